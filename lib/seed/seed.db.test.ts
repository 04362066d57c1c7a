import { cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import type { SetFile } from '@/lib/rules/mythos/cards/schema';
import { seed } from './seed';

const ks = 'prisma/data/sets/ks.json';
const ss = 'prisma/data/sets/ss.json';
let base: string;

/** Every test edits a copy of its own. Only the sets: rulings name cards, and these tests take cards away. */
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kage-seed-'));
  await reset();
});
afterEach(() => rm(base, { recursive: true }));

const reset = () => cp('prisma/data/sets', path.join(base, 'prisma/data/sets'), { recursive: true });

async function edit(file: string, change: (set: SetFile) => void) {
  const where = path.join(base, file);
  const set: SetFile = JSON.parse(await readFile(where, 'utf8'));
  change(set);
  await writeFile(where, JSON.stringify(set));
}

function card(set: SetFile, code: string) {
  const found = set.cards.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
}

const hide = (what: unknown) => ({ kind: 'instant', timing: 'main', steps: [{ do: 'hide', what }] });

/** A deck that plays `cardCode` in its printing `printingId`. */
async function deckWith(db: PrismaClient, cardCode: string, printingId: string) {
  const owner = await db.user.create({ data: { email: 'a@example.org', handle: 'someone' } });
  return db.deck.create({
    data: {
      slug: 'slug',
      name: 'Deck',
      format: 'mythos/standard',
      ownerId: owner.id,
      gameId: 'mythos',
      entries: { create: { part: 'main', cardCode, printingId, count: 2, position: 0 } },
    },
  });
}

