import type { ReactNode } from 'react';

/** The figures behind a chart: the first cell of each row names it. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

interface ChartProps {
  title: string;
  table: ChartTable;
  /** What the fold with the table is called. */
  tableWord: string;
  /** What the shades mean, where there is more than one. */
  legend?: readonly string[];
  children: ReactNode;
}

/**
 * A titled drawing with the table behind it. Charts of this room are plain SVG of ours, drawn where the page is drawn:
 * a bar is one division, and a library for it would weigh more than the editor has room for.
 */
export function Chart({ title, table, tableWord, legend = [], children }: ChartProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {legend.length > 1 && (
        <ul className="chart-legend">
          {legend.map((name, i) => (
            <li key={name} className={`chart-shade-${i}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {children}
      <details className="chart-table">
        <summary>{tableWord}</summary>
        <FiguresTable caption={title} {...table} />
      </details>
    </figure>
  );
}

/** Rows of figures; wide ones scroll by themselves, also with the keyboard. */
export function FiguresTable({ caption, head, rows }: ChartTable & { caption: string }) {
  return (
    <div className="figures" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
