'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/lib/ui/button';
import { TextArea, TextField } from '@/lib/ui/field';
import { Notice } from '@/lib/ui/notice';
import { OpenAsGuest } from '../open-as-guest';
import type { ImportState } from './actions';
import type { ImportReport } from './report';

interface ImportWords {
  text: string;
  hint: string;
  name: string;
  read: string;
  again: string;
  result: string;
  nothing: string;
  leaveOut: string;
  choose: string;
  notes: string;
  verdict: string;
  legal: string;
}

interface ImportFormProps {
  /**
   * Bound to its language by the page: bound anew at each render of this component, React would never be done with
   * rendering the answer to a form that was sent without script.
   */
  action: (state: ImportState, form: FormData) => Promise<ImportState>;
  signedIn: boolean;
  maxText: number;
  maxName: number;
  words: ImportWords;
  guestWords: Parameters<typeof OpenAsGuest>[0]['words'];
}

const EMPTY: ImportState = { text: '', name: '' };

/** Paste, see what was understood, decide about the rest, create. Works as a plain form until the script is there. */
export function ImportForm({ action, signedIn, maxText, maxName, words, guestWords }: ImportFormProps) {
  const [state, act, pending] = useActionState(action, EMPTY);
  const { report, error } = state;
  const result = useRef<HTMLElement>(null);

  // The answer is where the reader goes next, with eyes and with a screen reader.
  useEffect(() => {
    if (report) result.current?.focus();
  }, [report]);

  return (
    <form action={act} aria-busy={pending}>
      <TextArea
        id="text"
        name="text"
        label={words.text}
        hint={words.hint}
        error={error}
        defaultValue={state.text}
        rows={14}
        maxLength={maxText}
        spellCheck={false}
        autoComplete="off"
        required
        dir="auto"
      />
      <TextField
        id="name"
        name="name"
        label={words.name}
        defaultValue={state.name}
        maxLength={maxName}
        dir="auto"
        className="mt-4"
      />
      <Button
        type="submit"
        name="intent"
        value="read"
        variant={report ? 'plain' : 'primary'}
        disabled={pending}
        className="mt-4"
      >
        {report ? words.again : words.read}
      </Button>
      {report && (
        <section ref={result} tabIndex={-1} aria-labelledby="result" className="mt-8">
          <h2 id="result">{words.result}</h2>
          <p className="mt-1">{report.found ? report.summary : words.nothing}</p>
          <Problems report={report} words={words} />
          {report.notes.length > 0 && (
            <div className="mt-4">
              <h3>{words.notes}</h3>
              <ul className="list-disc pl-5">
                {report.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
          )}
          {report.found && (
            <>
              <div className="mt-4">
                <Notice tone={report.legal ? 'good' : 'warn'} title={report.legal ? words.legal : words.verdict}>
                  {report.verdict.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </Notice>
              </div>
              <div className="mt-4">
                {signedIn ? (
                  <Button type="submit" name="intent" value="create" variant="primary" disabled={pending}>
                    {report.createLabel}
                  </Button>
                ) : (
                  <OpenAsGuest content={report.content} words={guestWords} />
                )}
              </div>
            </>
          )}
        </section>
      )}
    </form>
  );
}

function Problems({ report, words }: { report: ImportReport; words: ImportWords }) {
  if (report.problems.length === 0) return null;
  return (
    <div className="notice notice-warn mt-4">
      <h3>{report.problemsTitle}</h3>
      <ul className="mt-2 grid gap-4">
        {report.problems.map(({ line, place, text, message, choices }) => (
          <li key={line}>
            <fieldset>
              <legend>
                <b>{place}:</b>{' '}
                <q dir="auto" className="wrap-anywhere">
                  {text}
                </q>
              </legend>
              <p>{message}</p>
              {choices.map(({ code, label }) => (
                <label key={code} className="check">
                  <input type="radio" name={`line-${line}`} value={code} />
                  <span>{label}</span>
                </label>
              ))}
              <label className="check">
                <input type="radio" name={`line-${line}`} value="out" />
                <span>{words.leaveOut}</span>
              </label>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="choose" className="mt-3">
        {words.choose}
      </Button>
    </div>
  );
}
