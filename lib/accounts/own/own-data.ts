import { db } from '@/lib/db/client';

/** A deck that is nobody's secret. */
const SEEN = { visibility: { not: 'private' }, hiddenAt: null } as const;

/**
 * Everything the site keeps about a person, as plain data for a download. Left out: the hashes of the password and
 * of access tokens, which help nobody but a thief.
 */
export async function ownData(userId: string) {
  const user = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      emailVerified: true,
      handle: true,
      createdAt: true,
      roles: true,
      proposals: {
        orderBy: { createdAt: 'asc' },
        select: { proposalId: true, revision: true, content: true, note: true, createdAt: true },
      },
      collection: {
        orderBy: [{ gameId: 'asc' }, { list: 'asc' }, { printingId: 'asc' }],
        select: { gameId: true, list: true, printingId: true, count: true, note: true, updatedAt: true },
      },
      shares: { select: { list: true } },
      accessTokens: {
        orderBy: { createdAt: 'asc' },
        select: { name: true, ending: true, scopes: true, createdAt: true, expiresAt: true, lastUsedOn: true },
      },
      identities: { select: { provider: true, externalId: true, createdAt: true } },
      // What others made is named only while everybody sees it.
      likes: { where: { deck: SEEN }, select: { createdAt: true, deck: { select: { slug: true } } } },
      comments: {
        orderBy: { id: 'asc' },
        select: { text: true, createdAt: true, editedAt: true, hiddenAt: true, hiddenReason: true },
      },
      follows: { select: { createdAt: true, author: { select: { handle: true } } } },
      reports: { orderBy: { id: 'asc' }, select: { reason: true, note: true, createdAt: true, closedAt: true } },
      decks: {
        orderBy: { createdAt: 'asc' },
        select: {
          slug: true,
          gameId: true,
          name: true,
          description: true,
          format: true,
          visibility: true,
          tags: true,
          archivedAt: true,
          hiddenAt: true,
          hiddenReason: true,
          revision: true,
          createdAt: true,
          updatedAt: true,
          entries: {
            orderBy: [{ part: 'asc' }, { position: 'asc' }],
            select: { part: true, cardCode: true, printingId: true, count: true },
          },
          revisions: { orderBy: { revision: 'asc' }, select: { revision: true, changes: true, createdAt: true } },
        },
      },
    },
  });
  const {
    decks,
    identities,
    proposals,
    collection,
    shares,
    accessTokens,
    likes,
    comments,
    follows,
    reports,
    ...account
  } = user;
  const sharedLists = shares.map(({ list }) => list);
  const people = { likes, comments, follows, reports };
  return {
    account,
    outsideLogins: identities,
    decks,
    rulings: proposals,
    collection,
    sharedLists,
    accessTokens,
    ...people,
  };
}
