import { LRUCache } from 'lru-cache';
import { cardSchema, type CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { catalogueVersion, defaultSource, type Source } from './source';

/** Where the present definitions are to be had; undefined for a game that is not here. */
export async function definitionsAddress(game: string, source?: Pick<Source, 'db'>): Promise<string | undefined> {
  const version = await catalogueVersion(game, source);
  return version ? `/api/v1/catalogue/${game}/definitions/${version.slice(0, 16)}` : undefined;
}

/** All cards of a game whole, with their effects as data, as the engine takes them. Withdrawn ones are left out. */
export async function cardDefinitions(
  game: string,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<readonly CardDefinition[]> {
  const key = `${game}/${await catalogueVersion(game, source)}`;
  const known = kept.get(key);
  if (known) return known;
  const definitions = readDefinitions(game, source);
  kept.set(key, definitions);
  // A failure is not an answer: the next one asks again.
  definitions.catch(() => kept.delete(key));
  return definitions;
}

const kept = new LRUCache<string, Promise<readonly CardDefinition[]>>({ max: 4 });

async function readDefinitions(game: string, { db }: Pick<Source, 'db'>): Promise<CardDefinition[]> {
  const rows = await db.card.findMany({
    where: { gameId: game, withdrawn: false },
    orderBy: { position: 'asc' },
    select: { definition: true },
  });
  return rows.map(({ definition }) => cardSchema.parse(definition));
}
