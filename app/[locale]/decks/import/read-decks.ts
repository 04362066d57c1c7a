import { getTranslations } from 'next-intl/server';
import type { CurrentUser } from '@/lib/accounts/session';
import { siteOrigin } from '@/lib/accounts/site-url';
import { cardPool } from '@/lib/decks/cards/pool';
import { seenDeck } from '@/lib/decks/compare/seen';
import { addressIn } from '@/lib/decks/formats/address';
import type { ReadDeck, Refusal } from '@/lib/decks/formats/file-format';
import { MAX_FILE, readDecks } from '@/lib/decks/formats/registry';
import { MAX_TEXT_LINES } from '@/lib/decks/text/import';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import type { Locale } from '@/lib/i18n/locales';
import { IMPORT_GAME } from './report';

export type Understood =
  { decks: ReadDeck[]; by: 'text' | 'json' | 'csv' | 'code' | 'tts' | 'address' } | { refusal: string };

/** The decks that a pasted text or a file holds or leads to, as this reader may see them; or why there are none. */
export async function understand(text: string, viewer: CurrentUser | null, locale: Locale): Promise<Understood> {
  const site = siteOrigin();
  const address = addressIn(text, site);
  if (address?.kind === 'deck') {
    const deck = await seenDeck(address.reference, viewer);
    if (!deck) return { refusal: await refusalWords({ reason: 'no-such-deck' }, locale) };
    return { by: 'address', decks: [{ ...deck.content, problems: [], notes: [], origin: deck.slug }] };
  }
  const read = readDecks(address?.code ?? text, nameIndexOf(await cardPool(IMPORT_GAME)), site);
  return read.ok ? { by: read.format, decks: read.decks } : { refusal: await refusalWords(read.refusal, locale) };
}

/** Why a text gives no deck, and what would mend it. */
export async function refusalWords(refusal: Refusal | { reason: 'no-such-deck' }, locale: Locale): Promise<string> {
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
