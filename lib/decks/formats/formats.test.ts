import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import type { DeckContent } from '../contract';
import type { ImportedDeck } from '../text/import';
import { legalContent } from '../testing/people';
import type { WriteContext } from './file-format';
import { deckFileSchema } from './json/schema';
import { FILE_FORMATS, fileFormat, MAX_FILE, readDecks } from './registry';
import { anyDeck, names, pool } from './testing';

const context: WriteContext = {
  pool,
  locale: 'en',
  site: 'https://kage.test',
  picture: ({ printing }) => `https://pictures.test/${printing}.jpg`,
  linesOf: () => [],
};
const write = (format: string, deck: DeckContent, more: Partial<WriteContext> = {}) =>
  fileFormat(format)?.write(deck, { ...context, ...more }) ?? '';

function readOne(text: string): ImportedDeck & { by: string } {
  const read = readDecks(text, names, context.site);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const [deck] = read.decks;
  if (!deck || read.decks.length > 1) throw new Error(`${read.decks.length} decks`);
  return { ...deck, by: read.format };
}

const inOrder = (lines: DeckContent['main']) => [...lines].sort((a, b) => (a.code < b.code ? -1 : 1));

describe.each(FILE_FORMATS)('a deck as $name', ({ name, write: writeIt }) => {
  it('comes back as the same deck, whatever it holds, in every language', () => {
    fc.assert(
      fc.property(anyDeck, fc.constantFrom(...LOCALES), (deck, locale) => {
        const copies = [...deck.main, ...deck.missions, ...deck.maybe].reduce((sum, { count }) => sum + count, 0);
        // A table without a card on it is nothing that could be read; every copy of the others is an object of its own.
        fc.pre(name !== 'tts' || (copies > 0 && copies <= 300));
        const read = readOne(writeIt(deck, { ...context, locale }));
        expect({ ...read, main: inOrder(read.main), missions: inOrder(read.missions), maybe: inOrder(read.maybe) }).toEqual({
          by: name,
          name: deck.name,
          ...(name === 'json' && deck.description ? { description: deck.description } : {}),
          format: deck.format,
          main: inOrder(deck.main),
          missions: inOrder(deck.missions),
          maybe: inOrder(deck.maybe),
          problems: [],
          notes: [],
        });
      }),
      { numRuns: 40 },
    ); // prettier-ignore
  });
});

