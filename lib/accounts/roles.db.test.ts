import { beforeAll, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { hasRole, knownRoles, setRole } from './roles';

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase();
  await db.user.create({ data: { email: 'ibiki@example.org', handle: 'ibiki', roles: ['archivist'] } });
});

it('gives a role once, takes it, and leaves roles it does not know', async () => {
  expect(await setRole('ibiki', 'judge', true, db)).toEqual(['judge']);
  expect(await setRole('ibiki', 'judge', true, db)).toEqual(['judge']);
  expect((await db.user.findUnique({ where: { handle: 'ibiki' } }))?.roles).toEqual(['archivist', 'judge']);
  expect(await setRole('ibiki', 'judge', false, db)).toEqual([]);
  expect((await db.user.findUnique({ where: { handle: 'ibiki' } }))?.roles).toEqual(['archivist']);
});

it('says when there is no such person', async () => {
  expect(await setRole('nobody', 'judge', true, db)).toBeUndefined();
});

it('asks of a visitor as of anybody', () => {
  expect(hasRole(null, 'judge')).toBe(false);
  expect(hasRole({ roles: [] }, 'judge')).toBe(false);
  expect(hasRole({ roles: ['judge'] }, 'judge')).toBe(true);
  expect(knownRoles(['archivist'])).toEqual([]);
});
