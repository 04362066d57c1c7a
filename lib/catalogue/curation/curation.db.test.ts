import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { seed } from '@/lib/seed/seed';
import { EVERY_CARD } from '../card-query';
import { searchCcgCards } from '../ccg/cards';
import { postgresSearch } from '@/lib/search/postgres';
import { catalogueVersion } from '../source';
import { confirmUpload, curatorsDesk, getUpload, upload, type Viewer, withdraw } from './uploads';

const db = await testDatabase({ seeded: true });
const source = { db };
const people = new Map<string, Viewer>([['guest', null]]);
for (const [handle, roles] of [['person', []], ['judge', ['judge']], ['moderator', ['moderator']], ['curator', ['curator']], ['other', ['curator']]] as const) {
  const { id } = await db.user.create({ data: { email: `${handle}@x.test`, handle, roles: [...roles] } });
  people.set(handle, { id, roles });
} // prettier-ignore
const who = (name: string): Viewer => people.get(name) ?? null;
const curator = who('curator');

const card = (number: string, name: string, more: object = {}) => ({ kind: 'client', code: `AB-${number}`, name: { en: name }, symbol: 'water', entranceCost: 1, handCost: 0, text: { en: 'Draw.' }, ...more }); // prettier-ignore
const file = (cards: object[], more: object = {}) => ({
  name: 'ab.json',
  bytes: new TextEncoder().encode(JSON.stringify({ game: 'ccg', code: 'AB', position: 7, name: { en: 'A set' }, cards, ...more })), // prettier-ignore
});
const bring = async (cards: object[]) => (await upload(curator, file(cards), source)) ?? '';
const names = async (q: string) =>
  (await searchCcgCards({ ...EVERY_CARD, q }, 'en', { db, search: postgresSearch(db) })).cards.map(
    ({ name }) => name.en,
  );

describe('who may', () => {
  it.each(['guest', 'person', 'judge', 'moderator'])('not the %s', async (name) => {
    const id = await bring([card('001', 'Ferryman')]);
    expect(await upload(who(name), file([card('001', 'X')]), source)).toBeUndefined();
    expect(await getUpload(who(name), id, source)).toBeUndefined();
    expect(await confirmUpload(who(name), id, source)).toBeUndefined();
    expect(await curatorsDesk(who(name), source)).toBeUndefined();
    expect(await withdraw(who(name), 'AB', source)).toBeUndefined();
    expect(await names('ferryman')).toEqual([]);
  });

  it('not another curator with an upload that is not theirs', async () => {
    const id = await bring([card('001', 'Ferryman')]);
    expect(await getUpload(who('other'), id, source)).toBeUndefined();
    expect(await confirmUpload(who('other'), id, source)).toBeUndefined();
  });
});

describe('a set', () => {
  it('is looked at, taken in, changed, taken in again without a change, and taken out', async () => {
    const first = await bring([card('001', 'Ferryman'), card('002', 'Miller')]);
    expect(await getUpload(curator, first, source)).toMatchObject({
      preview: { added: ['AB-001', 'AB-002'], same: false },
    });
    expect(await names('ferryman')).toEqual([]);
    const before = await catalogueVersion('ccg', source);
    expect(await confirmUpload(curator, first, source)).toMatchObject({ added: ['AB-001', 'AB-002'] });
    expect(await names('feryman')).toEqual(['Ferryman']);
    expect(await names('set:AB entrance:1')).toEqual(['Ferryman', 'Miller']);
    expect(await catalogueVersion('ccg', source)).not.toBe(before);
    // Once taken in, it is no upload any more.
    expect(await confirmUpload(curator, first, source)).toBeUndefined();

    const second = await bring([card('001', 'Ferryman', { entranceCost: 3 }), card('003', 'Smith')]);
    expect(await confirmUpload(curator, second, source)).toMatchObject({
      added: ['AB-003'],
      changed: ['AB-001'],
      withdrawn: ['AB-002'],
    });
    expect(await names('set:AB')).toEqual(['Ferryman', 'Smith']);

    const changes = await db.setChange.count();
    const again = await bring([card('001', 'Ferryman', { entranceCost: 3 }), card('003', 'Smith')]);
    expect(await confirmUpload(curator, again, source)).toMatchObject({ same: true });
    expect(await db.setChange.count()).toBe(changes);

    expect(await withdraw(curator, 'AB', source)).toEqual({ withdrawn: 2 });
    expect(await names('set:AB')).toEqual([]);
    const desk = await curatorsDesk(curator, source);
    expect(desk?.sets).toEqual([{ code: 'AB', name: { en: 'A set' }, cards: 0 }]);
    expect(desk?.changes.map(({ action, handle, added }) => [action, handle, added])).toEqual([
      ['withdraw', 'curator', 0],
      ['import', 'curator', 1],
      ['import', 'curator', 2],
    ]);
  });

  it('of the files, of either game, is neither overwritten nor taken out', async () => {
    for (const code of ['EX', 'KS']) {
      const id = await upload(curator, file([card('001', 'X', { code: `${code}-001` })], { code }), source);
      expect(await confirmUpload(curator, id ?? '', source)).toMatchObject({ refused: 'of-the-files' });
    }
    expect(await withdraw(curator, 'EX', source)).toBeUndefined();
    expect(await names('ember')).toEqual(['Ember Page']);
  });

  it('that people brought is spared by the seed', async () => {
    await confirmUpload(curator, await bring([card('001', 'Ferryman')]), source);
    await db.seedFile.deleteMany();
    await seed(db);
    expect(await names('set:AB')).toEqual(['Ferryman']);
  });

  it('that is faulty is kept with its faults and never taken in', async () => {
    const id = await bring([card('001', 'Ferryman', { symbol: 'x' })]);
    expect(await getUpload(curator, id, source)).toMatchObject({ faults: [{ line: 1, place: 'card 1, symbol' }] });
    expect(await confirmUpload(curator, id, source)).toBeUndefined();
  });
});
