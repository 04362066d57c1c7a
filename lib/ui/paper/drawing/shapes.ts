// What paper and pictures are drawn of, before it is known whether the brush is a PDF or an SVG: see pdf.ts and svg.ts.
// The y axis points down. Lengths are in the units of the sheet: points (1/72 inch) on paper, pixels in pictures.

import type { Face } from './typeface';

export interface Gradient {
  centre: Point;
  radius: number;
  stops: readonly { at: number; colour: string }[];
}
export type Point = readonly [x: number, y: number];
/** As SVG writes it: `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Path {
  kind: 'path';
  /** As in SVG's attribute `d`. */
  d: string;
  fill?: string | Gradient;
  stroke?: string;
  strokeWidth?: number;
  /** Lengths of dashes and gaps. */
  dash?: readonly [number, number];
  opacity?: number;
  /** Lines end and turn as a brush does. */
  round?: boolean;
}

export interface Words {
  kind: 'words';
  text: string;
  /** Where the text begins, on its baseline. */
  at: Point;
  size: number;
  face: Face;
  colour: string;
}

export interface Group {
  kind: 'group';
  shapes: readonly Shape[];
  matrix?: Matrix;
  /** Path that the group is cut to, in the group's own coordinates. */
  clip?: string;
}

export type Shape = Path | Words | Group;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** A rectangle as path data, with round corners when `radius` is given. */
export function rectangle({ x, y, width, height }: Box, radius = 0): string {
  if (radius === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, short(radius)];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${short(dx)} ${short(dy)}`;
  return (
    `M${short(x + radius)} ${short(y)}h${short(w)}${turn(radius, radius)}v${short(h)}${turn(-radius, radius)}` +
    `h${short(-w)}${turn(-radius, -radius)}v${short(-h)}${turn(radius, -radius)}z`
  );
}

export function circle([x, y]: Point, radius: number): string {
  const arc = (dx: number) => `a${short(radius)} ${short(radius)} 0 1 0 ${short(dx)} 0`;
  return `M${short(x - radius)} ${short(y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

export function moved(shapes: readonly Shape[], x: number, y: number, scale = 1): Group {
  return { kind: 'group', matrix: [scale, 0, 0, scale, x, y], shapes };
}

/** Turned clockwise by `degrees` around the origin, then moved. */
export function turned(shapes: readonly Shape[], degrees: number, x: number, y: number, scale = 1): Group {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return { kind: 'group', matrix: [c, s, -s, c, x, y], shapes };
}
