import type { Characters } from '../../cards/effects/expression';
import type { Trait } from '../../cards/effects/trait';
import type { Copies, NumbersCard } from './card';

/** One card of a chain, and where it stands in it: 0 for the cheapest. Cards of one cost share a step. */
export interface ChainNode {
  code: string;
  count: number;
  chakra: number;
  power: number;
  step: number;
  /** Of another name than the chain. */
  aside?: true;
}

/** `over` can be played onto `from`, for the difference of their costs (001, "Upgrading"). */
export interface ChainEdge {
  from: string;
  over: string;
  /** Chakra it takes: the difference of the printed costs. */
  pays: number;
  /** Set where the text allows it and not the name. */
  byText?: true;
}

export interface Chain {
  /** The English name that its cards share; of cards joined by their texts, that of the cheapest. */
  name: string;
  /** By cost, then code. */
  nodes: ChainNode[];
  /** Each card to those of the next higher cost of its name; by text, where no other way leads there. */
  edges: ChainEdge[];
}

/** A card whose text lets it go over whole kinds of characters ("over any of cost 4 or less"): to be told, not drawn. */
export interface WideUpgrade {
  code: string;
  count: number;
  /** The cards of this deck it can go over, by cost. */
  over: string[];
}

/**
 * What in a deck can be played over what: namesakes by rising cost, and what texts that name names add ("over any
 * Kiba"). Only chains of two cards or more; the longest first, then by name.
 */
export function chains(cards: readonly Copies[]): Chain[] {
  const characters = cards.filter(({ card }) => card.type === 'character').sort(byCost);
  const edges = [...byName(characters), ...byTexts(characters)];
  return joined(characters, edges)
    .flatMap((members) => (members.length > 1 ? [chainOf(members, edges)] : []))
    .sort((a, b) => b.nodes.length - a.nodes.length || (a.name < b.name ? -1 : 1));
}

function byName(characters: readonly Copies[]): ChainEdge[] {
  return characters.flatMap(({ card }) => {
    const dearer = characters.filter((other) => other.card.name === card.name && costOf(other.card) > costOf(card));
    const next = Math.min(...dearer.map((other) => costOf(other.card)));
    return dearer.filter((other) => costOf(other.card) === next).map((other) => edge(card, other.card));
  });
}

/** A text that asks for more than what is printed on the card below is taken to be met. Only texts that meet any. */
export function wideUpgrades(cards: readonly Copies[]): WideUpgrade[] {
  const characters = cards.filter(({ card }) => card.type === 'character').sort(byCost);
  return characters.flatMap(({ card, count }) => {
    const wide = overs(card).filter((what) => !namesNames(what));
    const over = wide.flatMap((what) => below(card, what, characters)).map(({ code }) => code);
    return over.length > 0 ? [{ code: card.code, count, over }] : [];
  });
}

function byTexts(characters: readonly Copies[]): ChainEdge[] {
  return characters.flatMap(({ card: over }) =>
    overs(over)
      .filter(namesNames)
      .flatMap((what) => below(over, what, characters))
      .map((card) => ({ ...edge(card, over), byText: true as const })),
  );
}

function namesNames({ anyOf }: Characters): boolean {
  return anyOf !== undefined && anyOf.every((trait) => 'name' in trait);
}

/** Cards of other names that one may go over by its text; those of its own name it may go over anyway. */
function below(over: NumbersCard, what: Characters, characters: readonly Copies[]): NumbersCard[] {
  return characters.flatMap(({ card }) =>
    card.name !== over.name && costOf(card) < costOf(over) && fits(card, what) ? [card] : [],
  );
}

function overs({ effects = [] }: NumbersCard): Characters[] {
  return effects.flatMap((effect) =>
    effect.kind === 'static'
      ? effect.grants.flatMap((grant) => (grant.grant === 'upgradeOver' ? [grant.what] : []))
      : [],
  );
}

function fits(card: NumbersCard, { anyOf, noneOf, printedCost }: Characters): boolean {
  if (anyOf && !anyOf.some((trait) => has(card, trait))) return false;
  if (noneOf?.some((trait) => has(card, trait))) return false;
  const most = printedCost && 'atMost' in printedCost ? printedCost.atMost : undefined;
  return typeof most !== 'number' || costOf(card) <= most;
}

function has(card: NumbersCard, trait: Trait): boolean {
  if ('faction' in trait) return card.faction === trait.faction;
  if ('keyword' in trait) return card.keywords.includes(trait.keyword);
  if ('name' in trait) return card.name === trait.name;
  return card.name.includes(trait.family);
}

/** Cards that edges join, in groups; each group by cost, the cards of no edge alone. */
function joined(characters: readonly Copies[], edges: readonly ChainEdge[]): Copies[][] {
  const group = new Map(characters.map(({ card }) => [card.code, card.code]));
  for (const { from, over } of edges) {
    const [keep, gone] = [group.get(from), group.get(over)];
    for (const [code, name] of group) if (name === gone && keep !== undefined) group.set(code, keep);
  }
  const groups = new Map<string, Copies[]>();
  for (const one of characters) {
    const name = group.get(one.card.code) ?? one.card.code;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}

function chainOf(members: readonly Copies[], edges: readonly ChainEdge[]): Chain {
  const costs = [...new Set(members.map(({ card }) => costOf(card)))];
  const name = members[0]?.card.name ?? '';
  const codes = new Set(members.map(({ card }) => card.code));
  return {
    name,
    nodes: members.map(({ card, count }) => ({
      code: card.code,
      count,
      chakra: costOf(card),
      power: card.power ?? 0,
      step: costs.indexOf(costOf(card)),
      ...(card.name === name ? {} : { aside: true as const }),
    })),
    edges: withoutShortcuts(edges.filter(({ from }) => codes.has(from))),
  };
}

/** By way of another card the same one is reached for the same chakra in all: the line would only lie over the others. */
function withoutShortcuts(edges: readonly ChainEdge[]): ChainEdge[] {
  const reaches = (from: string, to: string): boolean =>
    edges.some((one) => one.from === from && (one.over === to || reaches(one.over, to)));
  return edges.filter(
    ({ from, over, byText }) => !byText || !edges.some((one) => one.from === from && reaches(one.over, over)),
  );
}

function edge(card: NumbersCard, over: NumbersCard): ChainEdge {
  return { from: card.code, over: over.code, pays: costOf(over) - costOf(card) };
}

function costOf({ chakra = 0 }: NumbersCard): number {
  return chakra;
}

function byCost(a: Copies, b: Copies): number {
  return costOf(a.card) - costOf(b.card) || (a.card.code < b.card.code ? -1 : 1);
}
