import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { meilisearchDouble } from '../testing/meilisearch-double';
import { alone, connect, forgetIfGone, isConnected, isUnfinished } from './connection';
import { feeder } from './feeder';
import { claim, putOff, release, settle } from './outbox';

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase();
  await db.game.create({ data: { id: 'mythos' } });
});
beforeEach(async () => {
  await db.searchFeed.deleteMany();
  await db.searchDocument.deleteMany();
  await db.searchOutbox.deleteMany();
});

const document = (key: string, ...words: string[]) => ({
  data: { gameId: 'mythos', kind: 'term', locale: 'en', key, titleWords: words, words },
});
const change = (key: string, ...words: string[]) =>
  db.searchDocument.updateMany({ where: { key }, data: { words, titleWords: words } });
const keysOf = (claims: readonly { key: string }[]) => claims.map(({ key }) => key).sort();
const [me, other] = [randomUUID(), randomUUID()];

describe('the outbox', () => {
  it('notes nothing before an engine feeds on it, and one row a document after', async () => {
    await db.searchDocument.create(document('a', 'before'));
    expect(await db.searchOutbox.count()).toBe(0);
    await connect(db);
    for (let time = 0; time < 5; time += 1) await change('a', `after${time}`);
    expect(await db.searchOutbox.count()).toBe(1);
  });

  it('misses nothing of what was being written when the first engine came', async () => {
    const gates = { written: () => {}, commit: () => {} };
    const written = new Promise<void>((resolve) => (gates.written = resolve));
    const committing = new Promise<void>((resolve) => (gates.commit = resolve));
    const writing = db.$transaction(async (tx) => {
      await tx.searchDocument.create(document('a', 'word'));
      gates.written();
      await committing;
    });
    await written;
    const connecting = connect(db);
    await expect.poll(async () => (await db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)[0]?.n).toBe(1); // prettier-ignore
    expect(await isConnected(db)).toBe(false);
    gates.commit();
    await Promise.all([writing, connecting]);
    // Not noted, but there for the build that follows; and whatever comes now is noted.
    expect([await db.searchDocument.count(), await isConnected(db)]).toEqual([1, true]);
    await change('a', 'other');
    expect(await db.searchOutbox.count()).toBe(1);
  });

  it('gives a document to one process at a time', async () => {
    await connect(db);
    await db.searchDocument.create(document('a', 'x'));
    expect(keysOf(await claim(db, me))).toEqual(['a']);
    expect(await claim(db, other)).toEqual([]);
    await change('a', 'y');
    expect(await claim(db, other)).toEqual([]);
    await release(db, me);
    expect(keysOf(await claim(db, other))).toEqual(['a']);
  });

  it('gives it to another when its process is gone', async () => {
    await connect(db);
    await db.searchDocument.create(document('a', 'x'));
    await claim(db, me);
    await db.searchOutbox.updateMany({ data: { claimedUntil: new Date(0) } });
    expect(keysOf(await claim(db, other))).toEqual(['a']);
    // The one that was only slow strikes nothing out.
    const late = await db.searchOutbox.findFirstOrThrow();
    await settle(db, me, [{ ...late, kind: 'term' }]);
    expect(await db.searchOutbox.count()).toBe(1);
  });

  it('keeps what has changed again while it was told', async () => {
    await connect(db);
    await db.searchDocument.createMany({ data: [document('a', 'x').data, document('b', 'x').data] });
    const claims = await claim(db, me);
    await change('a', 'newer');
    await settle(db, me, claims);
    await release(db, me);
    expect((await claim(db, other)).map(({ key, document: found }) => [key, found?.words])).toEqual([['a', ['newer']]]);
  });

  it('says what is gone', async () => {
    await connect(db);
    await db.searchDocument.create(document('a', 'x'));
    await db.searchDocument.deleteMany();
    expect(await claim(db, me)).toMatchObject([{ key: 'a', document: undefined }]);
  });

  it('puts off what was refused, for longer each time, and forgets it with the next change', async () => {
    await connect(db);
    await db.searchDocument.create(document('a', 'x'));
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      await putOff(db, me, await claim(db, me));
      await release(db, me);
      const { dueAt } = await db.searchOutbox.findFirstOrThrow();
      waits.push(Math.round((dueAt.getTime() - Date.now()) / 100) / 10);
      expect(await claim(db, me)).toEqual([]);
      await db.searchOutbox.updateMany({ data: { dueAt: new Date(0) } });
    }
    expect(waits.map((wait) => Math.ceil(wait)).slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    await change('a', 'y');
    expect(await db.searchOutbox.findFirst()).toMatchObject({ attempts: 0 });
  });

  it('rests while indexes are built, and one process builds', async () => {
    await connect(db);
    await db.searchDocument.create(document('a', 'x'));
    const ran = await alone(db, me, async () => {
      expect(await claim(db, other)).toEqual([]);
      expect(await alone(db, other, () => Promise.reject(new Error('two at once')))).toBe(false);
    });
    expect(ran).toBe(true);
    expect(keysOf(await claim(db, other))).toEqual(['a']);
  });

  it('remembers a build that was not finished', async () => {
    await connect(db);
    expect(await isUnfinished(db)).toBe(true);
    await alone(db, me, () => Promise.resolve());
    expect(await isUnfinished(db)).toBe(false);
    await expect(alone(db, me, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await isUnfinished(db)).toBe(true);
    expect(await alone(db, other, () => Promise.resolve())).toBe(true);
    expect(await isUnfinished(db)).toBe(false);
  });

  it('has a build taken over that was killed, and stops the one that was only slow', async () => {
    await connect(db);
    await alone(db, me, async (stillThere) => {
      await stillThere();
      await db.searchFeed.updateMany({ data: { buildingTill: new Date(0) } });
      expect(await alone(db, other, () => expect(stillThere()).rejects.toThrow('taken over'))).toBe(true);
    });
  });

  it('forgets an engine that nobody has fed for a day, with all that waits for it', async () => {
    await connect(db);
    await db.searchDocument.create(document('a', 'x'));
    expect(await forgetIfGone(db)).toBe(false);
    await db.searchFeed.updateMany({ data: { seenAt: new Date(Date.now() - 25 * 3600_000) } });
    expect(await forgetIfGone(db)).toBe(true);
    await change('a', 'y');
    expect(await db.searchOutbox.count()).toBe(0);
  });
});

describe('an engine that is down', () => {
  it.each(['failing', 'garbled', 'strange'] as const)('is told later what happened meanwhile: %s', async (mode) => {
    const double = await meilisearchDouble();
    const { feed, build } = feeder(db, double);
    await build();
    double.mode = mode;
    await db.searchDocument.create(document('a', 'x'));
    await expect(feed()).rejects.toThrow();
    expect(await db.searchOutbox.findMany()).toMatchObject([{ key: 'a', attempts: 0, claimedBy: null }]);
    double.mode = 'well';
    expect(await feed()).toBe(1);
    expect(await feed()).toBe(0);
    await double.close();
    await change('a', 'y');
    await expect(feed()).rejects.toThrow();
    expect(await db.searchOutbox.findMany()).toMatchObject([{ key: 'a', attempts: 0, claimedBy: null }]);
  });
});
