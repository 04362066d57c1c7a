import { type ReactNode, useId } from 'react';

interface MenuProps {
  /** Name of the button, where what it shows is no word. */
  label?: string;
  /** What the button shows. */
  button: ReactNode;
  /** `menu-item`s: links of a `<ul>`, or buttons of a form. */
  children: ReactNode;
}

/**
 * A list that unfolds at its button. It is the browser's own popover, so it needs no script: Escape and a press beside
 * it close it, opening another closes it, and the focus goes back to the button. Its items are links and buttons that
 * Tab walks through, not a `role="menu"`, which would promise the arrow keys of an application.
 */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="menu-button" popoverTarget={id} aria-label={label} title={label}>
        {button}
      </button>
      <div id={id} popover="auto" className="menu-list">
        {children}
      </div>
    </>
  );
}
