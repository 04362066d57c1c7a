import { type Part, type Piece, say, term, type Text } from '../../pieces';

// Polish words in all their forms: nouns, adjectives, what a number does to the noun after it.

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc';
/** No noun of the game is masculine personal in the plural: players act one at a time. */
type Gender = 'f' | 'm' | 'n';
export interface Form {
  case: Case;
  gender: Gender;
  plural: boolean;
}

/** An adjective by the three forms all others are made of: ukryta, ukryte, ukryty. */
export interface Adjective {
  a: string;
  e: string;
  y: string;
  /** Its entry in the glossary. */
  term?: string;
  /** Words that always follow it: należąca + do ciebie. */
  tail?: string;
}

function hard(stem: string, more: { term?: string; tail?: string } = {}): Adjective {
  return { a: `${stem}a`, e: `${stem}e`, y: `${stem}y`, ...more };
}

/** After k and g: wroga, wrogie, wrogi. */
function velar(stem: string, more: { term?: string; tail?: string } = {}): Adjective {
  return { a: `${stem}a`, e: `${stem}ie`, y: `${stem}i`, ...more };
}

export const ADJECTIVES = {
  friendly: hard('sojusznicz', { term: 'friendly' }),
  enemy: velar('wrog', { term: 'enemy' }),
  yours: { a: 'twoja', e: 'twoje', y: 'twoi' },
  own: { a: 'swoja', e: 'swoje', y: 'swoi' },
  owned: hard('należąc', { tail: 'do ciebie' }),
  hidden: hard('ukryt', { term: 'hidden' }),
  faceUp: hard('odkryt', { term: 'non-hidden' }),
  other: hard('inn'),
  new: hard('now'),
  upgraded: hard('ulepszon'),
  upgradedNow: hard('ulepszan'),
  controlled: hard('przejęt', { term: 'take-control' }),
  weakest: hard('najsłabsz', { term: 'weakest-strongest' }),
  strongest: hard('najsilniejsz', { term: 'weakest-strongest' }),
  cheapest: hard('najtańsz'),
  sole: hard('jedyn'),
  each: hard('każd'),
  any: hard('dowoln'),
  given: hard('dan'),
  chosen: hard('wybran'),
  chosenByOpponent: hard('wybran', { tail: 'przez przeciwnika' }),
  rest: hard('pozostał'),
  random: hard('losow'),
  top: { a: 'wierzchnia', e: 'wierzchnie', y: 'wierzchni' },
  bottom: { a: 'spodnia', e: 'spodnie', y: 'spodni' },
  first: hard('pierwsz', { tail: 'od góry' }),
  lower: hard('niższ'),
  higher: hard('wyższ'),
  equal: hard('równ'),
  printed: hard('wydrukowan', { term: 'printed-power' }),
  printedCost: hard('wydrukowan'),
} as const satisfies Record<string, Adjective>;

/** A participle made of a verb's stem: `pokonan` → pokonana. */
export const participle = hard;

export function adjective(word: Adjective, form: Form): Text {
  const text = adjectiveForm(word, form);
  return say`${word.term === undefined ? text : term(word.term, text)} ${word.tail ?? ''}`;
}

function adjectiveForm({ a, e, y }: Adjective, { case: wanted, gender, plural }: Form): string {
  if (plural) return { nom: e, gen: `${y}ch`, dat: `${y}m`, acc: e, ins: `${y}mi`, loc: `${y}ch` }[wanted];
  if (gender === 'f') {
    const accusative = `${a.slice(0, -1)}ą`;
    return { nom: a, gen: `${e}j`, dat: `${e}j`, acc: accusative, ins: accusative, loc: `${e}j` }[wanted];
  }
  const plain = gender === 'n' ? e : y === 'twoi' || y === 'swoi' ? `${y.slice(0, -2)}ój` : y;
  return { nom: plain, gen: `${e}go`, dat: `${e}mu`, acc: plain, ins: `${y}m`, loc: `${y}m` }[wanted];
}

type Cases = Readonly<Record<Case, string>>;
export interface Noun {
  gender: Gender;
  one: Cases;
  many: Cases;
  term?: string;
}

const cases = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Cases => ({
  nom, gen, dat, acc, ins, loc,
}); // prettier-ignore
const same = (word: string): Cases => cases(word, word, word, word, word, word);

const chakraForms = cases('chakra', 'chakry', 'chakrze', 'chakrę', 'chakrą', 'chakrze');

