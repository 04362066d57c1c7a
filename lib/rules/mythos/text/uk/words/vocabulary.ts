import type { Part } from '../../pieces';
import { term } from '../../pieces';

// Words of Ukrainian in all their forms. Names of cards never inflect, so a noun that does always stands before them.

/** Називний, родовий, давальний, знахідний, орудний, місцевий. */
export type Case = 'n' | 'g' | 'd' | 'a' | 'i' | 'l';
export type Count = 'one' | 'many';
type Gender = 'm' | 'f' | 'n';
type Cases = Readonly<Record<Case, string>>;

export interface Noun {
  gender: Gender;
  animate: boolean;
  /** Its slug in the glossary, where it is a term to link. */
  slug?: string;
  one: Cases;
  many: Cases;
}

/** What a word before a noun agrees with. */
export interface Form {
  noun: Noun;
  count: Count;
  case: Case;
}
/** A word that agrees with its noun. */
export type Word = (form: Form) => Part;
type Adjective = (form: Form) => string;

/** The six forms of a noun, a stroke between them. */
function cases(forms: string): Cases {
  const [n = '', g = '', d = '', a = '', i = '', l = ''] = forms.split('/');
  return { n, g, d, a, i, l };
}

function noun(gender: Gender, one: string, many: string, more: { animate?: true; slug?: string } = {}): Noun {
  return { gender, animate: false, one: cases(one), many: cases(many), ...more };
}

export const CHARACTER = noun(
  'm',
  'персонаж/персонажа/персонажеві/персонажа/персонажем/персонажі',
  'персонажі/персонажів/персонажам/персонажів/персонажами/персонажах',
  { animate: true },
);
export const ATTACHMENT = noun(
  'n',
  'долучення/долучення/долученню/долучення/долученням/долученні',
  'долучення/долучень/долученням/долучення/долученнями/долученнях',
);
export const CARD = noun('f', 'карта/карти/карті/карту/картою/карті', 'карти/карт/картам/карти/картами/картах');
export const MISSION = noun('f', 'місія/місії/місії/місію/місією/місії', 'місії/місій/місіям/місії/місіями/місіях');
export const NUMBER = noun('n', 'число/числа/числу/число/числом/числі', 'числа/чисел/числам/числа/числами/числах');
export const QUANTITY = noun(
  'f',
  'кількість/кількості/кількості/кількість/кількістю/кількості',
  'кількості/кількостей/кількостям/кількості/кількостями/кількостях',
);
export const COST = noun(
  'f',
  'вартість/вартості/вартості/вартість/вартістю/вартості',
  'вартості/вартостей/вартостям/вартості/вартостями/вартостях',
);
const unbent = (word: string) => Array.from({ length: 6 }, () => word).join('/');
export const POWER = noun('f', unbent('Power'), unbent('Power'), { slug: 'power' });
/** Counted by the whole: `1 чакру`, `2 чакри`, `5 чакри`. */
export const CHAKRA = noun('f', 'чакра/чакри/чакрі/чакру/чакрою/чакрі', 'чакри/чакри/чакрі/чакри/чакрою/чакрі', {
  slug: 'chakra',
});
export const TOKEN = noun(
  'm',
  'Power токен/Power токена/Power токену/Power токен/Power токеном/Power токені',
  'Power токени/Power токенів/Power токенам/Power токени/Power токенами/Power токенах',
  { slug: 'power-token' },
);
export const POINT = noun(
  'n',
  'очко місій/очка місій/очку місій/очко місій/очком місій/очку місій',
  'очки місій/очок місій/очкам місій/очки місій/очками місій/очках місій',
  { slug: 'mission-points' },
);
export const HAND = noun('f', 'рука/руки/руці/руку/рукою/руці', 'руки/рук/рукам/руки/руками/руках');
export const DECK = noun(
  'f',
  'колода/колоди/колоді/колоду/колодою/колоді',
  'колоди/колод/колодам/колоди/колодами/колодах',
);
export const DISCARD_PILE = noun(
  'm',
  'стос скидання/стосу скидання/стосу скидання/стос скидання/стосом скидання/стосі скидання',
  'стоси скидання/стосів скидання/стосам скидання/стоси скидання/стосами скидання/стосах скидання',
  { slug: 'discard-pile' },
);

/**
 * Forms in the order n g d i l; those of the feminine in the order n g d a i l. The accusative of the rest is that of
 * the genitive for the animate and of the nominative otherwise.
 */
