'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { TextArea, TextField } from '@/lib/ui/controls/field';
import type { OpenAsGuest } from '../open-as-guest';
import type { ImportState } from './actions';
import { ManyDecks, type ManyWords } from './many-decks';
import { OneDeck, type OneDeckWords } from './one-deck';

interface ImportWords extends OneDeckWords {
  text: string;
  hint: string;
  file: string;
  fileHint: string;
  name: string;
  read: string;
  again: string;
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
  const read = report !== undefined || many !== undefined;
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
        variant={read ? 'plain' : 'primary'}
        disabled={pending}
        className="mt-4"
      >
        {read ? words.again : words.read}
      </Button>
      {read && (
        <section ref={result} tabIndex={-1} aria-labelledby="result" className="mt-8">
          {many && (
            <ManyDecks report={many} signedIn={signedIn} signInPath={signInPath} pending={pending} words={manyWords} />
          )}
          {report && (
            <OneDeck
              report={report}
              readAs={readAs}
              signedIn={signedIn}
              pending={pending}
              words={words}
              guestWords={guestWords}
            />
          )}
        </section>
      )}
    </form>
  );
}
