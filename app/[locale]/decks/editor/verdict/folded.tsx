'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';

interface FoldedProps {
  title: string;
  /** There at once, when it is unfolded. */
  first?: ReactNode;
  /** What comes once it is unfolded; drawn from then on only. */
  children: () => ReactNode;
}

/** A part under the deck that is fetched when somebody unfolds it. */
export function Folded({ title, first, children }: FoldedProps) {
  const t = useTranslations('editor.stats');
  const [open, setOpen] = useState(false);
  return (
    <details className="numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="part-head">{title}</summary>
      {first}
      {open && <Suspense fallback={<p className="text-soft">{t('loading')}</p>}>{children()}</Suspense>}
    </details>
  );
}