describe('JSON', () => {
  const deck = legalContent();
  const written = JSON.parse(
    write('json', deck, {
      credit: {
        ...{ address: 'https://kage.test/decks/x', author: 'lee' },
        origin: { address: 'https://kage.test/decks/y', author: 'tenten' },
      },
    }),
  );

  it('is what its schema says', () => {
    expect(deckFileSchema.parse(written)).toMatchObject({
      type: 'kage-deck/1',
      name: deck.name,
      address: 'https://kage.test/decks/x',
      author: 'lee',
      origin: { address: 'https://kage.test/decks/y', author: 'tenten' },
    });
  });

  it.each([
    ['https://kage.test/en/decks/A1b2C3d4E5f6G7', 'A1b2C3d4E5f6G7'],
    ['/decks/A1b2C3d4E5f6G7', 'A1b2C3d4E5f6G7'],
    ['https://elsewhere.test/decks/A1b2C3d4E5f6G7', undefined],
    ['https://elsewhere.test/lists/7', undefined],
    ['javascript:alert(1)', undefined],
    [7, undefined],
  ])('taken from %j is read as the deck %s', (address, origin) => {
    const reading = readDecks(
      JSON.stringify({ ...written, address: undefined, origin: { address, author: 'tenten' } }),
      names,
      context.site,
    );
    expect(reading.ok && reading.decks[0]?.origin).toBe(origin);
  });

  it('is read from some of the lines of a file of all decks', () => {
    const line = (name: string) => JSON.stringify({ ...legalContent({ name }), tags: ['cup'] });
    const head = '{"type":"kage-decks/1","exportedAt":"2026-11-30T00:00:00.000Z","decks":[';
    for (const part of [
      [head, `${line('A')},`, `${line('B')},`],
      [`${line('A')},`, line('B'), ']}'],
      [`${line('A')},`, `${line('B')},`],
    ]) {
      const reading = readDecks(part.join('\r\n'), names, context.site);
      expect(reading).toMatchObject({
        ok: true,
        format: 'json',
        decks: [{ name: 'A', kept: { tags: ['cup'] } }, { name: 'B' }],
      });
    }
    expect(readDecks(`${line('A')},\n${line('B').slice(0, -9)}`, names, context.site)).toMatchObject({
      ok: false,
      refusal: { reason: 'json-broken' },
    });
  });

  it('credits the deck of the file, and names the one before it', () => {
    const here = (slug: string) => ({ address: `https://kage.test/decks/${slug}`, author: 'lee' });
    const [own, before] = ['A1b2C3d4E5f6G7', 'B1b2C3d4E5f6G7'];
    const reading = readDecks(JSON.stringify({ ...written, ...here(own), origin: here(before) }), names, context.site);
    expect(reading).toMatchObject({ ok: true, decks: [{ origin: own, originBefore: before }] });
  });

  it.each([
    ['without its type', { ...written, type: undefined }],
    ['as the API answers', { data: { ...deck, slug: 'x', author: 'y' } }],
    ['with members of tomorrow', { ...written, mood: 'good' }],
  ])('is read %s', (_, value) => {
    const { main, missions, problems } = readOne(JSON.stringify(value));
    expect({ main, missions, problems }).toEqual({ main: deck.main, missions: deck.missions, problems: [] });
  });

  it('keeps the rest of a file in which entries are wrong, each named by its place', () => {
    const main = [
      { code: 'KS-108', count: 2 },
      { code: 'KS-999', count: 2, name: 'Naruto Uzumaki - Rasengan' },
      { count: 2 },
      { name: 'Shikamru Nara' },
      { code: 'KS-001', count: -1 },
      { code: 'KS-002', count: 'two' },
      'KS-003',
      null,
      { code: 'ks-004', count: '２' },
      { code: 'KS-005-C', count: 1 },
      { code: 'KS-006', printing: 'KS-001-C' },
      { code: 'KS-M01' },
    ];
    const read = readOne(JSON.stringify({ type: 'kage-deck/1', name: 7, format: 'chess', main, maybe: 'none' }));
    expect(read.main).toEqual([
      { code: 'KS-108', count: 2 },
      { code: 'KS-004', count: 2 },
      { code: 'KS-005', count: 1, printing: 'KS-005-C' },
      { code: 'KS-006', count: 1 },
    ]);
    expect(read.missions).toEqual([{ code: 'KS-M01', count: 1 }]);
    expect(read.problems.map(({ place, reason }) => [place, reason])).toEqual([
      ['format', 'unknown-format'],
      ['main[1]', 'unknown-code'],
      ['main[2]', 'no-card'],
      ['main[3]', 'unknown-name'],
      ['main[4]', 'bad-count'],
      ['main[5]', 'bad-count'],
      ['main[6]', 'no-card'],
      ['main[7]', 'no-card'],
    ]);
    expect(read.problems[1]?.candidates).toContain('KS-133');
    expect(read.problems[3]?.candidates).toContain('KS-021');
    expect(read.notes.map(({ kind }) => kind)).toEqual(['unknown-printing', 'moved-to-missions']);
  });

  it.each([
    ['{"main": [', { reason: 'json-broken' }],
    ['{}', { reason: 'json-unknown' }],
    ['[{}]', { reason: 'json-unknown' }],
    ['{"main": "KS-108"}', { reason: 'json-unknown' }],
    ['{"type": "kage-deck/2", "main": []}', { reason: 'json-version', version: '2' }],
    ['{"type": "kage-decks/9", "decks": []}', { reason: 'json-version', version: '9' }],
    ['{"ObjectStates": []}', { reason: 'json-unknown' }],
  ])('is refused with the reason: %s', (text, refusal) => {
    expect(readDecks(text, names, context.site)).toMatchObject({ ok: false, refusal });
  });
});

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "'quoted'", "'=1", '＝1', '==', "''", '"', 'a,b;c', '-'])(
    'carries the name %j as no formula, and gives it back',
    (name) => {
      const csv = write('csv', legalContent({ name }));
      for (const line of csv.replace('\uFEFF', '').split('\r\n')) expect(line).not.toMatch(/^"?[=+\-@＝＋－＠]/);
      expect(readOne(csv).name).toBe(name);
    },
  );

  it.each([
    ['Excel in Polish', 'Ilość;Kod;Nazwa\n2;KS-108;Naruto Uzumaki\n1;KS-M02;Chunin Exam\n'],
    ['tabs', 'count\tcode\r\n2\tKS-108\r\n1\tKS-M02\r\n'],
    ['names only', 'Quantity,Name\n2,Might Guy - Ferocious Fist\n1,Chunin Exam'],
    ['other columns between', 'Rarity,QTY,Foil,Card\nUC,2,,KS-043\n\nM,1,x,KS-M02'],
    ['Ukrainian names', 'Кількість,Назва\n2,"Guy Might: Ferocious Fist"\n1,KS-M02'],
    ['parts', 'part,count,code\nMissions,1,KS-M02\nMain,2,KS-043'],
  ])('reads tables of others: %s', (_, csv) => {
    const { by, main, missions, problems } = readOne(csv);
    expect({ by, missions, problems }).toEqual({ by: 'csv', missions: [{ code: 'KS-M02', count: 1 }], problems: [] });
    expect(main).toMatchObject([{ count: 2 }]);
  });

  it('names wrong lines by their number, and reads the rest', () => {
    const { main, problems } = readOne('count,code\n2,KS-108\n=2,KS-109\n2.5,KS-110\n2,KS-999\n,KS-001\n2\n');
    expect(main).toEqual([{ code: 'KS-108', count: 2 }, { code: 'KS-001', count: 1 }]); // prettier-ignore
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'bad-count'],
      [4, 'bad-count'],
      [5, 'unknown-code'],
      [7, 'no-card'],
    ]);
  });

  it('holds several decks', () => {
    const read = readDecks('deck,count,code\nA,1,KS-001\nB,2,KS-002\nA,1,KS-003', names, context.site);
    expect(read).toMatchObject({
      ok: true,
      decks: [
        { name: 'A', main: [{ code: 'KS-001' }, { code: 'KS-003' }] },
        { name: 'B', main: [{ code: 'KS-002' }] },
      ],
    });
  });
});

