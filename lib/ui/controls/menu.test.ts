import { expect, it } from 'vitest';
import { placeAfter } from './menu';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 3],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  // The page's own, as long as the list is closed.
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s leads from item %i of four to %s', (key, here, there) => expect(placeAfter(key, here, 4)).toBe(there));
