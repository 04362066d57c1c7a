'use client';

import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react';

// Rows of cards are one stop of the Tab key: arrows move within. A row carries `data-row` (a key of its own), its
// controls carry `data-control` (remove, add, …); up and down keep to the same kind of control.

export interface RowKeys {
  /** Key of the row that Tab leads to. */
  active: string | undefined;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** `rows`: keys in the order shown; the first one is the way in until another had the focus. */
export function useRowKeys(rows: readonly string[]): RowKeys {
  const [last, setLast] = useState<string>();
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => setLast(rowOf(event.target)?.dataset.row), []);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const next = neighbour(event.target, event.key, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }, []);
  return { active: last !== undefined && rows.includes(last) ? last : rows[0], onFocus, onKeyDown };
}

export function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-row]');
}

/** The control of a row: of the kind asked for, else the first that is not switched off. */
export function controlOf(row: Element | null | undefined, kind?: string): HTMLElement | null {
  const controls = row ? [...row.querySelectorAll<HTMLElement>('[data-control]')] : [];
  return controls.find(({ dataset }) => dataset.control === kind) ?? controls[0] ?? null;
}

/** The (first) row of a card in a part of the deck. */
export function rowIn(part: string, code: string): HTMLElement | null {
  return document.querySelector(`[data-rows] [data-part="${part}"][data-code="${CSS.escape(code)}"]`);
}

/** The row that takes the focus over when this one goes. */
function heirOf(row: HTMLElement, list: Element): HTMLElement | undefined {
  const { code, part } = row.dataset;
  // A card that stands in several groups goes from all of them.
  const stays = (other: HTMLElement) => other === row || other.dataset.code !== code || other.dataset.part !== part;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter(stays);
  const index = rows.indexOf(row);
  return rows[index + 1] ?? rows[index - 1];
}

function neighbour(from: HTMLElement, key: string, list: Element): HTMLElement | null {
  const row = rowOf(from);
  if (!row) return null;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(row);
  const kind = from.dataset.control;
  switch (key) {
    case 'ArrowDown':
      return controlOf(rows[index + 1], kind);
    case 'ArrowUp':
      return controlOf(rows[index - 1], kind);
    case 'Home':
      return controlOf(rows[0], kind);
    case 'End':
      return controlOf(rows.at(-1), kind);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const controls = [...row.querySelectorAll<HTMLElement>('[data-control]')];
      const at = controls.indexOf(from) + (key === 'ArrowRight' ? 1 : -1);
      return controls[at] ?? null;
    }
    default:
      return null;
  }
}

/** Moves the focus on before the row that holds it goes away. */
export function keepFocus(code: string, part: string): void {
  const focused = document.activeElement;
  const row = focused instanceof HTMLElement ? rowOf(focused) : null;
  const list = row?.closest('[data-rows]');
  if (!row || !list || row.dataset.code !== code || row.dataset.part !== part) return;
  const kind = focused instanceof HTMLElement ? focused.dataset.control : undefined;
  const next = controlOf(heirOf(row, list), kind) ?? list.querySelector<HTMLElement>('h2');
  next?.focus();
}
