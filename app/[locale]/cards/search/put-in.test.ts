import { expect, it } from 'vitest';
import { putIn } from './put-in';

it.each([
  ['ty| chakra:3', { from: 0, insert: 'type:', whole: false }, 'type:| chakra:3'],
  ['c:3 t:mi| naruto', { from: 4, insert: 't:Mission', whole: true }, 'c:3 t:Mission |naruto'],
  ['rock le|', { from: 0, insert: 'Rock Lee', whole: true }, 'Rock Lee |'],
  ['(ty|) lee', { from: 1, insert: 'type:', whole: false }, '(type:|) lee'],
])('%s', (typed, suggestion, expected) => {
  const caret = typed.indexOf('|');
  const found = putIn(typed.replace('|', ''), caret, suggestion);
  expect(`${found.text.slice(0, found.caret)}|${found.text.slice(found.caret)}`).toBe(expected);
});
