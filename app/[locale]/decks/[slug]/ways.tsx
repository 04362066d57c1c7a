import { getTranslations } from 'next-intl/server';
import { compareAddress } from '@/lib/decks/compare/compare';
import { ButtonLink } from '@/lib/ui/button';

/** From a deck's page on: what else can be done with it without changing it. */
export async function DeckWays({ slug }: { slug: string }) {
  const [tHands, tCompare] = await Promise.all([getTranslations('hands'), getTranslations('compare')]);
  const ways = [
    [`/decks/${slug}/hands`, tHands('title')],
    [`/decks/${slug}/games`, tHands('games.title')],
    [compareAddress({ slug }), tCompare('title')],
    [`/decks/${slug}/history`, tCompare('history.title')],
  ] as const;
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
