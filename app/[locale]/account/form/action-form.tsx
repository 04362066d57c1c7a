'use client';

import { type HTMLInputTypeAttribute, type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Button, type ButtonVariant } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import type { FormAction } from './form-state';

export interface FormField {
  name: string;
  label: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  maxLength?: number;
  /** What stands in it at first. */
  value?: string;
}

interface ActionFormProps {
  action: FormAction;
  /** Begins the ids of the fields: unique on a page. */
  id: string;
  fields?: readonly FormField[];
  hidden?: Readonly<Record<string, string>>;
  submit: string;
  variant?: ButtonVariant;
  /** Below the fields, above the button. */
  children?: ReactNode;
}

/**
 * A form that a server action answers: errors stand at their fields, what was typed stays, and the first wrong field
 * gets the focus. Without JavaScript the same action answers with a whole page.
 */
export function ActionForm({ action, id, fields = [], hidden = {}, submit, variant, children }: ActionFormProps) {
  const [state, send, pending] = useActionState(action, {});
  const form = useRef<HTMLFormElement>(null);
  const { errors = {}, values = {}, notice, finished } = state;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  return (
    <form ref={form} action={send} className="flex flex-col items-stretch gap-4" noValidate>
      {notice && (
        <Notice tone={notice.tone} title={notice.title} role={notice.tone === 'bad' ? 'alert' : 'status'}>
          {notice.text && <p>{notice.text}</p>}
        </Notice>
      )}
      {!finished && (
        <>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.map(({ name, value, type = 'text', ...field }) => (
            <TextField
              key={name}
              {...field}
              id={`${id}-${name}`}
              name={name}
              type={type}
              error={errors[name]}
              defaultValue={type === 'password' ? undefined : (values[name] ?? value)}
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          ))}
          {children}
          <Button type="submit" variant={variant} disabled={pending} className="self-start">
            {submit}
          </Button>
        </>
      )}
    </form>
  );
}
