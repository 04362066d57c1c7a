import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grammar, leaves, type Tree } from './ast';
import { parse } from './parse';
import { writeTree } from './write';

// A small language of its own: what is tested here is how a text falls into parts, not what they mean.

type Condition = string;
const FIELDS = ['card', 'tag', 'author', 'size'];
const grammar: Grammar<Condition, string> = {
  fieldOf: (name) =>
    FIELDS.find((field) => field === name.normalize('NFKC').toLowerCase()) ?? (name === 'sort' ? 'sort' : undefined),
  fieldNames: FIELDS,
  groups: ['line'],
  maxLength: 200,
  term({ field, relation, value, span }) {
    const text =
      value.kind === 'texts'
        ? value.texts.map((one) => one.text).join('|')
        : value.kind === 'range'
          ? `${value.from}..${value.to}`
          : `/${value.source}/`;
    if (text === 'bad') return { fault: { code: 'unknown-value', at: 'value', field, suggestion: 'good' } };
    if (field === 'sort') return { setting: text };
    return { tree: { kind: 'leaf', condition: `${field}${relation}${text}`, span } };
  },
  phrase(phrase) {
    const text = phrase.kind === 'pattern' ? `/${phrase.source}/` : phrase.kind === 'words' ? phrase.text : phrase.kind === 'exact' ? `!"${phrase.text}"` : `"${phrase.text}"`; // prettier-ignore
    return { tree: { kind: 'leaf', condition: text, span: phrase.span } };
  },
};
const read = (text: string) => parse(text, grammar);
const drawn = (tree: Tree<Condition>): unknown => {
  switch (tree.kind) {
    case 'leaf':
      return tree.condition;
    case 'not':
      return { not: drawn(tree.of) };
    case 'group':
      return { [tree.name]: drawn(tree.of) };
    default:
      return { [tree.kind]: tree.of.map(drawn) };
  }
};