describe('Tabletop Simulator', () => {
  const deck = legalContent({ main: [{ code: 'KS-108', count: 2, printing: 'KS-108-RA' }], maybe: [{ code: 'KS-001', count: 1 }] });

  it('is piles of cards with pictures where there are some', () => {
    const saved = JSON.parse(write('tts', deck, { linesOf: () => ['Does something.'] }));
    expect(saved).toMatchObject({
      SaveName: 'Leaf',
      ObjectStates: [
        {
          Name: 'Deck',
          DeckIDs: [100, 100],
          CustomDeck: { 1: { FaceURL: 'https://pictures.test/KS-108-RA.jpg', BackURL: 'https://kage.test/card-back.png' } },
          ContainedObjects: [{ Nickname: 'Naruto Uzumaki - Shadow Clone Jutsu', Description: 'KS-108\nDoes something.' }, {}],
        },
        { Name: 'Deck', DeckIDs: [100, 200, 300] },
        // The game opens no deck of one card.
        { Name: 'Card', CardID: 100 },
      ],
    });
  });

  it('is read when others made it, by the names of the cards', () => {
    const cards = ['Might Guy - Ferocious Fist', 'Might Guy - Ferocious Fist', 'Nobody'].map((Nickname) => ({ Nickname }));
    const read = readOne(JSON.stringify({ ObjectStates: [{ Nickname: 'Theirs', ContainedObjects: cards }] }));
    expect(read).toMatchObject({ name: 'Theirs', main: [{ code: 'KS-043', count: 2 }], problems: [{ text: '1 Nobody' }] });
  });
}); // prettier-ignore

