import { LRUCache } from 'lru-cache';
import { catalogueVersion, defaultSource, type Source } from '@/lib/catalogue/source';

const known = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({ max: 2 });

/**
 * The paragraphs that explain the rules as the engine names them (`001 Trigger chain`, `D7`): its name of a rule → number
 * of its paragraph. Kept in memory for each version of the catalogue.
 */
export async function citedParagraphs(
  game: string,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<ReadonlyMap<string, string>> {
  const key = `${game}/${await catalogueVersion(game, source)}`;
  let paragraphs = known.get(key);
  if (!paragraphs) {
    paragraphs = readCited(game, source);
    known.set(key, paragraphs);
    // A failed answer is not kept: the next question asks again.
    paragraphs.catch(() => known.delete(key));
  }
  return paragraphs;
}

async function readCited(game: string, { db }: Pick<Source, 'db'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.ruleParagraph.findMany({ where: { gameId: game }, select: { number: true, cited: true } });
  return new Map(rows.flatMap(({ number, cited }) => cited.map((name) => [name, number] as const)));
}
