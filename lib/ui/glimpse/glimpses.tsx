'use client';

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { placeBeside } from './place';

interface GlimpsesProps {
  /** Inside, what bears `data-glimpse` is to be looked behind: a link, or what holds one. */
  children: ReactNode;
  /** What is to be seen of one, by its `data-glimpse`. */
  content: (glimpse: string) => ReactNode;
}

/** Milliseconds that a pointer or the focus rests before anything opens, and that it may be away before it closes. */
const REST = { hover: 250, focus: 400, away: 250 };

/** What short content bears as its id to be read out with the link. */
export const NOTE_ID = 'glimpse-note';

interface Shown {
  anchor: HTMLElement;
  by: 'hover' | 'focus' | 'tap';
}

/**
 * Shows what is behind a link without following it: where a mouse or the keyboard's focus rests, and where a finger
 * taps. Nothing is only to be had here, the links lead to the same; Escape closes it. One for any number of links.
 */
export function Glimpses({ children, content }: GlimpsesProps) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hand = useRef('mouse');
  const [shown, setShown] = useState<Shown | null>(null);

  function wait(milliseconds: number, then: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  }
  function show(anchor: HTMLElement, by: Shown['by']) {
    clearTimeout(timer.current);
    setShown((now) => (now?.anchor === anchor ? now : { anchor, by }));
  }
  function close() {
    clearTimeout(timer.current);
    setShown(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = box.current;
    if (!shown || !element) return;
    const { anchor, by } = shown;
    const settle = () => {
      // A link that runs over the end of a line has a rectangle on each.
      const rectangle = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
      const { left, top } = placeBeside(rectangle, element.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: innerHeight,
      });
      element.style.setProperty('left', `${left}px`);
      element.style.setProperty('top', `${top}px`);
    };
    element.showPopover();
    settle();
    if (by === 'tap') element.focus();
    const link = anchor.querySelector('a') ?? anchor;
    link.setAttribute('aria-describedby', NOTE_ID);
    const grown = new ResizeObserver(settle);
    grown.observe(element);
    const scrolled = ({ target }: Event) => !(target instanceof Node && element.contains(target)) && setShown(null);
    addEventListener('scroll', scrolled, { capture: true, passive: true });
    // Closes this and does nothing else: the browser would clear a search field that has the focus as well.
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setShown(null);
    };
    addEventListener('keydown', escaped, { capture: true });
    return () => {
      removeEventListener('keydown', escaped, { capture: true });
      removeEventListener('scroll', scrolled, { capture: true });
      grown.disconnect();
      link.removeAttribute('aria-describedby');
      element.hidePopover();
    };
  }, [shown]);

  function onPointerOver({ pointerType, target }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const anchor = anchorOf(target);
    if (anchor) wait(REST.hover, () => show(anchor, 'hover'));
    else if (inside(box.current, target)) clearTimeout(timer.current);
  }
  function onPointerOut({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (shown?.by === 'hover') wait(REST.away, close);
  }
  function onFocus({ target }: FocusEvent) {
    const anchor = anchorOf(target);
    if (anchor && target.matches(':focus-visible')) wait(REST.focus, () => show(anchor, 'focus'));
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (inside(box.current, relatedTarget)) return;
    if (shown?.by === 'hover') return;
    close();
  }
  function onClick(event: MouseEvent) {
    const anchor = anchorOf(event.target);
    if (!anchor) return;
    close();
    // A finger cannot rest on a link: its tap shows, and what it shows has a link to follow.
    if (hand.current === 'mouse' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(anchor, 'tap');
  }

  return (
    <div
      onPointerDown={({ pointerType }) => (hand.current = pointerType)}
      onKeyDown={() => (hand.current = 'mouse')}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={onClick}
    >
      {children}
      <div
        ref={box}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={shown?.anchor.textContent ?? ''}
        className="glimpse"
        // Told late, when the focus may rest on the next link already: what waits for that goes on waiting.
        onToggle={({ newState }) => newState === 'closed' && setShown(null)}
      >
        {shown && content(shown.anchor.dataset.glimpse ?? '')}
      </div>
    </div>
  );
}

/** Undefined also where the browser has no popovers: its links are followed. */
function anchorOf(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element) || !('popover' in HTMLElement.prototype)) return undefined;
  return target.closest<HTMLElement>('[data-glimpse]') ?? undefined;
}

function inside(box: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && (box?.contains(target) ?? false);
}
