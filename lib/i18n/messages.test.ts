import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import { messagesFor } from './messages';
import { readSources, unusedKeys } from './testing/used-messages';

interface Tree {
  [key: string]: string | Tree;
}

const flat = (tree: Tree, above = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : flat(value, `${above}${key}.`),
  );

const messages = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, new Map(flat((await messagesFor(locale)) as Tree))] as const),
  ),
) as Record<Locale, Map<string, string>>;
const english = messages[DEFAULT_LOCALE];
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Every element of a message, at any depth. */
function elements(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [part, ...Object.values(part.options).flatMap(({ value }) => elements(value))];
    return part.type === TYPE.tag ? [part, ...elements(part.children)] : [part];
  });
}

/** What a message is given: `count`, and `<link>` for a tag. */
const given = (message: string) =>
  [
    ...new Set(
      elements(parse(message)).flatMap((part) => {
        if (part.type === TYPE.tag) return [`<${part.value}>`];
        return part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value];
      }),
    ),
  ].sort();

describe('every message', () => {
  it.each(others)('is there in %s, and no other', (locale) => {
    expect([...messages[locale].keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(others)('takes in %s what it takes in English', (locale) => {
    const differing = [...english].flatMap(([key, text]) => {
      const own = given(messages[locale].get(key) ?? '');
      // How many there are may matter to a sentence only where the language inflects by it.
      const extra = own.filter((name) => name !== 'count' && !given(text).includes(name));
      return extra.length > 0 ? [`${key}: ${extra.join(', ')}`] : [];
    });
    expect(differing).toEqual([]);
  });

  it.each(LOCALES)('has every plural form of %s', (locale) => {
    const lacking = [...messages[locale]].flatMap(([key, text]) =>
      elements(parse(text)).flatMap((part) => {
        if (part.type !== TYPE.plural) return [];
        const { pluralCategories } = new Intl.PluralRules(locale, { type: part.pluralType }).resolvedOptions();
        // French counts `many` only in millions, and its words for them are those of `other`.
        const asked = locale === 'fr' ? pluralCategories.filter((form) => form !== 'many') : pluralCategories;
        // Cases like `=1` alone need no forms.
        if (Object.keys(part.options).every((form) => form === 'other' || form.startsWith('='))) return [];
        const missing = asked.filter((form) => !(form in part.options));
        return missing.length > 0 ? [`${key}: ${missing.join(', ')}`] : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('is asked for somewhere', () => {
    const sources = readSources(path.resolve(import.meta.dirname, '../..'), ['app', 'lib']);
    expect(unusedKeys([...english.keys()], sources)).toEqual([]);
  });
});

describe('a message nobody asks for', () => {
  const source = (namespaces: string[], words: string[], templates: RegExp[] = []) => ({
    namespaces,
    words: new Set(words),
    templates,
  });
  it.each<[string, Parameters<typeof unusedKeys>[1], string[]]>([
    ['is found', [source(['decks'], ['title'])], ['decks.lead', 'decks.tone.good']],
    ['is not one asked for by a template', [source(['decks'], ['title', 'lead'], [/^tone\..+$/])], []],
    ['is not one whose key stands in a list elsewhere', [source(['decks'], ['title', 'lead']), source([], ['tone.good'])], []],
    ['is not asked for by a namesake of another room', [source(['decks'], ['title']), source(['cards'], ['lead', 'tone.good'])], ['decks.lead', 'decks.tone.good']],
  ])('%s', (_, sources, expected) => expect(unusedKeys(['decks.title', 'decks.lead', 'decks.tone.good'], sources)).toEqual(expected)); // prettier-ignore
});
