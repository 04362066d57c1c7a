import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { leaves, type Tree } from '@/lib/query/ast';
import { GAMES } from '../games';
import { type Condition, LIST_FIELDS } from './condition';
import { exampleGroups, examplesOf } from './examples';
import { fieldsOf } from './fields';
import { readQuery } from './grammar';
import { knownValues } from './values';
import { writeQuery } from './write';

/** The query as it is spelt, and what of it was left out. */
const read = (text: string) => {
  const { tree, settings, mistakes } = readQuery(text);
  return [writeQuery(tree, settings), mistakes.filter(({ kept }) => !kept).map(({ whole }) => whole)];
};

it.each([
  ['naruto', 'naruto'],
  ['chakra:4 naruto power>=4', 'naruto chakra:4 power>=4'],
  ['cost=0 POWER<-1', 'chakra:0 power<=-2'],
  ['c>2 p<5 points!=3', 'chakra>=3 power<=4 -points:3'],
  ['c:2..4 p:..3 cn:100..', 'chakra:2..4 power<=3 number>=100'],
  ['c:1,3', 'chakra:1 or chakra:3'],
  ['power>chakra p = c', 'power>chakra power=chakra'],
  ['chakra <= 3', 'chakra<=3'],
  ['cn:M01', 'number:M01'],
  ['set:ks keyword:"Team 7" x', 'x set:ks keyword:"Team 7"'],
  ['keyword:team7', 'keyword:"Team 7"'],
  ['village:Leaf attach:mission', 'faction:"Leaf Village" attach:mission'],
  ['timing:ambush naruto', 'naruto timing:ambush'],
  ['fx:first', 'timing:firststrike'],
  ['does:hide', 'does:hide-enemy,hide-friendly'],
  ['robi:"ukrywa wroga" x', 'x does:hide-enemy'],
  ['fait:pioche', 'does:draw'],
  // A whole value, then the beginning of a label, then a later word that only one label has.
  ['does:hid', 'does:hide-enemy,hide-friendly'],
  ['fait:cache', 'does:hide-enemy,hide-friendly'],
  ['does:steal', 'does:chakra-steal'],
  ['cares:tokens cares:"Sound Four"', 'cares:tokens cares:soundfour'],
  // Fields and values by the words of the other languages.
  ['frakcja:"Wioska Liścia" koszt<=3', 'faction:"Leaf Village" chakra<=3'],
  ['mot-clé:"Équipe 7" coût>2', 'keyword:"Team 7" chakra>=3'],
  ['тип:місія вартість:1', 'type:mission chakra:1'],
  ['k:"Команда 7"', 'keyword:"Team 7"'],
  ['typ:misja', 'type:mission'],
  ['vise:ennemis', 'affects:enemy'],
  // Whole sentences on what cards do; what is left are words.
  ['hides an enemy', 'does:hide-enemy'],
  ['naruto draws', 'naruto does:draw'],
  ['Plays from discard', 'does:play-discard'],
  ['ukrywa wroga', 'does:hide-enemy'],
  ['приховує ворога', 'does:hide-enemy'],
  ['cache un ennemi', 'does:hide-enemy'],
  ['gaara cares about Summon', 'gaara cares:summon'],
  ['cares about nothing', 'cares about nothing'],
  ['drawstring', 'drawstring'],
  // Texts.
  ['n:lee v:"Young Genin" o:chakra', 'name:lee version:"Young Genin" text:chakra'],
  ['"rock lee" !naruto name="might guy"', '"rock lee" !"naruto" !"might guy"'],
  ['/^n.*o$/ o:/powerup \\d/', '/^n.*o$/ text:/powerup \\d/'],
  // Lists and ladders.
  ['r>=MV', 'rarity:MV,L'],
  ['r<R', 'rarity:C,UC'],
  ['r:rare', 'rarity:R'],
  ['rarity:R..M', 'rarity:R,RA,S,SV,SPV,CHIBIV,POPV,SHINOBIV,M'],
  ['r:..UC r:M..', 'rarity:C,UC rarity:M,MV,L'],
  ['r!=UC..R', '-rarity:UC,R'],
  // Turned round, in the signs of other keyboards, with spaces, denied by a word.
  ['1<power<4', 'power>=2 power<=3'],
  ['３≥ｃｈａｋｒａ', 'chakra<=3'],
  ['chakra≤3 power≠2', 'chakra<=3 -power:2'],
  ['set：ks', 'set:ks'],
  ['type: character', 'type:character'],
  ['type : personnage', 'type:character'],
  ['not t:mission', '-type:mission'],
  ['naruto not sasuke', 'naruto -sasuke'],
  ['line:timing:ambush', 'line:(timing:ambush)'],
  ['t:mission et f:leaf', 'type:mission faction:"Leaf Village"'],
  ['t!=mission', '-type:mission'],
  ['is:mission is:continuous,instant', 'type:mission is:continuous,instant'],
  ['is:banned legal:standard banned:open', 'banned:standard legal:standard banned:open'],
  ['has:ruling has:version', 'has:ruling has:version'],
  ['does:draw,search -does:hide-enemy', 'does:draw,search -does:hide-enemy'],
  // Put together.
  ['naruto or sasuke c>3', 'naruto or sasuke chakra>=4'],
  ['(naruto lub sasuke) c>3', '(naruto or sasuke) chakra>=4'],
  ['naruto ou sasuke', 'naruto or sasuke'],
  ['t:mission ou f:leaf', 'type:mission or faction:"Leaf Village"'],
  ['-(t:mission or f:leaf)', '-(type:mission or faction:"Leaf Village")'],
  ['line:(timing:ambush does:draw)', 'line:(timing:ambush does:draw)'],
  ['sort:cost dir:desc unique:prints lang:pl', 'sort:cost dir:desc unique:prints lang:pl'],
  ['sort:power-desc', 'sort:power-desc'],
  ['sortuj:koszt kierunek:malejąco unikat:wydania', 'sort:cost dir:desc unique:prints'],
  ['порядок:сила-спадання мова:польська', 'sort:power-desc lang:pl'],
  ['tri:coût-décroissant langue:français', 'sort:cost-desc lang:fr'],
  ['is:ciągły є:миттєвий est:"à améliorer"', 'is:continuous is:instant is:upgrade-target'],
  // A colon of a name is no filter.
  ['Earth Style: Dark Swamp', 'Earth Style: Dark Swamp'],
  ['a : b', 'a : b'],
])('%s', (text, canonical) => {
  expect(read(text)).toEqual([canonical.replace('a : b', 'a b'), []]);
  expect(read(canonical)[0]).toBe(canonical.replace('a : b', 'a b'));
});

