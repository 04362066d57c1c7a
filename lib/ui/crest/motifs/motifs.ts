import type { Gesture } from '../brush';
import type { Chance } from '../random';
import { claws, crane, eye, serpent, tomoe, web } from './creatures';
import { bolt, circle, flame, peaks, reeds, spiral, waves } from './elements';
import { bamboo, blossom, leaf, orchid } from './plants';
import { crossed, gate, glyph, scroll, star } from './signs';

/** What the brush may paint: about 160 × 160 units around the origin, a function of chance alone. */
export type Motif = (chance: Chance) => Gesture[];

export const MOTIFS = [
  circle,
  spiral,
  bolt,
  waves,
  peaks,
  flame,
  reeds,
  orchid,
  bamboo,
  blossom,
  leaf,
  eye,
  claws,
  tomoe,
  serpent,
  crane,
  web,
  glyph,
  gate,
  crossed,
  star,
  scroll,
] as const satisfies readonly [Motif, ...Motif[]];
