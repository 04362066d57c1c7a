import { getTranslations } from 'next-intl/server';
import type { ReadCollection } from '@/lib/collection/csv/read';
import { LISTS } from '@/lib/collection/lists';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import { titleFinder } from '@/lib/decks/cards/title';
import type { Locale } from '@/lib/i18n/locales';
import type { ImportReport } from './import-state';

/** Problems named one by one. */
const NAMED = 100;
const SUGGESTED = 3;

/** What was read of a file, before anything is changed. */
export async function reportOn(
  { entries, problems }: ReadCollection,
  pool: CardPool,
  locale: Locale,
): Promise<ImportReport> {
  const t = await getTranslations('collection');
  const cardName = titleFinder(pool, locale);
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' });
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
  const lists = LISTS.filter((list) => entries.some((entry) => entry.list === list));
  return {
    found: entries.length > 0,
    summary: t('import.summary', {
      printings: entries.length,
      copies: entries.reduce((sum, { count }) => sum + count, 0),
    }),
    problemsTitle: t('import.problems', { count: problems.length }),
    problems: problems.slice(0, NAMED).map(({ line, text, reason, candidates }) => ({
      line,
      place: t('import.line', { line }),
      text,
      message: [
        t(`import.reason.${reason}`),
        ...(candidates.length > 0
          ? [t('import.suggest', { names: anyOf.format(candidates.slice(0, SUGGESTED).map(cardName)) })]
          : []),
      ].join(' '),
    })),
    ...(problems.length > NAMED ? { more: t('import.moreProblems', { count: problems.length - NAMED }) } : {}),
    replaceText: t('import.replaceText', { lists: listed.format(lists.map((list) => t(`parts.${list}`))) }),
    submit: problems.length > 0 ? t('import.doWithout', { count: problems.length }) : t('import.do'),
  };
}
