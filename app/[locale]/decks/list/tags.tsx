import { Link } from '@/lib/i18n/navigation';
import { writeCondition } from '@/lib/decks/search/write';
import { listAddress } from './query';

/**
 * The tags of a deck, each leading to the public decks that have it.
 *
 * @param base path of the decks of its game
 */
export function Tags({ tags, base }: { tags: readonly string[]; base: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            href={listAddress(base, { q: writeCondition({ field: 'tag', tag }) })}
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