export const NOUNS = {
  character: {
    gender: 'f',
    one: cases('postać', 'postaci', 'postaci', 'postać', 'postacią', 'postaci'),
    many: cases('postacie', 'postaci', 'postaciom', 'postacie', 'postaciami', 'postaciach'),
  },
  card: {
    gender: 'f',
    one: cases('karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie'),
    many: cases('karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'),
  },
  attachment: {
    gender: 'n',
    one: cases('dołączenie', 'dołączenia', 'dołączeniu', 'dołączenie', 'dołączeniem', 'dołączeniu'),
    many: cases('dołączenia', 'dołączeń', 'dołączeniom', 'dołączenia', 'dołączeniami', 'dołączeniach'),
    term: 'attachment',
  },
  mission: {
    gender: 'f',
    one: cases('misja', 'misji', 'misji', 'misję', 'misją', 'misji'),
    many: cases('misje', 'misji', 'misjom', 'misje', 'misjami', 'misjach'),
  },
  number: {
    gender: 'f',
    one: cases('liczba', 'liczby', 'liczbie', 'liczbę', 'liczbą', 'liczbie'),
    many: cases('liczby', 'liczb', 'liczbom', 'liczby', 'liczbami', 'liczbach'),
  },
  cost: {
    gender: 'm',
    one: cases('koszt', 'kosztu', 'kosztowi', 'koszt', 'kosztem', 'koszcie'),
    many: cases('koszty', 'kosztów', 'kosztom', 'koszty', 'kosztami', 'kosztach'),
  },
  power: { gender: 'f', one: same('Power'), many: same('Power'), term: 'power' },
  token: {
    gender: 'm',
    one: cases('Power token', 'Power tokena', 'Power tokenowi', 'Power token', 'Power tokenem', 'Power tokenie'),
    many: cases('Power tokeny', 'Power tokenów', 'Power tokenom', 'Power tokeny', 'Power tokenami', 'Power tokenach'),
    term: 'power-token',
  },
  point: {
    gender: 'm',
    one: cases('punkt misji', 'punktu misji', 'punktowi misji', 'punkt misji', 'punktem misji', 'punkcie misji'),
    many: cases('punkty misji', 'punktów misji', 'punktom misji', 'punkty misji', 'punktami misji', 'punktach misji'),
    term: 'mission-points',
  },
  /** Not counted one by one: 2 chakry, 5 chakry. */
  chakra: { gender: 'f', one: chakraForms, many: same('chakry'), term: 'chakra' },
  hand: {
    gender: 'f',
    one: cases('ręka', 'ręki', 'ręce', 'rękę', 'ręką', 'ręce'),
    many: cases('ręce', 'rąk', 'rękom', 'ręce', 'rękami', 'rękach'),
  },
  deck: {
    gender: 'f',
    one: cases('talia', 'talii', 'talii', 'talię', 'talią', 'talii'),
    many: cases('talie', 'talii', 'taliom', 'talie', 'taliami', 'taliach'),
  },
  discard: {
    gender: 'm',
    one: cases('stos odrzuconych', 'stosu odrzuconych', 'stosowi odrzuconych', 'stos odrzuconych', 'stosem odrzuconych', 'stosie odrzuconych'), // prettier-ignore
    many: same('stosy odrzuconych'),
    term: 'discard-pile',
  },
} as const satisfies Record<string, Noun>;

export function noun(word: Noun, { case: wanted, plural }: Pick<Form, 'case' | 'plural'>): Piece | string {
  const text = (plural ? word.many : word.one)[wanted];
  return word.term === undefined ? text : term(word.term, text);
}

export function single(word: Noun, wanted: Case): Piece | string {
  return noun(word, { case: wanted, plural: false });
}

export function plural(word: Noun, wanted: Case): Piece | string {
  return noun(word, { case: wanted, plural: true });
}

/** What stands after a number: 1 postać, 2 postacie, 5 postaci. An unknown X counts as many. */
export function afterNumber(count: number | string, wanted: Case): Pick<Form, 'case' | 'plural'> {
  if (count === 1 || count === -1) return { case: wanted, plural: false };
  return { case: isFew(count) || (wanted !== 'nom' && wanted !== 'acc') ? wanted : 'gen', plural: true };
}

/** 2, 3, 4, 22…: the noun agrees with them, and verbs with the noun. */
export function isFew(count: number | string): boolean {
  if (typeof count === 'string') return false;
  const [units, teens] = [Math.abs(count) % 10, Math.abs(count) % 100];
  return units >= 2 && units <= 4 && !(teens >= 12 && teens <= 14);
}

/** `2 Power tokeny`. */
export function counted(count: number | string, word: Noun, wanted: Case = 'acc'): Text {
  return say`${count} ${noun(word, afterNumber(count, wanted))}`;
}

/** A preposition with the vowel that eases it before some words: z ręki, ze swojej talii. */
export function preposition(word: 'z' | 'w', after: Part): Text {
  const text = say`${after}`;
  const first = text[0]?.kind === 'text' || text[0]?.kind === 'term' ? text[0].text : '';
  const eased = word === 'z' ? /^(s[wtpk]|wsz|z[^aeiouyąęó])/i.test(first) : /^w[^aeiouyąęó]/i.test(first);
  return say`${eased ? `${word}e` : word} ${text}`;
}
