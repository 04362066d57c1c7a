import type { Violation } from '../games/game';
import { dayIn } from './days';

// A violation in words: what is wrong and what would fix it. On the server and in the editor alike; the caller brings
// the words, since each has a translator at hand.

/** A translator of the namespace `violations`: what next-intl gives. */
export type ViolationTranslator = (key: string, values?: Record<string, string | number>) => string;

export interface ViolationWords {
  /** "28 of 30 cards", without a full stop. */
  sentence: string;
  /** "add 2": begins small, as it follows the sentence. */
  remedy: string;
  /** Both as one sentence: "28 of 30 cards: add 2." */
  text: string;
  /** The rule it rests on. `href` (a path without its language) where the site explains it. */
  rule: { name: string; href?: string };
}

interface Wording {
  t: ViolationTranslator;
  locale: string;
  /** What to call a card; the code itself when nothing is known under it. */
  cardName: (code: string) => string;
}

/** Cards named in one sentence; further ones are counted. */
const NAMED = 5;

/** Paragraphs of the rulebook that explain the rules decks are judged by; the rulebook says so itself (`cited`). */
export const PARAGRAPH_OF: Readonly<Record<string, string>> = { D2: '3.6', D3: '3.1', D4: '3.4' };
/** The same of the older game's. */
export const OLDER_PARAGRAPH_OF: Readonly<Record<string, string>> = {
  'deck.size': '1.1',
  'deck.ninja': '1.2',
  'deck.names': '1.3',
};

export function describeViolation(violation: Violation, { t, locale, cardName }: Wording): ViolationWords {
  const values: Record<string, string | number> = { ...violation.params };
  if ('releasedOn' in violation.params) values['releasedOn'] = dayIn(violation.params.releasedOn, locale);
  if (violation.ruleRef === 'ban-list') {
    const until = 'until' in violation.params ? violation.params.until : undefined;
    values['until'] = until === undefined ? 'none' : dayIn(until, locale);
  }
  if ('cards' in violation) {
    values['cards'] = listOf(violation.cards.map(cardName), { t, locale });
    // One card in question, named or not, is spoken of in the singular.
    values['size'] = Math.max(violation.cards.length, 1);
  }
  const sentence = t(`${violation.code}.sentence`, values);
  const remedy = t(`${violation.code}.remedy`, values);
  return {
    sentence,
    remedy,
    text: t('summary', { sentence, remedy }),
    rule: {
      name: t(`rules.${violation.ruleRef}`),
      ...explained(violation.ruleRef),
    },
  };
}

function explained(ruleRef: string): { href?: string } {
  const [book, number] = PARAGRAPH_OF[ruleRef]
    ? ['/rules', PARAGRAPH_OF[ruleRef]]
    : ['/ccg/rules', OLDER_PARAGRAPH_OF[ruleRef]];
  return number ? { href: `${book}/${number.split('.')[0]}#r${number}` } : {};
}

function listOf(names: readonly string[], { t, locale }: Omit<Wording, 'cardName'>): string {
  if (names.length === 0) return t('someCard');
  const rest = names.length - NAMED;
  const shown = rest > 1 ? [...names.slice(0, NAMED), t('more', { count: rest })] : names;
  return new Intl.ListFormat(locale).format(shown);
}
