import { getTranslations } from 'next-intl/server';
import { gameOf, today, type CardPool } from '@/lib/decks/cards/pool';
import { titleFinder } from '@/lib/decks/cards/title';
import type { DeckContent } from '@/lib/decks/contract';
import type { ImportedDeck, ImportProblem } from '@/lib/decks/text/import';
import { judge } from '@/lib/decks/verdict/judge';
import { describeViolation } from '@/lib/decks/verdict/words';
import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import { statistics } from '@/lib/rules/mythos/deck/statistics';

export interface ReportedProblem {
  line: number;
  /** "Line 3", in words. */
  place: string;
  text: string;
  message: string;
  choices: { code: string; label: string }[];
}

/** What was read from a text, in the reader's words. */
export interface ImportReport {
  content: DeckContent;
  /** Whether there is a card in it. */
  found: boolean;
  summary: string;
  problems: ReportedProblem[];
  problemsTitle: string;
  notes: string[];
  legal: boolean;
  verdict: string[];
  createLabel: string;
}

export async function reportOn(
  deck: ImportedDeck,
  name: string,
  pool: CardPool,
  locale: Locale,
): Promise<ImportReport> {
  const [t, tViolations] = await Promise.all([getTranslations('decks'), getTranslations('violations')]);
  const cardName = titleFinder(pool, locale);
  const { main, missions, maybe, problems } = deck;
  const format = deck.format ?? DEFAULT_FORMAT;
  const content: DeckContent = { name, description: '', format, visibility: 'private', main, missions, maybe };
  const { legal, violations } = judge(content, format, pool, today());
  const counts = statistics(content, pool);
  const aside = maybe.reduce((sum, { count }) => sum + count, 0);
  const understood = t('import.understood', {
    cards: t('count.cards', { count: counts.cards }),
    missions: t('count.missions', { count: counts.missions }),
  });
  return {
    content,
    found: main.length + missions.length + maybe.length > 0,
    summary: aside > 0 ? `${understood} ${t('import.maybe', { count: aside })}` : understood,
    problems: problems.map(({ line, text, candidates, ...problem }) => ({
      line,
      place: t('import.line', { line }),
      text,
      message: t(`import.reason.${reasonKey(problem.reason, candidates.length > 0)}`),
      choices: candidates.map((code) => ({ code, label: cardName(code) })),
    })),
    problemsTitle: t('import.problems', { count: problems.length }),
    notes: deck.notes.map(({ line, kind, code }) => t(`import.note.${kind}`, { line, card: cardName(code) })),
    legal,
    verdict: violations.map((violation) => describeViolation(violation, { t: tViolations, locale, cardName }).text),
    createLabel: problems.length > 0 ? t('import.createWithout', { count: problems.length }) : t('import.create'),
  };
}

function reasonKey(reason: ImportProblem['reason'], suggested: boolean): string {
  if (suggested && reason === 'unknown-name') return 'unknownNameNear';
  if (suggested && reason === 'unknown-code') return 'unknownCodeNear';
  return reason;
}

/** Game whose cards a pasted list is read with. */
export const IMPORT_GAME = gameOf(DEFAULT_FORMAT);
