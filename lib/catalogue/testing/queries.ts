import fc from 'fast-check';
import { TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { type CardQuery, EVERY_CARD, filtersOf, type Range } from '../card-query';
import type { Snapshot } from '../snapshot';

// Whatever may be asked of a catalogue, with its own words and values in it.

/** Each once; never none, so that there is something to choose from. */
function some(values: readonly string[]): string[] {
  const own = [...new Set(values)].filter(Boolean);
  return own.length > 0 ? own : ['naruto'];
}

/** Terms of every kind, put together in every way. */
function terms({ cards }: Snapshot): fc.Arbitrary<string> {
  const names = some(cards.flatMap(({ nameWords }) => nameWords));
  const keywords = some(cards.flatMap((card) => [...card.keywords, ...card.cares]));
  const number = fc.constantFrom('c', 'p', 'points', 'cn', 'power');
  const relation = fc.constantFrom(':', '=', '!=', '>', '<', '>=', '<=');
  const term = fc.oneof(
    fc.tuple(number, relation, fc.integer({ min: -1, max: 9 })).map((parts) => parts.join('')),
    fc.tuple(number, relation, number).map((parts) => parts.join('')),
    fc.tuple(number, fc.nat(9), fc.nat(9)).map(([field, from, to]) => `${field}:${from}..${to}`),
    fc.tuple(fc.constantFrom('n', 'v', 'o', 'name!', 'text'), fc.constantFrom(...names, 'chakra', '+1', 'ナルト', 'of')).map(([field, words]) => `${field.replace('!', '')}${field.endsWith('!') ? '=' : ':'}"${words}"`),
    fc.constantFrom(...names).map((words) => `n:${words.slice(0, 3)}`),
    fc.constantFrom('"rock lee"', '"power tokens"', '!gaara', '!"naruto uzumaki"', '/^[ns].*a$/', 'o:/powerup \\d/', 'v:/(b|c)[^a-e]{2,4}/', 'n:/ナ|砂/'),
    fc.constantFrom('r>=RA', 'r<UC', 'r!=c,uc', 'e:ks,ss', 'k:"team 7","team 8"', 't!=mission', 'f:leaf,sand', 'e:xx', 'k:nobody', 'cares:gaara'),
    fc.constantFrom('is:continuous', 'is:instant', 'is:vanilla', 'is:unique-text', 'is:upgrade', 'is:upgrade-target', 'is:mission', 'is:banned', 'is:variant,unconfirmed', 'has:ruling', 'has:keyword', 'legal:standard', 'banned:open', 'cn:m01', 'attach:character'),
    fc.tuple(fc.constantFrom('k', 'cares', 'line:(cares'), fc.constantFrom(...keywords)).map(([field, value]) => `${field}:"${value.replaceAll('"', '')}"${field.startsWith('line') ? ')' : ''}`),
    fc.constantFrom('sort:name', 'sort:cost-desc', 'dir:desc', 'lang:en', 'unique:cards', 'nmae:x', 'c:', 'o:/(/', '5..1', 'c:5..1'),
    fc.constantFrom('line:(fx:ambush does:hide)', 'line:(fx:main -does:draw o:chakra)', 'line:(is:continuous or c>4)', '-line:(fx:score)', 'line:(cares:gaara affects:enemy)'),
  ); // prettier-ignore
  const denied = term.map((one) => `-${one}`);
  return fc.oneof(
    { weight: 4, arbitrary: term },
    { weight: 2, arbitrary: denied },
    { weight: 2, arbitrary: fc.tuple(term, term).map(([a, b]) => `(${a} or ${b})`) },
    { weight: 1, arbitrary: fc.tuple(term, term, term).map(([a, b, c]) => `-(${a} or (${b} ${c}))`) },
    { weight: 1, arbitrary: fc.tuple(term, fc.constantFrom('naruto', 'sasuke', 'kunai')).map(([a, b]) => `${a} or -${b}`) },
  ); // prettier-ignore
}

/** Texts as people type them: words of the catalogue, cut off, misspelt, mixed with others. */
function texts(snapshot: Snapshot): fc.Arbitrary<string> {
  const lexicon = some(snapshot.cards.flatMap((card) => `${card.titleWords} ${card.words}`.split(' ')));
  const letter = fc.constantFrom(...'aeioukmnrst');
  const slip = fc.constantFrom(
    (word: string) => word,
    (word: string) => word.slice(0, Math.ceil(word.length / 2)),
    (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    (word: string, at: number, other: string) => word.slice(0, at) + other + word.slice(at + 1),
    (word: string, at: number, other: string) => word.slice(0, at) + other + word.slice(at),
  );
  const word = fc
    .tuple(fc.constantFrom(...lexicon), fc.array(fc.tuple(slip, fc.nat(), letter), { maxLength: 2 }))
    .map(([start, slips]) =>
      slips.reduce((text, [change, at, other]) => change(text, at % (text.length || 1), other), start),
    );
  const anything = fc.string({ unit: 'binary', maxLength: 8 });
  const filter = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('chakra', 'cost', 'power', 'points'),
        fc.constantFrom(':', '=', '>', '<', '>=', '<=', '!'),
        fc.integer({ min: -2, max: 8 }),
      )
      .map((parts) => parts.join('')),
    fc.constantFrom(
      'set:ks',
      'type:char',
      'faction:leaf',
      'keyword:"Team 7"',
      'keyword:team7',
      'rarity:ra',
      'attach:mission',
      'attach:x',
      'timing:ambush',
      'does:hide',
      'does:draws',
      'affects:enemy',
      'cares:tokens',
      'cares:"sound four"',
      'robi:ukrywa',
      'does:cook',
      'hides an enemy',
      'pioche',
      'cares about tokens',
      'frakcja:"Wioska Liścia"',
      'keyword:"Drużyna 7"',
      'typ:misja',
      'power:x',
    ),
    terms(snapshot),
  );
  return fc
    .array(
      fc.oneof({ weight: 12, arbitrary: word }, { weight: 8, arbitrary: filter }, { weight: 1, arbitrary: anything }),
      {
        minLength: 0,
        maxLength: 3,
      },
    )
    .map((all) => all.join(' '));
}

export function queries(snapshot: Snapshot): fc.Arbitrary<CardQuery> {
  const few = (values: readonly string[]): fc.Arbitrary<string[]> =>
    fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: fc.subarray([...values]) });
  const keywords = some(snapshot.cards.flatMap((card) => card.keywords)).slice(0, 5);
  const range: fc.Arbitrary<Range> = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ min: fc.integer({ min: -1, max: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ min: fc.integer({ min: -1, max: 4 }), max: fc.integer({ min: 4, max: 9 }) }) },
  );
  return fc
    .record({
      q: texts(snapshot),
      set: few(snapshot.sets.map(({ code }) => code)),
      type: few(CARD_TYPES),
      faction: few(FACTIONS),
      keyword: few([...keywords, 'Nobody']),
      rarity: few(RARITIES),
      timing: few(TIMING_VALUES),
      does: few(['hide-enemy', 'draw', 'powerup']),
      affects: few(['enemy', 'self']),
      cares: few(['tokens', 'Sound Four']),
      cost: range,
      power: range,
      points: range,
      sort: fc.constantFrom(...filtersOf('mythos').sorts),
      descending: fc.boolean(),
    })
    .map((query) => ({
      ...EVERY_CARD,
      ...query,
      size: 96,
      descending: query.descending && query.sort !== 'relevance',
    }));
}
