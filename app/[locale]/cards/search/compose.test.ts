import { expect, it } from 'vitest';
import { composeCards } from './compose';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
}

it.each([
  ['typed', { q: ' naruto ' }, 'q', 'page=3', 'q=naruto'],
  ['ticked', { q: 'naruto', type: 'character' }, 'type', 'q=naruto', 'q=naruto type:character'],
  ['ticked beside another', { q: 'f:leaf', faction: ['Leaf Village', 'Akatsuki'] }, 'faction', 'q=f:leaf', 'q=faction:"Leaf Village",Akatsuki'],
  ['unticked', { q: 'naruto type:character' }, 'type', 'q=x', 'q=naruto'],
  ['ticked over an old address', { q: 'naruto', type: ['character', 'mission'], set: 'KS' }, 'type', 'q=naruto&set=KS&type=character', 'q=naruto type:character,mission&set=KS'],
  ['a number', { q: '', costMin: '2', costMax: '' }, 'costMin', 'costMin=1', 'q=chakra>=2'],
  ['typed over an old address', { q: 'naru', type: 'character' }, 'q', 'q=naruto&type=character', 'q=naru&type=character'],
  ['an order', { q: 'naruto sort:name', sort: 'cost' }, 'sort', 'q=naruto sort:name', 'q=naruto&sort=cost'],
  ['the button', { q: 'naruto', type: 'character' }, undefined, 'q=naruto&type=character', 'q=naruto&type=character'],
])('%s', async (_, fields, changed, address, expected) => {
  const composed = await composeCards(form(fields as Record<string, string>), changed, new URLSearchParams(address));
  expect(decodeURIComponent(composed.replaceAll('+', ' '))).toBe(expected);
}); // prettier-ignore
