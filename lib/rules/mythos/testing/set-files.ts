import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SetFile, setFileSchema } from '../cards/schema';

const data = path.resolve(import.meta.dirname, '../../../../prisma/data');

/** A shipped set file, for tests: `ks` → Konoha Shido. */
export function readSetFile(name: string): SetFile {
  return setFileSchema.parse(JSON.parse(readFileSync(path.join(data, 'sets', `${name}.json`), 'utf8')));
}

/** The same with the nicknames that the seed brings to its cards. */
export function readNamedSet(name: string): SetFile {
  const file = path.join(data, 'nicknames/mythos.json');
  const { names } = JSON.parse(readFileSync(file, 'utf8')) as { names: Record<string, string[]> };
  const set = readSetFile(name);
  return {
    ...set,
    cards: set.cards.map((card) => ({
      ...card,
      aliases: { ...card.aliases, name: [...(card.aliases?.name ?? []), ...(names[card.name.en] ?? [])] },
    })),
  };
}
