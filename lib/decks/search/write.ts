import { quoteIfNeeded, writeTree } from '@/lib/query/write';
import type { Condition, DeckTree } from './condition';
import { isJoining } from '@/lib/query/joining';
import { fieldCalled } from './vocabulary';

/** Conditions as text that is read back as the same conditions. */
export function writeQuery(tree: DeckTree): string {
  return writeTree(tree, writeCondition);
}

/** One condition as text. */
export function writeCondition(condition: Condition): string {
  switch (condition.field) {
    case 'name':
      return plainWords(condition.text) ? condition.text : `"${condition.text.replaceAll('"', '')}"`;
    case 'card':
    case 'mission':
      return `${condition.field}:${quoteIfNeeded(condition.text)}`;
    case 'keyword':
      return `keyword:${quoteIfNeeded(condition.keyword)}`;
    case 'faction':
      return `faction:${quoteIfNeeded(condition.faction)}`;
    case 'author':
      return `author:${quoteIfNeeded(condition.handle)}`;
    case 'tag':
      return `tag:${quoteIfNeeded(condition.tag)}`;
    case 'legal':
      return `legal:${condition.legal ? 'yes' : 'no'}`;
    case 'size':
    case 'likes':
      return `${condition.field}${relation(condition.relation)}${condition.value}`;
    case 'updated':
      return `updated${relation(condition.relation)}${condition.day}`;
  }
}

const relation = (sign: string) => (sign === '=' ? ':' : sign);

/** Words that stay words without quotes around them: none of them joins, and none is a field before a comparison. */
function plainWords(text: string): boolean {
  return (
    /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u.test(text) &&
    text.split(' ').every((word) => !isJoining(word) && !fieldCalled(word))
  );
}
