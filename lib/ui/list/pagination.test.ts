import { expect, it } from 'vitest';
import { pagesToName } from './pagination';

it.each([
  [1, 2, [1, 2]],
  [1, 10, [1, 2, 0, 10]],
  [4, 10, [1, 2, 3, 4, 5, 0, 10]],
  [5, 10, [1, 0, 4, 5, 6, 0, 10]],
  [10, 10, [1, 0, 9, 10]],
  [2, 3, [1, 2, 3]],
])('page %i of %i names %j', (page, pages, named) => expect(pagesToName(page, pages)).toEqual(named));
