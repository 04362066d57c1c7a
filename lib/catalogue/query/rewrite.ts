import { all, parts } from '@/lib/query/ast';
import type { ListFilter, RangeFilter } from '../card-query';
import { DEFAULT_GAME, type GameId } from '../games';
import type { CardTree, Setting } from './condition';
import { filterOf, type Filters, filterTree } from './filters';
import type { Asker } from './asker';
import { readQuery } from './grammar';
import { writeQuery } from './write';

/** What is not at hand where a query is answered is not lost where it is rewritten. */
const atHand = (game: GameId): Asker => ({ game, owned: true, deck: true });

// Changes to a typed query that a panel or a link asks for. What was typed stays as it was typed wherever it can.

/** The query with one filter set to what the panel says; nothing set: without it. */
export function withFilter(
  q: string,
  name: ListFilter | RangeFilter,
  filters: Filters,
  game: GameId = DEFAULT_GAME,
): string {
  const { tree, settings } = readQuery(q, atHand(game));
  const added = filterTree(name, filters);
  const gone = parts(tree).filter((part) => part.kind === 'leaf' && filterOf(part.condition) === name);
  return changed(q, tree, settings, gone, added);
}

/** What can be chosen of one's collection, as it is typed. */
export const HELD_CHOICES = { owned: 'owned>=1', missing: 'owned:0', wish: 'wish>=1', trade: 'trade>=1' } as const;
export type HeldChoice = keyof typeof HELD_CHOICES;
export const CHOICES = Object.keys(HELD_CHOICES) as HeldChoice[];

/** The query asking for this choice of the reader's collection, and for no other one; undefined: for none. */
export function withHeld(q: string, choice: HeldChoice | undefined): string {
  const { tree, settings } = readQuery(q, atHand(DEFAULT_GAME));
  const gone = parts(tree).filter(isHeld);
  return changed(q, tree, settings, gone, choice && readQuery(HELD_CHOICES[choice], atHand(DEFAULT_GAME)).tree);
}

/** The choice that a query makes of the reader's collection; undefined where it is none of these, or several. */
export function heldChoice(q: string): HeldChoice | undefined {
  const asked = parts(readQuery(q, atHand(DEFAULT_GAME)).tree)
    .filter(isHeld)
    .map((part) => writeQuery(part));
  return asked.length === 1 ? CHOICES.find((choice) => HELD_CHOICES[choice] === asked[0]) : undefined;
}

function isHeld(part: CardTree): boolean {
  return part.kind === 'leaf' && part.condition.on === 'owned';
}

/** The query without one of its parts, by its place among them. */
export function withoutPart(q: string, index: number, game: GameId = DEFAULT_GAME): string {
  const { tree, settings } = readQuery(q, atHand(game));
  const part = parts(tree)[index];
  return changed(q, tree, settings, part ? [part] : []);
}

/** The query without what it says of its order. */
export function withoutOrder(q: string, game: GameId = DEFAULT_GAME): string {
  const { tree, settings } = readQuery(q, atHand(game));
  const others = settings.filter(({ set }) => set !== 'sort' && set !== 'dir');
  return others.length === settings.length ? q : writeQuery(tree, others);
}

function changed(
  q: string,
  tree: CardTree,
  settings: readonly Setting[],
  gone: readonly CardTree[],
  added?: CardTree,
): string {
  const rest = parts(tree).filter((part) => !gone.includes(part));
  // A part that is a term of its own is cut out of the text; anything else is spelt anew.
  const spans = gone.flatMap((part) => (part.kind === 'leaf' && isTerm(q, part.span) ? [part.span] : []));
  if (tree.kind === 'any' || spans.length < gone.length)
    return writeQuery(all([...rest, ...(added ? [added] : [])]), settings);
  let text = q;
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from))
    text = `${text.slice(0, from)} ${text.slice(to)}`;
  return [text, ...(added ? [writeQuery(added)] : [])].join(' ').replace(/\s+/gu, ' ').trim();
}

function isTerm(q: string, { from, to }: { from: number; to: number }): boolean {
  return /^[\p{L}-]+\s*(?:[:=<>]|!=)/u.test(q.slice(from, to));
}
