import type { Locale } from '@/lib/i18n/locales';
import { cardsByCodes } from './card';
import { defaultSource, type Source } from './source';

/** Names offered at once. */
const MOST_NAMES = 6;
/** Cards looked at for them: a name may be on many. */
const MOST_CARDS = 40;

/** Names of cards that a beginning may be meant as, the likeliest first, in a language. */
export async function suggestNames(
  game: string,
  text: string,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<string[]> {
  const { hits } = await source.search.search({ game, kind: 'card', locale, text, limit: MOST_CARDS });
  const cards = await cardsByCodes(game, hits.map(({ key }) => key), locale, source); // prettier-ignore
  return [...new Set(cards.map(({ name }) => name.text))].slice(0, MOST_NAMES);
}
