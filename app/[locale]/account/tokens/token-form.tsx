'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { CopyField } from '@/lib/ui/controls/copy-field';
import { Check, TextField } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import type { FormField } from '../form/action-form';
import { makeTokenAction, type TokenState } from './actions';

interface Choice {
  value: string;
  label: string;
}

interface TokenFormProps {
  name: FormField;
  scopes: readonly Choice[];
  days: readonly Choice[];
  /** The account's password, where it has one. */
  password: FormField | undefined;
  words: Record<'scopes' | 'days' | 'submit' | 'made' | 'madeText' | 'token' | 'copy' | 'copied' | 'refused', string>;
}

const NOTHING: TokenState = {};

/** Makes a token and shows it, this once. Without JavaScript the same action answers with a whole page. */
export function TokenForm({ name, scopes, days, password, words }: TokenFormProps) {
  const [state, send, pending] = useActionState(makeTokenAction, NOTHING);
  const form = useRef<HTMLFormElement>(null);
  const { errors = {}, values = {}, notice, token } = state;
  const chosen = state.scopes ?? ['decks:read'];

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  return (
    <form ref={form} action={send} className="flex flex-col items-stretch gap-4" noValidate>
      {token && (
        <Notice tone="good" title={words.made} role="status">
          <p>{words.madeText}</p>
          <CopyField
            label={words.token}
            value={token}
            words={{ copy: words.copy, copied: words.copied, refused: words.refused }}
          />
        </Notice>
      )}
      {notice && (
        <Notice tone={notice.tone} title={notice.title} role="alert">
          {notice.text && <p>{notice.text}</p>}
        </Notice>
      )}
      <TextField {...name} id="token-name" error={errors.name} defaultValue={values.name} required />
      <Choices legend={words.scopes} error={errors.scopes} id="token-scopes">
        {scopes.map(({ value, label }) => (
          <Check key={value} name="scopes" value={value} defaultChecked={chosen.includes(value)}>
            {label}
          </Check>
        ))}
      </Choices>
      <Choices legend={words.days} error={errors.days} id="token-days">
        {days.map(({ value, label }, index) => (
          <Check
            key={value}
            type="radio"
            name="days"
            value={value}
            defaultChecked={values.days ? values.days === value : index === 0}
          >
            {label}
          </Check>
        ))}
      </Choices>
      {password && <TextField {...password} id="token-password" error={errors.current} required />}
      <Button type="submit" disabled={pending} className="self-start">
        {words.submit}
      </Button>
    </form>
  );
}

interface ChoicesProps {
  id: string;
  legend: string;
  error: string | undefined;
  children: React.ReactNode;
}

function Choices({ id, legend, error, children }: ChoicesProps) {
  return (
    <fieldset aria-describedby={error && `${id}-error`} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className="field-label">{legend}</legend>
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="mt-1 flex flex-col">{children}</div>
    </fieldset>
  );
}
