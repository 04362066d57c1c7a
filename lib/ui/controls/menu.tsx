'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface MenuProps {
  /** Name of the button, where what it shows is no word. */
  label?: string;
  /** What the button shows. */
  button: ReactNode;
  /** `menu-item`s: links of a `<ul>`, or buttons of a form. */
  children: ReactNode;
}

/**
 * A list that unfolds at its button. It is the browser's own popover, so it opens and closes without script: Escape and
 * a press beside it close it, opening another closes it, and the focus goes back to the button. Its items are links and
 * buttons that Tab walks through, not a `role="menu"`, which would promise more of an application. Where there is
 * script, arrows, Home and End walk through them too, and the list closes behind whoever walks out of it.
 */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
    const here = items.findIndex((item) => item === document.activeElement);
    const place = placeAfter(event.key, here, items.length);
    if (place === undefined) return;
    event.preventDefault();
    list.current?.showPopover();
    items[place]?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Nowhere: the window lost the focus, or a press beside the list, which closes it anyway.
    const inside = [list.current, currentTarget, list.current?.previousElementSibling];
    if (relatedTarget && !inside.some((part) => part?.contains(relatedTarget))) list.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className="menu-button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        onKeyDown={walk}
        onBlur={leave}
      >
        {button}
      </button>
      <div ref={list} id={id} popover="auto" className="menu-list" onKeyDown={walk} onBlur={leave}>
        {children}
      </div>
    </>
  );
}

/** Where a key leads from the item at `here` (-1: from the button), round the ends; undefined for all other keys. */
export function placeAfter(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return here < 1 ? count - 1 : here - 1;
  if (here < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
