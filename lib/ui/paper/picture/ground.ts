import type { Locale } from '@/lib/i18n/locales';
import { MARK } from '../../frame/header/mark';
import { type Fitted, fitName } from '../drawing/fit';
import { PICTURE } from '../../page/metadata';
import { label, setText } from '../drawing/set-text';
import { circle, moved, rectangle, type Shape, turned } from '../drawing/shapes';
import type { Face } from '../drawing/typeface';
import { faceShapes, faceSize, type PaperCard } from '../face/face-shapes';
import { INK_SOFT, LINE, PAPER, SUNKEN } from '../palette';

/** Left edge of what is written, in pixels. */
export const LEFT = 64;

export const SEAL: readonly Shape[] = [
  { kind: 'path', d: rectangle({ x: 2, y: 2, width: 60, height: 60 }, 11), fill: MARK.ground },
  ...MARK.strokes.map((d): Shape => ({ kind: 'path', d, fill: MARK.ink })),
];

/** Washi, and whose picture it is, unless it is that of the site itself. */
export function ground(brand?: string): Shape[] {
  const { width, height } = PICTURE;
  return [
    { kind: 'path', d: rectangle({ x: 0, y: 0, width, height }), fill: PAPER },
    { kind: 'path', d: rectangle({ x: 0, y: height - 8, width, height: 8 }), fill: MARK.ground },
    ...(brand === undefined
      ? []
      : [moved(SEAL, LEFT, 48, 0.72), label(brand, [LEFT + 60, 80], { face: 'bold', size: 25, colour: INK_SOFT })]),
  ];
}

/** A ring of thin ink behind the cards. */
export const RING: Shape = { kind: 'path', d: circle([920, 312], 258), stroke: SUNKEN, strokeWidth: 52 };

/** What a card of this size throws on the paper below it. */
export function shadow(width: number, height: number): Shape {
  return { kind: 'path', d: rectangle({ x: 3, y: 5, width, height }, 9), fill: '#3c2d14', opacity: 0.2 };
}

const TURNS: Readonly<Record<number, readonly number[]>> = { 1: [4], 2: [-6, 5], 3: [-9, 0, 9] };

/** Up to three cards in a hand, the middle of it at `x`. */
export function hand(cards: readonly PaperCard[], locale: Locale, { x, scale }: { x: number; scale: number }): Shape[] {
  const shown = cards.slice(0, 3);
  const step = 150 * (scale / 1.5);
  const drawn = shown.map((card, place): Shape => {
    const degrees = TURNS[shown.length]?.[place] ?? 0;
    const { width, height } = faceSize(card.face);
    const from = place - (shown.length - 1) / 2;
    const face: Shape[] = [shadow(width, height), ...faceShapes(card, locale)];
    const centred: Shape = moved(face, -width / 2, -height / 2);
    return turned([centred], degrees, x + from * step, PICTURE.height / 2 + Math.abs(from) * 22 - 4, scale);
  });
  return drawn.length > 0 ? [RING, ...drawn] : [];
}

/** Text from the top down, each block under the one before. */
export class Column {
  readonly shapes: Shape[] = [];

  constructor(
    private y: number,
    private readonly width: number,
  ) {}

  get bottom(): number {
    return this.y;
  }

  put(
    text: string,
    face: Face,
    colour: string,
    room: { sizes: readonly [number, number]; lines: number; height?: number },
  ): this {
    const leading = face === 'name' ? 1.04 : 1.3;
    return this.set(fitName(text, face, { width: this.width, height: Infinity, leading, ...room }), leading, colour);
  }

  set(fitted: Fitted, leading: number, colour: string, gap?: number): this {
    this.shapes.push(...setText(fitted, { at: [LEFT, this.y], leading, colour, gap }));
    this.y += fitted.height;
    return this;
  }

  space(height: number): this {
    this.y += height;
    return this;
  }
}

/** A word on a coloured ground; `top` is its upper edge. */
export function pill(text: string, top: number, width: number, { ink, wash }: { ink: string; wash: string }): Shape[] {
  const size = 22;
  const fitted = fitName(text, 'bold', { width: width - 32, height: 99, sizes: [size, 13], leading: 1, lines: 1 });
  const wide = (fitted.lines[0]?.width ?? 0) * fitted.size + 32;
  return [
    {
      kind: 'path',
      d: rectangle({ x: LEFT, y: top, width: wide, height: 38 }, 19),
      fill: wash,
      stroke: LINE,
      strokeWidth: 1,
    },
    ...setText(fitted, { at: [LEFT + 16, top + 19 - fitted.size / 2], leading: 1, colour: ink }),
  ];
}
