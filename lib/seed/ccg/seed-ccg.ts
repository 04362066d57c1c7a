import type { Prisma } from '@/lib/db/generated/client';
import { type CcgSetFile, setFileSchema } from '@/lib/rules/ccg/cards/schema';
import { ccgChapterFileSchema, ccgGlossaryFileSchema } from '@/lib/rulings/ccg/files';
import { writeCcgSet } from '@/lib/catalogue/ccg/write-set';
import { writeCcgPhrases } from '@/lib/catalogue/ccg/write-phrases';
import { log } from '@/lib/log/log';
import { indexCards } from '@/lib/search/index-catalogue';
import { indexRulebook } from '@/lib/search/index-rulebook';
import { withdrawOtherSets } from '../catalogue';
import { type DataFiles, sha256 } from '../data-files';
import { parseDataFile } from '../parse';
import type { WrittenChapter } from '../rulebook';
import { seedRulings } from '../rulings';

const GAME = 'ccg';

export interface WrittenCcg {
  sets: CcgSetFile[];
  glossary: { terms: ReturnType<typeof ccgGlossaryFileSchema.parse>['terms'] }[];
  rulebook: WrittenChapter[];
}

/** The older game's files, parsed. Throws a DataFileError with a line for each thing wrong. */
export function readCcg(files: DataFiles['ccg']): WrittenCcg {
  return {
    sets: files.sets.map((file) => parseDataFile(file, setFileSchema)),
    glossary: files.glossary.map((file) => parseDataFile(file, ccgGlossaryFileSchema)),
    rulebook: files.rulebook.map((file) => {
      const { chapter, sourceLanguages, paragraphs } = parseDataFile(file, ccgChapterFileSchema);
      // A worked example stands where the younger game has its pictures.
      return { chapter, sourceLanguages, paragraphs: paragraphs.map(({ example, ...rest }) => ({ ...rest, ...(example && { figure: example }) })) }; // prettier-ignore
    }),
  };
}

/** Writes the older game's cards, glossary and rulebook anew. It has no rulings yet: its one source gives none. */
export async function seedCcg(
  tx: Prisma.TransactionClient,
  { sets, glossary, rulebook }: WrittenCcg,
  catalogueVersion: string,
): Promise<void> {
  const version = await withLastChange(tx, catalogueVersion);
  await tx.game.upsert({ where: { id: GAME }, create: { id: GAME, catalogueVersion: version }, update: { catalogueVersion: version } }); // prettier-ignore
  const brought = await tx.cardSet.findMany({ where: { gameId: GAME, origin: 'site' }, select: { code: true } });
  for (const set of sets) {
    // What people put in under this code stays theirs.
    if (brought.some(({ code }) => code === set.code))
      log.warn({ set: set.code }, 'A set of the site has the code of this file, which is passed over'); // prettier-ignore
    else await writeCcgSet(tx, set);
  }
  await withdrawOtherSets(tx, GAME, sets.map(({ code }) => code)); // prettier-ignore
  await seedRulings(tx, GAME, { glossary, rulebook, rulings: [], scenarios: new Map() });
  await writeCcgPhrases(tx);
  await indexCards(tx, GAME);
  await indexRulebook(tx, GAME);
}

/** Files that were there before are another catalogue when people have put sets in or taken them out since. */
async function withLastChange(tx: Prisma.TransactionClient, version: string): Promise<string> {
  const last = await tx.setChange.findFirst({ where: { gameId: GAME }, orderBy: { id: 'desc' }, select: { id: true } });
  return last ? sha256(version, last.id) : version;
}
