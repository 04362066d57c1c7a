import { words } from '@/lib/catalogue/fold';
import { MAX_COPIES } from '../limits';
import { endCount, markedCount, plainDigits, saysCount, type Counting } from './count';
import type { NameIndex } from './name-index';
import { readOwnLine } from './own-line';
import { takeReferences, type Reference } from './reference';

// One line of a pasted list: how many of which card.

export type LineProblem =
  /** Names several cards, or a name that several cards share. */
  | 'ambiguous'
  | 'unknown-name'
  | 'unknown-code'
  /** Zero, negative, fractional or huge. */
  | 'bad-count'
  /** A card that somebody else typed in: only its owner has it. */
  | 'own-card';

export type LineReading =
  /**
   * `otherName`: the line also says a name, and it is none of this card's. `noPrinting`: it asks for this printing, which
   * the card does not have.
   */
  | { kind: 'card'; code: string; printing?: string; noPrinting?: string; count: number; otherName: boolean }
  /** `candidates`: codes to choose from, where it means one of several or resembles some. */
  | { kind: 'problem'; reason: LineProblem; candidates: readonly string[]; count: number };

/** Cards that resemble what was written; a list of more is no help either. */
export const MOST_CANDIDATES = 12;
/** Cards with a part of a name in common; a list of more is no help. */
const MOST_NAMESAKES = 40;

/**
 * @param missions whether the line stands under a heading for missions: then, of a character and a mission that it may
 * equally mean, it means the mission. In all else a card is found alike wherever its line stands.
 */
export function readLine(line: string, index: NameIndex, missions: boolean): LineReading {
  const literal = readOwnLine(line, index);
  if (literal) return literal;
  const text = undecorated(plainDigits(line));
  const prefer = missions
    ? (codes: readonly string[]) => onlyMission(codes, index)
    : (codes: readonly string[]) => codes;
  const own = ownReference(text);
  if (own && !index.pool.get(own.code)) return problem('own-card', [], countBeside(own.rest)?.count);
  const { references, rest } = own
    ? { references: [{ codes: [own.code] }], rest: own.rest }
    : takeReferences(text, index);
  return references.length > 0 ? byReference(references, rest, index, prefer) : byName(text, index, prefer);
}

/** A card of somebody's own making: no set and number, but a code all the same. */
function ownReference(text: string): { code: string; rest: string } | undefined {
  const match = /[([]?(?<![\p{L}\p{N}])(?<code>OWN-[A-Z0-9]{8})(?![\p{L}\p{N}])[)\]]?/iu.exec(text);
  const code = match?.groups?.['code']?.toUpperCase();
  if (!match || code === undefined) return undefined;
  return { code, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim() };
}

/** The codes that are left of a tie. */
type Preference = (codes: readonly string[]) => readonly string[];

function onlyMission(codes: readonly string[], index: NameIndex): readonly string[] {
  const missions = codes.filter((code) => index.pool.get(code)?.type === 'mission');
  return missions.length === 1 ? missions : codes;
}

