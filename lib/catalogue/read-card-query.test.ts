import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEEDS, REACHES, TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { EVERY_CARD, filtersOf, PAGE_SIZES, toSearchParams, VIEWS, withChanges, type CardQuery } from './card-query';
import { parseCardQuery, readCardQuery } from './read-card-query';

const read = (search: string) => readCardQuery(new URLSearchParams(search));

describe('readCardQuery', () => {
  it('reads nothing as everything', () => expect(read('')).toEqual({ query: EVERY_CARD, issues: [] }));

  it('reads what a form sends with all its empty fields', () => {
    expect(read('q=&set=&costMin=&costMax=3&sort=number&view=grid')).toEqual({
      query: { ...EVERY_CARD, cost: { max: 3 } },
      issues: [],
    });
  });

  it('reads the parameters as Next.js hands them over', () => {
    const { query } = readCardQuery({ q: 'naruto', set: ['SS', 'KS'], keyword: 'Team 7', page: undefined });
    expect(query).toMatchObject({ q: 'naruto', set: ['KS', 'SS'], keyword: ['Team 7'], sort: 'relevance' });
  });

  it.each([
    ['type=ninja', 'type', 'ninja', 'unknown-value'],
    ['set=a%20b', 'set', 'a b', 'unknown-value'],
    ['keyword=%00', 'keyword', '\0', 'unknown-value'],
    ['costMin=x', 'costMin', 'x', 'not-a-number'],
    ['costMin=1.5', 'costMin', '1.5', 'not-a-number'],
    ['costMin=1e9', 'costMin', '1e9', 'not-a-number'],
    ['powerMax=100', 'powerMax', '100', 'not-a-number'],
    ['page=0', 'page', '0', 'not-a-page'],
    ['page=-1', 'page', '-1', 'not-a-page'],
    ['page=99999999999999999999', 'page', '99999999999999999999', 'not-a-page'],
    ['size=25', 'size', '25', 'unknown-value'],
    ['sort=up', 'sort', 'up', 'unknown-value'],
    ['sort=relevance-desc', 'sort', 'relevance-desc', 'unknown-value'],
    ['view=list', 'view', 'list', 'unknown-value'],
    ['view=grid&view=table', 'view', 'grid', 'given-twice'],
    ['costMin=5&costMax=2', 'costMax', '2', 'range-reversed'],
  ])('leaves out %s and says so', (search, param, value, reason) => {
    const { issues } = read(`q=naruto&faction=Akatsuki&${search}`);
    expect(issues).toEqual([{ param, value, reason }]);
    expect(read(`q=naruto&faction=Akatsuki&${search}`).query).toMatchObject({ q: 'naruto', faction: ['Akatsuki'] });
    const strict = parseCardQuery(new URLSearchParams(search));
    expect(strict.ok ? [] : strict.errors.map(({ path }) => path)).toEqual([param]);
  });

  it.each([
    ['keyword=team+7&keyword=SANNIN', { keyword: ['Sannin', 'Team 7'] }],
    ['faction=leaf+village', { faction: ['Leaf Village'] }],
    ['faction=Léaf-Village', { faction: ['Leaf Village'] }],
    ['type=Character', { type: ['character'] }],
    ['rarity=ra', { rarity: ['RA'] }],
    ['set=ks', { set: ['KS'] }],
    ['does=DRAW', { does: ['draw'] }],
    // What only the cards know stands as it is typed, and is compared in any case.
    ['keyword=unheard+of', { keyword: ['unheard of'] }],
  ])('reads the values of %s in any case', (search, expected) => {
    expect(read(search).issues).toEqual([]);
    expect(read(search).query).toMatchObject(expected);
    expect(parseCardQuery(new URLSearchParams(search))).toMatchObject({ ok: true, query: expected });
  });

  it('keeps the good values beside a bad one', () => {
    expect(read('type=mission&type=ninja').query.type).toEqual(['mission']);
  });

  it('keeps the beginning of a text that is too long', () => {
    const { query, issues } = read(`q=${'x'.repeat(5000)}`);
    expect(query.q).toHaveLength(500);
    expect(issues).toMatchObject([{ param: 'q', reason: 'too-long' }]);
  });

  it('does not mind what is not its own, which the API refuses', () => {
    // As Next.js hands on `?constructor=z`: with what the name inherits from Object in front.
    const inherited = { constructor: [Object, 'z'], toString: [Object.prototype.toString, 'z'], set: 'KS' };
    expect(readCardQuery(inherited as unknown as Record<string, string[]>)).toMatchObject({
      query: { set: ['KS'] },
      issues: [],
    });
    expect(read('utm_source=x&__proto__=y&constructor=z').issues).toEqual([]);
    expect(parseCardQuery(new URLSearchParams('colour=red&__proto__=y'))).toEqual({
      ok: false,
      errors: [
        { path: 'colour', message: 'No such parameter' },
        { path: '__proto__', message: 'No such parameter' },
      ],
    });
  });

  it('reads any address', () => {
    const name = fc.constantFrom('q', 'set', 'type', 'costMin', 'costMax', 'page', 'size', 'sort', 'view', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (pairs) => {
        const { query } = readCardQuery(new URLSearchParams(pairs));
        expect(readCardQuery(toSearchParams(query))).toEqual({ query, issues: [] });
      }),
    );
  });
});

