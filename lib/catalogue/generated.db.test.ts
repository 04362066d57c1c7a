import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import type { SetFile } from '@/lib/rules/mythos/cards/schema';
import { indexCards } from '@/lib/search/index-catalogue';
import { postgresSearch } from '@/lib/search/postgres';
import { seedSet } from '@/lib/seed/catalogue';
import { writePhrases } from './sql/write-phrases';
import { expectAgreement } from './testing/agreement';
import { catalogues } from './testing/catalogues';

// SQL and memory agree on catalogues as well that nobody has printed: names full of signs, values nobody expects.

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase();
});

async function replaceCatalogue(set: SetFile, version: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.card.deleteMany();
      await tx.cardSet.deleteMany();
      await seedSet(tx, set);
      await writePhrases(tx, 'mythos');
      await indexCards(tx, 'mythos');
      await tx.game.update({ where: { id: 'mythos' }, data: { catalogueVersion: version } });
    },
    { timeout: 60_000 },
  );
}

it('finds what SQL finds, whatever the cards', { timeout: 120_000 }, async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(catalogues, async (set) => {
      written += 1;
      await replaceCatalogue(set, `generated-${written}`);
      await expectAgreement({ db, search: postgresSearch(db) }, 10);
    }),
    // A smaller catalogue that fails as well would be another one with other questions.
    { numRuns: 12, endOnFailure: true },
  );
});
