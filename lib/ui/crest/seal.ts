import type { Layer } from './layer';
import { Pen, type Point } from './pen';
import type { Chance } from './random';

type Lines = readonly (readonly Point[])[];

/** Parts of seal script as we cut it, each in a field of 6 × 6: none of them says anything. */
const CUTS = [
  [[[0, 0], [6, 0], [6, 6], [0, 6], [0, 0]], [[3, 0], [3, 6]], [[0, 3], [6, 3]]],
  [[[0, 6], [0, 0], [6, 0], [6, 6]], [[2, 2.4], [2, 6]], [[4, 2.4], [4, 6]]],
  [[[0, 0], [6, 0]], [[0, 2], [6, 2]], [[0, 6], [0, 4], [6, 4], [6, 6]], [[3, 2], [3, 6]]],
  [[[0, 0], [0, 6], [6, 6], [6, 0]], [[2, 0], [2, 3.8], [4, 3.8], [4, 0]]],
  [[[0, 0], [6, 0], [6, 2], [0, 2], [0, 4], [6, 4], [6, 6], [0, 6]]],
  [[[3, 0], [3, 6]], [[0, 1], [6, 1]], [[0, 6], [0, 3.4], [6, 3.4], [6, 6]]],
  [[[0, 0], [0, 6]], [[2, 0], [2, 6]], [[4, 0], [4, 6]], [[6, 0], [6, 6]], [[0, 3], [6, 3]]],
  [[[6, 6], [0, 6], [0, 0], [6, 0], [6, 4], [2, 4], [2, 2], [4, 2]]],
  [[[0, 0], [6, 0]], [[3, 0], [3, 2]], [[0, 2], [6, 2], [6, 4], [0, 4], [0, 6], [6, 6]]],
] as const satisfies readonly [Lines, ...Lines[]]; // prettier-ignore

/** The side of a seal, and of each of its four fields, in crest units. */
const SIZE = 22;
const FIELD = 7;
const FIELDS = [[2.8, 2.8], [12.2, 2.8], [2.8, 12.2], [12.2, 12.2]] as const; // prettier-ignore

/** The stamp under a picture: four cuts that follow from the name, with an edge that did not take the ink evenly. */
export function seal(chance: Chance, [left, top]: Point): Layer[] {
  const block = [[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1], [0.5, 1], [0, 1], [0, 0.5]].map(([x = 0, y = 0]): Point => [
    left + x * SIZE + chance.between(-0.6, 0.6),
    top + y * SIZE + chance.between(-0.6, 0.6),
  ]); // prettier-ignore
  const carving = new Pen();
  for (const [x, y] of FIELDS)
    for (const line of chance.pick<Lines>(CUTS)) {
      const [from, ...to] = line.map(([a, b]): Point => [left + x + (a * FIELD) / 6, top + y + (b * FIELD) / 6]);
      if (from) carving.moveTo(from);
      for (const point of to) carving.lineTo(point);
    }
  return [
    { ink: 'seal', d: new Pen().polygon(block).toString() },
    { ink: 'carving', line: 11, d: carving.toString() },
  ];
}
