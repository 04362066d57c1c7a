import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCcgSetFile, type SetFault } from '@/lib/catalogue/curation/set-file';
import { takeIn } from '@/lib/catalogue/curation/sets';
import { GAMES } from '@/lib/catalogue/games';
import type { PrismaClient } from '@/lib/db/generated/client';
import { whyUnreadable } from '@/lib/seed/data-files';
import { UsageError } from '../commands/usage-error';
import type { Answer } from './command';

/** Whether a set file is one of the older game: as `--game` says, else a table, or JSON that names that game. */
export async function isCcgFile(file: string, game: string | undefined): Promise<boolean> {
  if (game !== undefined && !GAMES.some((known) => known === game))
    throw new UsageError(`There is no game ${game}; expected one of ${GAMES.join(', ')}`);
  if (game !== undefined) return game === 'ccg';
  if (file.toLowerCase().endsWith('.csv')) return true;
  const bytes = await readFile(place(file)).catch(() => Buffer.alloc(0));
  return /"game"\s*:\s*"ccg"/.test(bytes.subarray(0, 2000).toString('utf8'));
}

export async function checkCcgSet(file: string): Promise<Answer> {
  const read = readCcgSetFile(await bytesOf(file));
  return read.ok ? { code: 0, lines: [`${cards(read.set.cards.length)}, no mistakes`] } : faulty(file, read.faults);
}

/** Takes a set of the older game into the catalogue of the running site, all of it or nothing. */
export async function importCcgSet(
  file: string,
  game: string | undefined,
  openDatabase: () => Promise<PrismaClient>,
): Promise<Answer> {
  if (game !== 'ccg')
    throw new UsageError(
      'Only sets of the older game are imported: add --game ccg. The others are files of the project.',
    );
  const read = readCcgSetFile(await bytesOf(file));
  if (!read.ok) return faulty(file, read.faults);
  const db = await openDatabase();
  try {
    const { added, changed, withdrawn, refused, same } = await takeIn(db, { id: null }, read.set, read.hash);
    if (refused)
      return { code: 1, lines: [`The set ${read.set.code} belongs to the files of the project; take another code.`] };
    if (same) return { code: 0, lines: [`${read.set.code}: the catalogue holds just this already`] };
    return {
      code: 0,
      lines: [`${read.set.code}: ${added.length} added, ${changed.length} changed, ${withdrawn.length} taken out`],
    };
  } finally {
    await db.$disconnect();
  }
}

function faulty(file: string, faults: readonly SetFault[]): Answer {
  const lines = faults.map(({ line, place: at, message }) => `${file}:${line}: ${at ? `${at}: ` : ''}${message}`);
  return { code: 1, lines: [...lines, `\n${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'}`] };
}

function cards(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'}`;
}

/** npm starts its scripts in the root of the project and says where it was called. */
function place(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', file);
}

async function bytesOf(file: string): Promise<Uint8Array> {
  return readFile(place(file)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${whyUnreadable(error)}`);
  });
}
