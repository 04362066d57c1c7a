import { describe, expect, it } from 'vitest';
import { fieldFrom, formQuery } from './form-query';

describe('formQuery', () => {
  it.each([
    [
      'leaves empty fields out',
      [
        ['q', ''],
        ['costMin', ' '],
        ['type', 'mission'],
      ],
      'type=mission',
    ],
    [
      'keeps every value of a repeated field',
      [
        ['set', 'KS'],
        ['set', 'SS'],
      ],
      'set=KS&set=SS',
    ],
    [
      'gives one order to the same choice',
      [
        ['type', 'mission'],
        ['q', 'lee'],
      ],
      'q=lee&type=mission',
    ],
    ['tidies what was typed', [['q', '  rock lee ']], 'q=rock+lee'],
    [
      'goes back to the first page',
      [
        ['page', '3'],
        ['q', 'a'],
      ],
      'q=a',
    ],
  ] as const)('%s', (_, fields, query) => {
    expect(formQuery(fields.map(([name, value]) => [name, value]))).toBe(query);
  });
});

describe('fieldFrom', () => {
  const params = new URLSearchParams('q=lee&set=KS&set=SS');
  it.each([
    [{ type: 'checkbox', name: 'set', value: 'SS', checked: false }, { checked: true }],
    [{ type: 'checkbox', name: 'set', value: 'XX', checked: true }, { checked: false }],
    [{ type: 'search', name: 'q', value: '' }, { value: 'lee' }],
    [{ type: 'number', name: 'costMin', value: '3' }, { value: '' }],
    [{ type: 'select-one', name: 'sort', value: 'cost' }, { value: '' }],
    [{ type: 'submit', name: '', value: 'Go' }, { value: 'Go' }],
  ])('%o → %o', (field, expected) => {
    fieldFrom(field, params);
    expect(field).toMatchObject(expected);
  });
});
