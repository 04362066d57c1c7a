import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { profileOf } from '@/lib/accounts/own/profile';
import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { isSharedList } from '@/lib/collection/lists';
import { ownedCounts } from '@/lib/collection/store/read';
import { sharedList } from '@/lib/collection/store/share';
import { mythosPool, isReleased, today } from '@/lib/decks/cards/pool';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { EmptyState } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { Pagination } from '@/lib/ui/list/pagination';
import { ROWS, rowsOf } from '../../../collection/[list]/rows';
import { NothingHere, nothingHereMetadata } from '../../../nothing-here';
import '../../../collection/collection.css';

interface SharedListProps {
  params: Promise<{ locale: Locale; handle: string; list: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

/** A list that its owner shows, asked once for the metadata and the page together; undefined for everything else. */
const shown = cache(async (handle: string, list: string) => {
  if (!isSharedList(list)) return undefined;
  const person = await profileOf(handle);
  const entries = person && (await sharedList({ handle: person.handle, list, game: DEFAULT_GAME }));
  return entries && person ? { handle: person.handle, list, entries } : undefined;
});

export async function generateMetadata({ params }: SharedListProps): Promise<Metadata> {
  const { locale, handle, list } = await params;
  const found = await shown(handle, list);
  if (!found) return nothingHereMetadata();
  const t = await getTranslations('collection.shared');
  return pageMetadata({
    locale,
    path: `/u/${found.handle}/${found.list}`,
    title: t(`${found.list}Of`, { handle: found.handle }),
    indexed: false,
  });
}

/** What somebody wishes for or trades, for everyone; to who is signed in it says what fits their own lists. */
export default async function SharedList({ params, searchParams }: SharedListProps) {
  const [{ locale, handle, list: name }, search] = await Promise.all([params, searchParams]);
  const found = await shown(handle, name);
  if (!found) return <NothingHere />;
  const { list } = found;
  const viewer = await currentUser();
  const [t, pool, mine] = await Promise.all([
    getTranslations('collection.shared'),
    mythosPool(),
    // What one trades is looked for on others' wish lists, and the other way round.
    viewer && viewer.handle !== found.handle
      ? ownedCounts({ userId: viewer.id, game: DEFAULT_GAME }, { list: list === 'wish' ? 'trade' : 'wish' })
      : undefined,
  ]);
  // As in decks: of a set that is not out yet others are shown nothing.
  const day = today();
  const entries = found.entries.filter(({ printing }) => {
    const card = pool.get(printing);
    return card && isReleased(card, day);
  });
  const counts = new Map(entries.map(({ printing, count }) => [printing, count]));
  const all = rowsOf({ list, set: undefined, show: 'have', page: 1, entry: undefined }, entries, pool, locale);
  const pages = Math.max(1, Math.ceil(all.length / ROWS));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.page)) || 1));
  const fitting = mine ? all.filter(({ printing }) => mine.has(printing)).length : 0;
  return (
    <Page
      title={t(`${list}Of`, { handle: found.handle })}
      lead={<Link href={`/u/${found.handle}`}>{t('profile', { handle: found.handle })}</Link>}
    >
      {all.length === 0 && <EmptyState title={t('empty')} />}
      {fitting > 0 && <p className="mb-3 font-semibold">{t(`${list}Fits`, { count: fitting })}</p>}
      <ul className="count-rows">
        {all.slice((page - 1) * ROWS, page * ROWS).map(({ printing, code, name: card, version, rarity, note }) => (
          <li key={printing} className="count-row" data-held={mine?.has(printing) || undefined}>
            <div className="count-card">
              <span className="count-name">{code ? <Link href={`/cards/${code}`}>{card}</Link> : card}</span>
              <span className="count-version">
                {version && <span>{version}</span>}
                <span className="count-code">{printing}</span>
              </span>
              {note && (
                <span dir="auto" className="block text-sm wrap-anywhere">
                  {note}
                </span>
              )}
              {mine?.has(printing) && (
                <span className="block text-sm font-semibold text-good">✓ {t(`${list}Fit`)}</span>
              )}
            </div>
            {rarity && <span className="count-rarity">{rarity}</span>}
            <span className="min-w-8 text-center font-bold tabular-nums">{counts.get(printing)}×</span>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        href={(to) => `/${locale}/u/${found.handle}/${list}${to > 1 ? `?page=${to}` : ''}`}
      />
    </Page>
  );
}
