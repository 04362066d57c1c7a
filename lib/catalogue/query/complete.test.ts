import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { complete } from './complete';
import { GAMES } from '../games';
import { fieldsOf } from './fields';
import { readQuery } from './grammar';
import { knownValues } from './values';

const inserts = (text: string, locale: (typeof LOCALES)[number] = 'en') =>
  complete(text, locale).options.map(({ insert }) => text.slice(0, complete(text, locale).from) + insert);

it.each([
  ['na', ['name:']],
  ['naruto po', ['naruto power:', 'naruto points:', 'naruto possédé:']],
  ['-kw', ['-kw:']],
  ['t:', ['t:Character', 't:Attachment', 't:Mission']],
  ['t:ch', ['t:Character']],
  ['f:sand,so', ['f:sand,"Sound Village"']],
  ['keyword:team', ['keyword:"Team 10"', 'keyword:"Team 7"', 'keyword:"Team 8"', 'keyword:"Team Baki"', 'keyword:"Team Dosu"', 'keyword:"Team Guy"']],
  ['k:"team 7', ['k:"Team 7"']],
  ['(does:stea', ['(does:chakra-steal']],
  ['sort:co', ['sort:cost', 'sort:cost-desc']],
  ['c:', ['c:0', 'c:1', 'c:2', 'c:3', 'c:4', 'c:5', 'c:6']],
  ['power>', ['power>0', 'power>1', 'power>2', 'power>3', 'power>4', 'power>5', 'power>6', 'power>chakra']],
  ['power>c', ['power>chakra']],
  ['c:2', []],
  ['c:2..', []],
  ['cn:', []],
  ['nothing:x', []],
  ['', []],
])('%s', (text, expected) => expect(inserts(text)).toEqual(expected)); // prettier-ignore

it('speaks the language of the page', () => {
  expect(inserts('słowo:"druż', 'pl')[0]).toBe('słowo:"Drużyna 10"');
  expect(inserts('робить:прих', 'uk')).toEqual(expect.arrayContaining(['робить:"Приховує ворога"']));
  expect(inserts('sortuj:kosz', 'pl')).toEqual(['sortuj:koszt', 'sortuj:koszt-malejąco']);
  expect(inserts('est:cont', 'fr')).toEqual(['est:continu']);
  expect(inserts('мова:фр', 'uk')).toEqual(['мова:fr']);
  expect(inserts('mot-', 'fr')).toEqual(['mot-clé:']);
  expect(inserts('motc', 'fr')).toEqual(['mot-clé:']);
  expect(inserts('slow', 'pl')).toEqual(['słowo:']);
});

it.each([
  ['rock le', { from: 0, text: 'rock le' }],
  ['t:character rock le', { from: 12, text: 'rock le' }],
  ['(gaara or kan', { from: 1, text: 'gaara or kan' }],
  ['name:roc', { from: 0, text: 'roc', before: 'name:' }],
  ['t:mission nom:"rock le', { from: 10, text: 'rock le', before: 'nom:' }],
  ['-n=roc', { from: 0, text: 'roc', before: '-n=' }],
  ['gaara !"rock l', { from: 6, text: 'rock l', before: '!' }],
  ['!ro', { from: 0, text: 'ro', before: '!' }],
  ['name:r', undefined],
  ['n', undefined],
  ['-na', undefined],
])('looks up names for the words of %s', (text, words) => expect(complete(text, 'en').words).toEqual(words));

it.each([
  ['set:', { from: 0, text: '', before: 'set:' }],
  ['naruto -e:ks,s', { from: 7, text: 's', before: '-e:ks,' }],
  ['набір:k', { from: 0, text: 'k', before: 'набір:' }],
  ['f:sand', undefined],
])('looks up sets for %s', (text, sets) => expect(complete(text, 'en').sets).toEqual(sets));

it.each(GAMES)('offers what the grammar understands: %s', (game) => {
  for (const locale of LOCALES)
    for (const field of fieldsOf(game).fields)
      for (const { insert } of complete(`${field}:`, locale, game).options)
        expect([insert, readQuery(insert, { game, owned: true, deck: true }).mistakes]).toEqual([insert, []]);
  expect(knownValues('does').length).toBeGreaterThan(30);
});
