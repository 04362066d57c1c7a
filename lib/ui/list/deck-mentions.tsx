import { Link } from '@/lib/i18n/navigation';

interface DeckMentionsProps {
  decks: readonly { slug: string; name: string; author: string }[];
  /** Path of the decks of their game. */
  under: string;
  /** The list that has the rest. */
  all: { href: string; label: string };
}

/** A few decks by name and author, and the way to all of them. */
export function DeckMentions({ decks, under, all }: DeckMentionsProps) {
  return (
    <>
      <ul className="mention-list">
        {decks.map(({ slug, name, author }) => (
          <li key={slug}>
            <Link href={`${under}/${slug}`} prefetch={false} className="link">
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="text-soft">
              <bdi>{author}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link href={all.href} prefetch={false} className="link">
          {all.label}
        </Link>
      </p>
    </>
  );
}
