import type { Span } from './ast';
import type { Piece } from './scan';

// Words that join or deny, in each language of the site: `or`, `and`, `not`. All of them are words of titles too ("I am
// not his pawn", "Est fini d’une façon ou une autre"), so that where they stand decides how they are read.

/** One of both sides is enough. Read so everywhere: what the words alone would have found is found then, too. */
const OR = new Set(['or', 'ou', 'lub', 'або']);
const AND = new Set(['and', 'i', 'oraz', 'і', 'й', 'та', 'et']);
const NOT = new Set(['not', 'nie', 'не', 'non']);
const MINUS = new Set(['-', '−', '－']);
/** Longest run of words in which `not` is no part of a title: "naruto not sasuke". */
const SHORT_RUN = 3;

export type Joined = Piece | (Span & { kind: 'or' });
type Word = Extract<Piece, { kind: 'word' }>;

/** A denial that was read as a word, with what would have made it one. */
interface Doubt extends Span {
  suggestion: string;
}

/** Whether a word may be read as joining or denying. */
export function isJoining(word: string): boolean {
  const small = word.toLowerCase();
  return OR.has(small) || AND.has(small) || NOT.has(small);
}

/**
 * Tells words that join from plain ones. `and` beside a term is left out, as parts side by side must hold anyway. `not`
 * denies a term, a bracket or quoted words behind it, and the last word of up to three; in longer runs it is a word, and
 * doubted where a denial is likely. A minus sign that stands free denies a term, and a word where a part begins; between
 * words it is the dash of a title.
 */
export function joined(pieces: readonly Piece[]): { pieces: Joined[]; doubts: Doubt[] } {
  const read: Joined[] = [];
  const doubts: Doubt[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (!piece) break;
    if (piece.kind !== 'word') read.push(piece);
    else if (OR.has(piece.text.toLowerCase())) read.push({ kind: 'or', from: piece.from, to: piece.to });
    else if (MINUS.has(piece.text)) read.push(freeMinus(piece, read.at(-1), pieces[at + 1], doubts));
    else {
      const run = wordsFrom(pieces, at);
      readRun(run, read, pieces[at + run.length], doubts);
      at += run.length;
      continue;
    }
    at += 1;
  }
  return { pieces: read, doubts };
}

/** Plain words side by side, up to one that parts them. */
function wordsFrom(pieces: readonly Piece[], start: number): Word[] {
  const run: Word[] = [];
  for (let at = start; ; at++) {
    const piece = pieces[at];
    if (piece?.kind !== 'word' || OR.has(piece.text.toLowerCase()) || MINUS.has(piece.text)) return run;
    run.push(piece);
  }
}

function readRun(run: readonly Word[], read: Joined[], after: Piece | undefined, doubts: Doubt[]): void {
  const before = read.at(-1);
  for (const [at, word] of run.entries()) {
    const small = word.text.toLowerCase();
    const next = run[at + 1];
    if (AND.has(small)) {
      const first = at === 0 && before !== undefined && ends(before);
      const last = next === undefined && after !== undefined && begins(after) && read.length > 0;
      if (first || last || (next && NOT.has(next.text.toLowerCase()))) continue;
    }
    if (NOT.has(small)) {
      const beforeLast = at === run.length - 2;
      const afterAnd = AND.has(run[at - 1]?.text.toLowerCase() ?? '');
      const shouted = word.text.length > 1 && word.text !== small && word.text === word.text.toUpperCase();
      const denies = next
        ? shouted || afterAnd || (beforeLast && run.length <= SHORT_RUN)
        : after !== undefined && begins(after);
      if (denies) {
        read.push({ kind: 'not', from: word.from, to: word.to });
        continue;
      }
      if (next && (at === 0 || beforeLast)) doubts.push(doubt(word, next));
    }
    read.push(word);
  }
}

function freeMinus(minus: Word, before: Joined | undefined, next: Piece | undefined, doubts: Doubt[]): Joined {
  if (next === undefined) return minus;
  const opens = before === undefined || before.kind === 'open' || before.kind === 'or';
  if (begins(next) || (opens && next.kind === 'word')) return { kind: 'not', from: minus.from, to: minus.to };
  if (next.kind === 'word') doubts.push(doubt(minus, next));
  return minus;
}

function doubt(denial: Word, next: Word): Doubt {
  return { from: denial.from, to: next.to, suggestion: `-${next.text}` };
}

/** Whether something that is no plain word begins here. */
function begins({ kind }: Piece): boolean {
  return kind !== 'word' && kind !== 'close' && kind !== 'not';
}

/** Whether something that is no plain word ends here. */
function ends({ kind }: Joined): boolean {
  return kind !== 'word' && kind !== 'open' && kind !== 'not' && kind !== 'or';
}
