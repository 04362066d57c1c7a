import type { Gesture } from '../brush';
import type { Point } from '../pen';
import type { Chance } from '../random';
import { bowed, polar, TURN } from './lines';

/** Orchid leaves out of one root, the oldest bent the most. */
export function orchid(chance: Chance): Gesture[] {
  const blades = chance.whole(5, 6);
  const root: Point = [chance.between(-14, 14), 70];
  const leaves = Array.from({ length: blades }, (_, i): Gesture => {
    const spread = i / (blades - 1) - 0.5;
    const angle = -Math.PI / 2 + spread * chance.between(1.9, 2.4);
    const reach = chance.between(104, 142) * (1 - Math.abs(spread) * 0.3);
    return {
      line: bowed([root[0] + spread * 16, root[1]], polar(reach, angle, root), spread * chance.between(-62, -34), 0.58),
      width: chance.between(8, 13),
      touch: 'leaf',
    };
  });
  return [...leaves, { line: bowed([root[0] - 34, 77], [root[0] + 40, 75], 3), width: 8, touch: 'dry' }];
}

export function bamboo(chance: Chance): Gesture[] {
  const side = chance.sign();
  const lean = chance.between(-12, 12);
  const stem = (x: number, joints: number, width: number): Gesture[] => {
    const at = (t: number): Point => [side * (x + lean * t + Math.sin(t * 3) * 4), 84 - 168 * t];
    return Array.from({ length: joints }, (_, joint) => ({
      line: bowed(at((joint + 0.05) / joints), at((joint + 0.95) / joints), chance.between(-1.5, 1.5)),
      width,
      touch: 'stop',
    }));
  };
  // Leaves hang from a twig in threes, like the strokes of a character.
  const leaves = (x: number, y: number, toward: number): Gesture[] =>
    [0.1, 0.75, 1.35].map((turn, i) => {
      const angle = Math.PI / 2 - toward * (1.25 - turn) + chance.between(-0.12, 0.12);
      const root: Point = [side * x, y];
      const tip = polar(chance.between(44, 60) - i * 6, angle, root);
      return { line: bowed(root, tip, toward * -5), width: chance.between(11, 14), touch: 'leaf' };
    });
  return [
    ...stem(-18, 3, chance.between(14, 18)),
    ...stem(-46, 4, 7),
    ...leaves(14, chance.between(-66, -48), side),
    ...leaves(22, chance.between(-14, 4), side),
    { line: bowed([side * -16, -20], [side * 20, -52], side * -4), width: 4, touch: 'flick' },
    { line: bowed([side * -18, 30], [side * 26, -4], side * -4), width: 4, touch: 'flick' },
  ];
}

/** Blossoms on a bare branch: dots of a wet brush set around a heart. */
export function blossom(chance: Chance): Gesture[] {
  const side = chance.sign();
  const flower = (heart: Point, size: number): Gesture[] => {
    const from = chance.between(0, TURN);
    return Array.from({ length: 5 }, (_, i) => {
      const angle = from + (TURN * i) / 5;
      return {
        line: bowed(polar(size * 0.55, angle, heart), polar(size * 1.5, angle, heart), 1),
        width: size * 1.15,
        touch: 'stop',
      };
    });
  };
  return [
    { line: bowed([-side * 82, 78], [side * 40, -16], side * chance.between(-24, -14), 0.4), width: 15, touch: 'dry' },
    { line: bowed([-side * 22, 44], [side * 74, 46], side * -12, 0.6), width: 9, touch: 'dry' },
    { line: bowed([-side * 34, 50], [-side * 44, -14], side * 9), width: 7, touch: 'flick' },
    ...flower([side * chance.between(24, 36), chance.between(-46, -36)], chance.between(17, 20)),
    ...flower([-side * chance.between(40, 50), chance.between(-34, -26)], chance.between(11, 13)),
    { line: bowed([side * 56, 30], [side * 64, 24], 1), width: 11, touch: 'stop' },
  ];
}

/** One leaf: two edges, its rib and its stalk. */
export function leaf(chance: Chance): Gesture[] {
  const tilt = chance.between(-0.9, -0.4);
  const side = chance.sign();
  const at = (along: number, across: number): Point => {
    const [x, y] = [Math.cos(tilt) * along - Math.sin(tilt) * across, Math.sin(tilt) * along + Math.cos(tilt) * across];
    return [side * x, y];
  };
  const broad = chance.between(44, 54);
  const veins = chance.whole(2, 3);
  return [
    { line: bowed(at(-58, 0), at(78, 0), side * broad, 0.42), width: chance.between(13, 17), touch: 'flick' },
    { line: bowed(at(-58, 0), at(78, -2), side * -broad, 0.42), width: chance.between(9, 12), touch: 'flick' },
    { line: bowed(at(-88, 4), at(52, 0), side * 7), width: 8, touch: 'flick' },
    ...Array.from({ length: veins * 2 }, (_, i): Gesture => {
      const along = -34 + Math.floor(i / 2) * 30;
      return { line: bowed(at(along, 0), at(along + 24, (i % 2 ? -1 : 1) * 24), 4), width: 5, touch: 'flick' };
    }),
  ];
}
