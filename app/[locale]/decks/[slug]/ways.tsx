import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath } from '@/lib/decks/games/paths';
import { compareAddress } from '@/lib/decks/compare/compare';
import { ButtonLink } from '@/lib/ui/controls/button';

/** From a deck's page on: what else can be done with it without changing it. */
export async function DeckWays({ deck, stored = true }: { deck: { slug: string; format: string }; stored?: boolean }) {
  const { slug } = deck;
  const here = deckPath(deck);
  const game = gameOf(deck.format);
  const younger = game === DEFAULT_GAME;
  const [tHands, tCompare] = await Promise.all([getTranslations('hands'), getTranslations('compare')]);
  const ways: (readonly [href: string, words: string])[] = [
    // Hands and games are dealt by the younger game's engine.
    ...(younger
      ? ([
          [`${here}/hands`, tHands('title')],
          [`${here}/games`, tHands('games.title')],
        ] as const)
      : []),
    [compareAddress(game, { slug }), tCompare('title')],
    // What stands in an address alone has no history.
    ...(stored ? ([[`${here}/history`, tCompare('history.title')]] as const) : []),
  ];
  return (
    <ul className="mb-4 grid grid-cols-2 gap-2">
      {ways.map(([href, words]) => (
        <li key={href}>
          <ButtonLink small href={href} className="h-full w-full">
            {words}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
