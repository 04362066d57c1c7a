import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import type { CcgSnapshotCard } from '@/lib/catalogue/ccg/snapshot-card';
import type { GameId } from '@/lib/catalogue/games';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { isYounger } from '../editor-context';
import type { DraftLine } from '@/lib/decks/edit/draft';
import type { Locale } from '@/lib/i18n/locales';
import { TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/traits';
import type { DeckPart } from '@/lib/decks/games/parts';
import { factionLabel, keywordLabel, rarityLabel } from '@/lib/rules/mythos/text/traits';

type Cards = ReadonlyMap<string, AnySnapshotCard>;

export const GROUPINGS = [
  'cost',
  'character',
  'faction',
  'keyword',
  'timing',
  'rarity',
  'kind',
  'symbol',
  'none',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What cards of a game have in common: of the others a view that was chosen among the other game's is as usual. */
export const GROUPINGS_OF: Readonly<Record<GameId, readonly Grouping[]>> = {
  mythos: ['cost', 'character', 'faction', 'keyword', 'timing', 'rarity', 'none'],
  ccg: ['cost', 'kind', 'symbol', 'none'],
};

export const ORDERS = ['name', 'cost', 'power', 'number'] as const;
export type Order = (typeof ORDERS)[number];

export interface Group {
  /** What its lines have in common; undefined: that they have none of it (a card without a keyword). */
  value: string | undefined;
  lines: readonly DraftLine[];
}

/**
 * Lines under what they have in common, those that have none of it last. A card of several keywords or timings stands
 * under each of them.
 */
export function grouped(lines: readonly DraftLine[], cards: Cards, by: Grouping, order: Order): Group[] {
  if (lines.length === 0) return [];
  const groups = new Map<string | undefined, DraftLine[]>();
  for (const line of inOrder(lines, cards, order)) {
    const values = valuesOf(line, cards.get(line.code), by);
    for (const value of values.length > 0 ? values : [undefined]) {
      const group = groups.get(value);
      if (group) group.push(line);
      else groups.set(value, [line]);
    }
  }
  const rank = rankOf(by);
  return [...groups]
    .map(([value, group]) => ({ value, lines: group }))
    .sort((a, b) => Number(a.value === undefined) - Number(b.value === undefined) || rank(a, b));
}

function valuesOf({ printing }: DraftLine, card: AnySnapshotCard | undefined, by: Grouping): readonly string[] {
  if (!card) return [];
  if (!isYounger(card)) return olderValues(card, by);
  switch (by) {
    case 'cost':
      return card.chakra === undefined ? [] : [String(card.chakra)];
    case 'character':
      return [card.name];
    case 'faction':
      return card.faction ? [card.faction] : [];
    case 'keyword':
      return card.keywords;
    case 'timing':
      return card.timing;
    case 'rarity': {
      const chosen = card.printings.find(({ id }) => id === printing) ?? card.printings[0];
      return chosen ? [chosen.rarity] : [];
    }
    case 'kind':
    case 'symbol':
    case 'none':
      return [];
  }
}

function olderValues({ entranceCost, type, symbol }: CcgSnapshotCard, by: Grouping): readonly string[] {
  if (by === 'cost') return entranceCost === undefined ? [] : [String(entranceCost)];
  if (by === 'kind') return [type];
  return by === 'symbol' ? [symbol] : [];
}

const SEQUENCES: Readonly<Partial<Record<Grouping, readonly string[]>>> = {
  faction: FACTIONS,
  rarity: RARITIES,
  timing: TIMING_VALUES,
  kind: CARD_KINDS,
  symbol: SYMBOLS,
};

/** Each kind of group in the order the game has, or else by name. */
function rankOf(by: Grouping): (a: Group, b: Group) => number {
  if (by === 'cost') return (a, b) => Number(a.value) - Number(b.value);
  const known = SEQUENCES[by];
  if (known) return (a, b) => known.indexOf(a.value ?? '') - known.indexOf(b.value ?? '');
  return (a, b) => ((a.value ?? '') < (b.value ?? '') ? -1 : 1);
}

/** What a group is called; undefined where its value is a number or there is none, and the caller has the words. */
export function groupLabel({ value, lines }: Group, by: Grouping, cards: Cards, locale: Locale): string | undefined {
  if (value === undefined) return undefined;
  switch (by) {
    case 'character': {
      const names = cards.get(lines[0]?.code ?? '')?.names;
      return names?.[locale] ?? value;
    }
    case 'faction': {
      const faction = FACTIONS.find((name) => name === value);
      return faction ? factionLabel(faction, locale) : value;
    }
    case 'keyword':
      return keywordLabel(value, locale);
    case 'timing':
      // Terms stay as printed in every language.
      return value === 'firststrike' ? 'FIRST STRIKE' : value.toUpperCase();
    case 'rarity': {
      const rarity = RARITIES.find((name) => name === value);
      return rarity ? rarityLabel(rarity, locale) : value;
    }
    case 'kind': {
      const kind = CARD_KINDS.find((one) => one === value);
      return kind ? kindLabel(kind, locale) : value;
    }
    case 'symbol': {
      const symbol = SYMBOLS.find((one) => one === value);
      return symbol ? signedSymbolLabel(symbol, locale) : value;
    }
    default:
      return undefined;
  }
}

/** By English name unless something else is asked for; then by code, so that versions stand together; unknown last. */
export function inOrder(lines: readonly DraftLine[], cards: Cards, order: Order = 'name'): DraftLine[] {
  const name = ({ code }: DraftLine) => `${cards.get(code)?.name ?? '\uFFFF'} ${code}`;
  const byName = (a: DraftLine, b: DraftLine) => (name(a) < name(b) ? -1 : 1);
  if (order === 'number') return lines.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  if (order === 'name') return lines.toSorted(byName);
  const value = ({ code }: DraftLine) => valueOf(cards.get(code), order) ?? Infinity;
  // Cheap cards first, strong ones first: as one looks for them. Missions have neither and stay by name.
  const sign = order === 'power' ? -1 : 1;
  return lines.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === y) return byName(a, b);
    return x === Infinity || y === Infinity ? x - y : sign * (x - y);
  });
}

/** What it costs to bring a card into play, or how strong it is. */
function valueOf(card: AnySnapshotCard | undefined, order: 'cost' | 'power'): number | undefined {
  if (!card) return undefined;
  if (isYounger(card)) return order === 'cost' ? card.chakra : card.power;
  return order === 'cost' ? card.entranceCost : card.stats['combat'];
}

/** A card may lie in two parts and stand in several groups: its rows are told apart by this. */
export function rowKey(part: DeckPart, code: string, group?: string): string {
  return group === undefined ? `${part}/${code}` : `${part}/${code}/${group}`;
}
