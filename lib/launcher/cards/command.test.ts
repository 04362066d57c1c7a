import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from './command';

const KS = path.resolve(import.meta.dirname, '../../../prisma/data/sets/ks.json');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kage-cards-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = path.join(folder, 'set.json');
  await writeFile(file, text);
  return file;
}

const NEW_CARD = {
  code: 'TT-001',
  type: 'character',
  name: { en: 'A', fr: 'A' },
  chakra: 1,
  power: 1,
  faction: 'Akatsuki',
  keywords: [],
  effects: [{ kind: 'instant', timing: 'main', steps: [{ do: 'powerup', amount: 1 }] }],
  printings: [{ id: 'TT-001-C', rarity: 'C', number: '001' }],
};
const newSet = (...list: unknown[]) =>
  JSON.stringify({ game: 'mythos', code: 'TT', position: 99, name: { en: 'T' }, cards: list });
const hiding = (what: unknown) => [{ kind: 'instant', timing: 'main', steps: [{ do: 'hide', what }] }];

describe('cards check', () => {
  it('finds no mistakes in a shipped set', async () => {
    expect(await cards(['check', KS])).toEqual({ code: 0, lines: ['158 cards, no mistakes'] });
  });

  it('takes a copy of a shipped set in place of that set', async () => {
    expect(await cards(['check', await fileWith(await readFile(KS, 'utf8'))])).toMatchObject({ code: 0 });
  });

  it('takes a new set that speaks of cards of the others', async () => {
    const card = { ...NEW_CARD, effects: hiding({ anyOf: [{ name: 'Gaara' }] }) };
    expect(await cards(['check', await fileWith(newSet(card))])).toEqual({ code: 0, lines: ['1 card, no mistakes'] });
  });

  it.each<[string, string, RegExp]>([
    ['a missing field', newSet({ ...NEW_CARD, faction: undefined }), /card TT-001, field faction: missing; expected one of "Leaf Village"/],
    ['an unknown verb', newSet({ ...NEW_CARD, effects: [{ kind: 'instant', timing: 'main', steps: [{ do: 'hidde' }] }] }), /card TT-001, field effects\.0\.steps\.0\.do: expected one of "powerup", .*; found "hidde"/],
    ['a group of nothing', newSet({ ...NEW_CARD, effects: hiding({ cost: { lessThan: 0 } }) }), /card TT-001, field effects\.0\.steps\.0\.what\.cost: nothing can match/],
    ['an unknown name', newSet({ ...NEW_CARD, effects: hiding({ anyOf: [{ name: 'Gara' }] }) }), /card TT-001, field effects\.0\.steps\.0\.what\.anyOf\.0: no card has the name "Gara"; expected something like Gaara/],
    ['a cost below 0', newSet({ ...NEW_CARD, chakra: -1 }), /card TT-001, field chakra: expected at least 0; found -1/],
    ['a code twice', newSet(NEW_CARD, { ...NEW_CARD, printings: [{ id: 'TT-002-C', rarity: 'C', number: '002' }] }), /card TT-001, field code: TT-001 is already used by TT-001/],
    ['a position of another set', newSet(NEW_CARD).replace('99', '1'), /position: 1 is already used by /],
    ['10 MB of text', newSet({ ...NEW_CARD, name: { en: 'x'.repeat(10_000_000), fr: 'A' } }), /set\.json holds 10\.0 million characters; expected at most 4/],
    ['a cost no database holds', newSet({ ...NEW_CARD, chakra: 2_147_483_648 }), /card TT-001, field chakra: expected at most 99; found 2147483648/],
    ['a NUL', newSet({ ...NEW_CARD, keywords: ['A\u0000'] }), /card TT-001, field keywords\.0: expected a text without control characters .*; found "A\\u0000"/],
    ['half a character', newSet({ ...NEW_CARD, name: { en: 'A\ud83d', fr: 'A' } }), /card TT-001, field name\.en: expected a text of whole characters .*; found "A\\ud83d"/],
    ['a bad date', newSet(NEW_CARD).replace('"position"', '"releasedOn":"soon","position"'), /field releasedOn: expected a date like 2026-01-31; found "soon"/],
    ['hiding what is hidden', newSet({ ...NEW_CARD, effects: hiding({ hidden: true }) }), /field effects\.0\.steps\.0\.what\.hidden: does nothing: a hidden card cannot be hidden again/],
    ['no JSON', '{', /set\.json is not JSON/],
  ])('says where %s is', async (_, text, message) => {
    const answer = await cards(['check', await fileWith(text)]);
    expect(answer).toMatchObject({ code: 1 });
    expect(answer.lines.join('\n')).toMatch(message);
    expect(answer.lines.at(-1)).toBe('\n1 mistake');
  }); // prettier-ignore
});

describe('cards check of many mistakes', () => {
  it('says how many there are in all, also of those it does not list', async () => {
    const list = Array.from({ length: 150 }, (_, index) => ({ ...NEW_CARD, code: index }));
    const { code, lines } = await cards(['check', await fileWith(newSet(...list))]);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/\n… and 50 more$/);
    expect(lines[1]).toBe('\n150 mistakes');
  });
});