describe('toSearchParams', () => {
  it('leaves out what is at its default, in a fixed order', () => {
    expect(toSearchParams(EVERY_CARD).toString()).toBe('');
    const query = { ...EVERY_CARD, page: 2, set: ['SS', 'KS'], q: 'rock lee', sort: 'relevance' } as const;
    expect(toSearchParams({ ...query, set: [...query.set] }).toString()).toBe('q=rock+lee&set=KS&set=SS&page=2');
  });

  it('is read back as what it was', () => {
    const subset = (values: readonly string[]) => fc.subarray([...values].sort());
    const range = fc.oneof(
      fc.constant({}),
      fc.record({ min: fc.integer({ min: -5, max: 3 }) }),
      fc.record({ min: fc.integer({ min: -5, max: 3 }), max: fc.integer({ min: 3, max: 9 }) }),
    );
    const queries: fc.Arbitrary<CardQuery> = fc
      .record({
        q: fc.constantFrom('', 'naruto', 'Ґаара & co', 'a=b'),
        set: subset(['KS', 'SS']),
        type: subset(CARD_TYPES),
        faction: subset(FACTIONS),
        keyword: subset(['Team 7', 'Jutsu']),
        rarity: subset(RARITIES),
        timing: subset(TIMING_VALUES),
        does: subset(DEEDS),
        affects: subset(REACHES),
        cares: subset(['tokens', 'Summon']),
        cost: range,
        power: range,
        points: range,
        sort: fc.constantFrom(...filtersOf('mythos').sorts),
        descending: fc.boolean(),
        view: fc.constantFrom(...VIEWS),
        size: fc.constantFrom(...PAGE_SIZES),
        page: fc.integer({ min: 1, max: 1000 }),
      })
      .map((query) => ({ ...EVERY_CARD, ...query, descending: query.sort !== 'relevance' && query.descending }));
    fc.assert(
      fc.property(queries, (query) => {
        expect(readCardQuery(toSearchParams(query))).toEqual({ query, issues: [] });
        expect(parseCardQuery(toSearchParams(query))).toEqual({ ok: true, query });
      }),
    );
  });
});

it('starts anew on the first page when something changes', () => {
  const query = { ...EVERY_CARD, page: 3 };
  expect(withChanges(query, { q: 'x' }).page).toBe(1);
  expect(withChanges(query, { page: 4 }).page).toBe(4);
});

describe('the older game', () => {
  it('has filters of its own', () => {
    const { query, issues } = readCardQuery({ symbol: 'fire', entranceMax: '3', sort: 'combat-desc' }, 'ccg');
    expect(issues).toEqual([]);
    expect([query.symbol, query.entrance, query.sort, query.descending]).toEqual([
      ['fire'],
      { max: 3 },
      'combat',
      true,
    ]);
  });

  it.each([
    ['mythos', 'symbol', 'fire'],
    ['mythos', 'entranceMin', '1'],
    ['ccg', 'faction', 'Akatsuki'],
    ['ccg', 'powerMin', '1'],
  ] as const)('%s knows no %s', (game, param, value) => {
    expect(parseCardQuery(new URLSearchParams({ [param]: value }), game)).toMatchObject({ errors: [{ path: param }] });
    expect(readCardQuery({ [param]: value }, game).query).toEqual(EVERY_CARD);
  });

  it.each([
    ['mythos', 'combat'],
    ['ccg', 'power'],
  ] as const)('%s is not sorted by %s', (game, sort) => {
    expect(readCardQuery({ sort }, game).issues).toEqual([{ param: 'sort', value: sort, reason: 'unknown-value' }]);
  });
});
