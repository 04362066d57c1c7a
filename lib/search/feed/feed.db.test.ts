import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { meilisearch } from '../meilisearch/engine';
import { done, settingsOf, writer, type MeilisearchOptions } from '../meilisearch/server';
import type { SearchIndex } from '../port';
import { postgresSearch } from '../postgres';
import { testServers } from '../testing/servers';
import { feeder, type Feeder } from './feeder';
import { feedStatus } from './status';

// What the database holds reaches the engine, whatever changes it.

describe.each(testServers())('feeding Meilisearch ($name)', ({ open }) => {
  let db: PrismaClient;
  let server: MeilisearchOptions;
  let close: () => Promise<void>;
  let engine: SearchIndex;
  let feed: Feeder['feed'];
  let build: Feeder['build'];
  let ownerId: string;
  beforeAll(async () => {
    db = await testDatabase({ seeded: true });
    ({ server, close } = await open());
    engine = meilisearch({ ...server, timeoutMs: 20_000 });
    ({ feed, build } = feeder(db, server));
    const handle = 'kurenai';
    ownerId = (await db.user.create({ data: { handle, email: 'kurenai@leaf.example' }, select: { id: true } })).id;
    await build();
  }, 60_000);
  afterAll(() => close());

  const keys = async (text: string) =>
    (await engine.search({ game: 'mythos', kind: 'deck', locale: 'en', text, limit: 10 })).hits.map(({ key }) => key);
  const drain = async () => {
    let told = 0;
    for (let some = await feed(); some > 0; some = await feed()) told += some;
    return told;
  };
  const newDeck = async (...nameWords: string[]) => {
    const fixed = {
      gameId: 'mythos',
      ownerId,
      name: 'A deck',
      format: 'mythos/standard',
      visibility: 'public',
    } as const;
    const deck = await db.deck.create({ data: { ...fixed, nameWords, slug: randomUUID().slice(0, 14) } });
    return deck.id;
  };

  it('holds all that the database holds, and is set as wanted', async () => {
    const { connected, documents, indexes } = await feedStatus(db, server);
    expect({ connected, documents }).toEqual({ connected: true, documents: 0 });
    for (const one of indexes) expect(one).toMatchObject({ settings: true, held: one.documents });
    expect(indexes.find(({ game, kind }) => game === 'mythos' && kind === 'card')?.held).toBeGreaterThan(200);
    expect(await build()).toEqual([]);
  });

  it('finds what PostgreSQL finds', async () => {
    const engines = [postgresSearch(db), engine];
    for (const text of [
      'naruto uzumaki',
      'gaara sabaku',
      'Шікамару',
      'Рок Лі',
      'Chôji',
      'ks-108',
      'équipe 7',
      '柱間',
    ]) {
      const query = { game: 'mythos', kind: 'card', locale: 'en', text, limit: 100 } as const;
      const [there, here] = await Promise.all(engines.map((one) => one.search(query)));
      // First the same cards; Meilisearch may add what only resembles a word that others have as typed.
      const first = (hits: readonly { key: string }[] = []) => hits.slice(0, there?.total).map(({ key }) => key).sort(); // prettier-ignore
      expect([text, first(here?.hits)]).toEqual([text, first(there?.hits)]);
    }
    for (const [kind, locale, text] of [
      ['ruling', 'pl', 'misja'],
      ['rule', 'uk', 'місія'],
      ['rule', 'fr', '7.3'],
      ['term', 'fr', 'mission'],
      ['term', 'en', 'ambush'],
    ] as const) {
      const query = { game: 'mythos', kind, locale, text, limit: 500 };
      const [there, here] = await Promise.all(engines.map((one) => one.search(query)));
      const held = new Set(here?.hits.map(({ key }) => key));
      const missing = there?.hits.filter(({ key }) => !held.has(key));
      expect({ kind, text, found: there?.total !== 0, missing }).toEqual({ kind, text, found: true, missing: [] });
    }
  });

  it('tells of a deck that is published, changed and taken away, by whatever statement', async () => {
    const id = await newDeck('byakugan', 'rush');
    expect(await keys('byakugan')).toEqual([]);
    expect(await drain()).toBe(1);
    expect(await keys('byakugan')).toEqual([id]);
    expect(await keys('kurenai byakugan')).toEqual([id]);

    await db.deck.update({ where: { id }, data: { nameWords: ['sharingan'], tags: ['Slow'], tagKeys: ['slow'] } });
    await drain();
    expect(await keys('byakugan')).toEqual([]);
    expect(await keys('sharingan slow')).toEqual([id]);

    for (const [away, back] of [
      [{ visibility: 'private' }, { visibility: 'public' }],
      [{ hiddenAt: new Date() }, { hiddenAt: null }],
      [{ archivedAt: new Date() }, { archivedAt: null }],
    ] as const) {
      await db.deck.update({ where: { id }, data: away });
      await drain();
      expect([away, await keys('sharingan')]).toEqual([away, []]);
      await db.deck.update({ where: { id }, data: back });
      await drain();
      expect([back, await keys('sharingan')]).toEqual([back, [id]]);
    }
    await db.deck.delete({ where: { id } });
    await drain();
    expect(await keys('sharingan')).toEqual([]);
  });

  it('is told nothing of what nobody can find', async () => {
    const id = await newDeck('hidden', 'leaf');
    await db.deck.update({ where: { id }, data: { visibility: 'private' } });
    await drain();
    await db.deck.update({ where: { id }, data: { nameWords: ['still', 'private'], updatedAt: new Date() } });
    expect(await drain()).toBe(0);
    await db.deck.update({ where: { id }, data: { visibility: 'public' } });
    await drain();
    // Nor of a save that changes nothing one could find it by.
    await db.deck.update({ where: { id }, data: { description: 'More words', updatedAt: new Date() } });
    expect(await drain()).toBe(0);
  });

  it('tells of a change that is rolled back as little as the database does', async () => {
    const create = db.$transaction(async (tx) => {
      await tx.deck.create({ data: { gameId: 'mythos', ownerId, name: 'x', nameWords: ['rinnegan'], format: 'mythos/standard', visibility: 'public', slug: 'rolledbackdeck' } }); // prettier-ignore
      throw new Error('no');
    });
    await expect(create).rejects.toThrow('no');
    expect(await drain()).toBe(0);
  });

  it('has several processes share the work, each change told once', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(await newDeck('shared', `deck${index}`));
    // Small claims, so that there is something to share.
    await db.searchOutbox.updateMany({ data: { attempts: 1 } });
    const others = [feeder(db, server), feeder(db, server), feeder(db, server)];
    const told = await Promise.all(
      others.map(async (one) => {
        let sum = 0;
        for (let some = await one.feed(); some > 0; some = await one.feed()) sum += some;
        return sum;
      }),
    );
    expect(told.reduce((sum, some) => sum + some, 0)).toBe(30);
    for (const index of [0, 13, 29]) expect(await keys(`deck${index}`)).toEqual([ids[index]]);
    await db.deck.deleteMany({ where: { id: { in: ids } } });
    await drain();
  });

  it('gets over a document that the engine refuses', async () => {
    // Longer than an id may be.
    const bad = {
      gameId: 'mythos',
      kind: 'deck',
      locale: '',
      key: 'x'.repeat(600),
      titleWords: ['bad'],
      words: ['bad'],
    };
    await db.searchDocument.create({ data: bad });
    const good = await newDeck('kamui');
    for (let round = 0; round < 5; round += 1) {
      await drain();
      await db.searchOutbox.updateMany({ data: { dueAt: new Date(0) } });
    }
    expect(await keys('kamui')).toEqual([good]);
    expect(await db.searchOutbox.findMany()).toMatchObject([{ key: bad.key, claimedBy: null }]);
    await db.searchDocument.deleteMany({ where: { key: bad.key } });
    await db.searchOutbox.deleteMany({ where: { key: bad.key } });
  });

  it('builds anew an index whose settings are not the present ones, with no search that finds nothing', async () => {
    const client = writer(server);
    const uid = `${server.prefix ?? 'kage'}-mythos-deck`;
    const id = await newDeck('amaterasu');
    await drain();
    await done(client, [await client.index(uid).updateSettings({ rankingRules: ['words', 'typo'] })]);
    let building = true;
    const seen: string[][] = [];
    const looking = (async () => {
      while (building) seen.push(await keys('amaterasu'));
    })();
    expect(await build()).toEqual([uid]);
    building = false;
    await looking;
    expect(seen.length).toBeGreaterThan(0);
    for (const found of seen) expect(found).toEqual([id]);
    expect((await settingsOf(client, uid))?.rankingRules).toContain('popularity:desc');
    expect(await settingsOf(client, `${uid}-next`)).toBeUndefined();
  });

  it('builds all anew when the engine comes back that had been forgotten', async () => {
    const id = await newDeck('izanagi');
    await drain();
    await db.searchFeed.deleteMany();
    await db.deck.update({ where: { id }, data: { nameWords: ['totsuka'] } });
    expect(await db.searchOutbox.count()).toBe(0);
    expect(await build()).toHaveLength((await feedStatus(db, server)).indexes.length);
    expect([await keys('izanagi'), await keys('totsuka')]).toEqual([[], [id]]);
    expect(await build()).toEqual([]);
  });

  it('builds an index that has gone before it tells it of anything', async () => {
    const client = writer(server);
    const uid = `${server.prefix ?? 'kage'}-mythos-deck`;
    const before = await newDeck('susanoo', 'one');
    await drain();
    await done(client, [await client.deleteIndex(uid)]);
    const after = await newDeck('susanoo', 'two');
    await feed();
    expect((await keys('susanoo')).sort()).toEqual([before, after].sort());
    await drain();
    expect((await keys('susanoo')).sort()).toEqual([before, after].sort());
  });
});
