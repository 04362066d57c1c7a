import type { Tree } from './ast';

/** The one spelling of a tree. `write` spells a condition so that it stands by itself beside others. */
export function writeTree<C>(tree: Tree<C>, write: (condition: C) => string): string {
  switch (tree.kind) {
    case 'leaf':
      return write(tree.condition);
    case 'not':
      return `-${single(tree.of, write)}`;
    case 'group':
      return `${tree.name}:(${writeTree(tree.of, write)})`;
    case 'all':
      return tree.of
        .map((part) => (part.kind === 'any' ? `(${writeTree(part, write)})` : writeTree(part, write)))
        .join(' ');
    case 'any':
      return tree.of.map((part) => writeTree(part, write)).join(' or ');
  }
}

function single<C>(tree: Tree<C>, write: (condition: C) => string): string {
  const written = writeTree(tree, write);
  const simple = tree.kind === 'group' || (tree.kind === 'leaf' && !/^[^"/]*\s/.test(written));
  return simple ? written : `(${written})`;
}

/** A text as a value: in quotes where it would fall apart without. */
export function quoteIfNeeded(text: string): string {
  return /^[\p{L}\p{N}_-]+$/u.test(text) ? text : `"${text.replaceAll('"', '')}"`;
}
