import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** One file of prisma/data as it lies on the disk. */
export interface DataFile {
  /** From the project's root, with forward slashes: `prisma/data/sets/ks.json`. */
  path: string;
  text: string;
  /** Of the text and of the code that turns it into rows. */
  hash: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Rooms whose code decides what rows and search documents a file becomes: a change there seeds anew. */
const CODE = ['lib/seed', 'lib/search', 'lib/catalogue', 'lib/rulings', 'lib/rules'];

/** The JSON files of one folder of prisma/data, by name. A folder that does not exist is empty. */
export async function dataFiles(folder: string, codeHash: string, base = root): Promise<DataFile[]> {
  const names = await readdir(path.join(base, 'prisma/data', folder)).catch(() => []);
  const json = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    json.map(async (name) => {
      const file = path.posix.join('prisma/data', folder, name);
      const text = await readFile(path.join(base, file), 'utf8');
      return { path: file, text, hash: sha256(codeHash, text) };
    }),
  );
}

/** Hash of the code that seeds, tests left out. */
export async function seedCodeHash(): Promise<string> {
  const folders = await Promise.all(
    CODE.map(async (room) => {
      const entries = await readdir(path.join(root, room), { recursive: true }).catch(() => []);
      return entries
        .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
        .map((name) => path.join(room, name));
    }),
  );
  const files = folders.flat().sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return sha256(...files, ...texts);
}

export function sha256(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
