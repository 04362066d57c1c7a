import { stroke, wash } from './brush';
import type { Layer } from './layer';
import { crane } from './motifs/creatures';
import { reeds } from './motifs/elements';
import { bowed } from './motifs/lines';
import type { Motif } from './motifs/motifs';
import { bamboo, blossom } from './motifs/plants';
import { gate } from './motifs/signs';
import { Pen, PEN_SCALE, type Point } from './pen';
import type { Chance } from './random';

/** What may stand in front of the hills. */
const NEAR = [gate, bamboo, blossom, reeds, crane] as const satisfies readonly [Motif, ...Motif[]];
const NEAR_SIZE = 0.6;

/** Ranges of hills from the farthest to the nearest: where they stand, and how strongly they are painted. */
const RANGES = [
  { level: 0.56, body: 'wash', bodyOpacity: 0.35, width: 3, inkOpacity: 0.3, mist: true },
  { level: 0.74, body: 'wash', bodyOpacity: 0.55, width: 5, inkOpacity: 0.5, mist: true },
  { level: 0.95, body: 'deep', bodyOpacity: 0.5, width: 8, inkOpacity: 0.85, mist: false },
] as const;
const STEPS = 22;

/** The line of a range from beyond one edge to beyond the other: a summit and a lower one. */
function ridge(chance: Chance, width: number, level: number, high: number): Point[] {
  const summit = chance.between(0.2, 0.8);
  const lower = (summit + 0.42) % 1;
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const rise = Math.exp(-(((t - summit) / 0.2) ** 2)) + 0.45 * Math.exp(-(((t - lower) / 0.14) ** 2));
    return [-60 + (width + 120) * t, level - high * rise - chance.between(0, high * 0.09)];
  });
}

/** What lies behind a mission: ranges in mist, something near, birds far off. */
export function landscape(chance: Chance, width: number, height: number): Layer[] {
  const layers: Layer[] = [];
  for (const { level, body, bodyOpacity, width: wide, inkOpacity, mist } of RANGES) {
    const y = height * level;
    const line = ridge(chance, width, y, height * chance.between(0.2, 0.42) * (1.2 - level * 0.45));
    const hill = new Pen()
      .moveTo([-70, height + 60])
      .smoothTo(line)
      .lineTo([width + 70, height + 60])
      .close();
    layers.push({ ink: body, opacity: bodyOpacity, d: hill.toString() });
    const foot = bowed([-60, y + 14], [width + 60, y + 10], chance.between(-10, 10));
    if (mist) layers.push({ ink: 'paper', opacity: 0.75, d: wash({ line: foot, width: 26 }, chance) });
    const drawn = line.slice(chance.whole(0, 3), chance.whole(17, 22));
    layers.push({ ink: 'ink', opacity: inkOpacity, d: stroke({ line: drawn, width: wide, touch: 'dry' }, chance) });
  }
  const side = chance.sign();
  const x = width / 2 + side * width * 0.29;
  const place = { x: x * PEN_SCALE, y: height * 0.6 * PEN_SCALE, turn: 0, scale: NEAR_SIZE };
  for (const gesture of chance.pick(NEAR)(chance)) layers.push({ ink: 'ink', place, d: stroke(gesture, chance) });

  const from: Point = [width / 2 - side * width * chance.between(0.05, 0.25), height * chance.between(0.14, 0.24)];
  const birds = Array.from({ length: chance.whole(3, 5) }, (_, i) => {
    const at: Point = [from[0] - side * i * 11 + chance.between(-4, 4), from[1] + i * 5 + chance.between(-5, 5)];
    const wing = (to: number) => ({ line: bowed(at, [at[0] + to * 7, at[1] - 4], to * -2.4), width: 2.2, touch: 'leaf' as const }); // prettier-ignore
    return stroke(wing(-1), chance) + stroke(wing(1), chance);
  });
  layers.push({ ink: 'ink', opacity: 0.8, d: birds.join('') });
  return layers;
}
