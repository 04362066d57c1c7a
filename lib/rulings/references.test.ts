import { describe, expect, it } from 'vitest';
import { glossaryFileSchema, rulingFileSchema } from './files';
import { referenceProblems, type References } from './references';
import { chapterFileSchema } from './rulebook/files';

const inAll = (text: string) => ({ en: text, pl: text, uk: text, fr: text });
const ruling = (change: object = {}) => ({
  slug: 'tied-mission',
  status: 'official',
  source: { chapter: 5, document: 'rulebook' },
  cards: ['KS-001'],
  terms: ['edge'],
  rules: ['5.1'],
  keywords: ['Team 7'],
  question: inAll('Who wins a tie?'),
  answer: inAll('The player with the [[edge|Edge]].'),
  ...change,
});
const rulings = (path: string, ...entries: object[]) => ({
  path,
  file: rulingFileSchema.parse({ game: 'mythos', rulings: entries }),
});
const glossary = (...slugs: string[]) => ({
  path: 'terms.json',
  file: glossaryFileSchema.parse({
    game: 'mythos',
    terms: slugs.map((slug) => ({ slug, name: inAll(slug), definition: inAll('See [[edge|Edge]].') })),
  }),
});
const paragraph = (number: string, change: object = {}) => ({
  number,
  source: { document: 'rulebook' },
  text: inAll('A tie goes to the [[edge|Edge]], see [[5.1|here]], [[7|there]] and [[KS-001|on him]].'),
  ...change,
});
const chapter = (path: string, chapter: number, ...paragraphs: object[]) => ({
  path,
  file: chapterFileSchema.parse({ game: 'mythos', chapter, sourceLanguages: ['en'], paragraphs }),
});

const sound = (change: Partial<References> = {}): References => ({
  rulings: [rulings('a.json', ruling())],
  glossary: [glossary('edge')],
  rulebook: [chapter('05.json', 5, paragraph('5.1'))],
  scenarios: [],
  cards: new Set(['KS-001']),
  keywords: new Set(['Team 7']),
  ...change,
});

describe('referenceProblems', () => {
  it('is silent when everything named exists', () => {
    expect(referenceProblems(sound())).toEqual([]);
  });

  it.each<[string, Partial<References>, string[]]>([
    [
      'a card, a term, a paragraph and a keyword of a ruling',
      { rulings: [rulings('a.json', ruling({ cards: ['KS-002'], terms: ['edge', 'edgy'], rules: ['5.2'], keywords: ['Team 70'] }))] },
      ['card KS-002', 'term edgy', 'paragraph 5.2', 'keyword Team 70'].map((what) => `a.json: ruling tied-mission names ${what}, which does not exist`),
    ],
    [
      'the ruling that replaces one',
      { rulings: [rulings('a.json', ruling({ status: 'superseded', source: { chapter: 5, document: 'mechanics', replacedBy: 'newer' } }))] },
      ['a.json: ruling tied-mission names ruling newer, which does not exist'],
    ],
    [
      'a link of a paragraph, in the language that has it',
      { rulebook: [chapter('05.json', 5, paragraph('5.1', { text: { ...inAll('None.'), pl: '[[5.9|x]] [[KS-999|y]] [[edgy|z]] [[18|w]]' } }))] },
      ['5.9', 'KS-999', 'edgy', '18'].map((target) => `05.json: paragraph 5.1 (pl) links ${target}, which is no term, card or paragraph`),
    ],
    [
      'the ruling and a card of a scenario',
      { scenarios: [{ path: 'prisma/data/scenarios/no-such.json', file: { players: { A: { hand: ['KS-001', 'KS-777', 'X-OWN'] } } } }] },
      ['prisma/data/scenarios/no-such.json is the scenario of no ruling: there is no ruling no-such', 'prisma/data/scenarios/no-such.json plays card KS-777, which does not exist'],
    ],
  ])('names %s that is missing', (_, change, problems) => {
    expect(referenceProblems(sound(change))).toEqual(problems);
  }); // prettier-ignore

  it('names file and language of a dead link in the glossary', () => {
    const problems = referenceProblems(sound({ rulings: [], rulebook: [], glossary: [glossary('power')] }));
    expect(problems).toEqual(['en', 'pl', 'uk', 'fr'].map((locale) => `terms.json: term power (${locale}) links edge, which is no term, card or paragraph`)); // prettier-ignore
  });

  it('finds what two files share', () => {
    const twice = [rulings('a.json', ruling()), rulings('b.json', ruling())];
    expect(referenceProblems(sound({ rulings: twice }))).toEqual(['b.json: tied-mission is already in a.json']);
    const chapters = [chapter('05.json', 5, paragraph('5.1')), chapter('5.json', 5, paragraph('5.2'))];
    expect(referenceProblems(sound({ rulebook: chapters }))).toEqual(['5.json: chapter 5 is already in 05.json']);
  });

  it('lets the engine cite one paragraph only', () => {
    const rulebook = [chapter('05.json', 5, paragraph('5.1', { cited: ['D7'] }), paragraph('5.2', { cited: ['D7'] }))];
    expect(referenceProblems(sound({ rulebook }))).toEqual(['05.json: paragraph 5.2 is cited as D7, as paragraph 5.1 is']); // prettier-ignore
  });
});