describe('a file saved with a byte order mark', () => {
  it('is taken, and stands in for the project’s file of the same set', async () => {
    const answer = await cards(['check', await fileWith(`\uFEFF${await readFile(KS, 'utf8')}`)]);
    expect(answer).toEqual({ code: 0, lines: ['158 cards, no mistakes'] });
  });
});

describe('cards text and explain', () => {
  it('says how a card reads, in any language', async () => {
    const english = await cards(['text', 'ks-133']);
    const polish = await cards(['text', 'KS-133', '--locale', 'pl']);
    expect(english.lines[0]).toBe('KS-133 Naruto Uzumaki');
    expect(english.lines[1]).toMatch(/^MAIN ↯ /);
    expect(polish.lines).toHaveLength(english.lines.length);
    expect(polish.lines[1]).not.toBe(english.lines[1]);
  });

  it('says the other reading of a card in doubt', async () => {
    const { sets } = { sets: [KS, KS.replace('ks.json', 'ss.json')] };
    const all = (await Promise.all(sets.map((file) => readFile(file, 'utf8')))).flatMap(
      (text) => JSON.parse(text).cards,
    );
    const doubtful = all.find((card) => card.doubts?.some((doubt: { about: string }) => doubt.about === 'effects'));
    const { lines } = await cards(['text', doubtful.code]);
    expect(lines.some((line) => line.startsWith('? '))).toBe(true);
  });

  it('shows the data as an outline', async () => {
    const { code, lines } = await cards(['explain', 'KS-133']);
    expect(code).toBe(0);
    expect(lines.slice(0, 6)).toEqual([
      'KS-133 · Naruto Uzumaki · Rasengan',
      'character, cost 6, Power 6, Leaf Village, Team 7, Jutsu',
      'effects',
      '  1. kind instant, timing main',
      '     steps',
      '       1. do hide',
    ]);
  });
});

describe('a call that is none', () => {
  it.each<[string[], RegExp]>([
    [[], /npm run cards -- check FILE/],
    [['frob', 'KS-001'], /There is no "cards frob"/],
    [['text'], /npm run cards -- text CODE/],
    [['text', 'KS-001', 'KS-002'], /npm run cards -- text CODE/],
    [['text', 'XX-001'], /No card has the code XX-001; codes are like KS-001/],
    [['text', 'KS-001', '--locale', 'de'], /There is no language de; expected one of en, pl, uk, fr/],
    [['text', 'KS-001', '--colour'], /--colour/],
    [['explain', 'XX-001'], /No card has the code XX-001/],
    [['check', path.dirname(KS)], /sets cannot be read: it is a folder; expected a file/],
    [['check', `${KS}/x.json`], /x\.json cannot be read: part of its path is a file/],
    [['check', 'no-such-file.json'], /no-such-file\.json cannot be read: there is no such file/],
  ])('%j', async (args, message) => {
    const answer = await cards(args);
    expect(answer.code).toBe(2);
    expect(answer.lines.join('\n')).toMatch(message);
  });

  it('is not the one for help', async () => {
    expect(await cards(['--help'])).toMatchObject({ code: 0 });
  });
});

describe('a set of the older game', () => {
  const head = 'code,kind,symbol,name_en,entrance,text_en,set_name_en\n';
  const named = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };

  it('is checked as JSON and as a table', async () => {
    const example = path.resolve(import.meta.dirname, '../../../prisma/data/ccg/sets/example.json');
    expect(await cards(['check', example])).toEqual({ code: 0, lines: ['20 cards, no mistakes'] });
    const table = await named('ab.csv', `${head}AB-001,client,water,Ferryman,0,x,A set\n`);
    expect(await cards(['check', table])).toEqual({ code: 0, lines: ['1 card, no mistakes'] });
  });

  it('is refused with file, line and reason, and no database is asked for', async () => {
    const table = await named('bad.csv', `${head}AB-001,client,watter,=A,0,x,A set\n`);
    for (const what of [['check', table], ['import', table, '--game', 'ccg']]) {
      const { code, lines } = await cards(what);
      expect(code).toBe(1);
      expect(lines.join('\n')).toMatch(/bad\.csv:2: .*symbol: .*"watter"/);
      expect(lines.join('\n')).toMatch(/bad\.csv:2: .*name.*formula/);
    }
  }); // prettier-ignore

  it.each<[string[], RegExp]>([
    [['import', 'x.json'], /add --game ccg/],
    [['check', 'x.json', '--game', 'chess'], /There is no game chess; expected one of mythos, ccg/],
    [['import', 'no-such-file.json', '--game', 'ccg'], /cannot be read: there is no such file/],
  ])('%j', async (args, message) => {
    const { code, lines } = await cards(args);
    expect([code, lines.join()]).toEqual([2, expect.stringMatching(message)]);
  });
});
