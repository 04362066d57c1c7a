import type { Locale } from './locales';

/** Message files of one language, one a room of the site. English is the measure: every key is in all four. */
export const NAMESPACES = [
  'common',
  'cards',
  'query',
  'decks',
  'travel',
  'deckSearch',
  'olderDecks',
  'people',
  'editor',
  'numbers',
  'hands',
  'compare',
  'kinship',
  'rulings',
  'rules',
  'ccg',
  'board',
  'desk',
  'lab',
  'collection',
  'account',
  'tokens',
  'violations',
  'paper',
  'offline',
  'design',
  'api',
] as const;

export async function messagesFor(locale: Locale) {
  const files = await Promise.all(
    NAMESPACES.map(async (name) => [name, (await import(`./messages/${locale}/${name}.json`)).default] as const),
  );
  return Object.fromEntries(files);
}