describe('a query', () => {
  it.each([
    ['', { all: [] }],
    ['naruto uzumaki', 'naruto uzumaki'],
    ['naruto tag:fast uzumaki', { all: ['naruto uzumaki', 'tag:fast'] }],
    ['tag:"two words" -author:bob', { all: ['tag:two words', { not: 'author:bob' }] }],
    ['a or b c', { any: ['a', 'b c'] }],
    ['tag:x (a or b)', { all: ['tag:x', { any: ['a', 'b'] }] }],
    ['-(a or tag:b)', { not: { any: ['a', 'tag:b'] } }],
    ['size>=3 size:2..4 size:..4', { all: ['size>=3', 'size:2..4', 'size:..4'] }],
    ['size >= 3', 'size>=3'],
    ['size!=3', 'size!=3'],
    ['tag:a,b,"c d"', 'tag:a|b|c d'],
    ['!"the whole" !one', { all: ['!"the whole"', '!"one"'] }],
    ['"in order" tag:x', { all: ['"in order"', 'tag:x'] }],
    ['„in order” «x»', { all: ['"in order"', '"x"'] }],
    ['/a b/ card:/c\\/d/', { all: ['/a b/', 'card:/c\\/d/'] }],
    ['line:(tag:a -card:b)', { line: { all: ['tag:a', { not: 'card:b' }] } }],
    ['Earth Style: Dark Swamp', 'Earth Style: Dark Swamp'],
    ['KS-108 Nine-Tailed a - b', 'KS-108 Nine-Tailed a b'],
    ['tag:(x)', { all: [] }],
    // A space behind the colon, or before it as in French.
    ['tag: x', 'tag:x'],
    ['tag : x', 'tag:x'],
    ['tag: "x y" z', { all: ['z', 'tag:x y'] }],
    // What denies, as a word or standing free.
    ['- a', { not: 'a' }],
    ['b - tag:x', { all: ['b', { not: 'tag:x' }] }],
    ['a or - b', { any: ['a', { not: 'b' }] }],
    ['not a', { not: 'a' }],
    ['a not b', { all: ['a', { not: 'b' }] }],
    ['nie a', { not: 'a' }],
    ['не tag:x', { not: 'tag:x' }],
    ['non (a ou b)', { not: { any: ['a', 'b'] } }],
    ['a b c NOT d', { all: ['a b c', { not: 'd' }] }],
    ['a b c and not d', { all: ['a b c', { not: 'd' }] }],
    ['I am not his pawn', 'I am not his pawn'],
    ['not', 'not'],
    // What joins.
    ['a ou b', { any: ['a', 'b'] }],
    ['tag:x lub (a і tag:y)', { any: ['tag:x', { all: ['a', 'tag:y'] }] }],
    ['tag:x and size>3', { all: ['tag:x', 'size>3'] }],
    ['tag:x et a', { all: ['a', 'tag:x'] }],
    ['Jealous and Sadistic', 'Jealous and Sadistic'],
    ['and', 'and'],
    // Relations as they are also written, and the wide signs of Japanese keyboards.
    ['size≤3 size≥1 size≠2', { all: ['size<=3', 'size>=1', 'size!=2'] }],
    ['size ≤ 3', 'size<=3'],
    ['size=<3 size=>1 size<>2 size==3', { all: ['size<=3', 'size>=1', 'size!=2', 'size=3'] }],
    ['ｔａｇ：ｘ （a）　－ｂ ｓｉｚｅ＞＝３', { all: ['tag:ｘ', 'a', { not: 'ｂ' }, 'size>=３'] }],
    // Turned round.
    ['1<size', 'size>1'],
    ['3 >= size a', { all: ['a', 'size<=3'] }],
    ['1<size<4', { all: ['size>1', 'size<4'] }],
    ['1 ≤ size ≤ 4', { all: ['size>=1', 'size<=4'] }],
    ['3 < 4', '3 4'],
    // A group of one.
    ['line:tag:x a', { all: ['a', { line: 'tag:x' }] }],
    ['line:-tag:x', { line: { not: 'tag:x' } }],
  ])('%s', (text, tree) => expect(drawn(read(text).tree)).toEqual(tree));

  it.each([
    ['tga:fast naruto', ['unknown-field', 'tga:fast', 'tag:fast'], 'naruto'],
    ['naruto tag:bad', ['unknown-value', 'bad', 'good'], 'naruto'],
    ['tag: size>3', ['value-missing', 'tag:', undefined], 'size>3'],
    ['tag:', ['value-missing', 'tag:', undefined], { all: [] }],
    ['naruto uzumaki not sasuke', ['plain-not', 'not sasuke', '-sasuke'], 'naruto uzumaki not sasuke'],
    ['Nie pozwolę umrzeć', ['plain-not', 'Nie pozwolę', '-pozwolę'], 'Nie pozwolę umrzeć'],
    ['naruto - sasuke', ['plain-not', '- sasuke', '-sasuke'], 'naruto sasuke'],
    ['(a or', ['bracket-open', '(', undefined], 'a'],
    ['a) b', ['bracket-close', ')', undefined], 'a b'],
    // However many are open, it is said once, and a dash denies no dash.
    ['((((a', ['bracket-open', '(', undefined], 'a'],
    ['a) b) c)', ['bracket-close', ')', undefined], 'a b c'],
    ['- -', ['nothing-known', '-', undefined], { all: [] }],
    ['or a', ['nothing-beside', 'or', undefined], 'a'],
    ['a or', ['nothing-beside', 'or', undefined], 'a'],
    ['tag:"two', ['quote-open', '"two', undefined], 'tag:two'],
    ['/ab', ['pattern-open', '/ab', undefined], { all: [] }],
    ['a (b sort:x)', ['not-inside', 'sort:x', undefined], { all: ['a', 'b'] }],
  ])('%s: says what is wrong, where, and takes the rest', (text, [code, piece, suggestion], tree) => {
    const { mistakes, ...parsed } = read(text as string);
    expect(mistakes.map((one) => [one.code, one.piece, one.suggestion])).toContainEqual([code, piece, suggestion]);
    for (const { from, to, piece: faulty } of mistakes) expect((text as string).slice(from, to)).toBe(faulty);
    expect(drawn(parsed.tree)).toEqual(tree);
  });

  it('takes settings from the top', () => expect(read('a sort:name').settings).toEqual(['name']));

  it.each([
    ['ten thousand brackets', '('.repeat(10_000)],
    ['a hundred thousand letters', 'x '.repeat(50_000)],
    ['as many denials', '-('.repeat(5000)],
    ['as many terms', 'tag:x '.repeat(5000)],
    ['quotation marks', '"'.repeat(9999)],
    ['half characters', '\uD800 tag:\uDC00 "\uD800'],
  ])('%s are read in no time', (_, text) => {
    const started = performance.now();
    const { mistakes } = read(text);
    expect(performance.now() - started).toBeLessThan(100);
    if (text.length > 200) expect(mistakes.map(({ code }) => code)).toContain('too-long');
  });

  it('leaves out brackets that lie too deep, and more terms than it bears', () => {
    expect(read(`a ${'('.repeat(30)}b${')'.repeat(30)}`).mistakes.map(({ code }) => code)).toEqual(['too-deep']);
    const many = parse('tag:x '.repeat(50), { ...grammar, maxLength: 1000 });
    expect(leaves(many.tree)).toHaveLength(40);
    expect(many.mistakes[0]?.code).toBe('too-many');
  });

  const pieces = [
    'a',
    'b c',
    'or',
    '-',
    'tag:x',
    'tag:"x y"',
    'size>3',
    '"p q"',
    '!"e"',
    'line:(tag:x a)',
    'x:y',
    '/r/',
    'sort:z',
  ];

  it('bears anything', () => {
    const piece = fc.oneof(
      fc.constantFrom(...pieces, '(', ')', 'line:(', ':', '"', ','),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), fc.constantFrom(' ', ''), (all, between) => {
        const typed = all.join(between);
        for (const { from, to, piece: faulty } of read(typed).mistakes) expect(typed.slice(from, to)).toBe(faulty);
      }),
    );
  });

  it('reads what it wrote as what it was', () => {
    const quoted = (condition: string) => condition.replace(/^(\w+[:>])(.* .*)$/, '$1"$2"');
    const some = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join(' '));
    const nested = fc.tuple(some, some, some).map(([a, b, c]) => `size>1 (tag:y or ${a}) ${b} -(tag:z ${c})`);
    fc.assert(
      fc.property(fc.oneof(some, nested), (typed) => {
        const written = writeTree(read(typed).tree, quoted);
        expect(writeTree(read(written).tree, quoted)).toBe(written);
      }),
    );
  });
});
