import type { Chance } from './random';

export type Point = readonly [x: number, y: number];

/** One pull of the brush: the line it follows and its width in crest units. */
export interface Gesture {
  line: readonly Point[];
  width: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A smooth path through the middles between the points. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${pair(first)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    path += next ? `Q${pair(point)} ${pair([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}` : `L${pair(point)}`;
  });
  return path;
}

/** The line moved sideways by `offset`. */
function beside(line: readonly Point[], offset: (index: number) => number): Point[] {
  return line.map((point, index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] ?? point;
    const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const shift = offset(index);
    return [point[0] - ((by - ay) / length) * shift, point[1] + ((bx - ax) / length) * shift];
  });
}

/**
 * Draws a gesture as a bundle of bristles. They start almost together and run dry one after another,
 * the outer ones first, which is what makes a line look brushed. Returns the contents of a `<g>`.
 */
export function brush({ line, width }: Gesture, chance: Chance): string {
  const bristles = Math.max(4, Math.min(9, Math.round(width / 2.2)));
  const thickness = (width / bristles) * 1.35;
  const last = line.length - 1;
  const paths: string[] = [];
  for (let i = 0; i < bristles; i++) {
    const place = (i + 0.5) / bristles - 0.5;
    const outer = Math.abs(place) * 2;
    const start = chance.between(0, 0.05 + 0.04 * outer);
    const end = 1 - chance.between(0, 0.1 + 0.3 * outer);
    const waver = chance.between(-0.6, 0.6);
    // Pressed at the beginning, lifted towards the end.
    const bristle = beside(line, (index) => place * width * (1.08 - 0.4 * (index / last)) + waver);
    const cut = bristle.slice(Math.floor(start * last), Math.max(2, Math.ceil(end * last)) + 1);
    if (cut.length > 1)
      paths.push(`<path d="${smooth(cut)}" stroke-width="${short(thickness * chance.between(0.8, 1.25))}"/>`);
  }
  return paths.join('');
}

/** Drops of ink thrown around a centre. */
export function splatter(chance: Chance, centre: Point, reach: number, count: number): string {
  let drops = '';
  for (let i = 0; i < count; i++) {
    const angle = chance.between(0, Math.PI * 2);
    const away = reach * chance.between(0.55, 1.1);
    const at: Point = [centre[0] + Math.cos(angle) * away, centre[1] + Math.sin(angle) * away];
    drops += `<circle cx="${short(at[0])}" cy="${short(at[1])}" r="${short(chance.between(0.6, 2.6))}"/>`;
  }
  return drops;
}
