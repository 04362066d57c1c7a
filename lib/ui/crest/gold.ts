import type { Layer } from './layer';
import { Pen, type Point } from './pen';
import type { Chance } from './random';

/** Flakes of gold leaf, torn and blown about. */
export function flakes(chance: Chance, [width, height]: Point, count: number): Layer {
  const pen = new Pen();
  for (let i = 0; i < count; i++) {
    const size = chance.between(0.7, 3.4);
    const [x, y] = [chance.between(-30, width + 30), chance.between(0, height)];
    const turn = chance.between(0, 6);
    const corners = [0, 1, 2, 3].map((corner): Point => {
      const angle = turn + corner * 1.57 + chance.between(-0.4, 0.4);
      const reach = size * chance.between(0.5, 1.2);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    pen.polygon(corners);
  }
  return { ink: 'gold', d: pen.toString() };
}

/** A bank of cloud in gold leaf as on painted screens: long, with round ends, lobes above and below, and a rim. */
export function goldCloud(chance: Chance, [left, top]: Point, length: number, depth: number): Layer[] {
  const pen = new Pen().moveTo([left, top]);
  let x = left;
  for (const share of [0.2, 0.34, 0.26, 0.2]) {
    const [wide, rise] = [length * share, depth * chance.between(0.45, 0.9)];
    pen.curveTo([x + wide * 0.04, top - rise], [x + wide * 0.5, top - rise]);
    pen.curveTo([x + wide * 0.96, top - rise], [x + wide, top]);
    x += wide;
  }
  const foot = top + depth * 0.8;
  pen.curveTo([x + depth, top], [x + depth, (top + foot) / 2]).curveTo([x + depth, foot], [x, foot]);
  const fold = length * chance.between(0.3, 0.55);
  const low = foot + depth * 0.75;
  pen.lineTo([left + fold, foot]);
  pen.curveTo([left + fold + depth * 0.9, foot], [left + fold + depth * 0.9, (foot + low) / 2]);
  pen.curveTo([left + fold + depth * 0.9, low], [left + fold, low]);
  pen.lineTo([left - length * 0.2, low]);
  pen.curveTo([left - length * 0.2 - depth, low], [left - length * 0.2 - depth, (top + low) / 2]);
  pen.curveTo([left - length * 0.2 - depth, top], [left, top]).close();
  const d = pen.toString();
  return [
    { ink: 'gold', opacity: 0.62, d },
    { ink: 'gold', line: 8, d },
  ];
}
