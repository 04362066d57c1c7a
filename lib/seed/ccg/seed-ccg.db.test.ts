import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { chapters } from '@/lib/rulings/rulebook/rulebook';
import { glossary } from '@/lib/rulings/glossary';
import { readCcg } from './seed-ccg';

const db = await testDatabase({ seeded: true });

describe('the two games', () => {
  it('have books of their own', async () => {
    const [younger, older] = [
      await chapters('mythos', 'pl', undefined, { db }),
      await chapters('ccg', 'pl', undefined, { db }),
    ];
    expect([younger[0]?.key, older[0]?.key]).toEqual(['idea', 'deck']);
    const said = (book: typeof older) => new Set(book.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)));
    expect([...said(older)].filter((text) => said(younger).has(text))).toEqual([]);
  });

  it('say where a paragraph of the older one is a reading, with its question in four languages', async () => {
    const [, , setup] = await chapters('ccg', 'uk', undefined, { db });
    const readings = setup?.paragraphs.filter(({ source }) => source.document === 'reading') ?? [];
    expect(readings.map(({ source }) => 'point' in source && Object.keys(source.point))).toEqual([
      ['en', 'pl', 'uk', 'fr'],
    ]);
  });

  it('have glossaries of their own', async () => {
    const slugs = async (game: string) => (await glossary(game, 'en', { db })).map(({ slug }) => slug);
    expect(await slugs('ccg')).toContain('showdown');
    expect(await slugs('mythos')).not.toContain('showdown');
  });

  it('have cards of their own, the older game’s marked as made up', async () => {
    const cards = await db.card.findMany({ where: { gameId: 'ccg' }, include: { stats: true } });
    expect(cards).toHaveLength(20);
    expect(cards.every(({ definition }) => JSON.stringify(definition).includes('"madeUp":true'))).toBe(true);
    expect(cards.find(({ code }) => code === 'EX-001')?.stats.map(({ stat, value }) => [stat, value])).toContainEqual([
      'combat',
      1,
    ]);
    expect(await db.card.count({ where: { gameId: 'mythos', setCode: 'EX' } })).toBe(0);
  });
});

it('refuses a file of the other game', () => {
  const file = {
    path: 'prisma/data/ccg/sets/x.json',
    hash: '',
    text: JSON.stringify({ game: 'mythos', code: 'KS', position: 1, name: { en: 'X' }, cards: [] }),
  };
  expect(() => readCcg({ sets: [file], glossary: [], rulebook: [] })).toThrow(/prisma\/data\/ccg\/sets\/x\.json/);
});
