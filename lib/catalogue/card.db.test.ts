import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { cardsByCodes, codesForSitemap, deckCatalogue, getCard, resolveCode } from './card';

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
});
const card = async (code: string, locale: 'en' | 'fr' = 'en') => {
  const found = await getCard('mythos', code, locale, { db });
  if (!found) throw new Error(`${code} was not found`);
  return found;
};
const codes = (cards: readonly { code: string }[]) => cards.map(({ code }) => code);

describe('getCard', () => {
  it.each(['KS-108', 'ks-108', 'KS-108-RA', 'ks-108-mv'])('finds a card by %s', async (code) =>
    expect((await card(code)).code).toBe('KS-108'),
  );

  it.each(['', 'KS-999', 'KS', 'x'.repeat(1000), '../x', '\0', "'; --", 'КS-108'])('finds none by %j', async (code) => {
    expect(await getCard('mythos', code, 'en', { db })).toBeUndefined();
  });

  it('keeps games apart', async () => expect(await getCard('ccg', 'KS-108', 'en', { db })).toBeUndefined());

  it('tells what is printed, in the language asked for', async () => {
    expect(await card('KS-108', 'fr')).toMatchObject({
      number: '108',
      set: { code: 'KS', name: { text: 'Konoha Shido', locale: 'en', fallback: true } },
      name: { text: 'Naruto Uzumaki', locale: 'fr' },
      version: { text: 'Fureur du Rasengan', fallback: false },
      withdrawn: false,
    });
    const { printings } = await card('KS-108');
    expect(printings.map(({ id, rarity }) => [id, rarity])).toContainEqual(['KS-108-RA', 'RA']);
  });

  it('finds the other versions of a character in both sets', async () => {
    const { otherVersions } = await card('KS-038');
    expect(codes(otherVersions)).toEqual(['KS-039', 'KS-117', 'SS-020', 'SS-115']);
    expect(new Set(otherVersions.map(({ name }) => name.text))).toEqual(new Set(['Rock Lee']));
  });

  it('upgrades from a lower printed cost to a higher one, never to the same', async () => {
    for (const code of codes((await card('KS-010')).otherVersions).concat('KS-010')) {
      const { definition, otherVersions, upgradesFrom, upgradesTo } = await card(code);
      const own = definition.type === 'mission' ? NaN : definition.chakra;
      expect(upgradesFrom.every(({ chakra }) => (chakra ?? NaN) < own)).toBe(true);
      expect(upgradesTo.every(({ chakra }) => (chakra ?? NaN) > own)).toBe(true);
      const same = otherVersions.filter(({ chakra }) => chakra === own);
      expect(upgradesFrom.length + upgradesTo.length + same.length).toBe(otherVersions.length);
    }
  });

  it.each(['SS-080', 'KS-M01'])('knows no upgrade of %s, which is no character', async (code) => {
    expect(await card(code)).toMatchObject({ upgradesFrom: [], upgradesTo: [], otherVersions: [] });
  });

  it('has neither cost nor faction on a mission', async () => {
    const { definition } = await card('KS-M01');
    expect(definition).not.toHaveProperty('chakra');
    expect(definition).not.toHaveProperty('faction');
    expect(definition).toMatchObject({ type: 'mission', points: expect.any(Number) });
  });
});

it('says what a corrected card said before, the latest first, its whole text where a line was another', async () => {
  const at = { gameId_code: { gameId: 'mythos', code: 'KS-003' } };
  const { definition } = await db.card.findUniqueOrThrow({ where: at });
  const errata = [
    { on: '2026-03-01', was: { power: 9 } },
    { on: '2026-05-01', was: { effects: [{ kind: 'instant', timing: 'main', steps: [{ do: 'draw', amount: 2 }] }] } },
  ];
  await db.card.update({ where: at, data: { definition: { ...(definition as object), errata } } });
  const found = await card('KS-003');
  expect(found.errata.map(({ on, was }) => [on, was.power, was.text?.map(plain)])).toEqual([
    ['2026-05-01', undefined, [expect.stringMatching(/draw 2/i)]],
    ['2026-03-01', 9, undefined],
  ]);
});

it('lists cards by code in the order asked for', async () => {
  expect(codes(await cardsByCodes('mythos', ['SS-001', 'KS-999', 'KS-M01', 'KS-001'], 'en', { db }))).toEqual([
    'SS-001',
    'KS-M01',
    'KS-001',
  ]);
});

it('tells the rules what they ask of a card', async () => {
  await db.cardSet.update({
    where: { gameId_code: { gameId: 'mythos', code: 'SS' } },
    data: { releasedOn: new Date('2027-01-15') },
  });
  await db.card.update({ where: { gameId_code: { gameId: 'mythos', code: 'SS-002' } }, data: { withdrawn: true } });
  const found = await deckCatalogue('mythos', ['KS-108', 'KS-108', 'SS-001', 'SS-002', 'KS-M01', 'KS-999'], { db });
  expect([...found.keys()].sort()).toEqual(['KS-108', 'KS-M01', 'SS-001', 'SS-002']);
  expect(found.get('KS-108')).toEqual({
    code: 'KS-108',
    type: 'character',
    name: 'Naruto Uzumaki',
    chakra: 5,
    power: 5,
    faction: 'Leaf Village',
    keywords: ['Team 7', 'Jutsu'],
  });
  expect(found.get('SS-001')).toMatchObject({ releasedOn: '2027-01-15' });
  expect(found.get('SS-002')).toMatchObject({ withdrawn: true });
});

it('lists every card of the catalogue for the sitemap, withdrawn ones left out', async () => {
  const all = await codesForSitemap('mythos', { db });
  expect(all).toHaveLength(317);
  expect(all).not.toContain('SS-002');
});

it('resolves printings to their card', async () => {
  expect(await resolveCode('mythos', 'ks-108-ra', { db })).toBe('KS-108');
  expect(await resolveCode('mythos', 'KS-108-XX', { db })).toBeUndefined();
});
