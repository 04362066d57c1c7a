import type { ReactNode } from 'react';
import { Chart, type ChartTable } from './chart';
import { RADIUS, type StepEdge, type StepNode, stepsOf } from './step-layout';

export interface GraphNode extends StepNode {
  /** In the circle: a cost. */
  mark: string;
  /** Beside it, in two lines at most. */
  text: ReactNode;
}

export interface GraphEdge extends StepEdge {
  label: string;
  /** A dashed line. */
  special?: boolean;
}

interface StepGraphProps {
  title: string;
  alt: string;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  table: ChartTable;
  tableWord: string;
}

/** What can follow on what, from the top down: circles joined by lines, with words beside them that fit a phone. */
export function StepGraph({ alt, nodes, edges, ...chart }: StepGraphProps) {
  const layout = stepsOf(nodes, edges);
  const marks = new Map(nodes.map(({ key, mark }) => [key, mark]));
  const labels = new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge]));
  const { width, height } = layout;
  return (
    <Chart {...chart}>
      <div className="step-graph">
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
          {layout.edges.map(({ from, to, path }) => (
            <path key={`${from} ${to}`} d={path} strokeDasharray={labels.get(`${from} ${to}`)?.special ? '4 3' : undefined} />
          ))}
          {layout.nodes.map(({ key, x, y }) => (
            <g key={key}>
              <circle cx={x} cy={y} r={RADIUS} />
              <text className="step-mark" x={x} y={y}>
                {marks.get(key)}
              </text>
            </g>
          ))}
          {layout.edges.map(({ from, to, x, y }) => (
            <text key={`${from} ${to}`} className="step-label" x={x} y={y}>
              {labels.get(`${from} ${to}`)?.label}
            </text>
          ))}
        </svg>
        <ol>
          {nodes.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
      </div>
    </Chart>
  ); // prettier-ignore
}
