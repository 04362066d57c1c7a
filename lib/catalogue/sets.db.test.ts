import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { setNames } from './sets';

it('names the sets of a game in their order', async () => {
  const db = await testDatabase();
  await db.game.create({ data: { id: 'tale' } });
  await db.cardSet.createMany({
    data: [
      { gameId: 'tale', code: 'BB', position: 2, name: { en: 'Second' } },
      { gameId: 'tale', code: 'AA', position: 1, name: { en: 'First', pl: 'Pierwszy' } },
    ],
  });
  const names = await setNames('tale', 'pl', { db });
  expect([...names].map(([code, { text, fallback }]) => [code, text, fallback])).toEqual([
    ['AA', 'Pierwszy', false],
    ['BB', 'Second', true],
  ]);
});
