import { LRUCache } from 'lru-cache';
import { catalogueVersion, defaultSource, type Source } from '@/lib/catalogue/source';

const known = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({ max: 2 });

/**
 * The paragraph that explains a rule as the engine names it (`001 Trigger chain`, `D7`): its number, or undefined where
 * none says it is. Kept in memory for each version of the catalogue.
 */
export async function paragraphOf(
  game: string,
  ruleRef: string,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<string | undefined> {
  return (await citedParagraphs(game, source)).get(ruleRef);
}

/** All of them: the engine's name of a rule → number of its paragraph. */
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
