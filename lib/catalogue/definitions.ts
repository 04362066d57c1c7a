import { cached } from '@/lib/cache/cached';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { hasEffects } from './games';
import { catalogueVersion, defaultSource, type Source } from './source';

export interface Definitions {
  /** The same object for the same catalogue: what is made of it can be kept beside it. */
  readonly cards: readonly CardDefinition[];
}

const known = cached<Definitions>({ name: 'definitions', of: ['catalogue'], max: 2 });

/** The cards of a game as the rules read them, in the catalogue's order, withdrawn ones included. */
export async function cardDefinitions(
  game: string,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<Definitions> {
  return known.get(game, [], source, () => readDefinitions(game, source));
}

async function readDefinitions(game: string, { db }: Pick<Source, 'db'>): Promise<Definitions> {
  const rows = await db.card.findMany({
    where: { gameId: game },
    orderBy: { position: 'asc' },
    select: { definition: true },
  });
  // Rows hold what the seed validated with the card schema.
  return { cards: rows.map(({ definition }) => definition as unknown as CardDefinition) };
}

/** Where the present definitions are to be had by a browser; undefined for a game that is not here. */
export async function definitionsAddress(game: string, source?: Pick<Source, 'db'>): Promise<string | undefined> {
  const version = hasEffects(game) && (await catalogueVersion(game, source));
  return version ? `/api/v1/catalogue/${game}/definitions/${version.slice(0, 16)}` : undefined;
}
