interface SortColumnProps {
  label: string;
  className?: string;
  /** How the table is ordered by it; left out: it is not. */
  state?: 'ascending' | 'descending';
  /** Orders the table by it, or turns it round. */
  href: string;
}

/** Head of a column that orders its table: a second click turns it round. */
export function SortColumn({ label, className, state, href }: SortColumnProps) {
  return (
    <th scope="col" className={className} aria-sort={state}>
      <a className="column-sort" href={href}>
        {label}
        {state && <span aria-hidden="true">{state === 'descending' ? ' ▾' : ' ▴'}</span>}
      </a>
    </th>
  );
}
