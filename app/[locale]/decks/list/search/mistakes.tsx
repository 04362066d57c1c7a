import { getTranslations } from 'next-intl/server';
import type { Mistake } from '@/lib/decks/search/condition';
import type { Locale } from '@/lib/i18n/locales';
import { QueryMistakes, type ShownMistake } from '@/lib/ui/search/query-mistakes';
import { listAddress, type ListQuery } from '../query';

interface MistakesProps {
  locale: Locale;
  /** Path of the list. */
  base: string;
  query: ListQuery;
  mistakes: readonly Mistake[];
}

/** What of a query was not understood, what could stand there, and what was likely meant. The rest was searched for. */
export async function Mistakes({ locale, base, query, mistakes }: MistakesProps) {
  if (mistakes.length === 0) return null;
  const t = await getTranslations('deckSearch.mistakes');
  const shown = mistakes.map(({ code, ...mistake }): ShownMistake => {
    const { piece, field } = mistake;
    if (code === 'no-such-card' || code === 'no-such-author') return { ...mistake, said: t(code, { piece }) };
    const notADay = code === 'unknown-value' && field === 'updated';
    return { ...mistake, code, ...(notADay ? { said: t('not-a-date', { piece }) } : {}) };
  });
  return (
    <div className="mb-4">
      <QueryMistakes
        q={query.q}
        mistakes={shown}
        addressOf={(q) => `/${locale}${listAddress(base, { ...query, q, after: '' })}`}
      />
    </div>
  );
}
