import type { Ink } from './palette';
import type { Point } from './pen';

/** One colour laid on the paper. */
export interface Layer {
  ink: Ink;
  /** Path data in tenths of a unit: `M` once, then relative l, q, m and z; filled by the nonzero rule. */
  d: string;
  opacity?: number;
  /** Width of a line that follows the path, in tenths of a unit. Left out: the path is filled. */
  line?: number;
  /** Moved to x and y (tenths of a unit), after a turn in degrees and a change of size. */
  place?: { x: number; y: number; turn: number; scale: number };
}

/** The paper under the layers: round `centre` as it is, at `radius` shaded. It goes on without end. */
export interface Ground {
  centre: Point;
  radius: number;
  stops: readonly { at: number; ink: Ink }[];
}

/** A picture as facts, for whoever paints it: a browser, a printer. */
export interface Drawing {
  /** In crest units. */
  width: number;
  height: number;
  ground: Ground;
  /** In the order they are laid. */
  layers: readonly Layer[];
}