/** Without bullets, ordinals, check boxes, markdown, quotes and a comment at the end. */
function undecorated(line: string): string {
  return (
    line
      .replace(/\s+\/\/.*$|\s+#\s.*$/u, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
      // A mark for a kind of copy, `*F*`: a remark like any in brackets.
      .replace(/(?<=\s)\*(\p{L}+)\*$/u, '($1)')
      .replace(/__|[*`~|"“”„«»\s]/gu, ' ')
      .replace(/^[ >]+/u, '')
      .replace(/^(?:[-+–—] +|[•·‣▪◦] *)/u, '')
      .replace(/^\[[ x]?\] */iu, '')
      .replace(/^\d{1,3}[.)] +/u, '')
      .replace(/^(\d+)[x×](?=\p{L}{2,8}-?m?\d)/iu, '$1 ')
      .replace(/(?<=\d)[x×](?=\d+$)/iu, ' x')
      .trim()
  );
}

function byReference(
  references: readonly Reference[],
  rest: string,
  index: NameIndex,
  prefer: Preference,
): LineReading {
  const counting = countBeside(rest);
  if (!counting) return problem('bad-count');
  const codes = [...new Set(references.flatMap((reference) => reference.codes))].filter((code) => index.pool.get(code));
  if (codes.length === 0) return problem('unknown-code', index.similar(counting.name, MOST_CANDIDATES), counting.count);
  const named = index.named(counting.name);
  const agreeing = codes.length > 1 ? codes.filter((code) => named.includes(code)) : codes;
  // Two numbers on one line are no tie: both cards were written down.
  const meant = agreeing.length === 0 && references.length === 1 ? prefer(codes) : agreeing;
  const [code] = meant;
  if (code === undefined || meant.length > 1) return problem('ambiguous', codes, counting.count);

  const own = index.wordsOf(code);
  const end = markedCount(rest) ? undefined : endCount(rest);
  const atEnd = end && inReach(end.count) && !own.has(String(end.count)) ? end : undefined;
  if (!atEnd && !markedCount(rest) && saysCount(rest, own)) return problem('bad-count');
  const { count, name } = atEnd ?? counting;
  const { printing, noPrinting } = references.find((reference) => reference.printing ?? reference.noPrinting) ?? {};
  return {
    kind: 'card',
    code,
    ...(printing ? { printing } : {}),
    ...(noPrinting ? { noPrinting } : {}),
    count,
    otherName: saysOtherName(name, own, index),
  };
}

/** Words beside a code that are none of its card's. Those in brackets may be any remark, unless cards are called so. */
function saysOtherName(beside: string, own: ReadonlySet<string>, index: NameIndex): boolean {
  const said = (text: string) => words(text).filter((word) => !/^\p{N}+$/u.test(word));
  if (said(beside).some((word) => own.has(word))) return false;
  const remarks = /[([]([^()[\]]*)[)\]]/gu;
  if (said(beside.replace(remarks, ' ')).length > 0) return true;
  return [...beside.matchAll(remarks)].some(([, remark = '']) => index.partlyNamed(remark).length > 0);
}

/** The count in what is left beside a code: 1 when there is none, undefined when it is none that a deck can have. */
function countBeside(rest: string): Counting | undefined {
  if (/(?:^|\s)[-−]\d|\d[.,]\d/u.test(rest)) return undefined;
  const counting = markedCount(rest) ?? { count: 1, name: rest };
  return inReach(counting.count) ? counting : undefined;
}

function byName(text: string, index: NameIndex, prefer: Preference): LineReading {
  const marked = markedCount(text);
  const end = endCount(text);
  // The whole line first, since names may begin or end with a number.
  const readings = [{ count: 1, name: text }, marked, end].filter((reading) => reading !== undefined);
  for (const { count, name } of readings) {
    const codes = prefer(namedIn(name, index));
    if (codes.length === 0) continue;
    if (!inReach(count) || /^[-−]\d|^\d+[.,]\d/u.test(text)) return problem('bad-count');
    const [code] = codes;
    return code !== undefined && codes.length === 1
      ? { kind: 'card', code, count, otherName: false }
      : problem('ambiguous', codes, count);
  }
  const { count, name } = marked ?? { count: 1, name: text };
  if (!inReach(count)) return problem('bad-count');
  // Part of a name never chooses a card by itself: another set may bring the next Naruto.
  const partly = index.partlyNamed(name);
  if (partly.length > 1) return problem('ambiguous', partly.slice(0, MOST_NAMESAKES), count);
  return problem('unknown-name', partly.length === 1 ? partly : index.similar(name, MOST_CANDIDATES), count);
}

/** Cards so called; "Naruto Uzumaki (KS)" asks for those of one set. */
function namedIn(name: string, index: NameIndex): readonly string[] {
  const [whole, letters = ''] = /[([]([a-z]{2,8})[)\]]/iu.exec(name) ?? [];
  const set = letters.toUpperCase();
  if (!whole || !index.setCodes.has(set)) return index.named(name);
  return index.named(name.replace(whole, ' ')).filter((code) => code.startsWith(`${set}-`));
}

/** Whether a deck can have so many copies of a card. */
export function inReach(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_COPIES;
}

function problem(reason: LineProblem, candidates: readonly string[] = [], count = 1): LineReading {
  return { kind: 'problem', reason, candidates, count };
}
