import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { cardStats } from '@/lib/rules/ccg/cards/stats';
import type { CardKind, NatureSymbol } from '@/lib/rules/ccg/cards/symbols';
import type { SnapshotNames } from '../snapshot';
import { indexWords } from '../words';
import { ccgHas, ccgIs, foundBy, nameWords, traitsOf } from './traits';

/** A card of the older game as the editor needs it: to show it in a list, to find it and to judge a deck by it. */
export interface CcgSnapshotCard {
  code: string;
  type: CardKind;
  setCode: string;
  number: string;
  /** English name, or the one its user typed in: what copies are counted by. */
  name: string;
  names: SnapshotNames;
  symbol: NatureSymbol;
  /** Jutsu have none. */
  entranceCost?: number;
  /** All its printed numbers by the names of lib/rules/ccg. */
  stats: Readonly<Record<string, number>>;
  traits: readonly string[];
  definition: CcgCard;
  releasedOn?: string;
  withdrawn?: boolean;
  nameWords: readonly string[];
  /** None: only the younger game's cards are known line by line. */
  lines: readonly (readonly string[])[];
  is: readonly string[];
  has: readonly string[];
  titleWords: string;
  words: string;
  popularity?: number;
}

/**
 * Pure, so that a browser makes one of a card its user typed in.
 * @param setNames of its set in all languages; none for a card of one's own.
 */
export function ccgSnapshotCard(
  card: CcgCard,
  { setNames = [], withdrawn = false }: { setNames?: readonly string[]; withdrawn?: boolean } = {},
): CcgSnapshotCard {
  const { titles, texts } = foundBy(card, setNames);
  const title = new Set(titles.flatMap(indexWords));
  const [setCode = '', number = ''] = card.code.split('-');
  return {
    code: card.code,
    type: card.kind,
    setCode,
    number,
    name: card.name.en,
    names: card.name,
    symbol: card.symbol,
    ...(card.kind === 'jutsu' ? {} : { entranceCost: card.entranceCost }),
    stats: cardStats(card),
    traits: traitsOf(card),
    definition: card,
    ...(withdrawn ? { withdrawn } : {}),
    nameWords: nameWords(card),
    lines: [],
    is: ccgIs(card),
    has: ccgHas(card),
    titleWords: [...title].join(' '),
    words: [...new Set(texts.flatMap(indexWords))].filter((word) => !title.has(word)).join(' '),
  };
}
