import type { Gesture, Point } from './brush';
import type { Chance } from './random';

// What the brush may paint. Every motif fills about 160 × 160 units around the origin and is a function of chance
// alone, so that one name always gives one picture.

type Motif = (chance: Chance) => Gesture[];

const TURN = Math.PI * 2;

function sample(steps: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => at(index / steps));
}

function arc(radius: number, from: number, sweep: number, squash = 1, centre: Point = [0, 0]): Point[] {
  const steps = Math.max(8, Math.round(Math.abs(sweep) * 4));
  return sample(steps, (t) => {
    const angle = from + sweep * t;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius * squash];
  });
}

/** A line from a to b, bent sideways by `bow`. */
function bowed(a: Point, b: Point, bow: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  return sample(10, (t) => {
    const lift = Math.sin(t * Math.PI) * bow;
    return [a[0] + (b[0] - a[0]) * t + normal[0] * lift, a[1] + (b[1] - a[1]) * t + normal[1] * lift];
  });
}

const polar = (radius: number, angle: number): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius];

const circle: Motif = (chance) => {
  const from = chance.between(0, TURN);
  const turn = chance.sign();
  const gestures: Gesture[] = [
    {
      line: arc(62, from, turn * TURN * chance.between(0.86, 0.96), chance.between(0.92, 1)),
      width: chance.between(13, 20),
    },
  ];
  const inner = chance.between(18, 34);
  gestures.push({ line: arc(inner, from + 2, -turn * TURN * chance.between(0.4, 0.75)), width: chance.between(7, 11) });
  return gestures;
};

const spiral: Motif = (chance) => {
  const turns = chance.between(1.7, 2.6);
  const from = chance.between(0, TURN);
  const turn = chance.sign();
  const line = sample(34, (t) => polar(8 + 60 * t, from + turn * turns * TURN * t));
  return [{ line, width: chance.between(10, 15) }];
};

const bolt: Motif = (chance) => {
  const side = chance.sign();
  const lean = chance.between(18, 34);
  const corners: [Point, Point, Point, Point] = [
    [side * lean, -74],
    [-side * lean * 1.2, -12],
    [side * lean * 0.9, 2],
    [-side * lean * 0.6, 74],
  ];
  const width = chance.between(12, 17);
  const main = [0, 1, 2].map((i) => ({
    line: bowed(corners[i] ?? [0, 0], corners[i + 1] ?? [0, 0], chance.between(-5, 5)),
    width,
  }));
  return [...main, { line: bowed([side * 58, -40], [side * 34, 30], chance.between(-10, 10)), width: 6 }];
};

const waves: Motif = (chance) => {
  const count = chance.whole(3, 4);
  const swell = chance.between(10, 20);
  const phase = chance.between(0, TURN);
  const length = chance.between(0.9, 1.5);
  return Array.from({ length: count }, (_, row) => ({
    line: sample(16, (t): Point => [
      -68 + 136 * t,
      (row - (count - 1) / 2) * 34 + Math.sin(phase + row * 1.1 + t * TURN * length) * swell,
    ]),
    width: chance.between(8, 15),
  }));
};

const peaks: Motif = (chance) => {
  const top = chance.between(-16, 16);
  const height = chance.between(58, 72);
  const width = chance.between(11, 16);
  return [
    { line: bowed([top, -height], [-70, 46], chance.between(-10, 4)), width },
    { line: bowed([top, -height], [70, 46], chance.between(-4, 10)), width },
    { line: bowed([top - 20, -height + 44], [top + 22, -height + 40], chance.between(-9, 9)), width: 6 },
    { line: bowed([-62, 62], [62, 60], chance.between(-6, 6)), width: 9 },
  ];
};

const fan: Motif = (chance) => {
  const blades = chance.whole(4, 7);
  const spread = chance.between(1.5, 2.6);
  const root: Point = [0, 66];
  return Array.from({ length: blades }, (_, i) => {
    const angle = -Math.PI / 2 + spread * (i / (blades - 1) - 0.5);
    const reach = chance.between(112, 134);
    const tip: Point = [root[0] + Math.cos(angle) * reach, root[1] + Math.sin(angle) * reach];
    return {
      line: bowed(root, tip, (i / (blades - 1) - 0.5) * chance.between(-40, -20)),
      width: chance.between(7, 12),
    };
  });
};

