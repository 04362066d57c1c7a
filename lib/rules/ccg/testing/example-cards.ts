import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CcgSetFile, setFileSchema } from '../cards/schema';

/** The set of made-up cards, for tests. */
export function readExampleSet(): CcgSetFile {
  const file = path.resolve(import.meta.dirname, '../../../../prisma/data/ccg/sets/example.json');
  return setFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
