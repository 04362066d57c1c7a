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
  children: ReactNode;
}

/** Typing waits this long for the next letter; ticks and choices go at once. */
const TYPING_PAUSE = 200;

/**
 * A GET form that answers while it is filled in. Without JavaScript it is a plain form with its button. The address is
 * the only state: whatever changes it (Back, a link) changes the fields, and a later change overtakes an earlier one.
 */
export function LiveForm({ id, action, className, children }: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  const router = useRouter();
  const address = useSearchParams().toString();
  const [pending, startTransition] = useTransition();

  function go(push = false) {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const query = formQuery(new FormData(form.current));
    // While an answer is on its way, what was asked last counts, not what the address still says.
    if (query === (pending ? asked.current : formQuery(new URLSearchParams(location.search)))) return;
    asked.current = query;
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
      timer.current = setTimeout(() => latest.current(), TYPING_PAUSE);
    };
    const chosen = (event: Event) => mine(event) && latest.current();
    document.addEventListener('input', typed);
    document.addEventListener('change', chosen);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('input', typed);
      document.removeEventListener('change', chosen);
    };
  }, []);

  // The fields follow the address, but never under the typing hand, nor back to an answer that a later choice overtook.
  useEffect(() => {
    if (pending) return;
    const params = new URLSearchParams(address);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const beingTyped = field === document.activeElement && timer.current !== undefined;
      if (!beingTyped) fieldFrom(field, params);
    }
  }, [address, pending]);

  return (
    <form
      ref={form}
      id={id}
      action={action}
      className={className}
      data-pending={pending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        go(true);
      }}
    >
      {children}
    </form>
  );
}
