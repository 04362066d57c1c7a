'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { GROUPINGS, ORDERS, type Grouping, type Order } from './groups';

export const VIEWS = ['list', 'grid', 'text'] as const;
export type View = (typeof VIEWS)[number];

/** How the deck is looked at. Remembered on this device. */
export interface DeckView {
  view: View;
  group: Grouping;
  order: Order;
}

const KEY = 'kage.deck-view';
const USUAL: DeckView = { view: 'list', group: 'cost', order: 'name' };
const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

let known: { text: string | null; view: DeckView } = { text: null, view: USUAL };

function read(): DeckView {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return known.view; // storage is switched off: the choice holds as long as the page
  }
  if (text !== known.text) known = { text, view: viewOf(text) };
  return known.view;
}

/** Written by another version of the site perhaps: what is not known any more is as usual. */
function viewOf(text: string | null): DeckView {
  const [view, group, order] = (text ?? '').split(' ');
  return {
    view: VIEWS.find((one) => one === view) ?? USUAL.view,
    group: GROUPINGS.find((one) => one === group) ?? USUAL.group,
    order: ORDERS.find((one) => one === order) ?? USUAL.order,
  };
}

export function useDeckView(): [DeckView, (change: Partial<DeckView>) => void] {
  const view = useSyncExternalStore(subscribe, read, () => USUAL);
  const set = useCallback((change: Partial<DeckView>) => {
    const next = { ...read(), ...change };
    const text = `${next.view} ${next.group} ${next.order}`;
    known = { text, view: next };
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // See above.
    }
    changed.dispatchEvent(new Event('change'));
  }, []);
  return [view, set];
}
