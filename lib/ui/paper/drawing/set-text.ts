import { SIGN_SHAPES } from '../../card/text/sign';
import type { Fitted } from './fit';
import { moved, type Point, type Shape } from './shapes';
import { type Face, widthOf } from './typeface';

interface Setting {
  at: Point;
  leading: number;
  gap?: number;
  colour: string;
  /** Where lines stand in the width that begins at `at`. */
  align?: { width: number; side: 'centre' | 'end' };
}

/** How far below the top of a line its baseline is, in sizes, so that lines stand in the middle of their leading. */
const baseline = (leading: number) => leading / 2 + 0.36;

/** Fitted text as shapes; `at` is the top left corner. */
export function setText(
  { size, lines }: Fitted,
  { at: [left, top], leading, gap = 0, colour, align }: Setting,
): Shape[] {
  let y = top + size * baseline(leading);
  return lines.flatMap(({ spans, width, opens }, index) => {
    if (index > 0) y += size * (leading + (opens ? gap : 0));
    const free = align ? align.width - width * size : 0;
    const start = left + (align ? (align.side === 'end' ? free : free / 2) : 0);
    return spans.map(({ x, span }): Shape => {
      const from = start + x * size;
      if ('sign' in span) {
        const scale = (size * 0.74) / 16;
        const d = SIGN_SHAPES[span.sign];
        return moved([{ kind: 'path', d, fill: colour }], from, y - 16 * scale + size * 0.02, scale);
      }
      return { kind: 'words', text: span.text, at: [from, y], size, face: span.face, colour };
    });
  });
}

interface Label {
  face: Face;
  size: number;
  colour: string;
  side?: 'start' | 'centre' | 'end';
}

/** One line of text on a baseline; `at` is its start, its middle or its end. */
export function label(text: string, [x, y]: Point, { face, size, colour, side = 'start' }: Label): Shape {
  const width = widthOf(text, face) * size;
  const from = side === 'start' ? x : side === 'end' ? x - width : x - width / 2;
  return { kind: 'words', text, at: [from, y], size, face, colour };
}
