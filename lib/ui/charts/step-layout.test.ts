import { describe, expect, it } from 'vitest';
import { ROW, stepsOf } from './step-layout';

const nodes = [
  { key: 'a', step: 0 },
  { key: 'b', step: 1 },
  { key: 'c', step: 1 },
  { key: 'd', step: 2 },
];

describe('a graph of steps', () => {
  it('has a row for each node, and lanes for those of one step', () => {
    const layout = stepsOf(nodes, []);
    expect(layout.height).toBe(4 * ROW);
    const [a, b, c, d] = layout.nodes;
    expect([a!.x, d!.x]).toEqual([b!.x, b!.x]);
    expect(c!.x).toBeGreaterThan(b!.x);
    expect(c!.x).toBeLessThan(layout.width);
  });

  it('keeps what stands aside out of the main line', () => {
    const beside = stepsOf([nodes[0]!, { key: 'x', step: 1, aside: true }, nodes[3]!], []);
    const [a, x, d] = beside.nodes;
    expect(x!.x).toBeGreaterThan(a!.x);
    expect(d!.x).toBe(a!.x);
    expect(x!.x).toBeLessThan(beside.width);
  });

  it('draws lines downwards only, and only between nodes that are there', () => {
    const edges = [{ from: 'a', to: 'c' }, { from: 'd', to: 'a' }, { from: 'a', to: 'z' }]; // prettier-ignore
    expect(stepsOf(nodes, edges).edges.map(({ from, to }) => `${from}${to}`)).toEqual(['ac']);
  });
});
