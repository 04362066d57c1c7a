import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { fold } from '../fold';
import type { GameId } from '../games';
import type { HeldList, ListField, NumberField, TextField } from './condition';

// The names of fields: the long one, the short ones, and those of the other languages of the site.

export const SETTING_FIELDS = ['sort', 'dir', 'unique', 'lang'] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];
export type Field = TextField | NumberField | ListField | SettingField | 'legal' | 'banned' | HeldList | 'in';

type Names = Readonly<Partial<Record<Field, readonly string[]>>>;

const MYTHOS: Names = {
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

const CCG: Names = {
  name: ['n', 'nazwa', 'назва', 'nom'],
  text: ['o', 'tekst', 'текст', 'texte'],
  entrance: ['e', 'cost', 'wejście', 'koszt', 'вхід', 'вартість', 'entrée', 'coût'],
  hand: ['h', 'ręka', 'рука', 'main'],
  combat: ['c', 'atak', 'walka', 'атака', 'бій'],
  support: ['s', 'wsparcie', 'підтримка', 'soutien'],
  injured: ['injured-combat', 'ranny', 'поранений', 'blessé'],
  'injured-support': ['ranne-wsparcie', 'поранена-підтримка', 'soutien-blessé'],
  mental: ['m', 'mentalna', 'ментальна', 'mentale'],
  jutsu: ['j', 'chakra', 'чакра'],
  number: ['cn', 'numer', 'номер', 'numéro'],
  set: ['zestaw', 'набір', 'extension'],
  type: ['t', 'kind', 'typ', 'rodzaj', 'тип', 'вид', 'genre'],
  symbol: ['y', 'znak', 'символ', 'symbole'],
  trait: ['cecha', 'риса'],
  is: ['jest', 'є', 'est'],
  has: ['ma', 'має', 'avec'],
  legal: ['legalna', 'легальна', 'légal'],
  in: ['w', 'dans'],
  lang: ['language', 'język', 'мова', 'langue'],
  sort: ['order', 'sortuj', 'порядок', 'tri'],
  dir: ['direction', 'kierunek', 'напрям', 'sens'],
};

/** The fields of one game's queries. */
export interface FieldNames {
  /** Every field by its first name, as the help lists them. */
  fields: readonly Field[];
  /** Long names, to suggest for a misspelt one. */
  long: readonly string[];
  /** The field that goes by this name, in any case and any of the languages. */
  of: (name: string) => Field | undefined;
  /** Other names a field goes by. */
  also: (field: Field) => readonly string[];
}

/** A name without its marks and hyphens: `mot-clé` is also typed `motcle`. */
function bare(name: string): string {
  return fold(name).replaceAll('-', '');
}

/** The first of the names that begins as typed; one of the same letters is also found without its marks. */
export function nameBegun(names: readonly string[], typed: string): string | undefined {
  const written = names.find((name) => name.startsWith(typed));
  if (written !== undefined || !LATIN.test(typed)) return written;
  return names.find((name) => LATIN.test(name) && bare(name).startsWith(bare(typed)));
}

/** Folding turns Cyrillic into Latin letters, so that `si` would begin сила. */
const LATIN = /^[\p{Script=Latin}-]+$/u;

function fieldNames(names: Names): FieldNames {
  const fields = Object.keys(names) as Field[];
  const also = (field: Field) => names[field] ?? [];
  const named = fields.flatMap((field) => [field, ...also(field)].map((name) => [name, field] as const));
  // As they are written and folded: most are typed as they are written, and folding costs more than looking up. What is
  // written so goes before what only folds to it: `e` is the set, though the Ukrainian є folds to it.
  const byName = new Map<string, Field>([
    ...named.map(([name, field]) => [bare(name), field] as const),
    ...named.map(([name, field]) => [fold(name), field] as const),
    ...named,
  ]);
  return {
    fields,
    long: fields.flatMap((field) => [field, ...also(field)]).filter((name) => name.length > 2),
    of: (name) => byName.get(name) ?? byName.get(fold(name)) ?? byName.get(bare(name)),
    also,
  };
}

const OF_GAME: Readonly<Record<GameId, FieldNames>> = { mythos: fieldNames(MYTHOS), ccg: fieldNames(CCG) };

export function fieldsOf(game: GameId): FieldNames {
  return OF_GAME[game];
}

export function isEffectFacet(field: string): field is EffectFacet {
  return EFFECT_FACETS.some((facet) => facet === field);
}
