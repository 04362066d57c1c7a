import { getTranslations } from 'next-intl/server';
import type { CurrentUser } from '@/lib/accounts/session';
import { siteOrigin } from '@/lib/accounts/site-url';
import type { GameId } from '@/lib/catalogue/games';
import { seenDeck } from '@/lib/decks/compare/seen';
import { type CardPool, withOwnCards } from '@/lib/decks/cards/pool-card';
import type { DeckContent } from '@/lib/decks/contract';
import { addressIn } from '@/lib/decks/formats/address';
import type { ReadDeck, Refusal } from '@/lib/decks/formats/file-format';
import { MAX_FILE, readDecks } from '@/lib/decks/formats/registry';
import { type ImportProblem, MAX_TEXT_LINES } from '@/lib/decks/text/import';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import { deckGame, gameOf } from '@/lib/decks/games/games';
import { ownCardsIn } from '@/lib/decks/own/carried';
import { poolOfPerson } from '@/lib/decks/own/pool';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { Locale } from '@/lib/i18n/locales';

export type Understood =
  | {
      decks: ReadDeck[];
      ownCards?: readonly CcgCard[];
      /** Decks of the other game in the same file, which are read among that game's decks. */
      otherGame?: number;
      by: 'text' | 'json' | 'csv' | 'code' | 'tts' | 'address';
    }
  | { refusal: string };

/**
 * The decks that a pasted text or a file holds or leads to, as this reader may see them; or why there are none.
 * `ownCards`: what only the reader's device has.
 */
export async function understand(
  text: string,
  viewer: CurrentUser | null,
  { locale, game, ownCards = [] }: { locale: Locale; game: GameId; ownCards?: readonly CcgCard[] },
): Promise<Understood> {
  const site = siteOrigin();
  const pool = withOwnCards(await poolOfPerson(game, viewer?.id), deckGame(game).ownCards ? ownCards : []);
  const address = addressIn(text, site);
  if (address?.kind === 'deck') {
    const deck = await seenDeck(address.reference, viewer);
    if (!deck) return { refusal: await refusalWords({ reason: 'no-such-deck' }, locale) };
    if (gameOf(deck.format) !== game) return { refusal: await refusalWords({ reason: 'other-game' }, locale) };
    // Those that one has already, from an earlier copy, stay as one has made them.
    const brought = ownCardsIn(deck.content, deck.pool).filter(({ code }) => !pool.get(code));
    const read = { ...withoutUnknown(deck.content, [deck.pool, pool]), notes: [], origin: deck.slug };
    return { by: 'address', decks: [{ ...read, ...(brought.length > 0 ? { ownCards: brought } : {}) }] };
  }
  const read = readDecks(address?.code ?? text, nameIndexOf(pool), site);
  if (!read.ok) return { refusal: await refusalWords(read.refusal, locale) };
  const decks = read.decks.filter(({ format }) => format === undefined || gameOf(format) === game);
  const otherGame = read.decks.length - decks.length;
  if (otherGame > 0 && decks.length === 0 && !read.ownCards)
    return { refusal: await refusalWords({ reason: 'other-game' }, locale) };
  return { by: read.format, decks, ownCards: read.ownCards, otherGame };
}

/** Own cards that have been taken out of a deck since are their owner's alone: its older versions are read without. */
function withoutUnknown(content: DeckContent, pools: readonly CardPool[]) {
  const isKnown = ({ code }: { code: string }) => pools.some((pool) => pool.get(code));
  const problems = content.main
    .filter((line) => !isKnown(line))
    .map(({ code, count }, index): ImportProblem => {
      return { line: index + 1, text: `${count} ${code}`, reason: 'own-card', candidates: [], count };
    });
  return { ...content, main: content.main.filter(isKnown), maybe: content.maybe.filter(isKnown), problems };
}

/** Why a text gives no deck, and what would mend it. */
export async function refusalWords(
  refusal: Refusal | { reason: 'no-such-deck' | 'other-game' },
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'travel.refusal' });
  switch (refusal.reason) {
    case 'too-long':
      return t('too-long', { lines: MAX_TEXT_LINES, max: MAX_FILE });
    case 'json-version':
    case 'code-version':
      return t(refusal.reason, { version: refusal.version });
    case 'code-letter':
      return t('code-letter', { letter: refusal.letter });
    default:
      return t(refusal.reason);
  }
}
