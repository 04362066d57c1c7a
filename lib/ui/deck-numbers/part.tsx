import type { ReactNode } from 'react';

/** One titled part of the panel; `id` to link to. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel deck-numbers-part" aria-labelledby={`numbers-${id}`}>
      <h2 id={`numbers-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
