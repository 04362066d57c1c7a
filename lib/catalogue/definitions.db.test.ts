import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { cardDefinitions } from './definitions';

it('reads the definitions of a catalogue once, and again when a card was written anew', async () => {
  const db = await testDatabase({ seeded: true });
  const first = await cardDefinitions('mythos', { db });
  expect(first.cards.length).toBeGreaterThan(300);
  expect(first.cards.find(({ code }) => code === 'KS-108')).toMatchObject({ type: 'character', chakra: 5 });
  expect(await cardDefinitions('mythos', { db })).toBe(first);
  await db.card.updateMany({ where: { gameId: 'mythos', code: 'KS-108' }, data: { withdrawn: false } });
  const second = await cardDefinitions('mythos', { db });
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});
