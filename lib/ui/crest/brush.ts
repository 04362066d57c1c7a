import { Pen, type Point } from './pen';
import type { Chance } from './random';

/**
 * How the brush leaves the paper: `flick` lifted into a point, `stop` set down and taken up, `dry` pulled on until the
 * ink is gone and the hairs part, `leaf` a point at both ends.
 */
export type Touch = 'flick' | 'stop' | 'dry' | 'leaf';

/** One pull of the brush: the line it follows, its width in crest units and how it ends. */
export interface Gesture {
  line: readonly Point[];
  width: number;
  touch: Touch;
}

/** A place of the stroke: where, the direction it goes in, and half its width there. */
interface Station {
  at: Point;
  along: Point;
  half: number;
}

/** Where the tip of a brush lies in a right hand: strokes across it are broad, along it thin. */
const TIP: Point = [-0.6, -0.8];
/** Slits of white for each unit of width. */
const SLITS: Readonly<Record<Touch, number>> = { flick: 0.45, stop: 0.35, dry: 1.05, leaf: 0.15 };
/** The longest slit that one curve follows well, in crest units. */
const LONGEST_SLIT = 30;
/** From here on, as a share of the stroke, the ink runs out. */
const DRY_FROM: Readonly<Record<Touch, number>> = { flick: 0.42, stop: 0.62, dry: 0.22, leaf: 0.75 };

/**
 * The outline of a stroke with the white left between its hairs cut out of it, as path data. What is cut out is wound
 * the other way round, so that the path is filled right by the rule every renderer has as its default.
 */
export function stroke(gesture: Gesture, chance: Chance): string {
  const stations = stationsOf(gesture, chance);
  const pen = new Pen();
  outline(stations, gesture.touch, chance, pen);
  flyingWhite(stations, gesture, chance, pen);
  return pen.toString();
}

