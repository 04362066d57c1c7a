import { Link } from '@/lib/i18n/navigation';
import { writeCondition } from '@/lib/decks/search/write';
import { listAddress } from './query';

/** The tags of a deck, each leading to the public decks that have it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            href={listAddress('/decks', { q: writeCondition({ field: 'tag', tag }) })}
            className="chip max-w-full wrap-anywhere"
            dir="auto"
          >
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
