import type { Relation, Span, Value } from './ast';

// From a typed text to its pieces, in one pass from left to right: no step goes back, so that time grows with the length.

export type Piece =
  | (Span & { kind: 'open' | 'close' | 'not' })
  | (Span & { kind: 'word'; text: string })
  | (Span & { kind: 'phrase' | 'exact' | 'pattern'; text: string; closed: boolean })
  /** `value` is undefined where nothing, or a group, follows. */
  | (Span & { kind: 'term'; name: string; relation: Relation; value?: Value; valueSpan: Span; closed: boolean });

const NAME = /\p{L}[\p{L}-]*/uy;
const RELATION = /!=|>=|<=|[:=<>]/y;
/** A comparison may stand free, `chakra <= 3`, where a field's name is before it. A colon may not: titles have them. */
const FREE_COMPARISON = /\s*(!=|>=|<=|[=<>])\s*/y;
const BARE_WORD = /[^\s()"]+/y;
/** A value ends before white space, a bracket, a quotation mark and the comma of a list. */
const BARE_VALUE = /[^\s()",]+/y;
const SPACE = /\s+/y;

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  /** What a sticky pattern matches here, and steps behind it. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found) this.at += found.length;
    return found || undefined;
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
        return { text: this.text.slice(start, this.at - 1), closed: true };
      } else this.at += 1;
    }
    this.at = this.text.length;
    return { text: this.text.slice(start), closed: false };
  }
}

/** @param isField whether a name is a field's: only then may a comparison stand free beside it. */
export function scan(text: string, isField: (name: string) => boolean): Piece[] {
  const reader = new Reader(straight(text));
  const pieces: Piece[] = [];
  for (;;) {
    reader.take(SPACE);
    if (reader.at >= text.length) return pieces;
    pieces.push(piece(reader, isField));
  }
}

/** Quotation marks of print are as good as those of a typewriter; each is one character, so places stay. */
function straight(text: string): string {
  return text.replace(/[“”„«»]/gu, '"');
}

function piece(reader: Reader, isField: (name: string) => boolean): Piece {
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
        return { kind: 'exact', text: reader.take(BARE_WORD) ?? '', closed: true, from, to: reader.at };
      }
      break;
    case '/':
      if (/\S/.test(behind(1))) {
        reader.at += 1;
        return { kind: 'pattern', ...reader.until('/', true), from, to: reader.at };
      }
      break;
  }
  return term(reader, isField) ?? word(reader, from);
}

function word(reader: Reader, from: number): Piece {
  const text = reader.take(BARE_WORD);
  // A quotation mark within a word, 5"3, belongs to no pair: it is passed over.
  if (!text) reader.at += 1;
  return { kind: 'word', text: text ?? '', from, to: reader.at };
}

function term(reader: Reader, isField: (name: string) => boolean): Piece | undefined {
  const from = reader.at;
  const name = reader.take(NAME);
  if (!name) return undefined;
  const field = isField(name);
  const relation =
    reader.take(RELATION) ?? (field ? (reader.take(FREE_COMPARISON)?.trim() as Relation | undefined) : undefined);
  if (!relation) {
    reader.at = from;
    return undefined;
  }
  if (field && relation !== ':') reader.take(SPACE);
  const start = reader.at;
  const { value, closed } = readValue(reader);
  // "Earth Style: Dark Swamp" has no field in it. One that is known only lacks its value.
  if (!value && !field && reader.next !== '(') {
    reader.at = from;
    return undefined;
  }
  const span = { from: start, to: reader.at };
  return { kind: 'term', name, relation: relation as Relation, value, valueSpan: span, closed, from, to: reader.at };
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
      const text = reader.take(BARE_VALUE);
      if (text) texts.push({ text, quoted: false });
    }
  } while (reader.take(/,/y));
  const [only] = texts;
  if (!only) return { closed };
  const range = texts.length === 1 && !only.quoted ? /^(.*?)\.\.(.*)$/u.exec(only.text) : null;
  if (range) return { value: { kind: 'range', from: range[1] ?? '', to: range[2] ?? '' }, closed };
  return { value: { kind: 'texts', texts }, closed };
}
