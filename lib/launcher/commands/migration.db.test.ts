import { expect, it } from 'vitest';
import { differenceInSql } from '@/lib/db/schema-engine';
import { testDatabaseUrl } from '@/lib/db/testing';
import { missingMigration } from './migration';

it('every change of the schema has its migration (npm run db:migration -- name)', async () => {
  expect(await missingMigration(await testDatabaseUrl({ empty: true }))).toBe('');
});

it('writes the SQL of a change', async () => {
  const model = (fields: string) =>
    `datasource db {\n provider = "postgresql"\n}\nmodel A {\n id Int @id\n ${fields}\n}\n`;
  const sql = await differenceInSql(await testDatabaseUrl({ empty: true }), model(''), model('name String'));
  expect(sql).toContain('ALTER TABLE "A" ADD COLUMN     "name" TEXT NOT NULL');
});
