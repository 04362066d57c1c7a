import path from 'node:path';
import type { Prisma } from '@/lib/db/generated/client';
import { scenarioSchema } from '@/lib/rules/mythos/scenario/schema';
import { DataFileError } from './data-file-error';
import type { DataFile } from './data-files';
import { jsonOf, parseDataFile } from './parse';

export interface ReadScenario {
  path: string;
  /** Of the ruling it proves: its file's name. */
  slug: string;
  /** As written, since that is what a reader plays and takes along. */
  file: Prisma.InputJsonObject;
}

/** Scenarios of rulings. Throws a DataFileError that names everything in them that is not well formed. */
export function readScenarios(files: readonly DataFile[]): ReadScenario[] {
  const faults: string[] = [];
  const scenarios: ReadScenario[] = [];
  for (const file of files) {
    try {
      parseDataFile(file, scenarioSchema);
      const slug = path.posix.basename(file.path, '.json');
      scenarios.push({ path: file.path, slug, file: jsonOf(file.text) as Prisma.InputJsonObject });
    } catch (error) {
      if (!(error instanceof DataFileError)) throw error;
      faults.push(...error.lines);
    }
  }
  if (faults.length > 0) throw new DataFileError(faults);
  return scenarios;
}