it.each([
  ['does:cook', 'unknown-value', 'cook', 'look'],
  ['t:charactr', 'unknown-value', 'charactr', 'character'],
  ['nmae:lee', 'unknown-field', 'nmae:lee', 'name:lee'],
  ['charka<3', 'unknown-field', 'charka<3', 'chakra<3'],
  ['power:x', 'not-a-number', 'x', undefined],
  ['chakra:1.5', 'not-a-number', '1.5', undefined],
  ['c:5..1', 'range-reversed', '5..1', '1..5'],
  ['c:3-5', 'not-a-number', '3-5', '3..5'],
  ['c:3+', 'not-a-number', '3+', '3..'],
  ['r:M..C', 'range-reversed', 'M..C', 'C..M'],
  ['r:C..X', 'unknown-value', 'C..X', undefined],
  ['faction:leef', 'unknown-value', 'leef', '"Leaf Village"'],
  ['f:wioska-lisca', 'unknown-value', 'wioska-lisca', '"Wioska Liścia"'],
  ['does:ukrwa', 'unknown-value', 'ukrwa', '"Ukrywa wroga"'],
  ['affects>enemy', 'relation', 'affects>enemy', undefined],
  ['set>=KS', 'relation', 'set>=KS', undefined],
  ['o:/(a/', 'pattern', '/(a/', undefined],
  ['o:/a(?=b)/', 'pattern', '/a(?=b)/', undefined],
  ['r>xyz', 'unknown-value', 'xyz', undefined],
  ['legal:standrd', 'unknown-value', 'standrd', 'standard'],
  ['sort:cheap', 'unknown-value', 'cheap', undefined],
  ['sort:nmae', 'unknown-value', 'nmae', 'name'],
  ['lang:xx', 'unknown-value', 'xx', undefined],
  ['owned>2', 'not-here', 'owned>2', undefined],
  ['in:deck', 'not-here', 'in:deck', undefined],
  ['constructor:x', 'unknown-field', 'constructor:x', undefined],
  ['%', 'nothing-known', '%', undefined],
])('%s is a mistake: %s', (text, code, piece, suggestion) => {
  const { mistakes, tree } = readQuery(`naruto ${text}`.replace('naruto %', '%'));
  expect(mistakes.map((one) => [one.code, one.piece, one.suggestion])).toEqual([[code, piece, suggestion]]);
  expect(writeQuery(tree)).toBe(text === '%' ? '' : 'naruto');
});

it.each([
  ['pl', 'frakcja:x', 'Wioska Liścia'],
  ['fr', 'est:xyz', 'continu'],
  ['uk', 'робить:бвгд', 'Приховує ворога'],
  ['pl', 'sort:tanio', 'koszt'],
  ['uk', 'in:кишеня', 'колода'],
  ['en', 'does:cook', 'draw'],
] as const)('says in %s what could stand in %s', (locale, text, value) => {
  expect(readQuery(text, { locale, deck: true }).mistakes[0]?.expected).toContain(value);
});

it('doubts a keyword that is near a known one, and asks for it all the same', () => {
  const { tree, mistakes } = readQuery('k:sanin');
  expect(writeQuery(tree)).toBe('keyword:sanin');
  expect(mistakes).toMatchObject([{ code: 'unknown-value', kept: true, suggestion: 'Sannin' }]);
});

