import { fold, words } from '../fold';

// The form in which names and texts are compared word by word: `name:`, `text:`, "in quotes" and /patterns/ look at it.

/** Words, numbers with their sign, and the marks of continuous and instant effects; all else only parts them. */
const PIECES = /(?<![\p{L}\p{N}])[+-](?=\p{N})|[\p{L}\p{N}]+|[⧗↯]/gu;

/** Folded words with a space between: `power +1`, `nine tailed fox`. */
export function plainWords(text: string): string {
  return fold(text)
    .replace(/−/gu, '-')
    .replace(PIECES, (piece) => (/^[+-]$/.test(piece) ? ` ${piece}` : ` ${piece} `))
    .split(/\s+/u)
    .flatMap((piece) => piece.match(/^[+-]?\p{N}+$|^[⧗↯]$/u) ?? words(piece))
    .join(' ');
}

/** Japanese writes no spaces: what begins so is found anywhere within a word. */
const UNSPACED = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export function isUnspaced(plain: string): boolean {
  return UNSPACED.test(plain);
}
