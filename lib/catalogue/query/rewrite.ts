import { all, parts } from '@/lib/query/ast';
import type { ListFilter, RangeFilter } from '../card-query';
import type { CardTree, Setting } from './condition';
import { filterOf, type Filters, filterTree } from './filters';
import { readQuery } from './grammar';
import { writeQuery } from './write';

// Changes to a typed query that a panel or a link asks for. What was typed stays as it was typed wherever it can.

/** The query with one filter set to what the panel says; nothing set: without it. */
export function withFilter(q: string, name: ListFilter | RangeFilter, filters: Filters): string {
  const { tree, settings } = readQuery(q);
  const added = filterTree(name, filters);
  const gone = parts(tree).filter((part) => part.kind === 'leaf' && filterOf(part.condition) === name);
  return changed(q, tree, settings, gone, added);
}

/** The query without one of its parts, by its place among them. */
export function withoutPart(q: string, index: number): string {
  const { tree, settings } = readQuery(q);
  const part = parts(tree)[index];
  return changed(q, tree, settings, part ? [part] : []);
}

/** The query without what it says of its order. */
export function withoutOrder(q: string): string {
  const { tree, settings } = readQuery(q);
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
