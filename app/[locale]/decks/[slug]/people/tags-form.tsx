'use client';

import { useActionState } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';
import type { TagsFormState } from './form-state';

interface TagsFormProps {
  action: (state: TagsFormState, form: FormData) => Promise<TagsFormState>;
  text: string;
  words: { label: string; hint: string; save: string; problems: Record<'too-many' | 'too-long', string> };
}

/** The tags of a deck, for its owner. Works without JavaScript; what was typed stays where it cannot be saved. */
export function TagsForm({ action, text, words }: TagsFormProps) {
  const [state, send, pending] = useActionState(action, { text });
  return (
    <form action={send} className="mt-4 flex flex-col items-start gap-2">
      <TextField
        className="w-full"
        id="tags"
        name="tags"
        label={words.label}
        hint={words.hint}
        defaultValue={state.text}
        key={state.text}
        error={state.problem && words.problems[state.problem]}
        maxLength={1000}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" aria-disabled={pending}>
        {words.save}
      </Button>
    </form>
  );
}
