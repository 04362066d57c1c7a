import type { ReactNode } from 'react';

interface TableHeadProps {
  /** Columns of words. */
  words: readonly ReactNode[];
  /** Columns of figures, which come after them. */
  figures?: readonly ReactNode[];
}

/** The head of a table that says what its columns are, and nothing else. */
export function TableHead({ words, figures = [] }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {words.map((word, at) => (
          <th key={at} scope="col">
            {word}
          </th>
        ))}
        {figures.map((figure, at) => (
          <th key={at} scope="col" className="number">
            {figure}
          </th>
        ))}
      </tr>
    </thead>
  );
}
