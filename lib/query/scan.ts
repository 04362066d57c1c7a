import type { Relation, Span, Value } from './ast';

// From a typed text to its pieces, in one pass from left to right: no step goes back, so that time grows with the length.

export type Piece =
  | (Span & { kind: 'open' | 'close' | 'not' })
  | (Span & { kind: 'word'; text: string })
  | (Span & { kind: 'phrase' | 'exact' | 'pattern'; text: string; closed: boolean })
  /** `value` is undefined where nothing, or a group, follows. */
  | (Span & { kind: 'term'; name: string; relation: Relation; value?: Value; valueSpan: Span; closed: boolean });

const NAME = /\p{L}[\p{L}-]*/uy;
const MAYBE_RELATION = /\s*[:!=<>≤≥≠]/y;
const RELATION = /!=|<>|>=|=>|<=|=<|==|[:=<>≤≥≠]/y;
/** A comparison may stand free, `chakra <= 3`, where a field's name is before it. */
const FREE_COMPARISON = /\s*(?:!=|<>|>=|=>|<=|=<|==|[=<>≤≥≠])\s*/y;
/** So may a colon behind a long name, as French writes it: `type : mission`. Behind short ones titles have it. */
const FREE_COLON = /\s+:/y;
const LONG_NAME = 3;
/** The number of a comparison that is turned round: `3 >= chakra`. */
const NUMBER = /[-−+]?\d{1,4}(?![\p{L}\p{N}])/uy;
const NEXT_COMPARISON = /\s*(?:!=|[<>=≤≥≠])/y;
/** How people write relations that the language spells otherwise. */
const ALSO: Readonly<Record<string, Relation>> = { '<>': '!=', '=>': '>=', '=<': '<=', '==': '=', '≤': '<=', '≥': '>=', '≠': '!=' }; // prettier-ignore
const TURNED: Readonly<Record<Exclude<Relation, ':'>, Relation>> = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' }; // prettier-ignore
const BARE_WORD = /[^\s()"]+/y;
/** A value ends before white space, a bracket, a quotation mark and the comma of a list. */
const BARE_VALUE = /[^\s()",]+/y;
const SPACE = /\s+/y;

class Reader {
  at = 0;
  /** The text with plain signs: what is read by. What is read are pieces of the text as typed. */
  readonly text: string;
  constructor(readonly typed: string) {
    this.text = straight(typed);
  }

  /** What a sticky pattern matches here, as typed. */
  takeTyped(pattern: RegExp): string | undefined {
    const from = this.at;
    return this.take(pattern) && this.typed.slice(from, this.at);
  }

  /** What a sticky pattern matches here, and steps behind it. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found) this.at += found.length;
    return found || undefined;
  }

  /** Whether a sticky pattern matches here. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  get next(): string {
    return this.text[this.at] ?? '';
  }

  /** Up to a closing mark, behind which it steps; a backslash takes the mark its meaning when `escapes`. */
  until(mark: string, escapes: boolean): { text: string; closed: boolean } {
    const start = this.at;
    while (this.at < this.text.length) {
      if (escapes && this.next === '\\') this.at += 2;
      else if (this.next === mark) {
        this.at += 1;
        return { text: this.typed.slice(start, this.at - 1), closed: true };
      } else this.at += 1;
    }
    this.at = this.text.length;
    return { text: this.typed.slice(start), closed: false };
  }
}

/** What a name before a relation is; undefined where no field and no group goes by it. */
type KindOf = (name: string) => 'field' | 'group' | undefined;

/** @param kindOf what a name is: only beside a field may a comparison stand free. */
export function scan(text: string, kindOf: KindOf): Piece[] {
  const reader = new Reader(text);
  const pieces: Piece[] = [];
  for (;;) {
    reader.take(SPACE);
    if (reader.at >= text.length) return pieces;
    pieces.push(piece(reader, kindOf));
  }
}

/** Quotation marks of print and full-width signs are as good as those of a typewriter; each is one unit, so places stay. */
function straight(text: string): string {
  if (!PRINTED.test(text)) return text;
  return text
    .replace(/[“”„«»＂]/gu, '"')
    .replace(/[！-～]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH));
}

const PRINTED = /[“”„«»！-～]/u;
/** From a full-width sign, ：, to the plain one. */
const FULL_WIDTH = 0xfee0;

function piece(reader: Reader, kindOf: KindOf): Piece {
  const from = reader.at;
  const behind = (length: number) => reader.text[from + length] ?? '';
  switch (reader.next) {
    case '(':
    case ')':
      reader.at += 1;
      return { kind: reader.text[from] === '(' ? 'open' : 'close', from, to: reader.at };
    case '-':
    case '−':
      // What it stands before is turned round; with nothing behind it, it is a dash.
      if (/[\p{L}\p{N}"(!/]/u.test(behind(1))) {
        reader.at += 1;
        return { kind: 'not', from, to: reader.at };
      }
      break;
    case '"':
      reader.at += 1;
      return { kind: 'phrase', ...reader.until('"', false), from, to: reader.at };
    case '!':
      if (behind(1) === '"') {
        reader.at += 2;
        return { kind: 'exact', ...reader.until('"', false), from, to: reader.at };
      }
      if (/[\p{L}\p{N}]/u.test(behind(1))) {
        reader.at += 1;
        return { kind: 'exact', text: reader.takeTyped(BARE_WORD) ?? '', closed: true, from, to: reader.at };
      }
      break;
    case '/':
      if (/\S/.test(behind(1))) {
        reader.at += 1;
        return { kind: 'pattern', ...reader.until('/', true), from, to: reader.at };
      }
      break;
  }
  return term(reader, kindOf) ?? word(reader, from);
}

function word(reader: Reader, from: number): Piece {
  const text = reader.takeTyped(BARE_WORD);
  // A quotation mark within a word, 5"3, belongs to no pair: it is passed over.
  if (!text) reader.at += 1;
  return { kind: 'word', text: text ?? '', from, to: reader.at };
}

function term(reader: Reader, kindOf: KindOf): Piece | undefined {
  const from = reader.at;
  const name = reader.take(NAME);
  if (!name) return turned(reader, kindOf);
  // Most words have nothing like a relation behind them: looking up what they name would cost more than all else.
  if (!reader.sees(MAYBE_RELATION)) {
    reader.at = from;
    return undefined;
  }
  const kind = kindOf(name);
  const relation = relationBehind(reader, name, kind);
  if (!relation) {
    reader.at = from;
    return undefined;
  }
  const behind = reader.at;
  if (kind === 'field') {
    reader.take(SPACE);
    // `type: power>3` lacks its value, and `type: "a"` has one.
    if (relation === ':' && reader.at > behind && beginsTerm(reader, kindOf)) reader.at = behind;
  }
  const start = reader.at;
  // What a group holds is read as pieces of its own.
  const { value, closed } = kind === 'group' ? { closed: true } : readValue(reader);
  // "Earth Style: Dark Swamp" has no field in it. One that is known only lacks its value.
  if (!value && !kind && reader.next !== '(') {
    reader.at = from;
    return undefined;
  }
  if (!value && kind === 'field') reader.at = behind;
  const valueSpan = { from: Math.min(start, reader.at), to: reader.at };
  return { kind: 'term', name, relation, value, valueSpan, closed, from, to: reader.at };
}

function relationBehind(reader: Reader, name: string, kind: 'field' | 'group' | undefined): Relation | undefined {
  const typed =
    reader.take(RELATION) ??
    (kind === 'field'
      ? (reader.take(FREE_COMPARISON) ?? (name.length >= LONG_NAME ? reader.take(FREE_COLON) : undefined))
      : undefined);
  return typed === undefined ? undefined : spelt(typed.trim());
}

function spelt(relation: string): Relation {
  return ALSO[relation] ?? (relation as Relation);
}

/** Whether a field with its relation stands here. */
function beginsTerm(reader: Reader, kindOf: KindOf): boolean {
  const from = reader.at;
  const name = reader.take(NAME);
  const begins = name !== undefined && kindOf(name) !== undefined && reader.sees(RELATION);
  reader.at = from;
  return begins;
}

/** `3 >= chakra`; of `1 < power < 4` the first half, so that the field begins the second. */
function turned(reader: Reader, kindOf: KindOf): Piece | undefined {
  const from = reader.at;
  const number = reader.take(NUMBER);
  const valueSpan = { from, to: reader.at };
  const typed = number === undefined ? undefined : reader.take(FREE_COMPARISON);
  const fieldAt = reader.at;
  const name = typed === undefined ? undefined : reader.take(NAME);
  if (number === undefined || typed === undefined || name === undefined || kindOf(name) !== 'field') {
    reader.at = from;
    return undefined;
  }
  const to = reader.at;
  if (reader.sees(NEXT_COMPARISON)) reader.at = fieldAt;
  const relation = spelt(typed.trim());
  return {
    kind: 'term',
    name,
    relation: relation === ':' ? ':' : TURNED[relation],
    value: { kind: 'texts', texts: [{ text: number, quoted: false }] },
    valueSpan,
    closed: true,
    from,
    to,
  };
}

function readValue(reader: Reader): { value?: Value; closed: boolean } {
  if (reader.next === '/' && /\S/.test(reader.text[reader.at + 1] ?? '')) {
    reader.at += 1;
    const { text, closed } = reader.until('/', true);
    return { value: { kind: 'pattern', source: text }, closed };
  }
  const texts: { text: string; quoted: boolean }[] = [];
  let closed = true;
  do {
    if (reader.next === '"') {
      reader.at += 1;
      const quoted = reader.until('"', false);
      closed &&= quoted.closed;
      texts.push({ text: quoted.text, quoted: true });
    } else {
      const text = reader.takeTyped(BARE_VALUE);
      if (text) texts.push({ text, quoted: false });
    }
  } while (reader.take(/,/y));
  const [only] = texts;
  if (!only) return { closed };
  const range = texts.length === 1 && !only.quoted ? /^(.*?)\.\.(.*)$/u.exec(only.text) : null;
  if (range) return { value: { kind: 'range', from: range[1] ?? '', to: range[2] ?? '' }, closed };
  return { value: { kind: 'texts', texts }, closed };
}
