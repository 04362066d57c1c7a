import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackup } from '@/lib/db/backup/archive';
import { backup } from '@/lib/db/backup/backup';
import { restore } from '@/lib/db/backup/restore';
import { openDb } from '@/lib/db/client';
import { testDatabaseUrl } from '@/lib/db/testing';
import { person, storedDeck } from '@/lib/decks/testing/people';

// Round trips: what is restored equals what was there, which is told by a second backup.

let folder: string;
let source: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kage-backup-'));
  file = path.join(folder, 'kage.tar.gz');
  source = await testDatabaseUrl({ seeded: true });
  const db = openDb(source);
  const [anna, borys] = [await person(db, 'anna'), await person(db, 'borys')];
  const deck = await storedDeck(db, anna, {
    name: 'Tab\t, back\\slash, \\N, "quotes", \u2028 and 🍥',
    description: 'line\r\nline\n\\.\n',
    visibility: 'public',
  });
  await storedDeck(db, borys);
  await db.deck.update({ where: { id: deck.id }, data: { tags: ['a,b', '{x}', ''], tagKeys: ['a b', 'x', ''] } });
  await db.deckLike.create({ data: { deckId: deck.id, userId: borys.id } });
  await db.deckComment.create({ data: { deckId: deck.id, authorId: borys.id, text: 'Слава' } });
  await db.$disconnect();
  await connected(source, (client) => backup(client, file));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const restoreInto = (url: string, from: string, options?: { replace?: boolean }) =>
  connected(url, (client) => restore(client, url, from, options));

/** The rows of a backup, table by table. */
async function contentOf(from: string): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  await readBackup(from, {
    begin: async () => undefined,
    piece: async (table, bytes) => {
      for await (const chunk of bytes) content.set(table, (content.get(table) ?? '') + chunk.toString('latin1'));
    },
  });
  return content;
}

describe('a backup', () => {
  it('brings back the very rows, and counters that triggers keep', async () => {
    const url = await testDatabaseUrl({ empty: true });
    const rows = await restoreInto(url, file);
    expect(rows).toMatchObject({ user: 2, deck: 2, deck_like: 1, deck_comment: 1 });
    const second = path.join(folder, 'second.tar.gz');
    await connected(url, (client) => backup(client, second));
    const [before, after] = [await contentOf(file), await contentOf(second)];
    // What is kept under versions of the other database does not hold in this one.
    expect(before.get('cache_tag')).toBeTruthy();
    expect(after.get('cache_tag')).not.toBe(before.get('cache_tag'));
    for (const content of [before, after]) content.delete('cache_tag');
    expect(after).toEqual(before);
    expect((await contentOf(file)).get('deck')).toContain('back\\\\slash');
    await connected(url, async (client) => {
      const { rows: counted } = await client.query('SELECT like_count, comment_count FROM deck WHERE visibility = $1', ['public']);
      expect(counted).toEqual([{ like_count: 1, comment_count: 1 }]);
      // The triggers work on.
      await client.query('DELETE FROM deck_like');
      expect((await client.query('SELECT FROM deck WHERE like_count > 0')).rowCount).toBe(0);
    });
  }); // prettier-ignore

  it('is for its owner only, and leaves nothing beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const url = await testDatabaseUrl({ seeded: true });
    const db = openDb(url);
    const anna = await person(db, 'anna');
    const target = path.join(folder, 'moment.tar.gz');
    const made = connected(url, (client) => backup(client, target));
    for (let i = 0; i < 20; i++) await storedDeck(db, anna);
    await made;
    await db.$disconnect();
    const other = await testDatabaseUrl({ empty: true });
    // Entries without their deck would be refused by the database.
    await expect(restoreInto(other, target)).resolves.toMatchObject({ game: 2 });
  });

  it('of nothing is refused', async () => {
    const target = path.join(folder, 'nothing-yet.tar.gz');
    const made = connected(await testDatabaseUrl({ empty: true }), (client) => backup(client, target));
    await expect(made).rejects.toThrow(/no site has run/);
    await expect(stat(target)).rejects.toThrow('ENOENT');
  });

  it('takes a fresh site over, also one whose cards are there already', async () => {
    const url = await testDatabaseUrl({ seeded: true });
    await expect(restoreInto(url, file)).resolves.toMatchObject({ user: 2 });
  });
});

describe('what is refused leaves the database as it was', () => {
  let url: string;
  beforeAll(async () => {
    url = await testDatabaseUrl({ seeded: true });
    const db = openDb(url);
    await storedDeck(db, await person(db, 'clara'));
    await db.$disconnect();
  });
  const clara = () =>
    connected(url, async (client) => (await client.query('SELECT FROM "user" JOIN deck ON owner_id = "user".id')).rowCount); // prettier-ignore

  async function changed(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
    const target = path.join(folder, name);
    await writeFile(target, change(await readFile(file)));
    return target;
  }

  it.each([
    ['a file that is not there', async () => path.join(folder, 'nothing.tar.gz'), /cannot be read/],
    ['a folder', async () => folder, /cannot be read/],
    ['an empty file', () => changed('empty', () => Buffer.alloc(0)), /cannot be read|ends too early/],
    ['no gzip', () => changed('text', () => Buffer.from('CREATE TABLE')), /cannot be read/],
    ['no tar', () => changed('tar', () => gzipSync('CREATE TABLE')), /cannot be read|ends too early/],
    ['cut in half', () => changed('half', (b) => b.subarray(0, b.length / 2)), /cannot be read/],
    ['cut before its last page', () => changed('early', (b) => gzipSync(cutBeforeEnd(gunzipSync(b)))), /ends too early/],
    ['a flipped bit', () => changed('bit', (b) => flipped(b)), /cannot be read|other program|no JSON/],
    ['a newer version', () => changed('newer', (b) => gzipSync(renamed(gunzipSync(b)))), /newer version/],
    ['another format', () => changed('format', (b) => gzipSync(reformatted(gunzipSync(b)))), /another program/],
  ])('%s', async (_, made, message) => {
    await expect(restoreInto(url, await made(), { replace: true })).rejects.toThrow(message);
    expect(await clara()).toBe(1);
  }); // prettier-ignore

  it('what people made, unless it is told to', async () => {
    await expect(restoreInto(url, file)).rejects.toThrow(/holds accounts.*--replace/);
    expect(await clara()).toBe(1);
  });

  it('while a site is connected', async () => {
    await connected(url, async () => {
      await expect(restoreInto(url, file, { replace: true })).rejects.toThrow(/stop the site/);
    });
    expect(await clara()).toBe(1);
  });

  it('and with --replace it is replaced', async () => {
    await restoreInto(url, file, { replace: true });
    expect(await clara()).toBe(2);
  });
});

/** Without complete.json: the tar ends where that entry begins. */
function cutBeforeEnd(tar: Buffer): Buffer {
  return Buffer.concat([tar.subarray(0, tar.lastIndexOf('complete.json')), Buffer.alloc(1024)]);
}

function flipped(bytes: Buffer): Buffer {
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
}

/** The same length, so that the tar stays whole. */
const renamed = (tar: Buffer) => replaced(tar, '20261130000000_init', '29991130000000_init');
const reformatted = (tar: Buffer) => replaced(tar, 'kage-backup/1', 'kage-backup/9');
function replaced(tar: Buffer, from: string, to: string): Buffer {
  const place = tar.indexOf(from);
  return Buffer.concat([tar.subarray(0, place), Buffer.from(to), tar.subarray(place + from.length)]);
}
