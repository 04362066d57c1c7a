import { cached } from '@/lib/cache/cached';
import { defaultSource, type Source } from '@/lib/catalogue/source';

const known = cached<ReadonlyMap<string, string>>({ name: 'cited', of: ['rules'], max: 2 });

/**
 * The paragraphs that explain the rules as the engine names them (`001 Trigger chain`, `D7`): its name of a rule → number
 * of its paragraph. Kept in memory.
 */
export async function citedParagraphs(
  game: string,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<ReadonlyMap<string, string>> {
  return known.get(game, [], source, () => readCited(game, source));
}

async function readCited(game: string, { db }: Pick<Source, 'db'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.ruleParagraph.findMany({ where: { gameId: game }, select: { number: true, cited: true } });
  return new Map(rows.flatMap(({ number, cited }) => cited.map((name) => [name, number] as const)));
}
