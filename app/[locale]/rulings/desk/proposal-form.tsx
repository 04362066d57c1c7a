'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextArea, TextField } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import type { ProposalFormState } from './form-state';

export interface ProposalField {
  name: string;
  label: string;
  hint?: string;
  /** Rows of a text area; a line of text when there are none. */
  rows?: number;
  maxLength?: number;
  type?: 'date';
  options?: { value: string; label: string }[];
}

export interface ProposalFieldGroup {
  /** Folded away under this title; left out: always open. */
  title?: string;
  open?: boolean;
  lang?: string;
  fields: ProposalField[];
}

interface ProposalFormProps {
  /** Bound to its language by the page. */
  action: (state: ProposalFormState, form: FormData) => Promise<ProposalFormState>;
  groups: ProposalFieldGroup[];
  /** What stands in the fields at first. */
  values: Record<string, string>;
  hidden?: Record<string, string>;
  submit: string;
}

/** The form of a proposal: errors stand at their fields, what was typed stays. Works without script as well. */
export function ProposalForm({ action, groups, values, hidden = {}, submit }: ProposalFormProps) {
  const [state, send, pending] = useActionState(action, {});
  const form = useRef<HTMLFormElement>(null);
  const { errors = {}, notice } = state;
  const shown = state.values ?? values;

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [state]);

  return (
    <form ref={form} action={send} className="flex flex-col gap-4" aria-busy={pending} noValidate>
      {notice && <Notice tone={notice.tone} title={notice.title} role={notice.tone === 'bad' ? 'alert' : 'status'} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map(({ title, open, lang, fields }, index) => {
        const inner = fields.map((field) => (
          <Field key={field.name} field={field} lang={lang} value={shown[field.name]} error={errors[field.name]} />
        ));
        if (!title) return inner;
        return (
          <details key={index} className="panel" open={open}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
            <div className="mt-2 flex flex-col gap-4">{inner}</div>
          </details>
        );
      })}
      <Button type="submit" variant="primary" className="self-start" disabled={pending}>
        {submit}
      </Button>
    </form>
  );
}

interface FieldProps {
  field: ProposalField;
  lang?: string;
  value?: string;
  error?: string;
}

function Field({ field: { name, label, hint, rows, options, ...rest }, lang, value, error }: FieldProps) {
  const common = { id: name.replace('.', '-'), name, label, hint, error, lang, defaultValue: value };
  if (options) {
    return (
      <SelectField {...common} key={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return rows ? <TextArea {...common} {...rest} rows={rows} /> : <TextField {...common} {...rest} autoComplete="off" />;
}
