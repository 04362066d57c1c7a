'use client';

import { useActionState } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { TextArea } from '@/lib/ui/controls/field';

export interface TextState {
  text?: string;
  error?: string;
  /** What the engine says about it, in English. */
  reason?: string;
}

interface TextBoardProps {
  /** Bound to its language by the page. */
  action: (state: TextState, form: FormData) => Promise<TextState>;
  text: string;
  label: string;
  hint?: string;
  submit: string;
}

/** A scenario as text: opened when it is one, else told what is wrong, with the text kept. */
export function TextBoard({ action, text, label, hint, submit }: TextBoardProps) {
  const [state, act, pending] = useActionState(action, {});
  return (
    <form action={act} aria-busy={pending} className="flex flex-col items-start gap-3">
      <TextArea
        id="scenario"
        name="scenario"
        label={label}
        hint={hint}
        error={
          state.reason ? (
            <>
              {state.error} <span lang="en">{state.reason}</span>
            </>
          ) : (
            state.error
          )
        }
        defaultValue={state.text ?? text}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        className="w-full"
      />
      <Button type="submit" disabled={pending}>
        {submit}
      </Button>
    </form>
  );
}
