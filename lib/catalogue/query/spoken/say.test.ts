import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { readQuery } from '../grammar';
import { sayQuery } from './say';

const names = { set: (code: string) => code, character: (english: string) => english };
const say = (text: string, locale: (typeof LOCALES)[number] = 'en') => {
  const { tree, settings } = readQuery(text);
  return sayQuery(tree, settings, locale, names);
};

it.each([
  ['', 'all cards'],
  ['t:character k:"Team 7" c<=3 does:hide-enemy', 'characters of Team 7 that cost 3 or less and hide an enemy'],
  ['naruto', 'cards that match “naruto”'],
  ['t:mission', 'missions'],
  ['f:sand -does:draw p:2..4', 'cards of Sand Village that do not draw and have Power 2 to 4'],
  ['does:hide', 'cards that hide an enemy or hide your own'],
  [
    'c<=3 does:hide affects:enemy',
    'cards that cost 3 or less, (hide an enemy or hide your own) and act on enemy characters',
  ],
  ['-does:hide', 'cards that do not hide an enemy and do not hide your own'],
  ['-is:continuous has:ruling', 'cards that are not continuous and have a ruling'],
  // Labels within a sentence are small, brackets stand only where they are needed, and cards are many.
  ['affects:hand,opponent-hand', 'cards that act on your hand or the opponent’s hand'],
  ['affects:opponent-hand', 'cards that act on the opponent’s hand'],
  ['cares:summon,tokens', 'cards that look at Power tokens or summon'],
  ['-(is:continuous or is:instant)', 'cards that are not continuous and are not instant'],
  ['c:1 -(is:continuous or is:instant)', 'cards that cost 1 and (are not continuous and are not instant)'],
  ['-(is:continuous is:instant)', 'cards that are not continuous or are not instant'],
  ['is:upgrade-target', 'cards that are upgrade targets'],
  ['is:variant,upgrade', 'cards that are variants or upgrades'],
  ['-is:mission', 'cards that are not missions'],
  ['has:effect', 'cards that have an effect'],
  ['has:ruling,version', 'cards that have a ruling or have a version title'],
  ['power>chakra', 'cards that have Power > cost'],
  ['c:1 (does:draw or does:search)', 'cards that cost 1 and (draw or search the deck)'],
  ['line:(fx:ambush does:hide-enemy)', 'cards that in one line have a line with AMBUSH and hide an enemy'],
  ['r>=RA', 'cards that come in the rarity Rare Art or scarcer'],
  ['!"rock lee" sort:cost-desc', 'cards that have the name “rock lee”, by cost, the other way round'],
  ['o:/powerup \\d/', 'cards that have a text like /powerup \\d/'],
])('%s: %s', (text, said) => expect(say(text)).toBe(said));

it.each([
  ['pl', 'postać, która ma słowo kluczowe Drużyna 7, kosztuje 3 lub mniej i ukrywa wroga'],
  ['uk', 'персонаж, який має ключове слово Команда 7, коштує 3 або менше і приховує ворога'],
  ['fr', 'personnage qui a le mot-clé Équipe 7, coûte 3 ou moins et cache un ennemi'],
] as const)('says it in %s', (locale, said) => {
  expect(say('t:character k:"Team 7" c<=3 does:hide-enemy', locale)).toBe(said);
});

it('has words for every query, in every language', () => {
  const term = fc.constantFrom(
    'naruto', 'n:lee', 'n="rock lee"', 'v:"a b"', 'o:chakra', '"power token"', '/a/', 'c:1', 'p>2', 'points<2', 'cn:3', 'cn:m1',
    'p>c', 'e:ks', 't:mission', 'f:leaf', 'k:summon', 'r:c', 'attach:mission', 'fx:main', 'does:draw', 'affects:enemy',
    'cares:tokens', 'cares:gaara', 'is:vanilla', 'has:version', 'has:ruling', 'legal:standard', 'is:restricted', 'sort:name', 'lang:pl', 'unique:prints',
  ); // prettier-ignore
  const query = fc.oneof(
    fc.array(term, { maxLength: 4 }).map((all) => all.join(' ')),
    fc.tuple(term, term, term).map(([a, b, c]) => `-(${a} or ${b}) line:(${c})`),
  );
  fc.assert(
    fc.property(query, fc.constantFrom(...LOCALES), (text, locale) => {
      const said = say(text, locale);
      expect(said).not.toMatch(/undefined|\[object|^\s|\(\)/);
      expect(said.length).toBeGreaterThan(3);
    }),
  );
});