const slashes: Motif = (chance) => {
  const count = chance.whole(2, 4);
  const tilt = chance.between(0.6, 1);
  return Array.from({ length: count }, (_, i) => {
    const across = (i % 2 ? 1 : -1) * tilt + chance.between(-0.25, 0.25);
    const shift = chance.between(-14, 14);
    return {
      line: bowed([-across * 66 + shift, -66], [across * 66 + shift, 66], chance.between(-16, 16)),
      width: i < 2 ? chance.between(12, 18) : 6,
    };
  });
};

const flame: Motif = (chance) => {
  const tongues = chance.whole(3, 5);
  return Array.from({ length: tongues }, (_, i) => {
    const base = (i / (tongues - 1) - 0.5) * 80;
    const height = 130 - Math.abs(base) * 1.1;
    const lick = chance.between(12, 24) * chance.sign();
    return {
      line: sample(14, (t): Point => [base * (1 - t * 0.7) + Math.sin(t * 4.4) * lick, 66 - height * t]),
      width: chance.between(9, 16),
    };
  });
};

const eye: Motif = (chance) => {
  const open = chance.between(34, 50);
  const pupil = chance.between(13, 20);
  const gestures: Gesture[] = [
    { line: bowed([-70, 0], [70, chance.between(-8, 8)], -open), width: chance.between(11, 16) },
    { line: bowed([-64, 4], [64, 2], open * 0.8), width: chance.between(6, 10) },
    { line: arc(pupil, chance.between(0, TURN), TURN * 0.93), width: chance.between(8, 12) },
  ];
  const marks = chance.whole(0, 3);
  for (let i = 0; i < marks; i++)
    gestures.push({ line: bowed(polar(56, -1.57 + (i - 1) * 0.5), polar(76, -1.57 + (i - 1) * 0.5), 2), width: 6 });
  return gestures;
};

const bamboo: Motif = (chance) => {
  const stems = chance.whole(2, 3);
  const gestures: Gesture[] = [];
  for (let i = 0; i < stems; i++) {
    const x = (i - (stems - 1) / 2) * 40 + chance.between(-6, 6);
    const lean = chance.between(-14, 14);
    const knots = chance.whole(2, 3);
    for (let k = 0; k < knots; k++) {
      const y = (part: number) => 74 - (148 / knots) * (k + part);
      gestures.push({
        line: bowed([x + (lean * k) / knots, y(0.03)], [x + (lean * (k + 1)) / knots, y(0.92)], 2),
        width: 12,
      });
    }
    const side = chance.sign();
    const leaf = chance.between(-40, 10);
    gestures.push({ line: bowed([x + lean / 2, leaf], [x + lean / 2 + side * 38, leaf - 26], side * 9), width: 8 });
  }
  return gestures;
};

const petals: Motif = (chance) => {
  // Never four: bent arms in fours are a sign nobody wants on a card.
  const count = chance.pick([3, 5, 6, 7]);
  const from = chance.between(0, TURN);
  const curl = chance.between(18, 34) * chance.sign();
  const inner = chance.between(8, 20);
  const width = Math.min(17, 66 / count);
  const gestures: Gesture[] = Array.from({ length: count }, (_, i) => {
    const angle = from + (TURN * i) / count;
    return { line: bowed(polar(inner, angle), polar(70, angle + 0.3), curl), width };
  });
  return gestures;
};

/** Something like a written character, though it is none. */
const sign: Motif = (chance) => {
  const gestures: Gesture[] = [];
  const bars = chance.whole(2, 3);
  for (let i = 0; i < bars; i++) {
    const y = -52 + i * chance.between(32, 42);
    const half = chance.between(36, 66);
    gestures.push({ line: bowed([-half, y + 4], [half, y - 4], chance.between(-4, 4)), width: chance.between(10, 14) });
  }
  const x = chance.between(-10, 10);
  gestures.push({ line: bowed([x, -72], [x + chance.between(-6, 6), 62], chance.between(-6, 6)), width: 15 });
  if (chance.sign() > 0) gestures.push({ line: bowed([x, 0], [-62, 70], 12), width: 10 });
  if (chance.sign() > 0) gestures.push({ line: bowed([x, 0], [64, 68], -12), width: 12 });
  else gestures.push({ line: arc(26, -1, 4, 1, [34, 36]), width: 7 });
  return gestures;
};

export const MOTIFS = [
  circle,
  spiral,
  bolt,
  waves,
  peaks,
  fan,
  slashes,
  flame,
  eye,
  bamboo,
  petals,
  sign,
] as const satisfies readonly [Motif, ...Motif[]];