it.each(GAMES)('a value that no card has is told of, whatever the field is called: %s', (game) => {
  const { fields, also } = fieldsOf(game);
  const known = LIST_FIELDS.filter((field) => fields.includes(field) && knownValues(field, game).length > 0);
  expect(known.length).toBeGreaterThan(3);
  for (const field of known)
    for (const name of [field, ...also(field)])
      for (const locale of LOCALES) {
        const { mistakes } = readQuery(`${name}:qqzzz`, { game, locale });
        expect([name, mistakes]).toMatchObject([name, [{ code: 'unknown-value', piece: 'qqzzz', field }]]);
        expect(mistakes[0]?.expected?.length).toBeGreaterThan(0);
      }
});

it.each([
  ['motcle:"team 7"', 'keyword:"Team 7"'],
  ['slowo:"team 7"', 'keyword:"Team 7"'],
  ['cout:2', 'chakra:2'],
  ['rzadkosc:C', 'rarity:C'],
])('names of fields need no marks: %s', (typed, spelt) => expect(read(typed)).toEqual([spelt, []]));

it.each(GAMES)('every name of a field leads to that field: %s', (game) => {
  const { fields, also, of } = fieldsOf(game);
  for (const field of fields)
    for (const name of [field, ...also(field)]) expect([name, of(name)]).toEqual([name, field]);
});

it.each([
  ['"power token"', 'begins'],
  ['-"power token"', 'begins'],
  ['"team 1"', 'whole'],
  ['"art"', 'whole'],
])('%s: the last word %s', (text, match) => {
  expect(leaves(readQuery(text).tree)).toMatchObject([{ on: 'phrase', field: 'any', match }]);
});

it('knows what the asker has', () => {
  expect(readQuery('owned>=2 in:deck', { owned: true, deck: true }).mistakes).toEqual([]);
});

it.each(LOCALES)('the examples shown in %s are understood', (locale) => {
  for (const game of GAMES)
    for (const { q } of exampleGroups(game).flatMap((group) => examplesOf(group, locale, game))) {
      const { tree, mistakes } = readQuery(q, { game });
      expect([q, mistakes, writeQuery(tree) !== '']).toEqual([q, [], true]);
    }
});

describe('the language of the older game', () => {
  it.each([
    ['rodzaj:ninja', 'type:ninja'],
    ['kind:klient', 'type:client'],
    ['символ:вогонь', 'symbol:fire'],
    ['symbol:火', 'symbol:fire'],
    ['cost<=2', 'entrance<=2'],
    ['ranny>=2', 'injured>=2'],
    ['injured<combat', 'injured<combat'],
    ['hand!=0', '-hand:0'],
    ['is:ninja,permanent', 'type:ninja or is:permanent'],
    ['trait:guard', 'trait:guard'],
    ['legal:standard', 'legal:standard'],
    ['jutsu:1..3', 'jutsu:1..3'],
    ['hides an enemy', 'hides an enemy'],
  ])('%s', (typed, spelt) => {
    const { tree, mistakes } = readQuery(typed, { game: 'ccg' });
    expect([mistakes, writeQuery(tree)]).toEqual([[], spelt]);
    expect(writeQuery(readQuery(spelt, { game: 'ccg' }).tree)).toBe(spelt);
  });

  it.each([['ccg', 'power>=3'], ['ccg', 'faction:leaf'], ['ccg', 'rarity:R'], ['ccg', 'does:draw'], ['ccg', 'is:upgrade'], ['ccg', 'type:character'], ['ccg', 'unique:prints'], ['ccg', 'sort:power'], ['mythos', 'combat>=3'], ['mythos', 'symbol:fire'], ['mythos', 'is:permanent'], ['mythos', 'type:ninja'], ['mythos', 'sort:entrance']] as const)('%s knows no %s', (game, typed) => {
    expect(readQuery(typed, { game }).mistakes).toHaveLength(1);
  }); // prettier-ignore
});

describe('whatever is typed', () => {
  const bare = (tree: Tree<Condition>): unknown => {
    if (tree.kind === 'leaf') return tree.condition.on === 'phrase' ? { ...tree.condition, typed: '' } : tree.condition;
    if (tree.kind === 'not' || tree.kind === 'group') return { [tree.kind]: bare(tree.of) };
    return { [tree.kind]: tree.of.map(bare) };
  };

  it('what is written is read as the same', () => {
    const term = fc.constantFrom('c:1', 'p>c', 'k:"team 7",summon', 'does:hide', '"a b"', '!naruto', 'o:/a b/', 'n:"x y"', 'v=z', 'r>=M', 'is:banned', 'has:ruling', 'cn:m3', 'points:1..2', 'cares:gaara', 'e:ks', 'legal:open', '-t:mission', '-"rock lee"', 'line:(fx:main -does:draw)'); // prettier-ignore
    const some = fc.array(term, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
    const text = fc.tuple(some, some, some).map(([a, b, c]) => `naruto ${a} (${b} or ${c}) -(${b} or (${c}))`);
    fc.assert(
      fc.property(fc.oneof(some, text), (typed) => {
        const { tree } = readQuery(typed);
        expect(bare(readQuery(writeQuery(tree)).tree)).toEqual(bare(tree));
      }),
    );
  });
});
