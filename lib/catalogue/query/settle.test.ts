import { expect, it } from 'vitest';
import { readSettledQuery, typedFilters } from './settle';

it('spells the filters of a text', () => {
  expect(typedFilters('naruto t:mission k:"team 7" c>3')).toEqual(['type type:mission', 'keyword keyword:"Team 7"', 'cost chakra>=4']); // prettier-ignore
  expect(typedFilters('naruto')).toEqual([]);
});

it.each([
  ['nothing was changed', 'q=lee type:character&type=character', { q: 'lee type:character', type: [] }],
  ['the box', 'q=lee t:mission&type=character', { q: 'lee t:mission', type: [] }],
  ['the panel', 'q=lee type:character&type=mission', { q: 'lee', type: ['mission'] }],
  ['unticked', 'q=lee type:character', { q: 'lee', type: [] }],
])('of a form without JavaScript: %s', (_, search, expected) => {
  const params = new URLSearchParams(search);
  params.append('typed', 'type type:character');
  expect(readSettledQuery(params)).toMatchObject({ query: expected, issues: [] });
});
