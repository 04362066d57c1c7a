import type { Locale } from '@/lib/i18n/locales';
import { squash } from './values';

// Values that are no card's: orders, ways, places, languages. Each has its own word, which is written, and one in each
// language of the site, by which it is read and offered.

type Words = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

const WORDS = {
  sort: {
    relevance: { pl: 'trafność', uk: 'відповідність', fr: 'pertinence' },
    number: { pl: 'numer', uk: 'номер', fr: 'numéro' },
    name: { pl: 'nazwa', uk: 'назва', fr: 'nom' },
    cost: { pl: 'koszt', uk: 'вартість', fr: 'coût' },
    power: { pl: 'moc', uk: 'сила', fr: 'puissance' },
    rarity: { pl: 'rzadkość', uk: 'рідкість', fr: 'rareté' },
    entrance: { pl: 'wejście', uk: 'вхід', fr: 'entrée' },
    hand: { pl: 'ręka', uk: 'рука', fr: 'main' },
    combat: { pl: 'walka', uk: 'бій', fr: 'combat' },
    support: { pl: 'wsparcie', uk: 'підтримка', fr: 'soutien' },
  },
  dir: {
    asc: { pl: 'rosnąco', uk: 'зростання', fr: 'croissant' },
    desc: { pl: 'malejąco', uk: 'спадання', fr: 'décroissant' },
  },
  unique: {
    cards: { pl: 'karty', uk: 'карти', fr: 'cartes' },
    prints: { pl: 'wydania', uk: 'видання', fr: 'impressions' },
  },
  in: {
    deck: { pl: 'talia', uk: 'колода', fr: 'deck' },
    collection: { pl: 'kolekcja', uk: 'колекція', fr: 'collection' },
  },
  lang: {
    en: { en: 'english', pl: 'angielski', uk: 'англійська', fr: 'anglais' },
    pl: { en: 'polish', pl: 'polski', uk: 'польська', fr: 'polonais' },
    uk: { en: 'ukrainian', pl: 'ukraiński', uk: 'українська', fr: 'ukrainien' },
    fr: { en: 'french', pl: 'francuski', uk: 'французька', fr: 'français' },
  },
} as const satisfies Readonly<Record<string, Words>>;
/** A field whose values are the language's own. */
export type WordedField = keyof typeof WORDS;

/** Other cases of words that stand behind `w:` and `у:`. */
const ALSO: Readonly<Record<string, string>> = { talii: 'deck', колоді: 'deck', kolekcji: 'collection', колекції: 'collection' }; // prettier-ignore

const BY_WORD = new Map(
  Object.entries<Words>(WORDS).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([value, words]) =>
      [value, ...Object.values(words)].map((word) => [`${field} ${squash(word)}`, value] as const),
    ),
  ),
);
for (const [word, value] of Object.entries(ALSO)) BY_WORD.set(`in ${squash(word)}`, value);

/** The value that a word of any language means; undefined for none. */
export function valueCalled(field: WordedField, word: string): string | undefined {
  return BY_WORD.get(`${field} ${squash(word)}`);
}

/** What a reader of the language types for a value: of an order with its way, `koszt-malejąco`, both. */
export function wordFor(field: WordedField, value: string, locale: Locale): string {
  const word = wordOf(field, value, locale);
  if (word !== undefined) return word;
  const { name, way } = splitWay(value);
  return way === undefined ? value : `${wordOf(field, name, locale) ?? name}-${wordOf('dir', way, locale) ?? way}`;
}

function wordOf(field: WordedField, value: string, locale: Locale): string | undefined {
  const words: Words = WORDS[field];
  return Object.hasOwn(words, value) ? words[value]?.[locale] : undefined;
}

/** Takes `cost-desc` apart, in the words of any language. */
export function splitWay(typed: string): { name: string; way?: 'asc' | 'desc' } {
  const at = typed.lastIndexOf('-');
  const way = at < 0 ? undefined : valueCalled('dir', typed.slice(at + 1));
  return way === 'asc' || way === 'desc' ? { name: typed.slice(0, at), way } : { name: typed };
}
