import type { Locale } from '@/lib/i18n/locales';
import { CARD_TYPES } from '@/lib/rules/mythos/cards/traits';
import { typeLabel } from '@/lib/rules/mythos/text/traits';

// What a card is or has beside its printed values: `is:continuous`, `has:ruling`. Which cards do is worked out once, when
// the catalogue is filled (./card-traits.ts).

/** Kept with the cards. */
export const COUNTED_TRAITS = [
  'continuous', 'instant', 'vanilla', 'unique-text', 'upgrade', 'upgrade-target', 'variant', 'unconfirmed',
] as const; // prettier-ignore
/** Known by the ban list and the day. */
export const STANDINGS = ['legal', 'banned', 'restricted'] as const;
export const IS_VALUES: readonly string[] = [...CARD_TYPES, ...COUNTED_TRAITS, ...STANDINGS];
export const HAS_VALUES: readonly string[] = ['ruling', 'effect', 'version', 'keyword', 'variant'];

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
  legal: { en: 'legal', pl: 'legalna', uk: 'дозволена', fr: 'légale' },
  banned: { en: 'banned', pl: 'zakazana', uk: 'заборонена', fr: 'bannie' },
  restricted: { en: 'restricted', pl: 'ograniczona', uk: 'обмежена', fr: 'restreinte' },
  ruling: { en: 'ruling', pl: 'orzeczenie', uk: 'роз’яснення', fr: 'décision' },
  effect: { en: 'effect', pl: 'efekt', uk: 'ефект', fr: 'effet' },
  version: { en: 'version title', pl: 'tytuł wersji', uk: 'назва версії', fr: 'titre de version' },
  keyword: { en: 'keyword', pl: 'słowo kluczowe', uk: 'ключове слово', fr: 'mot-clé' },
};

/** What a trait is called; undefined for what is none. */
export function traitLabel(trait: string, locale: Locale): string | undefined {
  const type = CARD_TYPES.find((one) => one === trait);
  if (type) return typeLabel(type, locale).toLocaleLowerCase(locale);
  return Object.hasOwn(LABELS, trait) ? LABELS[trait]?.[locale] : undefined;
}
