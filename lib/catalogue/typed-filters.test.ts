import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { readTyped } from './typed-filters';

it.each([
  ['naruto', 'naruto', [], []],
  [
    'chakra:4 naruto power>=4',
    'naruto',
    [
      ['cost', ':', 4],
      ['power', '>=', 4],
    ],
    [],
  ],
  [
    'cost=0 POWER<-1',
    '',
    [
      ['cost', '=', 0],
      ['power', '<', -1],
    ],
    [],
  ],
  [
    'set:ks keyword:"Team 7" x',
    'x',
    [
      ['set', ['ks']],
      ['keyword', ['team7']],
    ],
    [],
  ],
  [
    'village:Leaf attach:mission',
    '',
    [
      ['faction', ['leafvillage', 'leaf']],
      ['attach', ['mission']],
    ],
    [],
  ],
  ['timing:ambush naruto', 'naruto', [['timing', 'ambush', ['ambush']]], []],
  ['fx:first', '', [['timing', 'first', ['firststrike']]], []],
  ['does:hide', '', [['does', 'hide', ['hide-enemy', 'hide-friendly']]], []],
  ['robi:"ukrywa wroga" x', 'x', [['does', 'ukrywawroga', ['hide-enemy']]], []],
  ['fait:pioche', '', [['does', 'pioche', ['draw']]], []],
  ['cares:tokens', '', [['cares', 'tokens', ['tokens']]], []],
  ['cares:"Sound Four"', '', [['cares', 'soundfour', []]], []],
  ['does:cook', '', [], ['does:cook']],
  // Fields and values by the words of the other languages.
  [
    'frakcja:"Wioska Liścia" koszt<=3',
    '',
    [
      ['faction', ['leafvillage', 'wioskaliscia']],
      ['cost', '<=', 3],
    ],
    [],
  ],
  [
    'mot-clé:"Équipe 7" coût>2',
    '',
    [
      ['keyword', ['team7', 'equipe7']],
      ['cost', '>', 2],
    ],
    [],
  ],
  [
    'тип:місія вартість:1',
    '',
    [
      ['type', ['mission', 'misiya']],
      ['cost', ':', 1],
    ],
    [],
  ],
  ['typ:misja', '', [['type', ['mission', 'misja']]], []],
  ['vise:ennemis', '', [['affects', 'ennemis', ['enemy']]], []],
  // Whole sentences on what cards do; what is left are words.
  ['hides an enemy', '', [['does', 'hideenemy', ['hide-enemy']]], []],
  ['naruto draws', 'naruto', [['does', 'draw', ['draw']]], []],
  ['Plays from discard', '', [['does', 'playdiscard', ['play-discard']]], []],
  ['ukrywa wroga', '', [['does', 'hideenemy', ['hide-enemy']]], []],
  ['приховує ворога', '', [['does', 'hideenemy', ['hide-enemy']]], []],
  ['cache un ennemi', '', [['does', 'hideenemy', ['hide-enemy']]], []],
  ['cares about tokens', '', [['cares', 'tokens', ['tokens']]], []],
  ['gaara cares about Summon', 'gaara', [['cares', 'summon', []]], []],
  ['cares about nothing', 'cares about nothing', [], []],
  ['drawstring', 'drawstring', [], []],
  ['affects>enemy', '', [], ['affects>enemy']],
  ['set>=KS power:x chakra:1.5', '', [], ['set>=KS', 'power:x', 'chakra:1.5']],
  ['constructor:x __proto__:y toString:z', '__proto__:y', [], ['constructor:x', 'toString:z']],
  // A colon of a name is no filter.
  ['Earth Style: Dark Swamp', 'Earth Style: Dark Swamp', [], []],
  ['a : b', 'a : b', [], []],
  ['"set:ks"', '"set:ks"', [], []],
])('%s', (q, text, filters, unknown) => {
  const typed = readTyped(q);
  expect(typed.text).toBe(text);
  expect(typed.filters.map((filter) => Object.values(filter))).toEqual(filters);
  expect(typed.unknown).toEqual(unknown);
});

it.each(LOCALES)('the examples shown in %s are understood', async (locale) => {
  const { search } = (await import(`@/lib/i18n/messages/${locale}/cards.json`)) as {
    search: { wordExamples: Record<string, { q: string }> };
  };
  for (const { q } of Object.values(search.wordExamples)) {
    const typed = readTyped(q);
    expect([q, typed.text, typed.unknown]).toEqual([q, '', []]);
    for (const filter of typed.filters)
      if ('values' in filter) expect([q, filter.values.length > 0]).toEqual([q, true]);
  }
});
