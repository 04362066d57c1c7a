'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useEffect, useRef } from 'react';
import { LISTS } from '@/lib/collection/lists';
import { Button } from '@/lib/ui/controls/button';
import { Check, SelectField, TextArea } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import type { ImportReport, ImportState } from './import-state';

interface ImportFormProps {
  action: (state: ImportState, form: FormData) => Promise<ImportState>;
}

/** Choose or paste, look at what was understood, and only then bring it in. Works without a script, a page at a time. */
export function ImportForm({ action }: ImportFormProps) {
  const t = useTranslations('collection');
  const [state, send, pending] = useActionState(action, { text: '', list: 'owned' });
  const { report, error, done } = state;
  const result = useRef<HTMLElement>(null);

  useEffect(() => {
    if (report) result.current?.focus();
  }, [report]);

  return (
    <form action={send} className="flex flex-col items-stretch gap-4">
      {done && <Notice tone="good" role="status" title={done} />}
      {error && <Notice tone="bad" role="alert" title={error} />}
      <div className="field">
        <label htmlFor="file" className="field-label">
          {t('import.file')}
        </label>
        <input id="file" type="file" name="file" accept=".csv,.tsv,.txt,text/csv,text/plain" className="input" />
      </div>
      <TextArea
        // React puts a form back to its beginnings after it was sent: what was read stands in the field from then on.
        key={state.text}
        id="text"
        name="text"
        label={t('import.text')}
        hint={t('import.textHint')}
        defaultValue={state.text}
        rows={8}
        spellCheck={false}
        dir="auto"
      />
      <SelectField
        key={`list-${state.list}`}
        id="list"
        name="list"
        label={t('import.list')}
        hint={t('import.listHint')}
        defaultValue={state.list}
      >
        {LISTS.map((list) => (
          <option key={list} value={list}>
            {t(`parts.${list}`)}
          </option>
        ))}
      </SelectField>
      <Button
        type="submit"
        name="intent"
        value="read"
        variant={report ? 'plain' : 'primary'}
        disabled={pending}
        className="self-start"
      >
        {t('import.read')}
      </Button>
      {report && (
        <section ref={result} tabIndex={-1} aria-labelledby="result" className="mt-2">
          <h2 id="result">{t('import.result')}</h2>
          <p className="mt-1">{report.found ? report.summary : t('import.nothing')}</p>
          <Problems report={report} />
          {report.found && (
            <>
              <fieldset className="mt-4">
                <legend className="font-semibold">{t('import.how')}</legend>
                <Check type="radio" name="mode" value="add" defaultChecked>
                  {t('import.add')}
                  <span className="block text-sm text-soft">{t('import.addText')}</span>
                </Check>
                <Check type="radio" name="mode" value="replace">
                  {t('import.replace')}
                  <span className="block text-sm text-soft">{report.replaceText}</span>
                </Check>
              </fieldset>
              <Button type="submit" name="intent" value="import" variant="primary" disabled={pending} className="mt-4">
                {report.submit}
              </Button>
            </>
          )}
        </section>
      )}
    </form>
  );
}

function Problems({ report: { problems, problemsTitle, more } }: { report: ImportReport }) {
  if (problems.length === 0) return null;
  return (
    <div className="notice notice-warn mt-4">
      <h3>{problemsTitle}</h3>
      <ul className="mt-2 grid gap-2">
        {problems.map(({ line, place, text, message }) => (
          <li key={line}>
            <b>{place}:</b>{' '}
            <q dir="auto" className="wrap-anywhere">
              {text}
            </q>
            <span className="block">{message}</span>
          </li>
        ))}
      </ul>
      {more && <p className="mt-2">{more}</p>}
    </div>
  );
}