function table(masculine: string, feminine: string, neuter: string, many: string): Adjective {
  const withAccusative = (forms: string, animate: boolean): Cases => {
    const [n = '', g = '', d = '', i = '', l = ''] = forms.split('/');
    return { n, g, d, a: animate ? g : n, i, l };
  };
  return ({ noun: { gender, animate }, count, case: wanted }) => {
    if (count === 'many') return withAccusative(many, animate)[wanted];
    if (gender === 'f') return cases(feminine)[wanted];
    return withAccusative(gender === 'm' ? masculine : neuter, animate && gender === 'm')[wanted];
  };
}

export function hard(stem: string): Adjective {
  const all = (endings: string) =>
    endings
      .split('/')
      .map((ending) => stem + ending)
      .join('/');
  return table(all('ий/ого/ому/им/ому'), all('а/ої/ій/у/ою/ій'), all('е/ого/ому/им/ому'), all('і/их/им/ими/их'));
}

function soft(stem: string): Adjective {
  const all = (endings: string) =>
    endings
      .split('/')
      .map((ending) => stem + ending)
      .join('/');
  return table(
    all('ій/ього/ьому/ім/ьому'),
    all('я/ьої/ій/ю/ьою/ій'),
    all('є/ього/ьому/ім/ьому'),
    all('і/іх/ім/іми/іх'),
  );
}

/** A word that leads to the glossary. */
const linked =
  (slug: string, adjective: Adjective): Word =>
  (form) =>
    term(slug, adjective(form));

export const THIS: Adjective = table(
  'цей/цього/цьому/цим/цьому',
  'ця/цієї/цій/цю/цією/цій',
  'це/цього/цьому/цим/цьому',
  'ці/цих/цим/цими/цих',
);
export const THAT: Adjective = table(
  'той/того/тому/тим/тому',
  'та/тієї/тій/ту/тією/тій',
  'те/того/тому/тим/тому',
  'ті/тих/тим/тими/тих',
);
export const OWN: Adjective = table(
  'свій/свого/своєму/своїм/своєму',
  'своя/своєї/своїй/свою/своєю/своїй',
  'своє/свого/своєму/своїм/своєму',
  'свої/своїх/своїм/своїми/своїх',
);
export const YOUR: Adjective = table(
  'твій/твого/твоєму/твоїм/твоєму',
  'твоя/твоєї/твоїй/твою/твоєю/твоїй',
  'твоє/твого/твоєму/твоїм/твоєму',
  'твої/твоїх/твоїм/твоїми/твоїх',
);
export const ALL: Adjective = table(
  'увесь/усього/усьому/усім/усьому',
  'уся/усієї/усій/усю/усією/усій',
  'усе/усього/усьому/усім/усьому',
  'усі/усіх/усім/усіма/усіх',
);
export const EVERY: Adjective = (form) => {
  const said = hard('кожн')(form);
  return said === 'кожний' ? 'кожен' : said;
};
/** Він, у відмінках без прийменника. */
export const PRONOUN: Adjective = table(
  'він/його/йому/ним/ньому',
  'вона/її/їй/її/нею/ній',
  'воно/його/йому/ним/ньому',
  'вони/їх/їм/ними/них',
);
/** Його, її, їхня: whose something is that the sentence has named. */
export function belonging({ gender }: Noun, count: Count): (form: Form) => string {
  if (count === 'many') return soft('їхн');
  return () => (gender === 'f' ? 'її' : 'його');
}
/** Мав, мала, мало, мали. */
export function had({ gender }: Noun, count: Count): string {
  return count === 'many' ? 'мали' : { m: 'мав', f: 'мала', n: 'мало' }[gender];
}
export const OTHER = hard('інш');
export const ANY = hard('будь-як');
export const CHOSEN = hard('обран');
export const RANDOM = hard('випадков');
export const TOP = soft('верхн');
export const BOTTOM = soft('нижн');
export const FIRST = hard('перш');
export const UPGRADED = hard('покращен');
export const CONTROLLED = linked('take-control', hard('перехоплен'));
export const OWNED = hard('власн');
export const FRIENDLY = linked('friendly', hard('союзн'));
export const ENEMY = linked('enemy', hard('ворож'));
export const HIDDEN = linked('hidden', hard('прихован'));
export const FACE_UP = linked('non-hidden', hard('відкрит'));
export const PRINTED = hard('надрукован');
export const PRINTED_POWER = linked('printed-power', PRINTED);
const extreme = (stem: string) => linked('weakest-strongest', hard(stem));
export const EXTREMES = {
  weakest: extreme('найслабш'),
  strongest: extreme('найсильніш'),
  cheapest: hard('найдешевш'),
  soleStrongest: (form: Form) => [
    { kind: 'text', text: `${hard('єдин')(form)} ` },
    term('weakest-strongest', hard('найсильніш')(form)),
  ],
} as const satisfies Record<string, Word>;
