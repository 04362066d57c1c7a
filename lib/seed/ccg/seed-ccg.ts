import type { Prisma } from '@/lib/db/generated/client';
import { type CcgSetFile, setFileSchema } from '@/lib/rules/ccg/cards/schema';
import { ccgChapterFileSchema, ccgGlossaryFileSchema } from '@/lib/rulings/ccg/files';
import { writeCcgPhrases } from '@/lib/catalogue/ccg/write-phrases';
import { indexCards } from '@/lib/search/index-catalogue';
import { indexRulebook } from '@/lib/search/index-rulebook';
import { withdrawOtherSets } from '../catalogue';
import type { DataFiles } from '../data-files';
import { parseDataFile } from '../parse';
import type { WrittenChapter } from '../rulebook';
import { seedRulings } from '../rulings';
import { seedCcgSet } from './sets';

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
  await tx.game.upsert({ where: { id: GAME }, create: { id: GAME, catalogueVersion }, update: { catalogueVersion } });
  for (const set of sets) await seedCcgSet(tx, set);
  await withdrawOtherSets(tx, GAME, sets.map(({ code }) => code)); // prettier-ignore
  await seedRulings(tx, GAME, { glossary, rulebook, rulings: [], scenarios: new Map() });
  await writeCcgPhrases(tx);
  await indexCards(tx, GAME);
  await indexRulebook(tx, GAME);
}
