import { getTranslations } from 'next-intl/server';
import type { CurrentUser } from '@/lib/accounts/session';
import { siteOrigin } from '@/lib/accounts/site-url';
import type { GameId } from '@/lib/catalogue/games';
import { seenDeck } from '@/lib/decks/compare/seen';
import { addressIn } from '@/lib/decks/formats/address';
import type { ReadDeck, Refusal } from '@/lib/decks/formats/file-format';
import { MAX_FILE, readDecks } from '@/lib/decks/formats/registry';
import { MAX_TEXT_LINES } from '@/lib/decks/text/import';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import { gameOf } from '@/lib/decks/games/games';
import { poolOfPerson } from '@/lib/decks/own/pool';
import type { Locale } from '@/lib/i18n/locales';

export type Understood =
  { decks: ReadDeck[]; by: 'text' | 'json' | 'csv' | 'code' | 'tts' | 'address' } | { refusal: string };

/** The decks that a pasted text or a file holds or leads to, as this reader may see them; or why there are none. */
export async function understand(
  text: string,
  viewer: CurrentUser | null,
  { locale, game }: { locale: Locale; game: GameId },
): Promise<Understood> {
  const site = siteOrigin();
  const address = addressIn(text, site);
  if (address?.kind === 'deck') {
    const deck = await seenDeck(address.reference, viewer);
    if (!deck) return { refusal: await refusalWords({ reason: 'no-such-deck' }, locale) };
    if (gameOf(deck.format) !== game) return { refusal: await refusalWords({ reason: 'other-game' }, locale) };
    return { by: 'address', decks: [{ ...deck.content, problems: [], notes: [], origin: deck.slug }] };
  }
  const read = readDecks(address?.code ?? text, nameIndexOf(await poolOfPerson(game, viewer?.id)), site);
  if (!read.ok) return { refusal: await refusalWords(read.refusal, locale) };
  const decks = read.decks.filter(({ format }) => format === undefined || gameOf(format) === game);
  if (decks.length < read.decks.length && decks.length === 0)
    return { refusal: await refusalWords({ reason: 'other-game' }, locale) };
  return { by: read.format, decks };
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
