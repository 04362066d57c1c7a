import { type Copies, sumOf } from './card';
import { CHEAP } from './mission-service';
import { odds, type Odds } from './odds';

/** Cards that would do one job, whose odds are worth knowing. */
export type OddsGroup =
  | { kind: 'card'; code: string }
  /** All versions of a character: its English name. */
  | { kind: 'name'; name: string }
  /** Characters to begin with, of cost 2 or less. */
  | { kind: 'cheap' }
  | { kind: 'ambush' }
  | { kind: 'attachments' }
  | { kind: 'keyword'; keyword: string }
  /** Cards somebody picked. */
  | { kind: 'own'; codes: readonly string[] };

export interface GroupOdds {
  group: OddsGroup;
  copies: number;
  odds: Odds[];
}

/** Keywords that most cards share are the deck itself, those of one card are that card. */
const KEYWORDS = 3;

/** Groups of a deck with two cards or more in each: jobs, characters with versions, its foremost keywords. */
export function groupOdds(cards: readonly Copies[]): GroupOdds[] {
  const names = new Map<string, Copies[]>();
  const keywords = new Map<string, Copies[]>();
  for (const one of cards) {
    if (one.card.type === 'character') names.set(one.card.name, [...(names.get(one.card.name) ?? []), one]);
    for (const keyword of one.card.keywords) keywords.set(keyword, [...(keywords.get(keyword) ?? []), one]);
  }
  const most = (groups: Map<string, Copies[]>) =>
    [...groups].filter(([, members]) => members.length > 1).sort((a, b) => sumOf(b[1]) - sumOf(a[1]) || (a[0] < b[0] ? -1 : 1)); // prettier-ignore
  const found: [OddsGroup, Copies[]][] = [
    [{ kind: 'cheap' }, cards.filter(({ card }) => card.type === 'character' && (card.chakra ?? 0) <= CHEAP)],
    [{ kind: 'ambush' }, cards.filter(({ card }) => card.timing.includes('ambush'))],
    [{ kind: 'attachments' }, cards.filter(({ card }) => card.type === 'attachment')],
    ...most(names).map(([name, members]) => [{ kind: 'name', name } as const, members] as [OddsGroup, Copies[]]),
    ...most(keywords)
      .slice(0, KEYWORDS)
      .map(([keyword, members]) => [{ kind: 'keyword', keyword } as const, members] as [OddsGroup, Copies[]]),
  ];
  return found.flatMap(([group, members]) => (members.length > 0 ? [reckoned(cards, group, sumOf(members))] : []));
}

/** Each card of a deck by itself, in the deck's order. */
export function cardOdds(cards: readonly Copies[]): GroupOdds[] {
  return cards.map(({ card, count }) => reckoned(cards, { kind: 'card', code: card.code }, count));
}

/** A group somebody picked, by the codes of cards; undefined when none of them is in the deck. */
export function ownOdds(cards: readonly Copies[], picked: readonly string[]): GroupOdds | undefined {
  const members = cards.filter(({ card }) => picked.includes(card.code));
  if (members.length === 0) return undefined;
  return reckoned(cards, { kind: 'own', codes: members.map(({ card }) => card.code) }, sumOf(members));
}

function reckoned(cards: readonly Copies[], group: OddsGroup, copies: number): GroupOdds {
  return { group, copies, odds: odds({ deck: sumOf(cards), copies }) };
}
