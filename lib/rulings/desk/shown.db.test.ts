import { beforeAll, expect, it } from 'vitest';
import { postgresSearch } from '@/lib/search/postgres';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { rulingNews } from '../changes';
import { parseRulingQuery } from '../ruling-query';
import { getRuling } from '../ruling';
import { searchRulings } from '../search-rulings';
import { proposalContentSchema } from './content';
import { examine } from './problems';
import { suggest } from './proposals';
import { publish } from './publish';

// What everybody sees of a ruling that a judge published in Polish only, in the place of a shipped one.

const GAME = 'mythos';
let db: PrismaClient;

beforeAll(async () => {
  db = await testDatabase({ seeded: true });
  const { id } = await db.user.create({ data: { email: 'ibiki@example.org', handle: 'ibiki' } });
  const judge = { id, judge: true };
  const content = proposalContentSchema.parse({
    slug: 'pusta-talia',
    supersedes: 'empty-deck',
    texts: { pl: { question: 'Co, gdy moja talia zniknie jak kamfora?', answer: 'Nic.\n\nGrasz dalej.' } },
  });
  const made = await suggest(judge, GAME, content, '', db);
  if (made.status !== 'created') throw new Error(made.status);
  const now: typeof examine = (game, proposed, own) => examine(game, proposed, own, undefined, db);
  expect(await publish(judge, made.id, 1, now, db)).toMatchObject({ status: 'published' });
});

it('is read in the language it has, in every language', async () => {
  for (const locale of ['en', 'pl', 'uk', 'fr'] as const) {
    expect(await getRuling(GAME, 'pusta-talia', locale, { db })).toMatchObject({
      locale: 'pl',
      bySite: true,
      short: 'Nic.',
    });
  }
});

it('stands in the place of the shipped one, which says so', async () => {
  expect(await getRuling(GAME, 'empty-deck', 'en', { db })).toMatchObject({
    status: 'superseded',
    bySite: false,
    replacedBy: { slug: 'pusta-talia' },
  });
  const source = { db, search: postgresSearch(db) };
  const superseded = await searchRulings(GAME, parseRulingQuery({ status: 'superseded' }), 'en', source);
  expect(superseded.rulings.map(({ slug }) => slug)).toContain('empty-deck');
});

it('is found by its words', async () => {
  const source = { db, search: postgresSearch(db) };
  const found = await searchRulings(GAME, parseRulingQuery({ q: 'kamfora' }), 'pl', source);
  expect(found.rulings[0]?.slug).toBe('pusta-talia');
});

it('is the first of the news', async () => {
  const [news] = await rulingNews(GAME, 'fr', 1, { db });
  expect(news).toMatchObject({ kind: 'new', ruling: { slug: 'pusta-talia' } });
});
