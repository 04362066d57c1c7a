'use client';

import type { ReactNode } from 'react';
import { LiveForm } from '@/lib/ui/live-form';
import { composeCards } from './compose';

interface CardSearchFormProps {
  id: string;
  action: string;
  /** What its fields show, as an address. */
  state: string;
  children: ReactNode;
}

/** The form of the card list: what is changed in its panel is written into the query in its box. */
export function CardSearchForm({ id, action, state, children }: CardSearchFormProps) {
  return (
    <LiveForm id={id} action={action} className="card-filters" compose={composeCards} state={state}>
      {children}
    </LiveForm>
  );
}