/** A pull of a wet, wide brush: soft edges, no hairs. Path data. */
export function wash({ line, width }: Pick<Gesture, 'line' | 'width'>, chance: Chance): string {
  const places = resample(line, Math.max(5, Math.round(lengthOf(line) / 22)));
  const last = places.length - 1;
  const side = (sign: number) =>
    places.map((at, index): Point => {
      const [dx, dy] = direction(places, index);
      const round = Math.sqrt(Math.max(0.05, Math.sin((Math.PI * (index + 0.35)) / (last + 0.7))));
      const reach = sign * (width / 2) * round * chance.between(0.84, 1.14);
      return [at[0] - dy * reach, at[1] + dx * reach];
    });
  return new Pen().shape([...side(1), ...side(-1).reverse()]).toString();
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const before = line[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
}

/** `count` + 1 points at equal distances along the line. */
function resample(line: readonly Point[], count: number): Point[] {
  const step = lengthOf(line) / count;
  const [first, ...rest] = line;
  if (!first) return [];
  const points: Point[] = [first];
  let [from, due] = [first, step];
  for (const to of rest) {
    let left = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (left >= due && points.length < count) {
      const share = due / left;
      from = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      points.push(from);
      left -= due;
      due = step;
    }
    due -= left;
    from = to;
  }
  points.push(from);
  return points;
}

function direction(points: readonly Point[], index: number): Point {
  const [ax, ay] = points[Math.max(0, index - 1)] ?? [0, 0];
  const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [1, 0];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** How hard the brush is pressed at `t` of its way. */
function pressure(t: number, touch: Touch): number {
  const entry = touch === 'leaf' ? Math.sin(Math.min(1, t / 0.45) * (Math.PI / 2)) : 0.72 + 0.4 * bump(t, 0.06, 0.12);
  const body = touch === 'leaf' ? 1 : t < 0.1 ? 1 : 1 - 0.16 * Math.sin(Math.min(1, (t - 0.1) / 0.8) * Math.PI);
  const lift = { flick: 0.5, leaf: 0.5, stop: 1, dry: 1 }[touch];
  const leaving = t > lift ? Math.max(0, 1 - ((t - lift) / (1 - lift)) ** 1.6) : 1;
  const rest = touch === 'stop' ? 1 + 0.28 * bump(t, 0.93, 0.12) : 1;
  return Math.max(entry, Math.min(1, 0.72 + t * 3) * (touch === 'leaf' ? 0 : 1)) * body * leaving * rest;
}

function bump(t: number, at: number, reach: number): number {
  return Math.exp(-(((t - at) / reach) ** 2));
}

function stationsOf({ line, width, touch }: Gesture, chance: Chance): Station[] {
  const places = resample(line, Math.max(5, Math.min(34, Math.round(lengthOf(line) / 9))));
  const last = places.length - 1;
  const slow = chance.between(0, Math.PI * 2);
  return places.map((at, index) => {
    const along = direction(places, index);
    const t = index / last;
    const across = Math.abs(along[0] * TIP[1] - along[1] * TIP[0]);
    const hand = 0.8 + 0.3 * across + 0.07 * Math.sin(slow + t * 7);
    return { at, along, half: (width / 2) * hand * pressure(t, touch) };
  });
}

/** The place at `t` of the way, `side` half widths beside the middle. */
function beside(stations: readonly Station[], t: number, side: number): Point {
  const place = t * (stations.length - 1);
  const index = Math.min(stations.length - 2, Math.floor(place));
  const [a, b] = [stations[index], stations[index + 1]];
  if (!a || !b) return [0, 0];
  const share = place - index;
  const mix = (from: number, to: number) => from + (to - from) * share;
  const reach = mix(a.half, b.half) * side;
  return [
    mix(a.at[0], b.at[0]) - mix(a.along[1], b.along[1]) * reach,
    mix(a.at[1], b.at[1]) + mix(a.along[0], b.along[0]) * reach,
  ];
}

function outline(stations: readonly Station[], touch: Touch, chance: Chance, pen: Pen): void {
  const last = stations.length - 1;
  const dryFrom = DRY_FROM[touch];
  const edge = (side: number) =>
    stations.map(({ at, along, half }, index): Point => {
      // The drier the brush, the rougher its edge.
      const dry = Math.max(0, index / last - dryFrom) / (1 - dryFrom);
      const reach = side * (half + chance.between(-1, 1) * (0.25 + half * 0.16 * dry));
      return [at[0] - along[1] * reach, at[1] + along[0] * reach];
    });
  const left = edge(1);
  const right = edge(-1).reverse();
  const [start] = left;
  const from = stations[0];
  if (!start || !from) return;
  // The tip of the brush comes down first, a little behind and to one side of where the stroke begins.
  const behind =
    TIP[0] * from.along[0] + TIP[1] * from.along[1] < -0.2 ? TIP : ([-from.along[0], -from.along[1]] as const);
  const tip: Point = [from.at[0] + behind[0] * from.half * 1.6, from.at[1] + behind[1] * from.half * 1.6];
  pen.moveTo(start).smoothTo(left.slice(1));
  if (touch === 'dry') for (const point of tines(stations, chance)) pen.lineTo(point);
  else if (touch === 'stop') pen.curveTo(beyond(stations.at(-1)), right[0] ?? start);
  pen.smoothTo(right);
  if (touch === 'leaf') pen.lineTo(start);
  else pen.curveTo(tip, start);
  pen.close();
}

/** The round end of a brush that has stopped. */
function beyond(end: Station | undefined): Point {
  if (!end) return [0, 0];
  return [end.at[0] + end.along[0] * end.half * 1.3, end.at[1] + end.along[1] * end.half * 1.3];
}

/** Hairs that part at the end: points and the gaps between them, from the left edge to the right. */
function tines(stations: readonly Station[], chance: Chance): Point[] {
  const half = stations.at(-1)?.half ?? 1;
  const count = Math.max(3, Math.min(7, Math.round(half / 1.1)));
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const side = 1 - (2 * (i + 0.5)) / count;
    points.push(beside(stations, 1 + chance.between(-0.02, 0.05), side));
    if (i < count - 1) points.push(beside(stations, 1 - chance.between(0.04, 0.16), side - 1 / count));
  }
  return points;
}

/** The paper that shows between the hairs of a brush that runs dry: thin slits along the stroke. */
function flyingWhite(stations: readonly Station[], { width, touch }: Gesture, chance: Chance, pen: Pen): void {
  const length = lengthOf(stations.map(({ at }) => at));
  // Hairs part on a way, not in a dot.
  const count = Math.round(width * SLITS[touch] * Math.min(1, length / 70));
  const dryFrom = DRY_FROM[touch];
  const longest = LONGEST_SLIT / length;
  for (let i = 0; i < count; i++) {
    const end = dryFrom + (1 - dryFrom) * Math.sqrt(chance.between(0.02, 1));
    const [from, to] = [
      Math.max(0.06, end - longest * chance.between(0.35, 1)),
      Math.min(touch === 'dry' ? 0.99 : 0.94, end),
    ];
    const side = chance.between(-0.82, 0.82);
    const slit = chance.between(0.025, 0.085) * (0.7 + end * 0.6);
    const middle = (from + to) / 2;
    const through = (offset: number): Point => {
      // A curve passes through its middle when its control point lies twice as far out.
      const [ax, ay] = beside(stations, from, side);
      const [bx, by] = beside(stations, to, side);
      const [mx, my] = beside(stations, middle, side + offset);
      return [2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2];
    };
    const start = beside(stations, from, side);
    pen
      .moveTo(start)
      .curveTo(through(-slit), beside(stations, to, side))
      .curveTo(through(slit), start)
      .close();
  }
}

/** Drops of ink thrown off in one direction, the farther the smaller. Path data of one path. */
export function splatter(chance: Chance, from: Point, direction: number, reach: number, count: number): string {
  const pen = new Pen();
  for (let i = 0; i < count; i++) {
    const far = chance.between(0.1, 1) ** 1.4;
    const angle = direction + chance.between(-0.55, 0.55);
    const size = chance.between(0.5, 2.3) * (1.15 - far);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at: Point = [from[0] + c * reach * far, from[1] + s * reach * far];
    // Longer than wide: it flew.
    const long = size * chance.between(1, 2.1);
    const point = (a: number, b: number): Point => [at[0] + c * a - s * b, at[1] + s * a + c * b];
    pen.moveTo(point(-long, 0)).curveTo(point(-long, size), point(0, size)).curveTo(point(long, size), point(long, 0)).curveTo(point(long, -size), point(0, -size)).curveTo(point(-long, -size), point(-long, 0)).close(); // prettier-ignore
  }
  return pen.toString();
}
