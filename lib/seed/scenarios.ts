import path from 'node:path';
import type { Prisma } from '@/lib/db/generated/client';
import { scenarioSchema } from '@/lib/rules/mythos/scenario/schema';
import { DataFileError } from './data-file-error';
import type { DataFile } from './data-files';
import { jsonOf, parseDataFile } from './parse';

/**
 * Scenarios by the slug of the ruling they prove, which is their file's name; as written, since that is what a reader
 * plays and takes along. Throws a DataFileError that names every scenario that is not well formed.
 */
export function readScenarios(files: readonly DataFile[]): Map<string, Prisma.InputJsonObject> {
  const faults: string[] = [];
  const scenarios = new Map<string, Prisma.InputJsonObject>();
  for (const file of files) {
    try {
      parseDataFile(file, scenarioSchema);
      scenarios.set(path.posix.basename(file.path, '.json'), jsonOf(file.text) as Prisma.InputJsonObject);
    } catch (error) {
      if (!(error instanceof DataFileError)) throw error;
      faults.push(...error.lines);
    }
  }
  if (faults.length > 0) throw new DataFileError(faults);
  return scenarios;
}
