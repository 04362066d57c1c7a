import type { Locale } from '@/lib/i18n/locales';

type Names = Readonly<Record<string, string | undefined>> & { en: string };

/** What a card's title is made of: of a whole definition, or of the little the editor has. */
export interface Titled {
  name: Names;
  version?: Names;
}

export interface TitledCards {
  get(code: string): { definition: Titled } | undefined;
}

/** A name in a language, English where the data has none. */
export function nameIn(names: Names, locale: Locale): string {
  return names[locale] ?? names.en;
}

/** A card's name with its version where it has one: "Naruto Uzumaki - Rasengan", with the dash of every keyboard. */
export function cardTitle(card: Titled, locale: Locale): string {
  const name = nameIn(card.name, locale);
  return card.version ? `${name} - ${nameIn(card.version, locale)}` : name;
}

/** A card's name in a sentence of the page, as read aloud: "Naruto Uzumaki, Rasengan". Of a card of the snapshot. */
export function spokenTitle({ names, versions }: { names: Names; versions?: Names }, locale: Locale): string {
  return versions ? `${nameIn(names, locale)}, ${nameIn(versions, locale)}` : nameIn(names, locale);
}

/** For sentences about cards: the title with the code that tells namesakes apart, or the code alone when unknown. */
export function titleFinder(
  cards: { get(code: string): { definition: Titled & { code: string } } | undefined },
  locale: Locale,
) {
  return (code: string): string => {
    const card = cards.get(code);
    return card ? `${cardTitle(card.definition, locale)} (${card.definition.code})` : code;
  };
}
