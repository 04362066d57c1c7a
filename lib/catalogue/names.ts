import type { Locale } from '@/lib/i18n/locales';
import { words } from './fold';
import { localized } from './localized';
import { defaultSource, type Source } from './source';
import { matchWord, tokens } from './words';

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
  const cards = await namedCards(game, hits.map(({ key }) => key), locale, source); // prettier-ignore
  // Found by its title or keyword, a card is no answer to the beginning of a name.
  const typed = tokens(text);
  const named = cards.filter(({ name, identity }) => {
    const known = words(`${name.text} ${identity}`);
    return typed.every(({ word }) => known.some((one) => matchWord(word, one) !== null));
  });
  return [...new Set(named.map(({ name }) => name.text))].slice(0, MOST_NAMES);
}

/** Names of cards by their codes, in that order: as a language prints them, and the English one. */
async function namedCards(game: string, codes: readonly string[], locale: Locale, { db }: Source) {
  const rows = await db.card.findMany({
    where: { gameId: game, code: { in: [...codes] } },
    select: { code: true, name: true, definition: true },
  });
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    // Rows hold what was validated with the schema of their game: every card has its names by language.
    const { name } = row ? (row.definition as { name: Record<string, string> }) : { name: {} };
    return row ? [{ name: localized(name, locale), identity: row.name }] : [];
  });
}
