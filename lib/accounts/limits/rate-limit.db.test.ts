import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../testing';
import { attempt, count, forgive, giveBack } from './rate-limit';

describe('rate limits', () => {
  beforeAll(useTestDatabase);

  const tries = async (times: number, ...key: Parameters<typeof attempt>) => {
    const verdicts = [];
    for (let n = 0; n < times; n++) verdicts.push(await attempt(...key));
    return verdicts.map((verdict) => verdict.ok);
  };

  it('lets ten wrong passwords pass and says how long to wait after that', async () => {
    expect(await tries(10, ['sign-in-account', 'a@b.test', '203.0.113.1'])).not.toContain(false);
    const refused = await attempt(['sign-in-account', 'a@b.test', '203.0.113.1']);
    expect(refused).toEqual({ ok: false, waitSeconds: expect.any(Number) });
    expect(refused.ok || refused.waitSeconds).toBeGreaterThan(14 * 60);
  });

  it('does not lock the owner out at another address', async () => {
    expect((await attempt(['sign-in-account', 'a@b.test', '203.0.113.2'])).ok).toBe(true);
  });

  it('does not mix up limits, or keys that run together', async () => {
    expect((await attempt(['mail-address', 'a@b.test'])).ok).toBe(true);
    expect((await attempt(['sign-in-account', 'a@b.test203.0.113.1'])).ok).toBe(true);
  });

  it('counts attempts made at the same time', async () => {
    const verdicts = await Promise.all(Array.from({ length: 25 }, () => attempt(['sign-in-account', 'many', 'ip'])));
    expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(10);
  });

  it('agrees with another process on the same database', async () => {
    await tries(5, ['sign-in-account', 'two', 'ip']);
    vi.resetModules();
    const other = await import('./rate-limit');
    for (let n = 0; n < 5; n++) expect((await other.attempt(['sign-in-account', 'two', 'ip'])).ok).toBe(true);
    expect((await attempt(['sign-in-account', 'two', 'ip'])).ok).toBe(false);
  });

  it('refuses when one of two limits is reached', async () => {
    await tries(6, ['mail-address', 'flooded']);
    expect((await attempt(['mail-address', 'flooded'], ['mail-client', 'fresh'])).ok).toBe(false);
  });

  it('says what is left, and refuses when nothing is', async () => {
    const counts = [];
    for (let n = 0; n < 7; n++) counts.push(await count('mail-address', 'counted'));
    expect(counts.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0, 0, 0]);
    expect(counts.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(counts.at(-1)).toMatchObject({ limit: 5, windowSeconds: 3600 });
    expect(counts.at(-1)?.resetSeconds).toBeGreaterThan(3500);
  });

  it('gives back and forgives', async () => {
    await tries(10, ['sign-in-account', 'kind', 'ip']);
    await giveBack('sign-in-account', 'kind', 'ip');
    expect(await tries(2, ['sign-in-account', 'kind', 'ip'])).toEqual([true, false]);
    await forgive('sign-in-account', 'kind', 'ip');
    expect((await attempt(['sign-in-account', 'kind', 'ip'])).ok).toBe(true);
  });

  it('keeps neither addresses nor names', async () => {
    const database = await useTestDatabase();
    await attempt(['sign-in-account', 'secret@b.test', '203.0.113.9']);
    const rows = await database.rateLimit.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
      /secret|203\.0/,
    );
  });
});
