import { type Part, type Piece, plain, say, term, type Text } from '../../pieces';

// Small words of French: elision, contraction, agreement, and the terms of the glossary.

/** What stands before a colon or a semicolon: a thin space that does not break. */
export const THIN = '\u202f';

export interface Agreement {
  gender: 'm' | 'f';
  plural: boolean;
}

/** Adjectives and participles are all regular here: caché, cachés, cachée, cachées; pris, pris, prise, prises. */
export function agree(stem: string, { gender, plural }: Agreement): string {
  return `${stem}${gender === 'f' ? 'e' : ''}${plural && !(gender === 'm' && stem.endsWith('s')) ? 's' : ''}`;
}

/** le, la or les, elided before a vowel. */
export function the(words: Part, { gender, plural }: Agreement): Text {
  return plural ? say`les ${words}` : elided(gender === 'f' ? 'la' : 'le', words);
}

/** de, que, le, la … before a vowel: d’, qu’, l’. */
export function elided(word: string, next: Part): Text {
  return /^[aeiouàâéèêëîïôöùûüœ]/i.test(plain(say`${next}`)) ? say`${word.slice(0, -1)}’${next}` : say`${word} ${next}`;
}

/** du, des, d’ or de. */
export function of(words: Part): Text {
  return contracted(words, 'du', 'des') ?? elided('de', words);
}

/** au, aux or à. */
export function to(words: Part): Text {
  return contracted(words, 'au', 'aux') ?? say`à ${words}`;
}

/** si, or s’ before il and ils. */
export function whether(clause: Text): Text {
  return /^ils? /.test(plain(clause)) ? say`s’${clause}` : say`si ${clause}`;
}

/** A word of ours before an article melts with it; a name that begins with Le does not. */
function contracted(words: Part, one: string, many: string): Text | undefined {
  const [first, ...rest] = say`${words}`;
  if (first?.kind !== 'text') return undefined;
  const article = /^les? /.exec(first.text)?.[0];
  if (article === undefined) return undefined;
  return say`${article === 'le ' ? one : many} ${first.text.slice(article.length)}${rest}`;
}

export const POWER = term('power', 'Power');
export const PRINTED_POWER = term('printed-power', 'Power imprimée');
export const CHAKRA = term('chakra', 'chakra');
export const EDGE = term('edge', 'Edge');
export const POWERUP = term('powerup', 'POWERUP');
export const CHAKRA_PLUS = term('chakra-x', 'CHAKRA');
export const DISCARD = term('discard-pile', 'défausse');

export function tokens(plural: boolean): Piece {
  return term('power-token', plural ? 'jetons Power' : 'jeton Power');
}

export function points(plural: boolean): Piece {
  return term('mission-points', plural ? 'points de mission' : 'point de mission');
}

/** Adjectives that the glossary explains. */
export const ADJECTIVES = {
  friendly: { slug: 'friendly', stem: 'allié' },
  enemy: { slug: 'enemy', stem: 'ennemi' },
  hidden: { slug: 'hidden', stem: 'caché' },
  faceUp: { slug: 'non-hidden', stem: 'non caché' },
  upgraded: { slug: 'stack', stem: 'amélioré' },
  controlled: { slug: 'take-control', stem: 'contrôlé' },
} as const;
export type Adjective = keyof typeof ADJECTIVES;

export function adjective(name: Adjective, agreement: Agreement): Piece {
  const { slug, stem } = ADJECTIVES[name];
  return term(slug, agree(stem, agreement));
}

/** +2 or −2, as a bonus is written. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
