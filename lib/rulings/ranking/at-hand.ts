import { words } from '@/lib/catalogue/fold';
import type { Locale } from '@/lib/i18n/locales';
import type { RulingAtHand } from '../at-hand';
import { plainText } from '../markup';
import { rank, type RankedDocument } from './score';

/** Names of a card by language, and whether it is a character: others are called by common words. */
export interface NamedCard {
  names: Readonly<Record<string, string | undefined>>;
  type: string;
}

/** A ruling is an answer while its score is at least this part of the best one's. */
const NEARLY = 0.4;

/**
 * Rulings for a question as people type it, best first, over those that a device keeps: in the order in which the site
 * would rank the same ones. All of them, in their own order, where nothing is asked.
 */
export function findAtHand(
  question: string,
  rulings: readonly RulingAtHand[],
  locale: Locale,
  cardOf: (code: string) => NamedCard | undefined,
): readonly RulingAtHand[] {
  if (question === '') return rulings;
  const { ranked } = rank(
    question,
    rulings.map((ruling) => documentOf(ruling, cardOf)),
    locale,
  );
  const bySlug = new Map(rulings.map((ruling) => [ruling.slug, ruling]));
  const least = (ranked[0]?.score ?? 0) * NEARLY;
  return ranked.flatMap(({ key, score }) => (score >= least ? (bySlug.get(key) ?? []) : []));
}

function documentOf(
  { slug, question, short, why, status, cards }: RulingAtHand,
  cardOf: (code: string) => NamedCard | undefined,
): RankedDocument {
  return {
    key: slug,
    title: words(question),
    short: words(plainText(short)),
    about: words(slug),
    text: words(plainText(why)),
    names: cards.flatMap((card) => {
      const { names, type } = cardOf(card) ?? { names: {}, type: '' };
      const all = Object.values(names).flatMap((name) => name ?? []);
      return all.map((name) => ({ words: words(name), whole: type !== 'character', card }));
    }),
    official: status === 'official',
  };
}
