import { db as ownDb } from '@/lib/db/client';
import { proposalContentSchema, type ProposalContent } from './content';

export type ProposalState = 'suggested' | 'published' | 'declined' | 'withdrawn';

/** The signed-in person. A judge may revise, publish, decline and withdraw, and read what others suggested. */
export interface Person {
  id: string;
  judge: boolean;
}

/** Open suggestions one person may have: a desk that is flooded helps nobody. */
export const MOST_OPEN = 20;

export type Suggested = { status: 'created'; id: string } | { status: 'too-many' };

/** A question for the judges, or a judge's own draft. */
export async function suggest(
  person: Person,
  game: string,
  content: ProposalContent,
  note: string,
  db = ownDb(),
): Promise<Suggested> {
  return db.$transaction(async (tx) => {
    const open = await tx.rulingProposal.count({
      where: { gameId: game, state: 'suggested', revisions: { some: { revision: 1, authorId: person.id } } },
    });
    if (open >= MOST_OPEN && !person.judge) return { status: 'too-many' };
    // The address is a promise of judges: what others suggest gets its own from them.
    const { slug: _, ...rest } = content;
    const kept = person.judge ? content : rest;
    const { id } = await tx.rulingProposal.create({
      data: { gameId: game, revisions: { create: { revision: 1, authorId: person.id, content: kept, note } } },
      select: { id: true },
    });
    return { status: 'created', id };
  });
}

export type Revised = { status: 'saved'; revision: number } | { status: 'stale' | 'not-found' | 'forbidden' };

/** A new revision on top of the one it began from; two judges at once: the second is told, and loses nothing. */
export async function revise(
  person: Person,
  id: string,
  base: number,
  content: ProposalContent,
  note: string,
  db = ownDb(),
): Promise<Revised> {
  if (!person.judge) return { status: 'forbidden' };
  return db.$transaction(async (tx) => {
    const { count } = await tx.rulingProposal.updateMany({
      where: { id, revision: base },
      data: { revision: base + 1, updatedAt: new Date() },
    });
    if (count === 0) {
      const there = await tx.rulingProposal.findUnique({ where: { id }, select: { id: true } });
      return { status: there ? 'stale' : 'not-found' };
    }
    await tx.rulingProposalRevision.create({
      data: { proposalId: id, revision: base + 1, authorId: person.id, content, note },
    });
    return { status: 'saved', revision: base + 1 };
  });
}

export interface ProposalLine {
  id: string;
  state: ProposalState;
  slug: string | null;
  updatedAt: Date;
  /** Handle of who wrote it first; null when the account is gone. */
  author: string | null;
  content: ProposalContent;
}

const DESK_PAGE = 50;

/** What lies on the desk, newest first: all of a state for judges, of anybody else their own. */
export async function proposals(
  person: Person,
  game: string,
  { state, own }: { state?: ProposalState; own?: boolean },
  db = ownDb(),
): Promise<ProposalLine[]> {
  const mine = own || !person.judge;
  const rows = await db.rulingProposal.findMany({
    where: {
      gameId: game,
      ...(state && { state }),
      ...(mine && { revisions: { some: { revision: 1, authorId: person.id } } }),
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: DESK_PAGE,
    select: {
      id: true,
      state: true,
      slug: true,
      updatedAt: true,
      revisions: {
        orderBy: { revision: 'asc' },
        take: 1,
        select: { content: true, author: { select: { handle: true } } },
      },
    },
  });
  return rows.flatMap(({ revisions: [first], state: word, ...row }) =>
    first
      ? {
          ...row,
          state: word as ProposalState,
          author: first.author?.handle ?? null,
          content: proposalContentSchema.parse(first.content),
        }
      : [],
  );
}

export interface Proposal {
  id: string;
  state: ProposalState;
  revision: number;
  publishedRevision: number | null;
  content: ProposalContent;
  /** Newest first. */
  history: { revision: number; author: string | null; note: string; createdAt: Date }[];
}

/** A proposal as it is now, or as it was at a revision; undefined when there is none that this person may see. */
export async function proposal(
  person: Person,
  id: string,
  revision?: number,
  db = ownDb(),
): Promise<Proposal | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const row = await db.rulingProposal.findUnique({
    where: { id },
    select: {
      id: true,
      state: true,
      revision: true,
      publishedRevision: true,
      revisions: {
        orderBy: { revision: 'desc' },
        select: {
          revision: true,
          note: true,
          createdAt: true,
          content: true,
          authorId: true,
          author: { select: { handle: true } },
        },
      },
    },
  });
  if (!row) return undefined;
  const { revisions, state, ...rest } = row;
  const first = revisions.at(-1);
  if (!person.judge && first?.authorId !== person.id) return undefined;
  const shown = revisions.find((one) => one.revision === (revision ?? row.revision));
  if (!shown) return undefined;
  return {
    ...rest,
    state: state as ProposalState,
    content: proposalContentSchema.parse(shown.content),
    history: revisions.map(({ author, revision, note, createdAt }) => ({
      revision,
      note,
      createdAt,
      author: author?.handle ?? null,
    })),
  };
}

/** The proposal behind a ruling of the site, by its address. */
export async function proposalOfRuling(game: string, slug: string, db = ownDb()): Promise<string | undefined> {
  const row = await db.rulingProposal.findUnique({
    where: { gameId_slug: { gameId: game, slug } },
    select: { id: true },
  });
  return row?.id;
}
