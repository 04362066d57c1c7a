import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DataFileError } from './data-file-error';

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
const CODE = ['lib/seed', 'lib/search', 'lib/catalogue', 'lib/query', 'lib/rulings', 'lib/rules'];

export interface DataFiles {
  sets: DataFile[];
  /** Other names of characters. */
  nicknames: DataFile[];
  rulings: DataFile[];
  glossary: DataFile[];
  /** Chapters of the rulebook. */
  rulebook: DataFile[];
  /** Scenarios of rulings, each by its ruling's slug. */
  scenarios: DataFile[];
  /** The older game's: sets, glossary and rulebook in files of forms of their own. */
  ccg: { sets: DataFile[]; glossary: DataFile[]; rulebook: DataFile[] };
}

/**
 * All files that the seed reads, each folder sorted by name; a folder that does not exist is empty.
 * @param base folder that holds prisma/data, the project's own unless a test brings another.
 */
export async function dataFiles(base = root): Promise<DataFiles> {
  const codeHash = await seedCodeHash();
  const [sets, nicknames, rulings, glossary, rulebook, scenarios, ccgSets, ccgGlossary, ccgRulebook] =
    await Promise.all([
      filesIn('sets', base, codeHash),
      filesIn('nicknames', base, codeHash),
      filesIn('rulings', base, codeHash),
      filesIn('glossary', base, codeHash),
      filesIn('rulebook', base, codeHash),
      filesIn('scenarios', base, codeHash),
      filesIn('ccg/sets', base, codeHash),
      filesIn('ccg/glossary', base, codeHash),
      filesIn('ccg/rulebook', base, codeHash),
    ]);
  const ccg = { sets: ccgSets, glossary: ccgGlossary, rulebook: ccgRulebook };
  return { sets, nicknames, rulings, glossary, rulebook, scenarios, ccg };
}

async function filesIn(folder: string, base: string, codeHash: string): Promise<DataFile[]> {
  const place = path.posix.join('prisma/data', folder);
  const names = await readdir(path.join(base, place)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw unreadable(place, error);
  });
  const json = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    json.map(async (name) => {
      const file = path.posix.join(place, name);
      const text = await readFile(path.join(base, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw unreadable(file, error);
      });
      return { path: file, text, hash: sha256(codeHash, text) };
    }),
  );
}

function unreadable(file: string, error: NodeJS.ErrnoException): DataFileError {
  return new DataFileError([`${file} cannot be read: ${whyUnreadable(error)}`]);
}

/** Words for what the file system says. */
export function whyUnreadable({ code = '', message }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'part of its path is a file, where a folder should be',
  EISDIR: 'it is a folder; expected a file',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  ELOOP: 'it is a link that leads back to itself',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_STRING_TOO_LONG: 'it is too large',
};

/** Hash of the code that seeds, tests left out. */
async function seedCodeHash(): Promise<string> {
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
