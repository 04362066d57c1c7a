import type { Gesture } from '../brush';
import type { Point } from '../pen';
import type { Chance } from '../random';
import { arc, bowed, polar, sample, TURN } from './lines';

export function eye(chance: Chance): Gesture[] {
  const open = chance.between(36, 48);
  const lean = chance.between(-10, 10);
  const tomoe = chance.whole(1, 3);
  const from = chance.between(0, TURN);
  return [
    { line: bowed([-76, 8], [78, 2 + lean], -open, 0.42), width: chance.between(16, 21), touch: 'dry' },
    { line: bowed([-62, 14], [64, 10 + lean], open * 0.8, 0.55), width: chance.between(7, 10), touch: 'flick' },
    { line: arc(23, from, TURN * 0.96, 1, [0, lean / 2]), width: 8, touch: 'dry' },
    ...Array.from({ length: tomoe }, (_, i): Gesture => {
      const angle = from + (TURN * i) / tomoe;
      return { line: arc(11, angle, 1.7, 1, [0, lean / 2]), width: 9, touch: 'flick' };
    }),
  ];
}

export function claws(chance: Chance): Gesture[] {
  const side = chance.sign();
  const count = chance.whole(3, 4);
  return Array.from({ length: count }, (_, i): Gesture => {
    const x = (i - (count - 1) / 2) * 36;
    const drop = chance.between(-10, 10);
    return {
      line: bowed([side * (x + 26), -74 + drop], [side * (x - 24), 72 + drop], side * chance.between(-16, -8), 0.4),
      width: chance.between(13, 19),
      touch: i % 2 ? 'dry' : 'flick',
    };
  });
}

/** Two commas that chase each other, or three. */
export function tomoe(chance: Chance): Gesture[] {
  const count = chance.whole(2, 3);
  const from = chance.between(0, TURN);
  const turn = chance.sign();
  return Array.from({ length: count }, (_, i): Gesture[] => {
    const angle = from + (TURN * i) / count;
    const head = polar(33, angle);
    return [
      { line: bowed([head[0] - 5, head[1] - 4], [head[0] + 5, head[1] + 4], 1), width: 31, touch: 'stop' },
      {
        line: sample(18, (t) => polar(40 + 26 * t ** 0.8, angle - turn * (0.15 + 1.75 * t))),
        width: chance.between(15, 19),
        touch: 'flick',
      },
    ];
  }).flat();
}

export function serpent(chance: Chance): Gesture[] {
  const side = chance.sign();
  const swing = chance.between(38, 50);
  const body = sample(40, (t): Point => [
    side * Math.sin(t * Math.PI * 2.3 + 0.3) * swing * (1 - t * 0.35),
    -64 + 142 * t ** 0.92,
  ]);
  const [head = [0, -64]] = body;
  return [
    { line: body, width: chance.between(19, 25), touch: 'flick' },
    {
      line: bowed([head[0] - side * 6, head[1] - 2], [head[0] + side * 16, head[1] - 7], side * -3),
      width: 23,
      touch: 'stop',
    },
    {
      line: bowed([head[0] + side * 14, head[1] - 8], [head[0] + side * 44, head[1] - 14], -4),
      width: 4,
      touch: 'flick',
    },
    {
      line: bowed([head[0] + side * 28, head[1] - 10], [head[0] + side * 44, head[1] - 2], 3),
      width: 3,
      touch: 'flick',
    },
  ];
}

/** A crane in flight: two wings, the long neck and the legs behind. */
export function crane(chance: Chance): Gesture[] {
  const side = chance.sign();
  const rise = chance.between(-8, 8);
  const at = (x: number, y: number): Point => [side * x, y];
  return [
    { line: bowed(at(6, 18), at(-46, -78 + rise), side * -20, 0.55), width: chance.between(20, 25), touch: 'dry' },
    { line: bowed(at(10, 16), at(34, -80 - rise), side * 16, 0.6), width: chance.between(13, 17), touch: 'dry' },
    { line: bowed(at(-44, 40), at(28, 14), side * -10), width: 19, touch: 'leaf' },
    { line: bowed(at(14, 20), at(62, -14), side * -11, 0.6), width: 8, touch: 'flick' },
    { line: bowed(at(58, -14), at(84, -8), side * -2), width: 7, touch: 'leaf' },
    { line: bowed(at(-34, 38), at(-78, 66), side * -4), width: 4, touch: 'flick' },
    { line: bowed(at(-32, 40), at(-72, 76), side * -4), width: 4, touch: 'flick' },
  ];
}

/** A web: rays and the threads between them. */
export function web(chance: Chance): Gesture[] {
  const rays = chance.whole(6, 7);
  const heart: Point = [chance.between(-18, 18), chance.between(-18, 18)];
  const from = chance.between(0, TURN);
  const tips = Array.from({ length: rays }, (_, i) => polar(chance.between(68, 84), from + (TURN * i) / rays));
  return [
    ...tips.map((tip, i): Gesture => ({
      line: bowed(heart, tip, 3),
      width: i % 3 ? 6 : 12,
      touch: i % 3 ? 'flick' : 'dry',
    })),
    ...[0.38, 0.7].flatMap((share) =>
      tips.map((tip, i): Gesture => {
        const next = tips[(i + 1) % rays] ?? tip;
        const on = ([x, y]: Point): Point => [heart[0] + (x - heart[0]) * share, heart[1] + (y - heart[1]) * share];
        return { line: bowed(on(tip), on(next), 7 * share), width: 3.4, touch: 'leaf' };
      }),
    ),
  ];
}
