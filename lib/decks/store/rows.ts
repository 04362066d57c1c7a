import { z } from 'zod';
import { indexWords } from '@/lib/catalogue/words';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { DECK_PARTS, type DeckPart } from '../games/parts';
import type { DeckContent, DeckContentLine, StoredDeck } from '../contract';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { gameOf } from '../games/games';

/** What is read of a deck to have it whole. */
export const wholeDeck = {
  entries: { orderBy: [{ part: 'asc' }, { position: 'asc' }] },
  ownEntries: {
    orderBy: [{ part: 'asc' }, { position: 'asc' }],
    include: { card: { select: { definition: true } } },
  },
  owner: { select: { handle: true } },
} as const satisfies Prisma.DeckInclude;
export type DeckRow = Prisma.DeckGetPayload<{ include: typeof wholeDeck }>;

/** Decks are asked for by id (a UUID) or by slug; undefined for what can be neither. */
export function deckWhere(idOrSlug: string): { id: string } | { slug: string } | undefined {
  if (/^[A-Za-z0-9]{12,24}$/.test(idOrSlug)) return { slug: idOrSlug };
  return z.uuid().safeParse(idOrSlug).success ? { id: idOrSlug } : undefined;
}

/** A deck whoever asks: permissions are the caller's to look at. */
export async function findDeck(idOrSlug: string, prisma: Pick<PrismaClient, 'deck'>): Promise<DeckRow | null> {
  const where = deckWhere(idOrSlug);
  return where ? prisma.deck.findUnique({ where, include: wholeDeck }) : null;
}

/** What is read of a deck to decide who may do what with it: `DeckRights`. */
export const rightsColumns = { ownerId: true, visibility: true, hiddenAt: true } as const satisfies Prisma.DeckSelect;

/** What is read of a deck to name it to whoever may see it. */
export const namedColumns = {
  ...rightsColumns,
  slug: true,
  name: true,
  owner: { select: { handle: true } },
} as const satisfies Prisma.DeckSelect;

/** As much of a deck as permissions are decided by. */
export async function findRights(idOrSlug: string, prisma: Pick<PrismaClient, 'deck'>) {
  const where = deckWhere(idOrSlug);
  return where ? prisma.deck.findUnique({ where, select: { id: true, ...rightsColumns } }) : null;
}

export function toContent(row: DeckRow): DeckContent {
  const parts: Record<DeckPart, DeckContentLine[]> = { main: [], missions: [], maybe: [] };
  const own = row.ownEntries.map((entry) => ({ ...entry, printingId: null }));
  const entries = own.length === 0 ? row.entries : [...row.entries, ...own].sort((a, b) => a.position - b.position);
  for (const { part, cardCode, count, printingId } of entries) {
    // The database's check holds `part` to these three.
    parts[part as DeckPart].push({ code: cardCode, count, ...(printingId ? { printing: printingId } : {}) });
  }
  const { name, description, format, visibility } = row;
  return { name, description, format, visibility, ...parts };
}

export function toStoredDeck(row: DeckRow): StoredDeck {
  return {
    id: row.id,
    slug: row.slug,
    revision: row.revision,
    legal: row.legal,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    content: toContent(row),
  };
}

/** Columns of the deck itself; the caller adds owner, slug and revision. */
export function deckColumns(content: DeckContent) {
  const { name, description, format, visibility, main, missions } = content;
  // Lists find decks by cards that everybody can have.
  const codes = [...main, ...missions].map(({ code }) => code).filter((code) => !isOwnCode(code));
  const cards = [...new Set(codes)].sort();
  const size = main.reduce((sum, { count }) => sum + count, 0);
  const nameWords = [...new Set(indexWords(name))];
  return { gameId: gameOf(format), name, nameWords, description, format, visibility, cards, size };
}

/** Writes the lines of a deck that has none: cards of the catalogue, and its owner's own. */
export async function writeEntries(
  { deckId, ownerId, content }: { deckId: string; ownerId: string; content: DeckContent },
  tx: Prisma.TransactionClient,
): Promise<void> {
  const gameId = gameOf(content.format);
  const lines = DECK_PARTS.flatMap((part) =>
    content[part].map(({ code, count, printing }, position) => ({
      line: { deckId, part, gameId, cardCode: code, count, position },
      printingId: printing ?? null,
    })),
  );
  const isOwn = ({ line }: { line: { cardCode: string } }) => isOwnCode(line.cardCode);
  await tx.deckEntry.createMany({
    data: lines.filter((one) => !isOwn(one)).map(({ line, printingId }) => ({ ...line, printingId })),
  });
  const own = lines.filter(isOwn).map(({ line }) => ({ ...line, ownerId }));
  if (own.length > 0) await tx.deckOwnEntry.createMany({ data: own });
}

/** Whether two contents are one deck to its reader: the order of lines does not matter. */
export function sameContent(a: DeckContent, b: DeckContent): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.format === b.format &&
    a.visibility === b.visibility &&
    DECK_PARTS.every((part) => samePart(a[part], b[part]))
  );
}

function samePart(a: readonly DeckContentLine[], b: readonly DeckContentLine[]): boolean {
  const others = new Map(b.map((line) => [line.code, line]));
  return (
    a.length === b.length &&
    a.every(({ code, count, printing }) => {
      const other = others.get(code);
      return other?.count === count && other.printing === printing;
    })
  );
}
