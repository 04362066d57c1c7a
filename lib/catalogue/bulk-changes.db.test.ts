import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { bulkChangedAt } from './bulk-changes';

it('a file changed when what is in it was first seen, each by itself', async () => {
  const db = await testDatabase();
  const at = (name: string, hash: string) => bulkChangedAt(name, hash, { db });
  const [first, ...same] = await Promise.all(['a', 'a', 'a'].map((hash) => at('cards', hash)));
  const rulings = await at('rulings', 'r');
  expect(same).toEqual([first, first]);

  await db.bulkFile.updateMany({ data: { changedAt: new Date(0) } });
  expect(await at('cards', 'a')).toEqual(new Date(0));
  expect((await at('cards', 'b')).getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
  expect(await at('rulings', 'r')).toEqual(new Date(0));
  expect(rulings.getTime()).toBeGreaterThan(0);
});