describe('what a text is', () => {
  const deck = legalContent();
  it.each(FILE_FORMATS.map(({ name }) => name))('is seen: %s, also between blank lines', (name) => {
    expect(readOne(`\n\n${write(name, deck)}\n`).main).toHaveLength(15);
  });

  it.each(['2 Kage Summit\n1 KS-108', 'Kage', 'KS-108', '{2} KS-108', 'count: KS-108', 'Name, Deck'])(
    'is a list when it is nothing else: %j',
    (text) => expect(readDecks(text, names, context.site).format).toBe('text'),
  );
});

describe('hostile texts', () => {
  const nested = (open: string, close: string) => open.repeat(90_000) + close.repeat(90_000);
  it.each([
    ['a line of 100 KB', 'x'.repeat(100_000)],
    ['NULs', '\u0000'.repeat(50_000)],
    ['deep arrays', nested('[', ']')],
    ['deep objects', `{"main":[${nested('{"a":', '').slice(0, 100_000)}1${'}'.repeat(20_000)}]}`],
    ['deep data', '{"data":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    ['many entries', `{"main":[${'{"name":"narut uzumak"},'.repeat(8000)}1]}`],
    ['a poisoned prototype', '{"__proto__":{"main":[]},"constructor":{},"main":[{"__proto__":{"code":"KS-108"}}]}'],
    ['many quotes', `count,code\n${'"'.repeat(190_000)}`],
    ['many separators', `count,code\n${','.repeat(190_000)}`],
    ['many rows', `count,name\n${'1,narut\n'.repeat(20_000)}`],
    ['a huge header', `${'a,'.repeat(90_000)}count,code\n1,KS-108`],
    ['a code without end', `KAGE1${'0'.repeat(190_000)}`],
    ['a code of dashes', `KAGE1${'-'.repeat(190_000)}`],
    ['tables in tables', `{"ObjectStates":[${'{"ContainedObjects":['.repeat(8000)}${']}'.repeat(8000)}]}`],
    ['many tables', `{"ObjectStates":[${'{"Name":"Card","Nickname":"narut"},'.repeat(5000)}{}]}`],
    ['too much', 'x'.repeat(MAX_FILE + 1)],
  ])('come to an end: %s', (_, text) => {
    const read = readDecks(text, names, context.site);
    const found = read.ok ? read.decks : [];
    for (const { problems } of found) for (const problem of problems) expect(problem.text.length).toBeLessThan(300);
    expect(found.flatMap(({ main }) => main)).toEqual([]);
  });

  it('have no hidden characters left in what is kept', () => {
    const name = 'deck\u202Egpj.exe\u0000\u2067';
    for (const text of [JSON.stringify({ name, description: name, main: [] }), `deck,count,code\n"${name}",1,KS-001`]) {
      expect(JSON.stringify(readOne(text))).not.toMatch(/[\u202E\u2067]|\\u0000/);
    }
  });
});

describe('a deck code among other words', () => {
  const code = write('code', legalContent());
  it.each([
    `> my code:\n> ${code}`,
    `Try this: ${code.toLowerCase()}!`,
    `see https://kage.test/decks/code/${code} and ${code}`,
  ])('is found', (text) => expect(readOne(text)).toMatchObject({ by: 'code', main: legalContent().main }));

  it('says why it cannot be read', () => {
    expect(readDecks(`my code:\n> ${code.slice(0, -3)}`, names, context.site)).toMatchObject({
      ok: false,
      refusal: { reason: 'code-short' },
    });
  });

  it('is no deck beside cards, nor beside another code', () => {
    expect(readOne(`2 KS-108 // ${code}`)).toMatchObject({ by: 'text', main: [{ code: 'KS-108', count: 2 }] });
    const other = write('code', legalContent({ name: 'Other' }));
    expect(readOne(`mine: ${code}\nyours: ${other}`)).toMatchObject({ by: 'text', main: [] });
  });
});
