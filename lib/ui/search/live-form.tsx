'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { fieldFrom, formQuery } from './form-query';

interface LiveFormProps {
  /** Also the id by which controls elsewhere on the page belong to the form. */
  id: string;
  /** Path of the page that answers. */
  action: string;
  className?: string;
  /**
   * What the form asks for after a field was changed (its name; undefined: the button), where that is more than its
   * fields say. `address` is what was asked last.
   */
  compose?: (form: FormData, changed: string | undefined, address: URLSearchParams) => Promise<string>;
  /** What the fields are to show, where the address says it in other words than theirs. */
  state?: string;
  children: ReactNode;
}

/** Typing waits this long for the next letter; ticks and choices go at once. */
const TYPING_PAUSE = 200;

/**
 * A GET form that answers while it is filled in. Without JavaScript it is a plain form with its button. The address is
 * the only state: whatever changes it (Back, a link) changes the fields, and a later change overtakes an earlier one.
 */
export function LiveForm({ id, action, className, compose, state, children }: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  const turn = useRef(0);
  const router = useRouter();
  const address = useSearchParams().toString();
  const shown = state ?? address;
  const [pending, startTransition] = useTransition();

  async function go(changed?: string, push = false) {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const data = new FormData(form.current);
    // While an answer is on its way, what was asked last counts, not what the address still says.
    const last = pending ? asked.current : formQuery(new URLSearchParams(location.search));
    const mine = ++turn.current;
    const query = compose ? await compose(data, changed, new URLSearchParams(last)) : formQuery(data);
    // Whatever was changed since is a question of its own.
    if (mine !== turn.current || query === last) return;
    asked.current = query;
    // A text that was rewritten stands in its field at once: the next change builds on it.
    if (compose && changed) for (const field of textFields(form.current)) fieldFrom(field, new URLSearchParams(query));
    const href = query ? `${action}?${query}` : action;
    startTransition(() => router[push ? 'push' : 'replace'](href, { scroll: false }));
  }
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });

  // Listens on the document, because some fields stand outside the form and name it by its id.
  useEffect(() => {
    const mine = (event: Event) =>
      event.target instanceof HTMLElement && 'form' in event.target && event.target.form === form.current;
    const typed = (event: Event) => {
      if (!mine(event)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(nameOf(event.target)), TYPING_PAUSE);
    };
    const chosen = (event: Event) => mine(event) && void latest.current(nameOf(event.target));
    document.addEventListener('input', typed);
    document.addEventListener('change', chosen);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('input', typed);
      document.removeEventListener('change', chosen);
    };
  }, []);

  // The fields follow the address, but never under the typing hand, nor back to an answer that a later choice overtook.
  // Before the page came to life nobody counted the time: there the field that has the focus is the one being typed in.
  const alive = useRef(false);
  useEffect(() => {
    if (pending) return;
    const early = !alive.current;
    alive.current = true;
    const params = new URLSearchParams(shown);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const beingTyped = field === document.activeElement && (early || timer.current !== undefined);
      if (!beingTyped) fieldFrom(field, params);
    }
  }, [shown, pending]);

  return (
    <form
      ref={form}
      id={id}
      action={action}
      className={className}
      data-pending={pending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void go(undefined, true);
      }}
    >
      {children}
    </form>
  );
}

function nameOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : undefined;
}

function textFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.type === 'search' && field !== document.activeElement ? [field] : [],
  );
}
