'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Page } from '../../page/page';
import { failureKind, type FailureKind } from './failure-kind';

interface Sentences {
  title: string;
  text: string;
}

export interface FailureWords extends Record<FailureKind, Sentences> {
  retry: string;
  home: string;
}

const Words = createContext<FailureWords | null>(null);

/** Hands the words for a failed page down to the error boundary, which cannot ask the server for them any more. */
export function FailureProvider({ words, children }: { words: FailureWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function Failure({ error }: { error: Error & { digest?: string } }) {
  const words = useContext(Words);
  if (!words) return null;
  const { digest } = error;
  const { title, text } = words[failureKind(error, navigator.onLine)];
  return (
    <Page narrow title={title} lead={text}>
      <span className="lost-ring" aria-hidden="true" />
      <p className="flex flex-wrap gap-2">
        {/* An empty address is this page: asks the server again, also without JavaScript. */}
        <a href="" className="button button-primary">
          {words.retry}
        </a>
        <a href="/" className="button">
          {words.home}
        </a>
      </p>
      {digest && <p className="mt-6 text-sm text-soft tabular-nums">#{digest}</p>}
    </Page>
  );
}
