import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import { messagesFor } from './messages';

// One word for one thing: what is called the same in English wherever it stands is called the same in every language, so
// that a reader who has learnt the word of a room finds the room again.

/** Rooms of the site, as English labels name them. */
const THINGS = ['Cards', 'Decks', 'My decks', 'Rulebook', 'Quick reference', 'Glossary', 'Rulings'];

const labels = async (locale: (typeof LOCALES)[number]) => new Map(flat(await messagesFor(locale)));

function flat(tree: object, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[above + key, value]];
    return typeof value === 'object' && value !== null ? flat(value, `${above}${key}.`) : [];
  });
}

describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('in %s', (locale) => {
  it.each(THINGS)('“%s” is one word', async (thing) => {
    const [english, own] = await Promise.all([labels(DEFAULT_LOCALE), labels(locale)]);
    const keys = [...english].flatMap(([key, label]) => (label === thing ? [key] : []));
    expect(keys.length).toBeGreaterThan(1);
    const said = keys.map((key) => `${key}: ${own.get(key)}`);
    expect(new Set(keys.map((key) => own.get(key))).size, said.join('\n')).toBe(1);
  });
});
