import type { Comparison } from './condition';

/** A piece of a query between two spaces: `-card:"Naruto Uzumaki"`, `size>=40`, `leaf`. */
export interface Piece {
  at: number;
  /** As typed. */
  text: string;
  negated: boolean;
  /** Name of the field and comparison, where it has the form of a filter. */
  field?: string;
  comparison?: Comparison;
  value: string;
  /** A quotation mark that is not closed before the end. */
  unclosed: boolean;
}

/** A sign, a field with its comparison, then a value in quotes or up to the next space. */
const PIECE = /(-?)(?:(\p{L}[\p{L}-]*)(>=|<=|[:=<>]))?(?:"([^"]*)("|$)|([^\s"]*))/uy;

/** Parts a query. Whatever is typed is taken apart: what is no filter is a word. */
export function piecesOf(query: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < query.length) {
    if (/\s/u.test(query.charAt(at))) {
      at += 1;
      continue;
    }
    PIECE.lastIndex = at;
    const [text = '', sign, field, comparison, quoted, end, bare] = PIECE.exec(query) ?? [];
    // Every character begins a piece, be it of that character alone.
    if (text === '' || text === '-') {
      at += Math.max(text.length, 1);
      continue;
    }
    const value = (quoted ?? bare ?? '').trim();
    const filter = field ? { field, comparison: comparison as Comparison } : {};
    pieces.push({ at, text, negated: sign === '-', ...filter, value, unclosed: quoted !== undefined && end === '' });
    at += text.length;
  }
  return pieces;
}
