import { knownTraits } from '@/lib/rules/mythos/cards/mistakes/known-traits';
import { mistakesOf } from '@/lib/rules/mythos/cards/mistakes/mistakes';
import { type SetFile, setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { DataFileError } from './data-file-error';
import type { DataFile } from './data-files';
import { describeFault, parseDataFile } from './parse';

export interface ReadSet {
  file: DataFile;
  set: SetFile;
}

/**
 * All sets, read together since cards speak of cards of other sets. Throws a DataFileError with a line for each thing
 * wrong: first what is not well formed, then, when all is, what cannot be meant.
 */
export function readSets(files: readonly DataFile[]): ReadSet[] {
  const sets: ReadSet[] = [];
  const faults: string[] = [];
  for (const file of files) {
    try {
      sets.push({ file, set: parseDataFile(file, setFileSchema) });
    } catch (error) {
      if (!(error instanceof DataFileError)) throw error;
      faults.push(...error.lines);
    }
  }
  if (faults.length > 0) throw new DataFileError(faults);
  const problems = [...doubleCodes(sets), ...mistakesIn(sets)];
  if (problems.length > 0) throw new DataFileError(problems);
  return sets;
}

function mistakesIn(sets: readonly ReadSet[]): string[] {
  const known = knownTraits(sets.flatMap(({ set }) => set.cards));
  return sets.flatMap(({ file, set }) =>
    set.cards.flatMap((card, index) =>
      mistakesOf(card, known).map(({ path, message }) =>
        describeFault(file.path, set, { path: ['cards', index, ...path], message }),
      ),
    ),
  );
}

/** A set's code and position belong to one file: two that share one would take each other's cards out. */
function doubleCodes(sets: readonly ReadSet[]): string[] {
  return sets.flatMap(({ file, set }, index) =>
    sets.slice(0, index).flatMap((other) => {
      const same = other.set.code === set.code ? 'code' : other.set.position === set.position ? 'position' : undefined;
      return same ? [`${file.path}, field ${same}: ${set[same]} is already used by ${other.file.path}`] : [];
    }),
  );
}
