'use client';

import type { ReactNode } from 'react';
import type { GameId } from '@/lib/catalogue/games';
import { LiveForm } from '@/lib/ui/search/live-form';
import { composeCards } from './compose';

const COMPOSE: Readonly<Record<GameId, typeof composeCards>> = {
  mythos: composeCards,
  ccg: (form, changed, address) => composeCards(form, changed, address, 'ccg'),
};

interface CardSearchFormProps {
  game: GameId;
  id: string;
  action: string;
  /** What its fields show, as an address. */
  state: string;
  children: ReactNode;
}

/** The form of the card list: what is changed in its panel is written into the query in its box. */
export function CardSearchForm({ game, id, action, state, children }: CardSearchFormProps) {
  return (
    <LiveForm id={id} action={action} className="card-filters" compose={COMPOSE[game]} state={state}>
      {children}
    </LiveForm>
  );
}
