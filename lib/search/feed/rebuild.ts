import type { Meilisearch } from 'meilisearch';
import type { PrismaClient } from '@/lib/db/generated/client';
import { buildIndex } from '../meilisearch/build';
import { indexName, settingsOf, sizeOf, type MeilisearchOptions } from '../meilisearch/server';
import { asWanted } from '../meilisearch/settings';
import { SEARCH_KINDS, type SearchKind } from '../port';
import type { FoldedDocument } from '../postgres-documents';

/** Documents in one request to the engine. */
const BATCH = 1_000;

/** One index of an engine: a game's documents of one kind. */
export interface IndexedKind {
  game: string;
  kind: SearchKind;
}

export async function indexedKinds(db: PrismaClient): Promise<IndexedKind[]> {
  const games = await db.game.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  return games.flatMap(({ id }) => SEARCH_KINDS.map((kind) => ({ game: id, kind })));
}

export interface IndexState extends IndexedKind {
  uid: string;
  /** Documents in the database, and in the engine: undefined when it has no such index. */
  documents: number;
  held: number | undefined;
  /** Whether its settings are the present ones. */
  settings: boolean;
}

export async function indexState(
  db: PrismaClient,
  client: Meilisearch,
  server: MeilisearchOptions,
  { game, kind }: IndexedKind,
): Promise<IndexState> {
  const uid = indexName(server, game, kind);
  const [documents, held, settings] = await Promise.all([
    db.searchDocument.count({ where: { gameId: game, kind } }),
    sizeOf(client, uid),
    settingsOf(client, uid),
  ]);
  return { game, kind, uid, documents, held, settings: settings !== undefined && asWanted(settings) };
}

/** Builds an index anew from the documents of the database. */
export async function rebuild(
  db: PrismaClient,
  client: Meilisearch,
  server: MeilisearchOptions,
  { game, kind }: IndexedKind,
  stillThere: () => Promise<void>,
): Promise<void> {
  await buildIndex(client, indexName(server, game, kind), allDocuments(db, { game, kind }, stillThere));
  await stillThere();
}

/** What changes while they are read stands in the outbox, and is told when the build is over. */
async function* allDocuments(db: PrismaClient, { game, kind }: IndexedKind, stillThere: () => Promise<void>) {
  let [locale, key] = ['', ''];
  for (;;) {
    await stillThere();
    const batch = await db.$queryRaw<FoldedDocument[]>`
      SELECT locale, key, title_words AS "titleWords", words, popularity FROM search_document
      WHERE game_id = ${game} AND kind = ${kind} AND (locale, key) > (${locale}, ${key})
      ORDER BY locale, key LIMIT ${BATCH}`;
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    ({ locale, key } = last);
  }
}
