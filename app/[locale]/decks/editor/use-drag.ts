'use client';

import { useMemo, useRef, type DragEvent } from 'react';
import { DECK_PARTS, type DeckPart } from '@/lib/decks/games/parts';
import { homeOf, useEditor } from './editor-context';
import { rowOf } from './row-keys';

// The third way beside keys and buttons: rows are dragged into a part of the deck, and out of it into the search. A
// place to drop on bears `data-drop`, a part of the deck or `search`.

interface Dragged {
  code: string;
  /** Left out: from the search. */
  from?: DeckPart;
}

/** Handlers for an element around all rows and all places to drop them on. */
export function useDrag() {
  const { cards, add, set, move } = useEditor();
  const dragged = useRef<Dragged | null>(null);
  const lit = useRef<HTMLElement | null>(null);

  return useMemo(() => {
    const light = (place: HTMLElement | null) => {
      if (lit.current === place) return;
      lit.current?.removeAttribute('data-over');
      place?.setAttribute('data-over', '');
      lit.current = place;
    };
    /** The part a drop on `place` would lay the card into, `search` to take it out, undefined where it cannot go. */
    const goal = (place: HTMLElement | null): DeckPart | 'search' | undefined => {
      const { code, from } = dragged.current ?? {};
      const card = code === undefined ? undefined : cards.get(code);
      const drop = place?.dataset.drop;
      if (code === undefined || drop === undefined || drop === from) return undefined;
      if (drop === 'search') return from ? 'search' : undefined;
      if (drop === 'maybe') return 'maybe';
      // Missions and other cards find their own place, wherever above they are let go.
      const home = card ? homeOf(card) : 'main';
      return home === from ? undefined : home;
    };

    return {
      onDragStart(event: DragEvent<HTMLElement>) {
        const row = event.target instanceof Element ? rowOf(event.target) : null;
        const { code, part } = row?.dataset ?? {};
        if (!row || code === undefined) return;
        const inDeck = row.closest('[data-rows]') !== null;
        dragged.current = { code, from: inDeck ? DECK_PARTS.find((name) => name === part) : undefined };
        event.dataTransfer.effectAllowed = 'copyMove';
        event.dataTransfer.setData('text/plain', code);
        event.dataTransfer.setDragImage(row, 16, 16);
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        const place = placeOf(event.target);
        const part = goal(place);
        light(part ? place : null);
        if (!part) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = dragged.current?.from ? 'move' : 'copy';
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) light(null);
      },
      onDragEnd() {
        dragged.current = null;
        light(null);
      },
      onDrop(event: DragEvent<HTMLElement>) {
        const part = goal(placeOf(event.target));
        const { code, from } = dragged.current ?? {};
        dragged.current = null;
        light(null);
        if (!part || code === undefined) return;
        event.preventDefault();
        if (part === 'search') {
          if (from) set(code, from, 0);
        } else if (from) move(code, from, part);
        else add(code, part);
      },
    };
  }, [cards, add, set, move]);
}

function placeOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
}
