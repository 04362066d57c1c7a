import type { Effect } from '../../cards/effects/effect';
import type { Trait } from '../../cards/effects/trait';

/** What a mission's effects ask of the deck that brings it: told from their data, never from the text. */
export type Want =
  /** Your hidden characters: it moves them, puts one down, or gives them an AMBUSH line. */
  | { want: 'hidden' }
  /** Hidden enemies: it strikes or looks at them. */
  | { want: 'hidden-enemies' }
  /** Characters of this Power or more. */
  | { want: 'power'; atLeast: number }
  /** The strongest character there. */
  | { want: 'strongest' }
  /** Exactly so many characters of yours there. */
  | { want: 'exactly'; characters: number }
  /** Many characters: each of them gains. */
  | { want: 'many' }
  /** It gives Power tokens. */
  | { want: 'tokens' }
  /** It gives chakra. */
  | { want: 'chakra' }
  /** SCORE effects there. */
  | { want: 'score' }
  /** It takes one of your characters back to the hand, to be played again. */
  | { want: 'replay' }
  /** It makes the opponent discard from the hand. */
  | { want: 'their-hand' }
  /** Cards of a name, keyword or faction. */
  | { want: 'trait'; trait: Trait };

/** Each want once, in the order of the type above. */
export function missionWants(effects: readonly Effect[]): Want[] {
  const all = nodes(effects);
  const traits = all.flatMap(traitIn);
  return [
    ...(all.some(speaksOfOwnHidden) ? [{ want: 'hidden' } as const] : []),
    ...(all.some(speaksOfEnemyHidden) ? [{ want: 'hidden-enemies' } as const] : []),
    ...all.flatMap(powerAsked).slice(0, 1),
    ...(all.some(({ is }) => is === 'strongest' || is === 'soleStrongest') ? [{ want: 'strongest' } as const] : []),
    ...all.flatMap(numberAsked).slice(0, 1),
    ...(all.some(strengthensAll) ? [{ want: 'many' } as const] : []),
    ...(all.some((node) => node['do'] === 'powerup') ? [{ want: 'tokens' } as const] : []),
    ...(all.some((node) => node['grant'] === 'chakra' || node['do'] === 'gainChakra') ? [{ want: 'chakra' } as const] : []),
    ...(all.some((node) => node['grant'] === 'scoreTwice') ? [{ want: 'score' } as const] : []),
    ...(all.some(takesBack) ? [{ want: 'replay' } as const] : []),
    ...(all.some((node) => node['do'] === 'discard' && node['who'] === 'opponent') ? [{ want: 'their-hand' } as const] : []),
    ...traits.map((trait) => ({ want: 'trait', trait }) as const),
  ]; // prettier-ignore
}

type Node = Readonly<Record<string, unknown>>;

/** Every object in the data, from the outside in. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodes)];
}

function at(node: Node, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Node)[key] : undefined),
    node,
  );
}

function speaksOfOwnHidden(node: Node): boolean {
  return (
    node['do'] === 'putHidden' ||
    (node['hidden'] === true && node['side'] === 'friendly') ||
    node['timing'] === 'ambush'
  );
}

function speaksOfEnemyHidden({ hidden, side }: Node): boolean {
  return hidden === true && side !== 'friendly' && side !== 'yours';
}

/** A threshold of Power in a condition on characters, where the number stands in the data. */
function powerAsked(node: Node): Want[] {
  const least = at(node, 'power', 'atLeast') ?? at(node, 'printedPower', 'atLeast');
  return typeof least === 'number' ? [{ want: 'power', atLeast: least }] : [];
}

function numberAsked(node: Node): Want[] {
  const characters = at(node, 'is', 'exactly');
  const side = at(node, 'value', 'count', 'side');
  return typeof characters === 'number' && (side === 'friendly' || side === 'yours')
    ? [{ want: 'exactly', characters }]
    : [];
}

/** Power for every character there, whoever has it: more characters, more of it. */
function strengthensAll(node: Node): boolean {
  const amount = node['amount'];
  const plain = at(node, 'to', 'power') === undefined && at(node, 'to', 'is') === undefined;
  return node['grant'] === 'power' && typeof amount === 'number' && amount > 0 && plain && at(node, 'to', 'side') === undefined; // prettier-ignore
}

function takesBack(node: Node): boolean {
  const side = at(node, 'what', 'side');
  return node['do'] === 'return' && (side === 'friendly' || side === 'yours');
}

function traitIn(node: Node): Trait[] {
  return (['anyOf'] as const).flatMap((key) => (Array.isArray(node[key]) ? (node[key] as Trait[]) : []));
}
