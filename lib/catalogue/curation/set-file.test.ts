import { describe, expect, it } from 'vitest';
import { readExampleSet } from '@/lib/testing/set-files';
import { LARGEST_SET_FILE, readCcgSetFile } from './set-file';

const bytes = (text: string) => new TextEncoder().encode(text);
const client = { kind: 'client', code: 'AB-001', name: { en: 'Ferryman' }, symbol: 'water', entranceCost: 1, handCost: 0, text: { en: 'x' } }; // prettier-ignore
const ninja = { kind: 'ninja', code: 'AB-001', name: { en: 'Guard' }, symbol: 'fire', entranceCost: 1, handCost: 0, healthy: { combat: 1, support: 1 }, injured: { combat: 0, support: 0 }, effects: [] }; // prettier-ignore
const set = (cards: unknown[] = [client], more: object = {}) => ({ game: 'ccg', code: 'AB', position: 2, name: { en: 'A set' }, cards, ...more }); // prettier-ignore
const json = (value: unknown) => bytes(JSON.stringify(value, null, 1));
const head = 'code,kind,symbol,name_en,entrance,hand,text_en';
const ninjaHead = 'code,kind,symbol,name_en,entrance,combat,support,injured_combat,injured_support,traits,text_en';

describe('a set file', () => {
  it('is read as JSON, also with a byte order mark', () => {
    const shipped = JSON.stringify(readExampleSet(), null, 2);
    const read = readCcgSetFile(bytes(`\uFEFF${shipped}`));
    expect(read).toMatchObject({ ok: true, set: { code: 'EX' } });
    // The same content is the same file, however it is laid out.
    expect(read).toEqual(readCcgSetFile(bytes(JSON.stringify(JSON.parse(shipped)))));
  });

  it('is read as a table of any kind of card', () => {
    const table = [
      'code;kind;symbol;name_en;name_pl;entrance;hand;combat;support;injured_combat;injured_support;mental;traits;permanent;cost;target;user_trait;text_en;text_pl;set_name_en',
      'AB-001;ninja;火;Gate Guard;Strażnik;2;1;3;1;-1;0;2;Guard|Elder;;;;;"Valid: draw a card.\nWins ties.";"Valid: weź kartę.\nWygrywa remisy.";A set',
      'AB-002;mission;wind;Help;;1;0;;;;;;;yes;;own ninja;;Heal it.;;',
      'AB-003;jutsu;fire;Sparks;;;;;;;;;;;火1;opponent ninja;Guard;Burn it.;;',
      'AB-004;client;water;Ferryman;;0;;;;;;;;;;;;Nothing.;;',
    ].join('\r\n');
    expect(readCcgSetFile(bytes(table))).toMatchObject({
      ok: true,
      set: {
        code: 'AB',
        name: { en: 'A set' },
        cards: [
          {
            symbol: 'fire',
            injured: { combat: -1, support: 0 },
            mentalPower: 2,
            traits: ['Guard', 'Elder'],
            effects: [{ valid: true, text: { en: 'draw a card.', pl: 'weź kartę.' } }, { text: { en: 'Wins ties.' } }],
          },
          { permanent: true, target: { kind: 'ninja', whose: 'own' } },
          { cost: { symbols: ['fire'], any: 1 }, requirement: { trait: 'Guard' } },
          { kind: 'client', handCost: 0 },
        ],
      },
    });
  });

  it.each<[string, Uint8Array, number, RegExp]>([
    ['10 MB', new Uint8Array(10_000_000), 1, /10\.0 MB; expected at most 0\.9/],
    ['one byte too many', new Uint8Array(LARGEST_SET_FILE + 1), 1, /MB; expected/],
    ['nothing', bytes(' \n '), 1, /empty/],
    ['Latin-2', new Uint8Array([...bytes(`${head}\nAB-001,client,water,Stra`), 0xbf, ...bytes('nik,1,0,x')]), 2, /not in UTF-8/],
    ['half a file', bytes('{\n "game": "ccg",\n'), 3, /not JSON/],
    ['another game', json(set([client], { game: 'mythos' })), 2, /ccg/],
    ['a field nobody knows', json(set([{ ...client, power: 3 }])), 8, /power/],
    ['a card without a symbol', json(set([client, { ...client, code: 'AB-002', symbol: undefined }])), 22, /missing; expected one of "fire"/],
    ['a name of 5,000 characters', json(set([{ ...client, name: { en: 'x'.repeat(5000) } }])), 12, /200/],
    ['a code twice', json(set([client, client])), 21, /AB-001 is given twice/],
    ['the code of another set', json(set([{ ...client, code: 'CD-001' }])), 11, /does not begin with AB-/],
    ['a set of one’s own cards', json(set([{ ...client, code: 'OWN-001' }], { code: 'OWN' })), 3, /kept for people/],
    ['what code may take for its own', bytes('{"game":"ccg",\n"__proto__":{"x":1}}'), 2, /__proto__/],
    ['a deep file', bytes(`{"game":\n${'['.repeat(50_000)}${']'.repeat(50_000)}}`), 2, /at most 20 levels/],
    ['a negative cost', json(set([{ ...client, handCost: -1 }])), 16, /at least 0; found -1/],
    ['a formula for a name', bytes(`${head}\nAB-001,client,water,"=HYPERLINK(""x"")",1,0,x`), 2, /begins like a formula/],
    ['a plus', bytes(`${head}\nAB-001,client,water,+A,1,0,x`), 2, /formula/],
    ['an at sign', bytes(`${head}\n\nAB-001,client,water,A,1,0,@x`), 3, /formula/],
    ['a minus before a text', bytes(`${head}\nAB-001,client,water,-A,1,0,x`), 2, /formula/],
    ['a formula behind a space', bytes(`${head}\nAB-001,client,water,\u00a0=A,1,0,x`), 2, /formula/],
    ['a formula among traits', json(set([{ ...ninja, traits: ['Guard', '=A'] }])), 32, /formula/],
    ['a formula among the traits of a table', bytes(`${ninjaHead}\nAB-001,ninja,fire,A,1,1,1,1,1,Guard| =A,x`), 2, /formula/],
    ['a formula behind Valid', bytes(`${ninjaHead}\nAB-001,ninja,fire,A,1,1,1,1,1,Guard,Valid: =A`), 2, /formula/],
    ['a formula in JSON', json(set([{ ...client, name: { en: '=A' } }])), 12, /formula/],
    ['a formula for the name of the set', json(set([client], { name: { en: '@A' } })), 6, /formula/],
    ['UTF-16 without a mark', new Uint8Array([...head].flatMap((sign) => [sign.charCodeAt(0), 0])), 1, /not in UTF-8/],
    ['neither yes nor no', bytes('code,kind,symbol,name_en,permanent\nAB-001,mission,fire,A,perhaps'), 2, /permanent expected yes or no; found "perhaps"/],
    ['the value of another kind', bytes(`${head},combat\nAB-001,client,water,A,1,0,x,7`), 2, /combat a client has none/],
    ['two names of the set', bytes(`${head},set_name_en\nAB-001,client,water,A,1,0,x,S\nAB-002,client,water,B,1,0,x,T`), 3, /set_name_en line 2 says something else/],
    ['a field twice', bytes('{"game":"ccg",\n"code":"AB",\n"code":"CD"}'), 3, /code is given twice/],
    ['a mistake among lines of an old Macintosh', bytes(`${head},set_name_en\rAB-001,client,water,A,1,0,x,S\rAB-002,client,watter,B,1,0,x,`), 3, /watter/],
    ['an open quote', bytes(`${head}\nAB-001,client,water,A,1,0,x\nAB-002,client,water,"B,1,0,x\n`), 3, /unterminated/],
    ['a column nobody knows', bytes(`${head},colour\nAB-001,client,water,A,1,0,x,red`), 1, /no such column/],
    ['a column twice', bytes(`${head},kind\nAB-001,client,water,A,1,0,x,client`), 1, /twice/],
    ['a column too few', bytes('code,kind,name_en\nAB-001,client,A'), 1, /missing/],
    ['a cell too many', bytes(`${head}\nAB-001,client,water,A,1,0,x,y`), 2, /under no column/],
    ['a word for a number', bytes(`${head},set_name_en\nAB-001,client,water,A,1,0,x,S\nAB-002,client,water,B,two,0,x,`), 3, /number; found "two"/],
    ['a mistake behind a cell of two lines', bytes(`${head},set_name_en\nAB-001,client,water,A,1,0,"x\ny",S\nAB-002,client,watter,B,1,0,x,`), 4, /watter/],
    ['heads alone', bytes(`${head}\n`), 1, /no cards/],
  ])('is refused for %s, with the line', (_, file, line, reason) => {
    const read = readCcgSetFile(file);
    if (read.ok) throw new Error('it was taken');
    const there = read.faults.filter((fault) => fault.line === line).map((fault) => `${fault.place} ${fault.message}`);
    expect(there.join('; ') || JSON.stringify(read.faults)).toMatch(reason);
    expect(Object.prototype).not.toHaveProperty('x');
  }); // prettier-ignore

  it('says every mistake of a table at once, by its columns', () => {
    const table = [
      `${ninjaHead},hand,cost,target,permanent,text_pl`,
      'AB-001,ninja,fire,A,1,1,1,1,1,,,,,,,',
      'AB-002,character,ice,A,,,,,,,,,,,,',
      'AB-003,jutsu,fire,A,,,,,,,,,火x,,,x',
      'AB-003,mission,ice,A,-1,1,,,,,,x,,somebody,maybe,',
      'XX-001,client,fire,,1,,,,,,x,0,,,,',
      'AB-5,client,fire,A,1.5,,,,,,x,0,,,,',
      'AB-006,ninja,fire,A,1,1,y,1,1,Guard|=A,z,0,,,,=B',
      'AB-007,jutsu,fire,A,,,,,,,x,,1.5,own ninja or else,,',
    ];
    const read = readCcgSetFile(bytes(table.join('\n')));
    const places = read.ok ? [] : read.faults.map(({ line, place }) => `${line} ${place ?? ''}`);
    expect(new Set(places)).toEqual(
      new Set([
        ...['2 set_name_en', '3 kind', '3 symbol', '4 cost', '4 text_en', '5 code', '5 symbol', '5 entrance'],
        ...[
          '5 combat',
          '5 hand',
          '5 target',
          '5 permanent',
          '5 text_en',
          '6 code',
          '6 name_en',
          '7 code',
          '7 entrance',
        ],
        ...['8 support', '8 traits', '8 text_pl', '9 cost', '9 target'],
      ]),
    );
  });

  it('says once what a whole column lacks', () => {
    const read = readCcgSetFile(bytes('code,kind,name_en\nAB-001,client,A\nAB-002,client,B'));
    const places = read.ok ? [] : read.faults.map(({ line, place }) => `${line} ${place ?? ''}`);
    expect(places).toEqual(['1 symbol', '2 set_name_en', '2 entrance', '2 text_en']);
  });

  it('says what lies between cards beside what lies in them', () => {
    const cards = [client, { ...client, symbol: 'ice' }, { ...client, code: 'XX-001', kind: 'character', symbol: 'ice' }, 7]; // prettier-ignore
    const read = readCcgSetFile(json(set(cards)));
    expect(read.ok ? [] : read.faults.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['card 2, code', 'card 2, symbol', 'card 3, code', 'card 3, kind', 'card 3, symbol', 'card 4']), // prettier-ignore
    );
  });

  it('says every mistake, the first hundred of a flood', () => {
    const faulty = Array.from({ length: 300 }, () => ({ ...client, symbol: 'x' }));
    const read = readCcgSetFile(json(set(faulty)));
    expect(read.ok ? 0 : read.faults.length).toBe(101);
    expect(read.ok ? '' : read.faults.at(-1)?.message).toMatch(/^and \d+ more$/);
  });
});
