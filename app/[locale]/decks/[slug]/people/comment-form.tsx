'use client';

import { type FormEvent, useActionState, useState } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { TextArea } from '@/lib/ui/controls/field';
import type { CommentFormState } from './form-state';
import { leftOver } from './left-over';

interface CommentFormProps {
  id: string;
  action: (state: CommentFormState, form: FormData) => Promise<CommentFormState>;
  text: string;
  maxLength: number;
  words: {
    label: string;
    hint?: string;
    send: string;
    /** By problem. */
    problems: Record<'empty' | 'too-long' | 'gone', string>;
    /** What is said where one has to wait, from one minute on. */
    waits: readonly string[];
  };
}

/** A comment to write or to change. Works without JavaScript; what was typed is never lost. */
export function CommentForm({ id, action, text, maxLength, words }: CommentFormProps) {
  const [state, send, pending] = useActionState(action, { text, saved: 0 });
  const [typed, setTyped] = useState(state.text);
  const [sent, setSent] = useState({ text: '', saved: state.saved });
  const { problem, minutes = 1 } = state;
  const wait = words.waits[Math.min(minutes, words.waits.length) - 1];

  // An answer empties the field of what it answers, not of what was typed since.
  if (state.saved !== sent.saved) {
    setSent({ text: '', saved: state.saved });
    if (state.text === '') setTyped(leftOver(typed, sent.text));
  }

  function remember(event: FormEvent<HTMLFormElement>) {
    // One at a time: each answer is about what was sent last.
    if (pending) return event.preventDefault();
    // From the field itself: it may have been typed before the page came alive.
    const text = new FormData(event.currentTarget).get('text');
    if (typeof text !== 'string') return;
    setTyped(text);
    setSent({ text, saved: state.saved });
  }

  return (
    <form action={send} onSubmit={remember} className="flex flex-col items-start gap-2">
      <TextArea
        className="w-full"
        id={id}
        name="text"
        label={words.label}
        hint={words.hint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={maxLength * 2}
        rows={3}
        dir="auto"
        error={problem && (problem === 'wait' ? wait : words.problems[problem])}
      />
      <Button type="submit" aria-disabled={pending}>
        {words.send}
      </Button>
    </form>
  );
}
