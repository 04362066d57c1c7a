import type { Locale } from '@/lib/i18n/locales';
import type { GameId } from '../games';

type Query = string | Readonly<Record<Locale, string>>;

/** What the help shows, by what it is about. Every one of them finds cards: a test asks them all. */
const MYTHOS = {
  words: {
    words: { en: 'shikamru', pl: 'shikamru', uk: 'Шікамару', fr: 'shikamru' },
    kana: { en: 'ナルト', pl: 'ナルト', uk: 'ナルト', fr: 'ナルト' },
    exact: '!"Rock Lee"',
    phrase: { en: '"power token"', pl: '"power token"', uk: '"power token"', fr: '"jetons power"' },
  },
  texts: {
    name: { en: 'name:uchiha', pl: 'nazwa:uchiha', uk: 'назва:учіха', fr: 'nom:uchiha' },
    version: { en: 'version:"genin"', pl: 'wersja:"genin"', uk: 'версія:"genin"', fr: 'version:"genin"' },
    text: { en: 'text:hidden', pl: 'tekst:ukryt', uk: 'текст:прихован', fr: 'texte:caché' },
    pattern: 'text:/powerup \\d/',
  },
  numbers: {
    cost: { en: 'chakra<=3', pl: 'koszt<=3', uk: 'вартість<=3', fr: 'coût<=3' },
    range: 'power:4..6',
    between: 'power>chakra',
    number: 'number:108',
    mission: 'cn:M01',
  },
  facts: {
    keyword: { en: 'keyword:"Team 7"', pl: 'keyword:"Drużyna 7"', uk: 'keyword:"Команда 7"', fr: 'mot-clé:"Équipe 7"' },
    list: 'faction:sand,sound',
    rarity: 'rarity>R',
    is: 'is:continuous',
    unique: 'is:unique-text',
    target: 'is:upgrade-target',
    ruling: 'has:ruling',
    legal: 'legal:standard',
  },
  deeds: {
    sentence: { en: 'hides an enemy', pl: 'ukrywa wroga', uk: 'приховує ворога', fr: 'cache un ennemi' },
    does: { en: 'does:draw', pl: 'robi:dobiera', uk: 'робить:бере', fr: 'fait:pioche' },
    affects: { en: 'affects:hand', pl: 'dotyczy:ręka', uk: 'діє:рука', fr: 'vise:main' },
    cares: { en: 'cares:tokens', pl: 'patrzy:tokeny', uk: 'зважає:токени', fr: 'regarde:jetons' },
    timing: { en: 'timing:ambush', pl: 'kiedy:ambush', uk: 'коли:ambush', fr: 'quand:ambush' },
    line: 'line:(timing:ambush does:hide)',
  },
  joined: {
    not: 'naruto -type:mission',
    or: { en: 'gaara or kankuro', pl: 'gaara lub kankuro', uk: 'gaara або kankuro', fr: 'gaara ou kankuro' },
    brackets: 'chakra:2 (does:draw or does:search)',
  },
  shown: {
    sort: 'type:character sort:power-desc',
    prints: '!"Naruto Uzumaki" unique:prints',
    lang: 'text:pokonaj lang:pl',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Query>>>>;

/** The older game's, over its made-up cards. */
const CCG = {
  words: {
    words: { en: 'emberr page', pl: 'żarowy', uk: 'Жаровий', fr: 'braises' },
    exact: '!"Kiln Guard"',
    phrase: { en: '"chosen ninja"', pl: '"wybrany ninja"', uk: '"обраний ніндзя"', fr: '"le ninja choisi"' },
  },
  texts: {
    name: { en: 'name:guard', pl: 'nazwa:strażnik', uk: 'назва:вартовий', fr: 'nom:garde' },
    text: { en: 'text:damage', pl: 'tekst:obrażeni', uk: 'текст:ушкоджен', fr: 'texte:blessure' },
  },
  numbers: {
    entrance: { en: 'entrance<=1', pl: 'wejście<=1', uk: 'вхід<=1', fr: 'entrée<=1' },
    hand: { en: 'hand:0', pl: 'ręka:0', uk: 'рука:0', fr: 'main:0' },
    range: { en: 'combat:2..4', pl: 'atak:2..4', uk: 'атака:2..4', fr: 'combat:2..4' },
    injuredOver: { en: 'injured>=2', pl: 'ranny>=2', uk: 'поранений>=2', fr: 'blessé>=2' },
    between: { en: 'support>combat', pl: 'wsparcie>atak', uk: 'підтримка>атака', fr: 'soutien>combat' },
    jutsuCost: { en: 'jutsu<=1', pl: 'jutsu<=1', uk: 'чакра<=1', fr: 'jutsu<=1' },
  },
  facts: {
    kind: { en: 'kind:ninja,client', pl: 'rodzaj:ninja,klient', uk: 'вид:ніндзя,клієнт', fr: 'genre:ninja,client' },
    symbol: { en: 'symbol:fire', pl: 'symbol:ogień', uk: 'символ:вогонь', fr: 'symbole:feu' },
    sign: { en: 'symbol:水', pl: 'symbol:水', uk: 'символ:水', fr: 'symbole:水' },
    trait: { en: 'trait:Guard', pl: 'cecha:Guard', uk: 'риса:Guard', fr: 'trait:Guard' },
    permanent: { en: 'is:permanent', pl: 'jest:trwała', uk: 'є:постійна', fr: 'est:permanente' },
    valid: { en: 'is:valid', pl: 'jest:valid', uk: 'є:valid', fr: 'est:valid' },
    requirement: { en: 'has:requirement', pl: 'ma:wymaganie', uk: 'має:вимога', fr: 'avec:condition' },
  },
  joined: {
    not: { en: 'kind:ninja -symbol:fire', pl: 'rodzaj:ninja -symbol:ogień', uk: 'вид:ніндзя -символ:вогонь', fr: 'genre:ninja -symbole:feu' }, // prettier-ignore
    or: { en: 'kind:client or is:permanent', pl: 'rodzaj:klient lub jest:trwała', uk: 'вид:клієнт або є:постійна', fr: 'genre:client or est:permanente' }, // prettier-ignore
  },
  shown: {
    sort: { en: 'kind:ninja sort:combat-desc', pl: 'rodzaj:ninja sortuj:combat-desc', uk: 'вид:ніндзя порядок:combat-desc', fr: 'genre:ninja tri:combat-desc' }, // prettier-ignore
    lang: {
      en: 'text:ninja lang:pl',
      pl: 'tekst:ninja język:pl',
      uk: 'текст:ninja мова:pl',
      fr: 'texte:ninja langue:pl',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Query>>>>;

export type ExampleGroup = keyof typeof MYTHOS;
const EXAMPLES: Readonly<Record<GameId, Readonly<Partial<Record<ExampleGroup, Readonly<Record<string, Query>>>>>>> = {
  mythos: MYTHOS,
  ccg: CCG,
};

export function exampleGroups(game: GameId): ExampleGroup[] {
  return Object.keys(EXAMPLES[game]) as ExampleGroup[];
}

/** The examples of a group with what each asks in a language. */
export function examplesOf(group: ExampleGroup, locale: Locale, game: GameId): { id: string; q: string }[] {
  return Object.entries<Query>(EXAMPLES[game][group] ?? {}).map(([id, q]) => ({
    id,
    q: typeof q === 'string' ? q : q[locale],
  }));
}
