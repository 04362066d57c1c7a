import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { fold } from '../fold';
import type { HeldList, ListField, NumberField, TextField } from './condition';

// The names of fields: the long one, the short ones, and those of the other languages of the site.

export const SETTING_FIELDS = ['sort', 'dir', 'unique', 'lang'] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];
export type Field = TextField | NumberField | ListField | SettingField | 'legal' | 'banned' | HeldList | 'in';

const NAMES: Readonly<Record<Field, readonly string[]>> = {
  name: ['n', 'nazwa', 'назва', 'nom'],
  version: ['v', 'title', 'wersja', 'версія', 'titre'],
  text: ['o', 'tekst', 'текст', 'texte'],
  chakra: ['c', 'cost', 'koszt', 'вартість', 'coût', 'чакра'],
  power: ['p', 'moc', 'сила', 'puissance'],
  points: ['punkty', 'очки'],
  number: ['cn', 'numer', 'номер', 'numéro'],
  set: ['e', 'zestaw', 'набір', 'extension'],
  type: ['t', 'typ', 'тип'],
  faction: ['f', 'village', 'frakcja', 'wioska', 'фракція', 'селище'],
  keyword: ['k', 'kw', 'słowo', 'слово', 'mot', 'mot-clé'],
  rarity: ['r', 'rzadkość', 'рідкість', 'rareté'],
  attach: ['dołącza', 'долучає'],
  timing: ['fx', 'effect', 'kiedy', 'коли', 'quand'],
  does: ['robi', 'робить', 'fait'],
  affects: ['dotyczy', 'діє', 'vise'],
  cares: ['patrzy', 'зважає', 'regarde'],
  is: ['jest', 'є', 'est'],
  has: ['ma', 'має', 'avec'],
  legal: ['legalna', 'легальна', 'légal'],
  banned: ['zakazana', 'заборонена', 'banni'],
  owned: ['mam', 'маю', 'possédé'],
  wish: ['wishlist', 'życzenia', 'бажання', 'souhaits'],
  trade: ['wymiana', 'обмін', 'échange'],
  in: ['w', 'dans'],
  lang: ['language', 'język', 'мова', 'langue'],
  sort: ['order', 'sortuj', 'порядок', 'tri'],
  dir: ['direction', 'kierunek', 'напрям', 'sens'],
  unique: ['unikat', 'унікальні'],
};

/** Every field by its first name, as the help lists them. */
export const FIELDS = Object.keys(NAMES) as Field[];

const BY_NAME = new Map<string, Field>(
  // As they are written and folded: most are typed as they are written, and folding costs more than looking up.
  FIELDS.flatMap((field) =>
    [field, ...NAMES[field]].flatMap((name) => [[name, field] as const, [fold(name), field] as const]),
  ),
);

/** Long names, to suggest for a misspelt one. */
export const FIELD_NAMES: readonly string[] = FIELDS.flatMap((field) => [field, ...NAMES[field]]).filter(
  (name) => name.length > 2,
);

/** The field that goes by this name, in any case and any of the languages. */
export function fieldOf(name: string): Field | undefined {
  return BY_NAME.get(name) ?? BY_NAME.get(fold(name));
}

/** Other names a field goes by. */
export function aliasesOf(field: Field): readonly string[] {
  return NAMES[field];
}

export function isEffectFacet(field: string): field is EffectFacet {
  return EFFECT_FACETS.some((facet) => facet === field);
}
