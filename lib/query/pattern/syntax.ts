// Regular expressions of a query: the part of their language that can be matched in time proportional to the text.
// Whatever needs to try again (references to groups, looking around) is refused, and so is what would grow too large.

export type Pattern =
  | { kind: 'char'; ranges: readonly (readonly [from: number, to: number])[]; not: boolean }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'empty' }
  | { kind: 'all' | 'any'; of: readonly Pattern[] }
  /** `max` undefined: as often as one likes. */
  | { kind: 'repeat'; of: Pattern; min: number; max?: number };

export class PatternError extends Error {}

const MAX_SOURCE = 100;
const MAX_REPEAT = 50;
/** Parts after repetitions are written out. */
const MAX_SIZE = 600;
const MAX_DEPTH = 10;
const LAST = 0x10ffff;

/** Classes by letter. Word characters are letters and digits of all scripts: texts are folded, so marks are gone. */
const CLASSES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  d: [[0x30, 0x39]],
  w: [[0x30, 0x39], [0x5f, 0x5f], [0x61, 0x7a], [0x80, LAST]],
  s: [[0x20, 0x20]],
}; // prettier-ignore

/** @param fold how texts are folded before they are matched: letters of the pattern are too. @throws PatternError */
export function readPattern(source: string, fold: (text: string) => string): Pattern {
  if (source.length > MAX_SOURCE) throw new PatternError('too long');
  const reader = new PatternReader([...source], fold);
  const pattern = reader.alternatives(0);
  if (!reader.done) throw new PatternError('unexpected )');
  if (sizeOf(pattern) > MAX_SIZE) throw new PatternError('too large');
  return pattern;
}

class PatternReader {
  private at = 0;
  constructor(
    private readonly source: readonly string[],
    private readonly fold: (text: string) => string,
  ) {}

  get done(): boolean {
    return this.at >= this.source.length;
  }

  private get next(): string {
    return this.source[this.at] ?? '';
  }

  private take(mark: string): boolean {
    if (this.next !== mark) return false;
    this.at += 1;
    return true;
  }

  alternatives(depth: number): Pattern {
    if (depth > MAX_DEPTH) throw new PatternError('too deep');
    const of = [this.sequence(depth)];
    while (this.take('|')) of.push(this.sequence(depth));
    return of.length === 1 && of[0] ? of[0] : { kind: 'any', of };
  }

  private sequence(depth: number): Pattern {
    const of: Pattern[] = [];
    while (!this.done && this.next !== '|' && this.next !== ')') of.push(this.repeated(depth));
    return of.length === 0 ? { kind: 'empty' } : { kind: 'all', of };
  }

  private repeated(depth: number): Pattern {
    let of = this.atom(depth);
    for (;;) {
      const counts = this.counts();
      if (!counts) return of;
      const [min, max] = counts;
      of = { kind: 'repeat', of, min, ...(max === undefined ? {} : { max }) };
      // Whether a match is long or short does not matter to whether there is one.
      this.take('?');
    }
  }

  private counts(): [number, number | undefined] | undefined {
    if (this.take('*')) return [0, undefined];
    if (this.take('+')) return [1, undefined];
    if (this.take('?')) return [0, 1];
    const found = /^\{(\d{1,3})(,?)(\d{0,3})\}/.exec(this.source.slice(this.at, this.at + 10).join(''));
    if (!found) {
      if (this.next === '{') throw new PatternError('unexpected {');
      return undefined;
    }
    this.at += found[0].length;
    const min = Number(found[1]);
    const max = found[2] ? (found[3] ? Number(found[3]) : undefined) : min;
    if (min > MAX_REPEAT || (max ?? 0) > MAX_REPEAT) throw new PatternError('too many repetitions');
    if (max !== undefined && max < min) throw new PatternError('counts reversed');
    return [min, max];
  }

  private atom(depth: number): Pattern {
    const mark = this.next;
    this.at += 1;
    switch (mark) {
      case '(':
        if (this.take('?') && !this.take(':')) throw new PatternError('looking around and named groups');
        return this.closed(this.alternatives(depth + 1));
      case '[':
        return this.classOf();
      case '.':
        return { kind: 'char', ranges: [], not: true };
      case '^':
        return { kind: 'start' };
      case '$':
        return { kind: 'end' };
      case '\\':
        return this.escaped();
      case '*':
      case '+':
      case '?':
      case '{':
        throw new PatternError(`unexpected ${mark}`);
      default:
        return this.literal(mark);
    }
  }

  private closed(pattern: Pattern): Pattern {
    if (!this.take(')')) throw new PatternError('( without )');
    return pattern;
  }

  private literal(character: string): Pattern {
    // One letter may fold to several (ж is j, щ is shch) or to none.
    const of = [...this.fold(character)].map((one): Pattern => oneOf([pointOf(one)]));
    return of.length === 0 ? { kind: 'empty' } : of.length === 1 && of[0] ? of[0] : { kind: 'all', of };
  }

  private escaped(): Pattern {
    const letter = this.next;
    this.at += 1;
    const known = CLASSES[letter.toLowerCase()];
    if (known) return { kind: 'char', ranges: known, not: letter !== letter.toLowerCase() };
    if (letter === '' || /[\p{L}\p{N}]/u.test(letter)) throw new PatternError(`\\${letter}`);
    return this.literal(letter);
  }

  private classOf(): Pattern {
    const not = this.take('^');
    const ranges: (readonly [number, number])[] = [];
    // A bracket that stands first is one of the characters.
    if (this.take(']')) ranges.push([0x5d, 0x5d]);
    while (!this.take(']')) {
      if (this.done) throw new PatternError('[ without ]');
      ranges.push(...this.classPart());
    }
    return { kind: 'char', ranges, not };
  }

  private classPart(): readonly (readonly [number, number])[] {
    const first = this.next;
    this.at += 1;
    if (first === '\\') {
      const escaped = this.escaped();
      if (escaped.kind !== 'char' || escaped.not) throw new PatternError('a class within [ ]');
      return escaped.ranges;
    }
    const [dash, last] = this.source.slice(this.at, this.at + 2);
    if (dash === '-' && last !== undefined && last !== ']') {
      this.at += 2;
      const [from, to] = [pointOf(first.toLowerCase()), pointOf(last.toLowerCase())];
      if (last === '\\' || to < from) throw new PatternError('a range reversed');
      return [[from, to]];
    }
    return [...this.fold(first)].map((one) => [pointOf(one), pointOf(one)] as const);
  }
}

function pointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function oneOf(points: readonly number[]): Pattern {
  return { kind: 'char', ranges: points.map((point) => [point, point] as const), not: false };
}

function sizeOf(pattern: Pattern): number {
  switch (pattern.kind) {
    case 'all':
    case 'any':
      return pattern.of.reduce((size, one) => size + sizeOf(one), 1);
    case 'repeat':
      return sizeOf(pattern.of) * Math.max(1, pattern.max ?? pattern.min + 1) + 1;
    default:
      return 1;
  }
}