describe('the seed', () => {
  it('writes every card once, in the order of the catalogue', async () => {
    const db = await testDatabase();
    await seed(db, base);
    const cards = await db.card.findMany({ orderBy: { position: 'asc' }, select: { code: true } });
    const codes = cards.map(({ code }) => code);
    expect(codes.length).toBe(new Set(codes).size);
    expect(codes.slice(0, 2)).toEqual(['KS-001', 'KS-002']);
    expect(codes.indexOf('KS-M01')).toBeGreaterThan(codes.indexOf('KS-148'));
    expect(codes.indexOf('SS-001')).toBeGreaterThan(codes.indexOf('KS-M10'));
  });

  it('does nothing when nothing changed', async () => {
    const db = await testDatabase();
    expect((await seed(db, base)).changed).toContain(ks);
    expect((await seed(db, base)).changed).toEqual([]);
  });

  it('works once when two begin at the same time', async () => {
    const db = await testDatabase();
    const results = await Promise.all([seed(db, base), seed(db, base)]);
    expect(results.filter(({ changed }) => changed.length > 0)).toHaveLength(1);
  });

  it('takes over a changed card and tells caches by the catalogue version', async () => {
    const db = await testDatabase();
    await seed(db, base);
    const before = await db.game.findUniqueOrThrow({ where: { id: 'mythos' } });
    await edit(ks, (set) => Object.assign(card(set, 'KS-001'), { chakra: 7, keywords: ['Hokage', 'Brand-new'] }));
    expect((await seed(db, base)).changed).toEqual([ks]);
    const after = await db.card.findUniqueOrThrow({
      where: { gameId_code: { gameId: 'mythos', code: 'KS-001' } },
      include: { stats: true, keywords: { orderBy: { position: 'asc' } }, game: true },
    });
    expect(after.stats).toContainEqual({ gameId: 'mythos', cardCode: 'KS-001', stat: 'chakra', value: 7 });
    expect(after.keywords.map(({ keyword }) => keyword)).toEqual(['Hokage', 'Brand-new']);
    expect(after.game.catalogueVersion).not.toBe(before.catalogueVersion);
  });

  it('keeps a card that left the file, withdrawn, in the decks that hold it, and welcomes it back', async () => {
    const db = await testDatabase();
    await seed(db, base);
    const deck = await deckWith(db, 'SS-001', 'SS-001-UC');
    const key = { where: { gameId_code: { gameId: 'mythos', code: 'SS-001' } } };
    await edit(ss, (set) => set.cards.splice(set.cards.indexOf(card(set, 'SS-001')), 1));
    await seed(db, base);
    expect((await db.card.findUniqueOrThrow(key)).withdrawn).toBe(true);
    expect(await db.deckEntry.findMany({ where: { deckId: deck.id } })).toHaveLength(1);
    await reset();
    await seed(db, base);
    expect((await db.card.findUniqueOrThrow(key)).withdrawn).toBe(false);
  });

  it('withdraws the cards of a set whose file is gone', async () => {
    const db = await testDatabase();
    await seed(db, base);
    await unlink(path.join(base, ss));
    await seed(db, base);
    const withdrawn = await db.card.findMany({ where: { withdrawn: true }, distinct: ['setCode'] });
    expect(withdrawn.map(({ setCode }) => setCode)).toEqual(['SS']);
  });

  it('lets a deck fall back to the base printing when the one it preferred is gone', async () => {
    const db = await testDatabase();
    await edit(ks, (set) => card(set, 'KS-001').printings.push({ id: 'KS-001-L', rarity: 'L', number: '001' }));
    await seed(db, base);
    const deck = await deckWith(db, 'KS-001', 'KS-001-L');
    await reset();
    await seed(db, base);
    const [entry] = await db.deckEntry.findMany({ where: { deckId: deck.id } });
    expect(entry).toMatchObject({ cardCode: 'KS-001', printingId: null, count: 2 });
    expect(await db.printing.count({ where: { id: 'KS-001-L' } })).toBe(0);
  });

  it('puts the printings of a card in a new order', async () => {
    const db = await testDatabase();
    await edit(ks, (set) => card(set, 'KS-001').printings.push({ id: 'KS-001-L', rarity: 'L', number: '001' }));
    await seed(db, base);
    await edit(ks, (set) => card(set, 'KS-001').printings.reverse());
    await seed(db, base);
    const printings = await db.printing.findMany({ where: { cardCode: 'KS-001' }, orderBy: { position: 'asc' } });
    expect(printings.map(({ id, position }) => [id, position])).toEqual([['KS-001-L', 0], ['KS-001-C', 1]]); // prettier-ignore
  });

  it.each<[string, (set: SetFile) => void, RegExp]>([
    ['a number', (set) => Object.assign(card(set, 'SS-001'), { chakra: -1 }), /ss\.json, card SS-001, field chakra: expected at least 0; found -1/],
    ['a verb', (set) => Object.assign(card(set, 'SS-001'), { effects: [{ kind: 'instant', timing: 'main', steps: [{ do: 'hidde' }] }] }), /ss\.json, card SS-001, field effects\.0\.steps\.0\.do: expected one of "powerup", .*; found "hidde"/],
    ['a name', (set) => Object.assign(card(set, 'SS-001'), { effects: [hide({ anyOf: [{ name: 'Nobody' }] })] }), /ss\.json, card SS-001, field effects\.0\.steps\.0\.what\.anyOf\.0: no card has the name "Nobody"/],
    ['a group', (set) => Object.assign(card(set, 'SS-001'), { effects: [hide({ cost: { lessThan: 0 } })] }), /ss\.json, card SS-001, field effects\.0\.steps\.0\.what\.cost: nothing can match/],
    ['a size', (set) => Object.assign(set.name, { en: 'x'.repeat(10_000_000) }), /ss\.json holds 10\.\d million characters/],
  ])('writes nothing at all when %s in one file is bad', async (_, spoil, message) => {
    const db = await testDatabase();
    await edit(ss, spoil);
    await expect(seed(db, base)).rejects.toThrow(message);
    expect(await db.card.count()).toBe(0);
    expect(await db.cardSet.count()).toBe(0);
  }); // prettier-ignore

  it('leaves what was there as it was when a changed file is bad', async () => {
    const db = await testDatabase();
    await seed(db, base);
    const before = await db.card.findMany({ orderBy: { code: 'asc' } });
    await edit(ks, (set) => Object.assign(card(set, 'KS-001'), { power: 9 }));
    await edit(ss, (set) => Object.assign(card(set, 'SS-001'), { effects: [hide('nothing')] }));
    await expect(seed(db, base)).rejects.toThrow(/ss\.json, card SS-001, .*nothing is called "nothing" here/);
    expect(await db.card.findMany({ orderBy: { code: 'asc' } })).toEqual(before);
  });

  it('refuses two files that claim one set', async () => {
    const db = await testDatabase();
    await cp(path.join(base, ss), path.join(base, 'prisma/data/sets/zz.json'));
    await expect(seed(db, base)).rejects.toThrow(/zz\.json, field code: SS is already used by .*ss\.json/);
  });
});
