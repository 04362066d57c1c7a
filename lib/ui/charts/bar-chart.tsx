import { columnsOf } from './bar-layout';
import { Chart, type ChartTable } from './chart';

export interface BarColumn {
  /** Below the column: a cost, a round. */
  label: string;
  /** One for each name of the series, none below 0. */
  values: readonly number[];
  /** What is written above each bar; above the whole column when stacked. Empty: nothing. */
  shown: readonly string[];
}

interface BarChartProps {
  title: string;
  /** What one would say of the picture without seeing it: a sentence with its figures. */
  alt: string;
  /** Names of the one or two series, told apart by full and open bars. */
  series: readonly string[];
  columns: readonly BarColumn[];
  /** One bar on the other instead of side by side: parts of one number. */
  stacked?: boolean;
  /** The value that fills the height; left out: the greatest there is. */
  top?: number;
  table: ChartTable;
  tableWord: string;
}

/** Bars of one or two series, each with its number. */
export function BarChart({ alt, series, columns, stacked = false, top, ...chart }: BarChartProps) {
  const layout = columnsOf(columns, { stacked, ...(top === undefined ? {} : { top }) });
  return (
    <Chart {...chart} legend={series}>
      <svg className="chart-bars" viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={alt}>
        {layout.bars.map((bar) => (
          <rect key={bar.key} className={`chart-shade-${bar.series}`} x={bar.x} y={bar.y} width={bar.width} height={bar.height} rx="1.5" />
        ))}
        <line x1="0" x2={layout.width} y1={layout.floor} y2={layout.floor} />
        {layout.texts.map(({ key, x, y, text, kind }) => (
          <text key={key} className={`chart-${kind}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </svg>
    </Chart>
  ); // prettier-ignore
}
