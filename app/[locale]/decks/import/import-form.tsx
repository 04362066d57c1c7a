'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/lib/ui/button';
import { TextArea, TextField } from '@/lib/ui/field';
import { Notice } from '@/lib/ui/notice';
import { OpenAsGuest } from '../open-as-guest';
import type { ImportState } from './actions';
import { ManyDecks, type ManyWords } from './many-decks';
import { Problems, type ProblemWords } from './problems';

interface ImportWords extends ProblemWords {
  text: string;
  hint: string;
  file: string;
  fileHint: string;
  name: string;
  read: string;
  again: string;
  result: string;
  nothing: string;
  cards: string;
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
  /** What the form begins with: a text that another page sent. */
  text: string;
  signedIn: boolean;
  signInPath: string;
  maxText: number;
  maxName: number;
  words: ImportWords;
  manyWords: ManyWords;
  guestWords: Parameters<typeof OpenAsGuest>[0]['words'];
}

/** Paste, see what was understood, decide about the rest, create. Works as a plain form until the script is there. */
export function ImportForm(props: ImportFormProps) {
  const { action, text, signedIn, signInPath, maxText, maxName, words, manyWords, guestWords } = props;
  const [state, act, pending] = useActionState(action, { text, name: '' });
  const { report, many, readAs, error } = state;
  const result = useRef<HTMLElement>(null);

  // The answer is where the reader goes next, with eyes and with a screen reader.
  useEffect(() => {
    if (report ?? many) result.current?.focus();
  }, [report, many]);

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
        dir="auto"
      />
      <TextField
        id="file"
        name="file"
        type="file"
        accept=".txt,.csv,.json,text/plain,text/csv,application/json"
        label={words.file}
        hint={words.fileHint}
        className="mt-4"
      />
      {!many && (
        <TextField
          id="name"
          name="name"
          label={words.name}
          defaultValue={state.name}
          maxLength={maxName}
          dir="auto"
          className="mt-4"
        />
      )}
      <Button
        type="submit"
        name="intent"
        value="read"
        variant={report || many ? 'plain' : 'primary'}
        disabled={pending}
        className="mt-4"
      >
        {report || many ? words.again : words.read}
      </Button>
      {many && (
        <section ref={result} tabIndex={-1} aria-labelledby="result" className="mt-8">
          <ManyDecks report={many} signedIn={signedIn} signInPath={signInPath} pending={pending} words={manyWords} />
        </section>
      )}
      {report && (
        <section ref={result} tabIndex={-1} aria-labelledby="result" className="mt-8">
          <h2 id="result">{words.result}</h2>
          <p className="mt-1">
            {readAs} {report.found ? report.summary : words.nothing}
          </p>
          <Problems report={report} words={words} />
          {report.found && (
            <details className="mt-2">
              <summary className="min-h-11 py-2">{words.cards}</summary>
              {report.parts.map(({ title, cards }) => (
                <div key={title} className="mb-3">
                  <h3 className="text-base">{title}</h3>
                  <ul className="sm:columns-2">
                    {cards.map((card) => (
                      <li key={card} className="break-inside-avoid wrap-anywhere">
                        {card}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </details>
          )}
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
                  {report.verdict.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </Notice>
              </div>
              <div className="mt-4">
                {signedIn ? (
                  <Button type="submit" name="intent" value="create" variant="primary" disabled={pending}>
                    {report.createLabel}
                  </Button>
                ) : (
                  <OpenAsGuest content={report.content} origin={report.origin} words={guestWords} />
                )}
              </div>
            </>
          )}
        </section>
      )}
    </form>
  );
}
