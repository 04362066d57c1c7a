import { expect, it } from 'vitest';
import { openDb } from './client';
import { Prisma } from './generated/client';
import { migrate } from './migrate';
import { testDatabase, testDatabaseUrl } from './testing';

it('leads an empty database to every table and column of the schema', async () => {
  const db = await testDatabase();
  for (const model of Object.values(Prisma.ModelName)) {
    const delegate: unknown = Reflect.get(db, model.charAt(0).toLowerCase() + model.slice(1));
    const { findFirst } = delegate as { findFirst(): Promise<unknown> };
    await expect(findFirst(), model).resolves.toBeNull();
  }
});

it('applies each migration once', async () => {
  const url = await testDatabaseUrl({ empty: true });
  expect((await migrate(url)).length).toBeGreaterThan(0);
  expect(await migrate(url)).toEqual([]);
});

it('keeps what is there', async () => {
  const url = await testDatabaseUrl({ seeded: true });
  await migrate(url);
  const db = openDb(url);
  expect(await db.card.count()).toBeGreaterThan(0);
  await db.$disconnect();
});
