import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import type { RulingFile } from '@/lib/rulings/files';
import { seed } from './seed';

// What a seed leaves of the rulings that people published, and what the feed hears of those that are shipped.

let base: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kage-news-'));
  await cp('prisma/data', path.join(base, 'prisma/data'), { recursive: true });
});
afterEach(() => rm(base, { recursive: true }));

const ROUNDS = 'prisma/data/rulings/rounds.json';

async function edit(change: (file: RulingFile) => void) {
  const where = path.join(base, ROUNDS);
  const file: RulingFile = JSON.parse(await readFile(where, 'utf8'));
  change(file);
  await writeFile(where, JSON.stringify(file));
}

it('notes a ruling that says something new, and no other', async () => {
  const db = await testDatabase({ seeded: true });
  const first = await db.rulingChange.findMany();
  expect(first.every(({ kind }) => kind === 'new')).toBe(true);
  expect(first.length).toBe(await db.ruling.count());

  await edit(({ rulings: [ruling] }) => Object.assign(ruling?.question ?? {}, { en: 'Asked otherwise?' }));
  await seed(db, base);
  const changed = await db.rulingChange.findMany({ where: { kind: 'changed' } });
  expect(changed).toHaveLength(1);
  expect(changed[0]?.changedAt.getTime()).toBeGreaterThanOrEqual(first[0]?.changedAt.getTime() ?? Infinity);
});

it('writes what judges published again after all that is shipped', async () => {
  const db = await testDatabase({ seeded: true });
  const content = { slug: 'ours', supersedes: 'empty-deck', texts: { en: { question: 'Who?', answer: 'You.' } } };
  await db.rulingProposal.create({
    data: {
      gameId: 'mythos',
      slug: 'ours',
      state: 'published',
      publishedRevision: 1,
      revisions: { create: { revision: 1, content } },
    },
  });
  await edit(({ rulings: [ruling] }) => Object.assign(ruling?.question ?? {}, { en: 'Asked otherwise?' }));
  await seed(db, base);
  expect(await db.ruling.count({ where: { slug: 'ours', origin: 'site' } })).toBe(1);
  expect((await db.ruling.findFirst({ where: { slug: 'empty-deck' } }))?.supersededBy).toBe('ours');
  expect(await db.searchDocument.count({ where: { kind: 'ruling', key: 'ours' } })).toBe(1);
});
