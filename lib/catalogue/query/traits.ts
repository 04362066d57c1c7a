import type { Locale } from '@/lib/i18n/locales';
import { CARD_KINDS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel } from '@/lib/rules/ccg/text/labels';
import { CARD_TYPES } from '@/lib/rules/mythos/cards/traits';
import { typeLabel } from '@/lib/rules/mythos/text/traits';
import type { GameId } from '../games';

// What a card is or has beside its printed values: `is:continuous`, `has:ruling`. Which cards do is worked out once, when
// the catalogue is filled (./card-traits.ts).

/** Kept with the cards. */
export const COUNTED_TRAITS = [
  'continuous', 'instant', 'vanilla', 'unique-text', 'upgrade', 'upgrade-target', 'variant', 'unconfirmed',
] as const; // prettier-ignore
/** Known by the ban list and the day. */
export const STANDINGS = ['legal', 'banned', 'restricted'] as const;
export const IS_VALUES: Readonly<Record<GameId, readonly string[]>> = {
  mythos: [...CARD_TYPES, ...COUNTED_TRAITS, ...STANDINGS],
  ccg: [...CARD_KINDS, 'permanent', 'valid', 'vanilla', 'made-up', 'legal'],
};
export const HAS_VALUES: Readonly<Record<GameId, readonly string[]>> = {
  mythos: ['ruling', 'effect', 'version', 'keyword', 'variant'],
  ccg: ['effect', 'target', 'requirement', 'mental', 'trait'],
};

type Label = Readonly<Record<Locale, string>>;
const LABELS: Readonly<Record<string, Label>> = {
  continuous: { en: 'continuous', pl: 'ciągły', uk: 'постійний', fr: 'continu' },
  instant: { en: 'instant', pl: 'natychmiastowy', uk: 'миттєвий', fr: 'instantané' },
  vanilla: { en: 'without an effect', pl: 'bez efektu', uk: 'без ефекту', fr: 'sans effet' },
  'unique-text': { en: 'unique text', pl: 'jedyny taki tekst', uk: 'єдиний такий текст', fr: 'texte unique' },
  upgrade: { en: 'upgrade', pl: 'ulepszenie', uk: 'покращення', fr: 'amélioration' },
  'upgrade-target': { en: 'upgrade target', pl: 'do ulepszenia', uk: 'для покращення', fr: 'à améliorer' },
  variant: { en: 'variant', pl: 'wariant', uk: 'варіант', fr: 'variante' },
  unconfirmed: { en: 'unconfirmed', pl: 'niepotwierdzona', uk: 'непідтверджена', fr: 'non confirmée' },
  permanent: { en: 'permanent', pl: 'trwała', uk: 'постійна', fr: 'permanente' },
  valid: { en: 'Valid effect', pl: 'efekt Valid', uk: 'ефект Valid', fr: 'effet Valid' },
  'made-up': { en: 'made up', pl: 'wymyślona', uk: 'вигадана', fr: 'inventée' },
  target: { en: 'target', pl: 'cel', uk: 'ціль', fr: 'cible' },
  requirement: { en: 'requirement', pl: 'wymaganie', uk: 'вимога', fr: 'condition' },
  mental: { en: 'mental power', pl: 'siła mentalna', uk: 'ментальна сила', fr: 'puissance mentale' },
  trait: { en: 'trait', pl: 'cecha', uk: 'риса', fr: 'trait' },
  legal: { en: 'legal', pl: 'legalna', uk: 'дозволена', fr: 'légale' },
  banned: { en: 'banned', pl: 'zakazana', uk: 'заборонена', fr: 'bannie' },
  restricted: { en: 'restricted', pl: 'ograniczona', uk: 'обмежена', fr: 'restreinte' },
  ruling: { en: 'ruling', pl: 'orzeczenie', uk: 'роз’яснення', fr: 'décision' },
  effect: { en: 'effect', pl: 'efekt', uk: 'ефект', fr: 'effet' },
  version: { en: 'version title', pl: 'tytuł wersji', uk: 'назва версії', fr: 'titre de version' },
  keyword: { en: 'keyword', pl: 'słowo kluczowe', uk: 'ключове слово', fr: 'mot-clé' },
};

/** What a type of cards is called; undefined for what is none of the game's. */
export function typeName(type: string, locale: Locale, game: GameId): string | undefined {
  if (game === 'ccg') {
    const kind = CARD_KINDS.find((one) => one === type);
    return kind && kindLabel(kind, locale);
  }
  const known = CARD_TYPES.find((one) => one === type);
  return known && typeLabel(known, locale);
}

/** What a trait is called; undefined for what is none. */
export function traitLabel(trait: string, locale: Locale, game: GameId): string | undefined {
  const type = typeName(trait, locale, game);
  if (type) return type.toLocaleLowerCase(locale);
  return Object.hasOwn(LABELS, trait) ? LABELS[trait]?.[locale] : undefined;
}
