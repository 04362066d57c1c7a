import { writePhrases } from '@/lib/catalogue/sql/write-phrases';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { glossaryFileSchema, rulingFileSchema } from '@/lib/rulings/files';
import { referenceProblems } from '@/lib/rulings/references';
import { chapterFileSchema } from '@/lib/rulings/rulebook/files';
import { indexCards } from '@/lib/search/index-catalogue';
import { indexRulebook } from '@/lib/search/index-rulebook';
import { restoreSiteRulings } from '@/lib/rulings/desk/site-rows';
import { indexRulings } from '@/lib/search/index-rulings';
import { seedSet, withdrawOtherSets } from './catalogue';
import { readCcg, seedCcg } from './ccg/seed-ccg';
import { DataFileError } from './data-file-error';
import { dataFiles, sha256, type DataFiles } from './data-files';
import { withNicknames } from './nicknames';
import { parseDataFile } from './parse';
import { catalogueOn, daysToCome, earlyMentions, today } from './release';
import { seedRulings, withoutHeldBack } from './rulings';
import { readScenarios } from './scenarios';
import { noteShipped } from './news';
import { readSets } from './sets';

const GAME = 'mythos';
/** Any number, the same in all processes: `seed` in ASCII. */
const ADVISORY_LOCK = 0x73656564;

export interface SeedResult {
  /** Files that were new, changed or gone, or name a day that has come; empty when the database was up to date. */
  changed: string[];
  /** The next day on which the catalogue will be another: seed again then. Undefined: never. */
  changesOn?: string | undefined;
}

/**
 * Brings the rows that come from prisma/data up to date, in one transaction: all of it or nothing. Does nothing when
 * no file changed. Several processes may seed at once: one works, the others wait and then find nothing to do.
 * Throws a DataFileError that names file, entry and field when a file is not as it should be.
 * @param base folder that holds prisma/data, the project's own unless a test brings another.
 * @param day `2026-01-31`, today unless a test brings another: what is not out on it is left out.
 */
export async function seed(db: PrismaClient, base?: string, day: string = today()): Promise<SeedResult> {
  const files = await dataFiles(base);
  const toCome = files.sets.flatMap(({ text }) => daysToCome(text, day)).sort();
  // A file that waits for a day is another file once it has come.
  const sets = files.sets.map((file) => ({ ...file, hash: sha256(file.hash, ...daysToCome(file.text, day)) }));
  const work = (tx: Prisma.TransactionClient) => seedChanged(tx, { ...files, sets }, day);
  const changed = await db.$transaction(work, { timeout: 120_000, maxWait: 10_000 });
  return { changed, changesOn: toCome[0] };
}

async function seedChanged(tx: Prisma.TransactionClient, files: DataFiles, day: string): Promise<string[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`;
  const ccgFiles = [...files.ccg.sets, ...files.ccg.glossary, ...files.ccg.rulebook];
  const all = [...files.sets, ...files.nicknames, ...files.rulings, ...files.glossary, ...files.rulebook, ...files.scenarios, ...ccgFiles]; // prettier-ignore
  const known = new Map((await tx.seedFile.findMany()).map((row) => [row.path, row.hash]));
  const changed = all.filter((file) => known.get(file.path) !== file.hash).map((file) => file.path);
  const gone = [...known.keys()].filter((path) => !all.some((file) => file.path === path));
  if (changed.length + gone.length === 0) return [];

  // Everything is parsed before a row is written: rulings name cards, so a change in one file may break another.
  const sets = readSets(files.sets);
  const named = withNicknames(sets.map(({ set }) => set), files.nicknames); // prettier-ignore
  const rulings = files.rulings.map((file) => ({ path: file.path, file: parseDataFile(file, rulingFileSchema) }));
  const glossary = files.glossary.map((file) => ({ path: file.path, file: parseDataFile(file, glossaryFileSchema) }));
  const rulebook = files.rulebook.map((file) => ({ path: file.path, file: parseDataFile(file, chapterFileSchema) }));
  const scenarios = readScenarios(files.scenarios);
  const ccg = readCcg(files.ccg);
  const cards = sets.flatMap(({ set }) => set.cards);
  const problems = referenceProblems({
    rulings,
    glossary,
    rulebook,
    scenarios,
    cards: new Set(cards.map(({ code }) => code)),
    keywords: new Set(cards.flatMap(({ keywords }) => keywords)),
  });
  const shown = catalogueOn(day, named);
  problems.push(...earlyMentions([...files.rulebook, ...files.glossary], shown.heldBack));
  if (problems.length > 0) throw new DataFileError(problems);

  // A nickname that came or went is on cards of any set.
  const renamed = [...changed, ...gone].some((path) => path.includes('/nicknames/'));
  const changedSets = new Set(sets.filter(({ file }) => changed.includes(file.path)).map(({ set }) => set.code));
  for (const set of shown.sets) if (renamed || changedSets.has(set.code)) await seedSet(tx, set);
  await withdrawOtherSets(tx, GAME, shown.sets.map(({ code }) => code)); // prettier-ignore
  const boards = new Map(scenarios.map(({ slug, file }) => [slug, file]));
  const told = withoutHeldBack(rulings.map(({ file }) => file), boards, shown); // prettier-ignore
  await seedRulings(tx, GAME, {
    glossary: glossary.map(({ file }) => file),
    rulings: told,
    rulebook: rulebook.map(({ file }) => file),
    scenarios: boards,
  });
  await restoreSiteRulings(tx, GAME);
  await writePhrases(tx, GAME);
  await indexCards(tx, GAME);
  await indexRulings(tx, GAME);
  await indexRulebook(tx, GAME);
  const catalogueVersion = sha256(...[...files.sets, ...files.nicknames, ...files.rulebook].map((file) => file.hash));
  await tx.game.upsert({
    where: { id: GAME },
    create: { id: GAME, catalogueVersion },
    update: { catalogueVersion },
  });
  await noteShipped(tx, GAME, told.flatMap((file) => file.rulings), boards); // prettier-ignore
  await seedCcg(tx, ccg, sha256(...ccgFiles.map((file) => file.hash)));
  // The database plans its searches by what it has counted, and would count these rows only when it comes round to it.
  await tx.$executeRaw`ANALYZE card, printing, card_keyword, card_stat, card_facet, search_document, search_word`;
  await tx.seedFile.deleteMany();
  await tx.seedFile.createMany({ data: all.map(({ path, hash }) => ({ path, hash })) });
  return [...changed, ...gone];
}
