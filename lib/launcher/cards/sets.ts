import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardDefinition, SetFile } from '@/lib/rules/mythos/cards/schema';
import { type DataFile, dataFiles, whyUnreadable } from '@/lib/seed/data-files';
import { jsonOf } from '@/lib/seed/parse';
import { readSets } from '@/lib/seed/sets';
import { UsageError } from '../commands/usage-error';
import { PROJECT } from '../settings';

/** Cards of all sets of the project. Throws a DataFileError when a file is not as it should be. */
export async function shippedCards(): Promise<CardDefinition[]> {
  const { sets } = await dataFiles();
  return readSets(sets).flatMap(({ set }) => set.cards);
}

/**
 * Reads one set file beside the sets of the project, whose cards it may speak of. A file from elsewhere stands in for
 * the project's file of the same set. Throws a DataFileError with a line for each mistake.
 */
export async function checkedSet(file: string): Promise<SetFile> {
  const { sets } = await dataFiles();
  // npm starts its scripts in the root of the project and says where it was called.
  const place = path.resolve(process.env.INIT_CWD ?? '', file);
  const text = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${whyUnreadable(error)}`);
  });
  const own: DataFile = { path: file, text, hash: '' };
  const others = sets.filter((other) => path.resolve(PROJECT, other.path) !== place);
  const isOneOfThem = others.length < sets.length;
  const beside = isOneOfThem ? others : others.filter((other) => codeIn(other.text) !== codeIn(text));
  const found = readSets([own, ...beside]).find((one) => one.file === own);
  if (!found) throw new Error(`${file} was not read`);
  return found.set;
}

/** The code of a set that may be anything but well formed. */
function codeIn(text: string): unknown {
  try {
    const json = jsonOf(text);
    return typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  } catch {
    return undefined;
  }
}
