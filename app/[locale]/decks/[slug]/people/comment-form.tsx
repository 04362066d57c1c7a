'use client';

import { useActionState } from 'react';
import { Button } from '@/lib/ui/button';
import { TextArea } from '@/lib/ui/field';
import type { CommentFormState } from './form-state';

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
  const { problem, minutes = 1 } = state;
  const wait = words.waits[Math.min(minutes, words.waits.length) - 1];
  return (
    <form action={send} className="flex flex-col items-start gap-2">
      <TextArea
        className="w-full"
        id={id}
        name="text"
        label={words.label}
        hint={words.hint}
        defaultValue={state.text}
        key={`${state.saved} ${state.text}`}
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
