import type { ReactNode } from 'react';
import { Unbroken } from './unbroken';

interface PageProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Buttons and links that concern the whole page. */
  actions?: ReactNode;
  /** A column of reading width, for forms and text. */
  narrow?: boolean;
  children: ReactNode;
}

/** The `<main>` of every page with its one `<h1>`. */
export function Page({ title, lead, actions, narrow, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={narrow ? 'page page-narrow' : 'page'}>
      <header className="page-head">
        <div className="min-w-0">
          <h1>{typeof title === 'string' ? <Unbroken text={title} /> : title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

/** A titled part of a page. */
export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className="section" id={id}>
      <h2>{typeof title === 'string' ? <Unbroken text={title} /> : title}</h2>
      {children}
    </section>
  );
}
