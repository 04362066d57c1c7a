import { type CardKind, type NatureSymbol, SYMBOL_SIGNS } from '../cards/symbols';

// What kinds and symbols are called in each language. Ids of the set files are their identity.

export type TextLocale = 'en' | 'pl' | 'uk' | 'fr';
type Label = Readonly<Record<TextLocale, string>>;

const KIND_LABELS: Readonly<Record<CardKind, Label>> = {
  ninja: { en: 'Ninja', pl: 'Ninja', uk: 'Ніндзя', fr: 'Ninja' },
  mission: { en: 'Mission', pl: 'Misja', uk: 'Місія', fr: 'Mission' },
  jutsu: { en: 'Jutsu', pl: 'Jutsu', uk: 'Дзюцу', fr: 'Jutsu' },
  client: { en: 'Client', pl: 'Klient', uk: 'Клієнт', fr: 'Client' },
};

const SYMBOL_LABELS: Readonly<Record<NatureSymbol, Label>> = {
  fire: { en: 'Fire', pl: 'Ogień', uk: 'Вогонь', fr: 'Feu' },
  wind: { en: 'Wind', pl: 'Wiatr', uk: 'Вітер', fr: 'Vent' },
  lightning: { en: 'Lightning', pl: 'Błyskawica', uk: 'Блискавка', fr: 'Foudre' },
  earth: { en: 'Earth', pl: 'Ziemia', uk: 'Земля', fr: 'Terre' },
  water: { en: 'Water', pl: 'Woda', uk: 'Вода', fr: 'Eau' },
  void: { en: 'Void', pl: 'Pustka', uk: 'Порожнеча', fr: 'Vide' },
};

export function kindLabel(kind: CardKind, locale: TextLocale): string {
  return KIND_LABELS[kind][locale];
}

/** Its name without the sign that is printed: `Fire`. */
export function symbolLabel(symbol: NatureSymbol, locale: TextLocale): string {
  return SYMBOL_LABELS[symbol][locale];
}

/** As lists call it: `火 Fire`. */
export function signedSymbolLabel(symbol: NatureSymbol, locale: TextLocale): string {
  return `${SYMBOL_SIGNS[symbol]} ${symbolLabel(symbol, locale)}`;
}
