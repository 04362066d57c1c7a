import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CcgSetFile, setFileSchema as ccgSetFileSchema } from '@/lib/rules/ccg/cards/schema';
import { type SetFile, setFileSchema } from '@/lib/rules/mythos/cards/schema';

const data = path.resolve(import.meta.dirname, '../../prisma/data');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(data, file), 'utf8'));

/** A shipped set file: `ks` → Konoha Shido. */
export function readSetFile(name: string): SetFile {
  return setFileSchema.parse(read(`sets/${name}.json`));
}

/** The same with the nicknames that the seed brings to its cards. */
export function readNamedSet(name: string): SetFile {
  const { names } = read('nicknames/mythos.json') as { names: Record<string, string[]> };
  const set = readSetFile(name);
  return {
    ...set,
    cards: set.cards.map((card) => ({
      ...card,
      aliases: { ...card.aliases, name: [...(card.aliases?.name ?? []), ...(names[card.name.en] ?? [])] },
    })),
  };
}

/** The set of made-up cards of the collectible card game (lib/rules/ccg). */
export function readExampleSet(): CcgSetFile {
  return ccgSetFileSchema.parse(read('ccg/sets/example.json'));
}
