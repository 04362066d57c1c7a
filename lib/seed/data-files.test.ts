import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFileError } from './data-file-error';
import { dataFiles } from './data-files';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kage-data-'));
});
afterEach(() => rm(base, { recursive: true }));

const at = (...names: string[]) => path.join(base, 'prisma/data', ...names);

describe('the files of prisma/data', () => {
  it('are those that end in .json, by name; a folder that is not there is empty', async () => {
    await mkdir(at('sets'), { recursive: true });
    for (const name of ['b.json', 'a.json', 'notes.txt']) await writeFile(at('sets', name), '{}');
    const { sets, rulings } = await dataFiles(base);
    expect(sets.map((file) => file.path)).toEqual(['prisma/data/sets/a.json', 'prisma/data/sets/b.json']);
    expect(rulings).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a folder with the name of a file', () => mkdir(at('sets/sub.json'), { recursive: true }), 'prisma/data/sets/sub.json cannot be read: it is a folder; expected a file'],
    ['a link to nowhere', async () => { await mkdir(at('sets'), { recursive: true }); await symlink(at('gone.json'), at('sets/a.json')); }, 'prisma/data/sets/a.json cannot be read: there is no such file'],
    ['a file with the name of a folder', async () => { await mkdir(at(), { recursive: true }); await writeFile(at('sets'), ''); }, 'prisma/data/sets cannot be read: part of its path is a file, where a folder should be'],
  ])('are named when there is %s', async (_, prepare, message) => {
    await prepare();
    await expect(dataFiles(base)).rejects.toThrow(new DataFileError([message]));
  }); // prettier-ignore
});
