import type { CardDifference, Difference } from './difference';
import type { DeckDraft, DraftFields } from './draft';

// Two versions of one deck made one, card by card and field by field, as the person says.

export type Side = 'mine' | 'theirs';

/** The side each point of a difference is taken from, by `cardKey` or name of the field; left out: mine. */
export type Picks = Readonly<Record<string, Side>>;

export function cardKey({ part, card }: Pick<CardDifference, 'part' | 'card'>): string {
  return `${part} ${card}`;
}

/**
 * A first proposal: what only one side has changed since `basis` comes from that side, so that nobody's work is lost.
 * Where both have, or where it is not known what both began from, it is mine.
 */
export function proposedPicks({ cards, fields }: Difference, basis: DeckDraft | undefined): Picks {
  const picks: Record<string, Side> = {};
  for (const row of cards) {
    const before = basis?.[row.part].find(({ code }) => code === row.card);
    const untouched = basis && row.mine === (before?.count ?? 0) && sameArtwork(row, before?.printing);
    picks[cardKey(row)] = untouched ? 'theirs' : 'mine';
  }
  for (const { field, mine } of fields) picks[field] = basis?.[field] === mine ? 'theirs' : 'mine';
  return picks;
}

function sameArtwork({ printings }: CardDifference, before: string | undefined): boolean {
  return !printings || printings.mine === before;
}

/** The deck that the picks make of both versions. Lines keep their order: theirs first, then those added from mine. */
export function merge(mine: DeckDraft, theirs: DeckDraft, { cards, fields }: Difference, picks: Picks): DeckDraft {
  const parts = { main: theirs.main, missions: theirs.missions, maybe: theirs.maybe };
  for (const row of cards) {
    if (picks[cardKey(row)] === 'theirs') continue;
    const own = mine[row.part].find(({ code }) => code === row.card);
    const others = parts[row.part];
    const stands = others.some(({ code }) => code === row.card);
    if (!own) parts[row.part] = others.filter(({ code }) => code !== row.card);
    else if (stands) parts[row.part] = others.map((line) => (line.code === row.card ? own : line));
    else parts[row.part] = [...others, own];
  }
  const own = fields.filter(({ field }) => picks[field] !== 'theirs').map(({ field }) => [field, mine[field]] as const);
  return { ...theirs, ...(Object.fromEntries(own) as Partial<DraftFields>), ...parts };
}
