import { describe, expect, it } from 'vitest';
import { type CardDefinition, type SetFile, setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { readSetFile } from '@/lib/testing/set-files';
import { catalogueOn, daysToCome } from './release';

const [first, second, third] = readSetFile('ks').cards as [CardDefinition, CardDefinition, CardDefinition];
const set = (fields: Partial<SetFile>): SetFile =>
  setFileSchema.parse({ game: 'mythos', code: 'KS', position: 1, name: { en: 'Test' }, cards: [first, second], ...fields }); // prettier-ignore

describe('what is shown on a day', () => {
  it.each<[string, Partial<SetFile>, day: string, shown: string[]]>([
    ['a set without a day is out', {}, '2026-01-01', [first.code, second.code]],
    ['nothing the day before its release', { releasedOn: '2026-05-01' }, '2026-04-30', []],
    ['all on the day of its release', { releasedOn: '2026-05-01' }, '2026-05-01', [first.code, second.code]],
    ['an announced set before its release', { releasedOn: '2026-05-01', revealedOn: '2026-04-01' }, '2026-04-01', [first.code, second.code]],
    ['nothing before its announcement', { releasedOn: '2026-05-01', revealedOn: '2026-04-01' }, '2026-03-31', []],
    ['a card announced ahead of its set', { releasedOn: '2026-05-01', cards: [{ ...first, revealedOn: '2026-03-01' }, second] }, '2026-03-01', [first.code]],
    ['a card kept longer than its set', { cards: [{ ...first, revealedOn: '2026-03-01' }, second] }, '2026-02-28', [second.code]],
  ])('%s', (_, fields, day, shown) => {
    const { sets, heldBack } = catalogueOn(day, [set(fields)]);
    expect(sets.flatMap(({ cards }) => cards.map(({ code }) => code))).toEqual(shown);
    expect([...heldBack].sort()).toEqual([first.code, second.code].filter((code) => !shown.includes(code)).sort());
  }); // prettier-ignore
});

describe('a corrected card', () => {
  const corrected = (...errata: NonNullable<CardDefinition['errata']>) => set({ cards: [{ ...third, errata }] });
  const on = (day: string, file: SetFile) => {
    const [card] = catalogueOn(day, [file]).sets[0]?.cards ?? [];
    return { chakra: Reflect.get(card ?? {}, 'chakra'), power: Reflect.get(card ?? {}, 'power'), errata: card?.errata?.map((one) => one.on) };
  }; // prettier-ignore
  const { chakra, power } = third as Extract<CardDefinition, { chakra: number }>;
  const twice = corrected({ on: '2026-05-01', was: { power: 8 } }, { on: '2026-03-01', was: { power: 9, chakra: 7 } });

  it.each([
    ['before both', '2026-02-28', { chakra: 7, power: 9, errata: undefined }],
    ['on the day of the first', '2026-03-01', { chakra, power: 8, errata: ['2026-03-01'] }],
    ['between them', '2026-04-30', { chakra, power: 8, errata: ['2026-03-01'] }],
    ['on the day of the second', '2026-05-01', { chakra, power, errata: ['2026-05-01', '2026-03-01'] }],
  ])('%s says what held', (_, day, said) => expect(on(day, twice)).toEqual(said));

  it('says what the lines were', () => {
    const was = { effects: [], keywords: ['Old'] };
    const [card] = catalogueOn('2026-01-01', [corrected({ on: '2026-03-01', was })]).sets[0]?.cards ?? [];
    expect(card).toMatchObject(was);
  });
});

it.each([
  ['no day', '{}', []],
  ['days that have come', '{"releasedOn": "2026-05-01", "on": "2026-04-01"}', []],
  ['days to come, the next first', '[{"on":"2027-02-01"},{"revealedOn": "2026-06-01"},{"on":"2027-02-01"}]', ['2026-06-01', '2027-02-01']],
])('a file with %s', (_, text, days) => expect(daysToCome(text, '2026-05-01')).toEqual(days)); // prettier-ignore
