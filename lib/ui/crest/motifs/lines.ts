import type { Point } from '../pen';

export const TURN = Math.PI * 2;

export function sample(steps: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => at(index / steps));
}

export function polar(radius: number, angle: number, [x, y]: Point = [0, 0]): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

export function arc(radius: number, from: number, sweep: number, squash = 1, centre: Point = [0, 0]): Point[] {
  const steps = Math.max(8, Math.round(Math.abs(sweep) * 6));
  return sample(steps, (t) => {
    const angle = from + sweep * t;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius * squash];
  });
}

/** A line from a to b, bent sideways by `bow`; most at `at` of the way. */
export function bowed(a: Point, b: Point, bow: number, at = 0.5): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const bend = Math.log(0.5) / Math.log(at);
  return sample(12, (t) => {
    const lift = Math.sin(t ** bend * Math.PI) * bow;
    return [a[0] + (b[0] - a[0]) * t + normal[0] * lift, a[1] + (b[1] - a[1]) * t + normal[1] * lift];
  });
}
