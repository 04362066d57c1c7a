import { getTranslations } from 'next-intl/server';
import { today } from '@/lib/decks/cards/pool';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import { gameOfFormat } from '@/lib/decks/games/games';
import { titleFinder } from '@/lib/decks/cards/title';
import type { DeckContent } from '@/lib/decks/contract';
import type { ReadDeck } from '@/lib/decks/formats/file-format';
import { ownCodesIn } from '@/lib/decks/own/carried';
import type { LineChoice } from '@/lib/decks/text/choices';
import type { ImportProblem } from '@/lib/decks/text/import';
import { judge } from '@/lib/decks/verdict/judge';
import { describeViolation } from '@/lib/decks/verdict/words';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import { countWords } from '../count-words';

export interface ReportedProblem {
  line: number;
  /** "Line 3" in words, or where else it stands. */
  place: string;
  text: string;
  message: string;
  choices: { code: string; label: string }[];
  /** What was decided before: a code, or `out`. */
  chosen?: string;
}

/** What was read of one deck, in the reader's words. */
export interface DeckReport {
  content: DeckContent;
  /** Own cards that lie in it and that the reader gets with it. */
  ownCards: readonly CcgCard[];
  /** The deck it says it was taken from. */
  origin?: string;
  /** Whether there is a card in it. */
  found: boolean;
  summary: string;
  /** Its cards, part by part. */
  parts: { title: string; cards: string[] }[];
  problems: ReportedProblem[];
  problemsTitle: string;
  notes: string[];
  legal: boolean;
  verdict: string[];
  createLabel: string;
}

export async function reportOn(
  deck: ReadDeck,
  name: string,
  pool: CardPool,
  locale: Locale,
  choices: readonly LineChoice[] = [],
): Promise<DeckReport> {
  const [t, tDecks, tViolations] = await Promise.all([
    getTranslations('travel.import'),
    getTranslations('decks.deck'),
    getTranslations('violations'),
  ]);
  const cardName = titleFinder(pool, locale);
  const { main, missions, maybe, problems, description = '', format = DEFAULT_FORMAT } = deck;
  const content: DeckContent = { name, description, format, visibility: 'private', main, missions, maybe };
  const { legal, violations } = judge(content, format, pool, today());
  const place = (at: { line: number; place?: string }) => at.place ?? t('line', { line: at.line });
  const open = problems.filter(({ line }) => !choices.some((choice) => choice.line === line)).length;
  return {
    content,
    ownCards: (deck.ownCards ?? []).filter(({ code }) => ownCodesIn(content).includes(code)),
    ...(deck.origin === undefined ? {} : { origin: deck.origin }),
    found: main.length + missions.length + maybe.length > 0,
    summary: await summaryOf(deck, pool),
    parts: [
      { title: tDecks('missions'), lines: missions },
      { title: tDecks('cards'), lines: main },
      { title: tDecks('maybe'), lines: maybe },
    ].flatMap(({ title, lines }) => {
      const cards = lines.map(({ code, count, printing }) => `${count}× ${cardName(printing ?? code)}`);
      return cards.length > 0 ? [{ title, cards }] : [];
    }),
    problems: problems.map((problem) => ({
      line: problem.line,
      place: place(problem),
      text: problem.text,
      message: t(`reason.${reasonKey(problem.reason, problem.candidates.length > 0)}`),
      choices: problem.candidates.map((code) => ({ code, label: cardName(code) })),
      chosen: chosenFor(problem.line, choices),
    })),
    problemsTitle: t('problems', { count: problems.length }),
    notes: deck.notes.map((note) => {
      const text = t(`note.${note.kind}`, { card: cardName(note.code), printing: note.printing ?? '' });
      return t('at', { place: place(note), text });
    }),
    legal,
    verdict: violations.map((violation) => describeViolation(violation, { t: tViolations, locale, cardName }).text),
    createLabel: open > 0 ? t('createWithout', { count: open }) : t('create'),
  };
}

/** "30 cards, 3 missions and 2 cards under Maybe". */
export async function summaryOf(
  deck: Pick<ReadDeck, 'main' | 'missions' | 'maybe' | 'format'>,
  pool: CardPool,
): Promise<string> {
  const [t, tDecks] = await Promise.all([getTranslations('travel.import'), getTranslations('decks')]);
  const counts = gameOfFormat(deck.format ?? DEFAULT_FORMAT).statistics(deck, pool);
  const aside = deck.maybe.reduce((sum, { count }) => sum + count, 0);
  const understood = countWords(tDecks, counts);
  return aside > 0 ? `${understood} ${t('maybe', { count: aside })}` : understood;
}

function chosenFor(line: number, choices: readonly LineChoice[]): string | undefined {
  const choice = choices.find((one) => one.line === line);
  return choice && ('leaveOut' in choice ? 'out' : choice.code);
}

function reasonKey(reason: ImportProblem['reason'], suggested: boolean): string {
  if (suggested && reason === 'unknown-name') return 'unknownNameNear';
  if (suggested && reason === 'unknown-code') return 'unknownCodeNear';
  return reason;
}
