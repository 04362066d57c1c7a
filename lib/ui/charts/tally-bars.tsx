import type { CSSProperties } from 'react';

export interface LabelledTally {
  key: string;
  label: string;
  count: number;
  /** Gives `--faction`, the colour of its bar; the name is written all the same. */
  className?: string;
}

interface TallyBarsProps {
  title: string;
  tallies: readonly LabelledTally[];
  /** Rows shown at once; the others unfold. */
  first?: number;
  /** What the fold is called, of how many it holds. */
  more: (count: number) => string;
}

/** Counts by name: a table whose rows carry a bar, so that it needs no other one behind it. */
export function TallyBars({ title, tallies, first = 8, more }: TallyBarsProps) {
  if (tallies.length === 0) return null;
  const top = Math.max(...tallies.map(({ count }) => count), 1);
  // A fold for one row would take as much room as the row.
  const shown = tallies.length <= first + 1 ? tallies.length : first;
  return (
    <div className="tally-bars">
      <h3>{title}</h3>
      <Rows title={title} tallies={tallies.slice(0, shown)} top={top} />
      {tallies.length > shown && (
        <details>
          <summary>{more(tallies.length - shown)}</summary>
          <Rows title={title} tallies={tallies.slice(shown)} top={top} />
        </details>
      )}
    </div>
  );
}

function Rows({ title, tallies, top }: { title: string; tallies: readonly LabelledTally[]; top: number }) {
  return (
    <table aria-label={title}>
      <tbody>
        {tallies.map(({ key, label, count, className }) => (
          <tr key={key} className={className}>
            <th scope="row">{label}</th>
            <td className="tally-bar" aria-hidden="true">
              <span style={{ '--part': count / top } as CSSProperties} />
            </td>
            <td className="tally-count">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
