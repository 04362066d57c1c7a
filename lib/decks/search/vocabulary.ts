import { fold } from '@/lib/catalogue/fold';
import { LOCALES } from '@/lib/i18n/locales';
import { FACTIONS, type Faction } from '@/lib/rules/mythos/cards/traits';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import type { Field } from './condition';

// Words of the query language in each language of the site. The first of a field is the one we write.

const FIELD_WORDS: Readonly<Record<Exclude<Field, 'name'>, readonly string[]>> = {
  card: ['card', 'karta', 'карта', 'carte'],
  mission: ['mission', 'misja', 'місія'],
  keyword: ['keyword', 'słowo', 'слово', 'mot', 'mot-clé'],
  faction: ['faction', 'village', 'frakcja', 'wioska', 'фракція', 'селище'],
  author: ['author', 'by', 'autor', 'автор', 'auteur'],
  tag: ['tag', 'тег'],
  legal: ['legal', 'legalna', 'легальна', 'légal'],
  size: ['size', 'rozmiar', 'розмір', 'taille'],
  likes: ['likes', 'polubienia', 'вподобання', 'aime'],
  updated: ['updated', 'zmieniona', 'змінена', 'modifié'],
};

export type WrittenField = keyof typeof FIELD_WORDS;
/** Fields as they are written in a query. */
export const FIELDS = Object.keys(FIELD_WORDS) as readonly WrittenField[];

const BY_WORD = new Map(FIELDS.flatMap((field) => FIELD_WORDS[field].map((word) => [fold(word), field] as const)));

/** The field that goes by a name, in any case and any of the languages. */
export function fieldCalled(name: string): WrittenField | undefined {
  return BY_WORD.get(fold(name));
}

const TRUTH = new Map([
  ...['yes', 'true', 'tak', 'так', 'oui', '1'].map((word) => [fold(word), true] as const),
  ...['no', 'false', 'nie', 'ні', 'non', '0'].map((word) => [fold(word), false] as const),
]);
export function truthCalled(value: string): boolean | undefined {
  return TRUTH.get(fold(value));
}

/** Letters and digits only: "Team 7" and `team7` are one value. */
const squash = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The faction whose name, in any language, begins so; undefined where it is none or more than one. */
export function factionCalled(value: string): Faction | undefined {
  const typed = squash(value);
  if (!typed) return undefined;
  const labels = (faction: Faction) => [faction, ...LOCALES.map((locale) => factionLabel(faction, locale))].map(squash);
  const whole = FACTIONS.filter((faction) => labels(faction).includes(typed));
  const found =
    whole.length > 0 ? whole : FACTIONS.filter((faction) => labels(faction).some((label) => label.startsWith(typed)));
  return found.length === 1 ? found[0] : undefined;
}

/** The keyword of that name in any language, out of those that the game has. */
export function keywordCalled(value: string, keywords: readonly string[]): string | undefined {
  const typed = squash(value);
  const labels = (keyword: string) => [keyword, ...LOCALES.map((locale) => keywordLabel(keyword, locale))].map(squash);
  return typed ? keywords.find((keyword) => labels(keyword).includes(typed)) : undefined;
}
