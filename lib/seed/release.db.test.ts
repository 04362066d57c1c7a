import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import type { SetFile } from '@/lib/rules/mythos/cards/schema';
import { seed } from './seed';

// The shipped data and a third set: announced on 1 June, one card of it on the 10th, to be played from 1 July on; and a
// card of the first set that is corrected on the 20th.

let base: string;
// Four seeds of the whole catalogue.
vi.setConfig({ testTimeout: 60_000 });
let db: PrismaClient;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kage-release-'));
  await cp('prisma/data', path.join(base, 'prisma/data'), { recursive: true });
  await edit('sets/ks', (set) =>
    Object.assign(set.cards[0] ?? {}, { errata: [{ on: '2026-06-20', was: { chakra: 9 } }] }),
  );
  const secret = (number: string) => ({
    ...{ code: `ZZ-${number}`, type: 'character', name: { en: `Secret ${number}`, fr: 'Secret' }, chakra: 1, power: 1 },
    ...{ faction: 'Leaf Village', keywords: ['Secret Society'], effects: [] },
    printings: [{ id: `ZZ-${number}-C`, rarity: 'C', number }],
  }); // prettier-ignore
  await write('sets/zz', {
    ...{ game: 'mythos', code: 'ZZ', position: 900, name: { en: 'Secret Set' } },
    ...{ revealedOn: '2026-06-01', releasedOn: '2026-07-01' },
    cards: [{ ...secret('001'), revealedOn: '2026-06-10' }, secret('002')],
  });
  const text = { en: 'Secret?', pl: 'Secret?', uk: 'Secret?', fr: 'Secret ?' };
  await edit('rulings/tokens', (file) => {
    const [first] = file.rulings;
    file.rulings.push({ ...first, slug: 'secret-card', question: text, answer: text, cards: ['ZZ-002'], keywords: ['Secret Society'] });
  }); // prettier-ignore
  db = await testDatabase();
});
afterAll(() => rm(base, { recursive: true, force: true }));

const place = (name: string) => path.join(base, `prisma/data/${name}.json`);
const write = (name: string, content: unknown) => writeFile(place(name), JSON.stringify(content));

async function edit(name: string, change: (content: SetAndRulings) => void) {
  const content: SetAndRulings = JSON.parse(await readFile(place(name), 'utf8'));
  change(content);
  await write(name, content);
}

/** What the files edited here hold. */
type SetAndRulings = Pick<SetFile, 'cards'> & { rulings: Record<string, unknown>[] };

/** Every value of every row of the database, as one text. */
async function everything(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ text: string | null }[]>(`SELECT string_agg(t::text, ' ') AS text FROM "${name}" t`),
    ),
  );
  return texts.map(([row]) => row?.text ?? '').join('\n');
}

it('tells nothing, in any table, of what is not out', async () => {
  const { changesOn } = await seed(db, base, '2026-05-31');
  expect(changesOn).toBe('2026-06-01');
  const all = await everything();
  expect(all.includes('KS-001')).toBe(true);
  expect(all.match(/.{0,80}(\bZZ-|Secret (Set|Society|00)|secret-card).{0,40}/g) ?? []).toEqual([]);
  expect(await db.ruling.count({ where: { gameId: 'mythos' } })).toBeGreaterThan(50);
  expect(await db.card.findFirst({ where: { code: 'KS-001' } })).toMatchObject({ definition: { chakra: 9 } });
});

it('does nothing until the day has come', async () => {
  expect(await seed(db, base, '2026-05-31')).toEqual({ changed: [], changesOn: '2026-06-01' });
});

it('shows each thing from its day on, and the catalogue has another version then', async () => {
  const versions = new Set<string>();
  for (const [day, changesOn, there, missing] of [
    ['2026-06-01', '2026-06-10', 'ZZ-002', 'ZZ-001'],
    ['2026-06-10', '2026-06-20', 'ZZ-001', undefined],
    ['2026-06-20', '2026-07-01', 'ZZ-001', undefined],
  ] as const) {
    expect((await seed(db, base, day)).changesOn).toBe(changesOn);
    expect(await db.card.count({ where: { code: there } }), `${there} on ${day}`).toBe(1);
    expect(await db.ruling.count({ where: { slug: 'secret-card' } })).toBe(1);
    if (missing) expect(await db.card.count({ where: { code: missing } }), `${missing} on ${day}`).toBe(0);
    versions.add((await db.game.findUniqueOrThrow({ where: { id: 'mythos' } })).catalogueVersion);
  }
  expect(versions.size).toBe(3);
  const { definition } = await db.card.findFirstOrThrow({ where: { code: 'KS-001' } });
  expect(definition).not.toMatchObject({ chakra: 9 });
  expect(definition).toMatchObject({ errata: [{ on: '2026-06-20', was: { chakra: 9 } }] });
  expect(await db.cardSet.findFirstOrThrow({ where: { code: 'ZZ' } })).toMatchObject({
    releasedOn: new Date('2026-07-01'),
  });
});

it('refuses a rulebook that speaks of what is not shown', async () => {
  const rules = 'rulebook/01-idea';
  const written = await readFile(place(rules), 'utf8');
  await writeFile(place(rules), written.replaceAll('chakra', 'chakra of ZZ-002'));
  await expect(seed(await testDatabase(), base, '2026-05-31')).rejects.toThrow(/01-idea.json speaks of ZZ-002/);
  await writeFile(place(rules), written);
});
