import type { Prisma } from '@/lib/db/generated/client';
import { canSee, type Viewer } from '../permissions';
import { namedColumns } from '../store/rows';

/** What a report or an entry of the log is about, as a moderator may see it. */
export interface Subject {
  kind: 'deck' | 'comment';
  id: string;
  /** Handle of who made it. */
  author: string;
  hidden: boolean;
  /** Text of a comment. */
  text?: string;
  /** The deck, or the deck commented on; undefined while it is private, of which moderators know nothing either. */
  deck?: { slug: string; name: string; format: string };
}

const deckColumns = { id: true, format: true, ...namedColumns } as const satisfies Prisma.DeckSelect;

/** What is read of a deck and of a comment to show them as a {@link Subject}. */
export const subjectColumns = {
  deck: { select: deckColumns },
  comment: {
    select: {
      id: true,
      text: true,
      hiddenAt: true,
      author: { select: { handle: true } },
      deck: { select: deckColumns },
    },
  },
} as const;

type DeckRow = Prisma.DeckGetPayload<{ select: typeof deckColumns }>;
type CommentRow = Prisma.DeckCommentGetPayload<typeof subjectColumns.comment>;

/** Undefined when both are gone. */
export function toSubject(
  { deck, comment }: { deck: DeckRow | null; comment: CommentRow | null },
  viewer: Viewer,
): Subject | undefined {
  if (comment) {
    const { id, text, author, hiddenAt } = comment;
    return {
      kind: 'comment',
      id,
      text,
      author: author.handle,
      hidden: hiddenAt !== null,
      ...shown(comment.deck, viewer),
    };
  }
  if (!deck) return undefined;
  return {
    kind: 'deck',
    id: deck.id,
    author: deck.owner.handle,
    hidden: deck.hiddenAt !== null,
    ...shown(deck, viewer),
  };
}

function shown(deck: DeckRow, viewer: Viewer): Pick<Subject, 'deck'> {
  return canSee(viewer, deck) ? { deck: { slug: deck.slug, name: deck.name, format: deck.format } } : {};
}
