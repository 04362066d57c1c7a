import { expect, it } from 'vitest';
import { showdown } from '@/lib/rules/ccg/showdown/showdown';
import { fieldsOf, readFight } from './fight-address';

it.each<[string, Record<string, string | string[]>, object | null]>([
  ['nobody attacks', {}, null],
  ['only blockers', { blocked: 'yes', k: '3' }, null],
  ['4 unblocked', { a: '4' }, { outcome: 'unblocked', rewards: 1 }],
  ['5 unblocked', { a: '3', b: '2' }, { outcome: 'unblocked', rewards: 2 }],
  ['by 4', { a: '7', blocked: 'yes', k: '2', l: '1' }, { outcome: 'less', winner: 'attack', damage: [{ of: 'K', amount: 1 }] }],
  ['by 5', { a: '8', blocked: 'yes', k: '2', l: '1' }, { outcome: 'more', damage: [{ of: 'K', condition: 'discarded' }, { of: 'L', condition: 'injured' }] }],
  ['an injured head is discarded', { a: '5', blocked: 'yes', k: '2', ki: '1' }, { damage: [{ of: 'K', condition: 'discarded' }] }],
  ['who blocks has blocked, with or without a tick', { a: '2', k: '9' }, { outcome: 'more', winner: 'block' }],
  ['support alone blocks as well', { a: '2', l: '1' }, { winner: 'attack', block: { total: 1 } }],
  ['nobody in the fields blocks nothing', { a: '2', k: ' ', l: '' }, { outcome: 'unblocked' }],
  ['blocked by nobody who is left', { a: '2', blocked: 'yes' }, { outcome: 'empty' }],
  ['a head that is gone', { b: '2', blocked: 'yes', k: '1' }, { outcome: 'less', winner: 'attack', attack: { total: 2 } }],
  ['mental power', { a: '1', by: 'mental', blocked: 'yes', k: '4' }, { winner: 'block', attack: { parts: [{ value: 'mental' }] } }],
  ['below 0', { a: '−2', blocked: 'yes', k: '-3' }, { winner: 'attack', difference: 1 }],
  ['an unknown contest is combat', { a: '5', by: 'chess' }, { attack: { parts: [{ value: 'combat' }] } }],
])('%s', (_, params, expected) => {
  const { fight, wrong } = readFight(params);
  expect(wrong).toEqual([]);
  if (expected === null) expect(fight).toBeUndefined();
  else expect(fight && showdown(fight)).toMatchObject(expected);
}); // prettier-ignore

it.each([['x'], ['1.5'], ['100'], ['-100'], ['1e1'], ['9'.repeat(5000)], ['<b>']])('%s is no number', (a) => {
  const { wrong, fight } = readFight({ a, b: '1' });
  expect([wrong, fight]).toEqual([['a'], undefined]);
});

it('tells of heads that are gone, not of teams that are', () => {
  expect(readFight({ b: '2', m: '1' }).headGone).toEqual(['a', 'k']);
  expect(readFight({ b: '2', k: '1', blocked: 'yes' }).headGone).toEqual(['a']);
  expect(readFight({ a: '2', blocked: 'yes' }).headGone).toEqual([]);
});

it.each([
  [{ a: '1', k: '4', by: 'mental' }, 'a=1&k=4&blocked=yes&by=mental'],
  [{ a: ' 1 ', ai: '1', l: 'x', mi: '2', by: 'chess' }, 'a=+1+&l=x&ai=1&blocked=yes'],
  [{ a: '2', blocked: 'yes' }, 'a=2&blocked=yes'],
  [{ a: '2' }, 'a=2'],
  [{}, ''],
])('shows in the fields what is counted: %j', (params, fields) => {
  expect(fieldsOf(readFight(params))).toBe(fields);
  expect(readFight(Object.fromEntries(new URLSearchParams(fields)))).toEqual(readFight(params));
});

it('takes a field given twice for an empty one', () => expect(readFight({ a: ['1', '2'] }).fight).toBeUndefined());
