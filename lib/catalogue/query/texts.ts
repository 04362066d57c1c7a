import { leaves } from '@/lib/query/ast';
import type { CardTree } from './condition';

/** The texts of free words in a query, each once: what a search engine is asked for. */
export function textsOf(tree: CardTree): string[] {
  return [...new Set(leaves(tree).flatMap((condition) => (condition.on === 'words' ? [condition.text] : [])))];
}

/** Those that a card is the better for: what is negated says nothing about the others. */
export function rankingTexts(tree: CardTree): string[] {
  const texts = (part: CardTree): string[] => {
    switch (part.kind) {
      case 'leaf':
        return part.condition.on === 'words' ? [part.condition.text] : [];
      case 'not':
        return [];
      case 'group':
        return texts(part.of);
      case 'all':
      case 'any':
        return part.of.flatMap(texts);
    }
  };
  return [...new Set(texts(tree))];
}
