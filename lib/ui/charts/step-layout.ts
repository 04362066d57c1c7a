// Where the nodes and lines of a graph of steps lie: one node a row, those of one step side by side in lanes.

export interface StepNode {
  key: string;
  /** 0 for the first step. Nodes come in the order of their steps. */
  step: number;
  /** Beside the main line, which may pass it. */
  aside?: boolean;
}

export interface StepEdge {
  from: string;
  to: string;
}

export interface PlacedEdge extends StepEdge {
  /** An SVG path from the foot of one circle to the head of the other. */
  path: string;
  /** Where its label stands. */
  x: number;
  y: number;
}

export interface StepLayout {
  width: number;
  height: number;
  nodes: { key: string; x: number; y: number }[];
  edges: PlacedEdge[];
}

/** Height of a row and of its text beside the picture, in pixels. */
export const ROW = 60;
export const RADIUS = 14;
const LANE = 40;
const SIDE = RADIUS + 4;

/** Edges to nodes that are not there, or that do not go down, are left out. */
export function stepsOf(nodes: readonly StepNode[], edges: readonly StepEdge[]): StepLayout {
  const lanes = new Map<number, number>();
  const placed = nodes.map(({ key, step, aside }, row) => {
    const lane = Math.max(lanes.get(step) ?? 0, aside ? 1 : 0);
    lanes.set(step, lane + 1);
    return { key, x: SIDE + lane * LANE, y: row * ROW + ROW / 2 };
  });
  const at = new Map(placed.map((node) => [node.key, node]));
  return {
    width: 2 * SIDE + (Math.max(1, ...lanes.values()) - 1) * LANE,
    height: nodes.length * ROW,
    nodes: placed,
    edges: edges.flatMap((edge) => {
      const [a, b] = [at.get(edge.from), at.get(edge.to)];
      if (!a || !b || b.y <= a.y) return [];
      const [top, bottom] = [a.y + RADIUS, b.y - RADIUS];
      const bend = (bottom - top) / 2;
      const path = `M${a.x} ${top}C${a.x} ${top + bend} ${b.x} ${bottom - bend} ${b.x} ${bottom}`;
      // Halfway, or past the nodes that a longer line passes.
      const part = b.y - a.y > ROW ? 0.7 : 0.5;
      const eased = part * part * (3 - 2 * part);
      return [{ ...edge, path, x: a.x + (b.x - a.x) * eased, y: top + (bottom - top) * part }];
    }),
  };
}
