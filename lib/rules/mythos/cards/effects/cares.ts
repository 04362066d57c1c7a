import type { Effect } from './effect';
import { type Care, CARES } from './facet-values';
import { type Trait, traitSchema } from './trait';

/** Which part of an effect shows which care: a key of the data, or a key with one of some values. */
const SIGNS: readonly [Care, Readonly<Record<string, readonly unknown[] | true>>][] = [
  ['hidden', { hidden: [true], from: ['hidden'], played: ['revealed'] }],
  ['tokens', { tokens: true, stat: ['tokens'], do: ['removeTokens', 'moveTokens'], grant: ['keepTokens', 'powerupBonus'], be: ['gainTokens'], losesTokens: true }], // prettier-ignore
  ['edge', { edge: true, do: ['gainEdge', 'giveEdge'] }],
  ['upgrades', { upgraded: true, from: ['stack'], card: ['covered'], grant: ['upgradeOver'] }],
  ['attachments', { holding: true, from: ['attachments'], type: ['attachment'], event: ['attached'] }],
  ['power', { power: true, printedPower: true, stat: ['power', 'printedPower'] }],
  ['cost', { cost: true, printedCost: true, stat: ['cost', 'printedCost'] }],
  ['extremes', { is: ['weakest', 'strongest', 'cheapest', 'soleStrongest'] }],
  ['hand', { from: ['hand'] }],
  ['deck', { from: ['deck'] }],
  ['discard', { from: ['discard'] }],
  ['standing', { you: true, event: ['missionLost'], who: ['losing'] }],
  ['control', { controlled: true, owned: true }],
  ['last-turn', { lastTurn: true }],
  ['passing', { event: ['passed'] }],
  ['round', { event: ['startOfRound', 'endOfRound', 'beforePower'], at: ['endOfRound'] }],
];

/** What the effects look at: told from the data, never from the text. */
export function caresOf(effects: readonly Effect[]): Care[] {
  const seen = new Set<Care>();
  for (const node of nodes(effects)) {
    for (const [key, value] of Object.entries(node)) {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const [care, signs] of SIGNS) {
        const sign = Object.hasOwn(signs, key) ? signs[key] : undefined;
        if (sign === true || sign?.some((one) => values.includes(one))) seen.add(care);
      }
    }
  }
  return CARES.filter((care) => seen.has(care));
}

/** Names, keywords and factions the effects speak of, each once. */
export function traitsOf(effects: readonly Effect[]): Trait[] {
  const found = new Map<string, Trait>();
  const note = (trait: Trait) => found.set(JSON.stringify(trait), trait);
  for (const node of nodes(effects)) {
    const trait = traitSchema.safeParse(node);
    if (trait.success) note(trait.data);
    if ('duel' in node && typeof node.duel === 'string') note({ name: node.duel });
  }
  return [...found.values()];
}

/** Every object in the data, from the outside in. */
function nodes(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(nodes)];
}
