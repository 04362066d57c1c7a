import type { Gesture } from '../brush';
import type { Point } from '../pen';
import type { Chance } from '../random';
import { arc, bowed, polar, sample, TURN } from './lines';

/** The circle drawn in one breath. */
export function circle(chance: Chance): Gesture[] {
  const from = chance.between(1.2, 2.6);
  const turn = chance.sign();
  return [
    { line: arc(60, from, turn * TURN * chance.between(0.88, 0.97), chance.between(0.93, 1)), width: chance.between(17, 24), touch: 'dry' }, // prettier-ignore
    {
      line: bowed(polar(34, from + 2.6), polar(46, from + 4.4), turn * 9),
      width: chance.between(9, 13),
      touch: 'flick',
    },
  ];
}

export function spiral(chance: Chance): Gesture[] {
  const turns = chance.between(1.8, 2.5);
  const from = chance.between(0, TURN);
  const turn = chance.sign();
  const line = sample(56, (t) => polar(7 + 62 * t ** 0.9, from + turn * turns * TURN * t));
  return [{ line, width: chance.between(13, 18), touch: 'dry' }];
}

export function bolt(chance: Chance): Gesture[] {
  const side = chance.sign();
  const lean = chance.between(20, 34);
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [side * lean, -78],
    [-side * lean * 1.3, -8],
    [side * lean * 1.05, -6],
    [-side * lean * 0.9, 80],
  ];
  return [
    { line: bowed(a, b, side * 4), width: chance.between(15, 20), touch: 'stop' },
    { line: bowed(b, c, side * -3), width: chance.between(11, 14), touch: 'stop' },
    { line: bowed(c, d, side * 5), width: chance.between(16, 21), touch: 'flick' },
    { line: bowed([side * 60, -50], [side * 42, 2], side * 6), width: 8, touch: 'flick' },
    { line: bowed([-side * 58, 20], [-side * 50, 62], side * -5), width: 6, touch: 'flick' },
  ];
}

/** Swells that break to one side, the nearest the largest. */
export function waves(chance: Chance): Gesture[] {
  const side = chance.sign();
  const count = chance.whole(3, 4);
  return Array.from({ length: count }, (_, row) => {
    const y = 52 - row * chance.between(30, 36);
    const size = 1 - row * 0.16;
    const shift = chance.between(-10, 10);
    const crest = chance.between(20, 30) * size;
    return {
      line: sample(22, (t): Point => {
        const x = -74 + 150 * t * size + (1 - size) * 70;
        const curl = t > 0.72 ? ((t - 0.72) / 0.28) ** 2 : 0;
        return [
          side * (x - curl * 34 * size + shift),
          y - crest * Math.sin(t * Math.PI * 1.25 - 0.5) + curl * 20 * size,
        ];
      }),
      width: chance.between(11, 15) * (0.7 + 0.3 * size),
      touch: row === 0 ? 'dry' : 'flick',
    } satisfies Gesture;
  });
}

export function peaks(chance: Chance): Gesture[] {
  const top = chance.between(-18, 18);
  const high = chance.between(62, 74);
  return [
    {
      line: bowed([top + 2, -high], [-76, 50], chance.between(-12, -4)),
      width: chance.between(12, 16),
      touch: 'flick',
    },
    { line: bowed([top, -high + 2], [76, 48], chance.between(4, 14)), width: chance.between(17, 23), touch: 'dry' },
    { line: bowed([top - 4, -high + 40], [top + 20, -high + 74], -8), width: 8, touch: 'flick' },
    { line: bowed([top - 22, -high + 50], [top - 30, -high + 78], 6), width: 6, touch: 'flick' },
    { line: bowed([-66, 68], [70, 64], chance.between(-6, 6)), width: 10, touch: 'dry' },
  ];
}

export function flame(chance: Chance): Gesture[] {
  const tongues = chance.whole(3, 5);
  return Array.from({ length: tongues }, (_, i) => {
    const place = i / (tongues - 1) - 0.5;
    const high = (148 - Math.abs(place) * 110) * chance.between(0.9, 1.04);
    const lick = chance.between(9, 15) * (i % 2 ? 1 : -1);
    return {
      line: sample(18, (t): Point => [
        place * 62 * (1 + 0.9 * Math.sin(t * Math.PI * 0.9)) * (1 - t * 0.35) + Math.sin(t * 5) * lick * t,
        72 - high * t,
      ]),
      width: chance.between(17, 23) - Math.abs(place) * 8,
      touch: 'flick',
    } satisfies Gesture;
  });
}

/** The moon behind reeds that the wind leans on. */
export function reeds(chance: Chance): Gesture[] {
  const wind = chance.sign() * chance.between(14, 30);
  const blades = chance.whole(5, 7);
  return [
    { line: arc(34, chance.between(2, 4), TURN * 0.94, 1, [-wind * 0.7, -32]), width: 9, touch: 'dry' },
    ...Array.from({ length: blades }, (_, i): Gesture => {
      const foot = (i / (blades - 1) - 0.5) * 74;
      const high = chance.between(78, 138);
      return {
        line: bowed([foot, 76], [foot * 0.8 + wind * (high / 80), 76 - high], wind * -0.55, 0.62),
        width: chance.between(4, 8),
        touch: 'flick',
      };
    }),
  ];
}
