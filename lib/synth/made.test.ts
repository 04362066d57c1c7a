import { describe, expect, it } from 'vitest';
import { deckContentSchema } from '@/lib/decks/contract';
import { check } from '@/lib/rules/mythos/deck/check';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { formatById } from '@/lib/rules/mythos/deck/format';
import { setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { readSetFile } from '@/lib/testing/set-files';
import { madeSets } from './cards';
import { madeDecks } from './decks';

const models = [...readSetFile('ks').cards, ...readSetFile('ss').cards];
const sets = [...madeSets(900, 7, models)];
const cards = sets.flatMap((set) => set.cards);
const madeOf = cards.map(({ code, type }) => ({ code, isMission: type === 'mission' }));

describe('made cards', () => {
  it('are so many, and as the schema of set files asks', () => {
    expect(cards).toHaveLength(900);
    for (const set of sets) expect(setFileSchema.safeParse(set).error).toBeUndefined();
  });

  it('are the same for the same seed and others for another', () => {
    expect([...madeSets(900, 7, models)]).toEqual(sets);
    expect([...madeSets(900, 8, models)]).not.toEqual(sets);
  });

  it('are of all types, of names in several scripts, some on many cards', () => {
    expect(new Set(cards.map(({ type }) => type)).size).toBe(3);
    expect(cards.filter(({ name }) => name.uk && name.ja).length).toBeGreaterThan(20);
    const named = new Map<string, number>();
    for (const { name } of cards) named.set(name.en, (named.get(name.en) ?? 0) + 1);
    expect(Math.max(...named.values())).toBeGreaterThan(5);
  });
});

describe('made decks', () => {
  const decks = [...madeDecks(200, 7, madeOf)];

  it('are what somebody could have saved, and the same for the same seed', () => {
    for (const { content } of decks) expect(deckContentSchema.safeParse(content).error).toBeUndefined();
    expect([...madeDecks(200, 7, madeOf)]).toEqual(decks);
    expect(new Set(decks.map(({ slug }) => slug)).size).toBe(200);
  });

  it('are called legal where the rules call them so', () => {
    const catalogue = new Map(cards.map((card) => [card.code, toDeckCard(card)]));
    for (const { content, legal } of decks) {
      const format = formatById(content.format);
      if (!format) throw new Error(content.format);
      const { main, missions } = content;
      const list = { main, missions };
      expect([content, check(list, format, catalogue, { today: '2026-11-30' }).length === 0]).toEqual([content, legal]);
    }
    expect(decks.filter(({ legal }) => legal).length).toBeGreaterThan(100);
  });
});
