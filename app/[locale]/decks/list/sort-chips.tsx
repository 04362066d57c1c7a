import { getTranslations } from 'next-intl/server';
import { SORTS } from '@/lib/decks/lists/cursor';
import { Link } from '@/lib/i18n/navigation';
import { listAddress, type ListQuery } from './query';

/** In which order the decks stand. Links: each order has its address. */
export async function SortChips({ base, query }: { base: string; query: ListQuery }) {
  const t = await getTranslations('deckSearch');
  return (
    <nav aria-label={t('sort.label')} className="mb-4 flex flex-wrap gap-2">
      {SORTS.map((sort) => (
        <Link
          key={sort}
          href={listAddress(base, { ...query, sort, after: '' })}
          className="chip"
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {t(`sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}
