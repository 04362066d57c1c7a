import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SetFile, setFileSchema } from '../cards/schema';

/** A shipped set file, for tests: `ks` → Konoha Shido. */
export function readSetFile(name: string): SetFile {
  const file = path.resolve(import.meta.dirname, '../../../../prisma/data/sets', `${name}.json`);
  return setFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
