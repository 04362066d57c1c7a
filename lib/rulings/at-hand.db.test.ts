import { beforeAll, expect, it } from 'vitest';
import type { Source } from '@/lib/catalogue/source';
import { testDatabase } from '@/lib/db/testing';
import { rulingsAtHand, rulingsAtHandAddress } from './at-hand';

let source: Pick<Source, 'db'>;

beforeAll(async () => {
  source = { db: await testDatabase({ seeded: true }) };
});

it('a device keeps the rulings that hold, in its language, as the chapters go', async () => {
  const { rulings } = await rulingsAtHand('mythos', 'pl', source);
  const { db } = source;
  const holding = { gameId: 'mythos', status: { not: 'superseded' }, supersededBy: null };
  expect(rulings).toHaveLength(await db.ruling.count({ where: holding }));
  expect(rulings.every(({ status }) => status !== 'superseded')).toBe(true);
  const chapters = rulings.map(({ chapter }) => chapter);
  expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
  const tie = rulings.find(({ slug }) => slug === 'tied-mission');
  const text = await db.rulingText.findFirst({ where: { gameId: 'mythos', slug: 'tied-mission', locale: 'pl' } });
  expect(tie).toMatchObject({ question: text?.question, locale: 'pl' });
  expect(tie?.rules.length).toBeGreaterThan(0);
});

it('is small enough to be kept, and takes no more however many there are', async () => {
  const { db } = source;
  const names = Array.from({ length: 500 }, (_, number) => `made-up-${number}`);
  const ruling = await db.ruling.findFirstOrThrow({ where: { gameId: 'mythos', slug: 'tied-mission' } });
  const common = { gameId: 'mythos', status: 'derived', source: ruling.source ?? {}, origin: 'site' };
  await db.ruling.createMany({ data: names.map((slug, at) => ({ ...common, slug, position: 10_000 + at })) });
  const text = { gameId: 'mythos', locale: 'en', question: 'What if?', answer: 'Then so.' };
  await db.rulingText.createMany({ data: names.map((slug) => ({ ...text, slug })) });
  const last = 'made-up-499';
  await db.rulingChange.create({
    data: { gameId: 'mythos', slug: last, kind: 'new', hash: 'x', changedAt: new Date('2100-01-01') },
  });
  const { rulings } = await rulingsAtHand('mythos', 'uk', source);
  expect(rulings).toHaveLength(400);
  expect(rulings.map(({ slug }) => slug)).toContain(last);
  expect(Buffer.byteLength(JSON.stringify(rulings))).toBeLessThan(500_000);
});

it('another wording is another address', async () => {
  const before = await rulingsAtHandAddress('mythos', 'fr', source);
  const where = { gameId_slug_locale: { gameId: 'mythos', slug: 'tied-mission', locale: 'fr' } };
  await source.db.rulingText.update({ where, data: { question: 'Et alors ?' } });
  expect(await rulingsAtHandAddress('mythos', 'fr', source)).not.toBe(before);
});
