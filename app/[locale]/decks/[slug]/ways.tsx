import { getTranslations } from 'next-intl/server';
import { compareAddress } from '@/lib/decks/compare/compare';
import { ButtonLink } from '@/lib/ui/button';

/** From a deck's page on: what else can be done with it without changing it. */
export async function DeckWays({ slug, stored = true }: { slug: string; stored?: boolean }) {
  const [tHands, tCompare] = await Promise.all([getTranslations('hands'), getTranslations('compare')]);
  const ways: (readonly [href: string, words: string])[] = [
    [`/decks/${slug}/hands`, tHands('title')],
    [`/decks/${slug}/games`, tHands('games.title')],
    [compareAddress({ slug }), tCompare('title')],
    // What stands in an address alone has no history.
    ...(stored ? ([[`/decks/${slug}/history`, tCompare('history.title')]] as const) : []),
  ];
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {ways.map(([href, words]) => (
        <li key={href}>
          <ButtonLink small href={href}>
            {words}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
