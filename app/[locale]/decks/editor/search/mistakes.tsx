'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Mistake } from '@/lib/query/ast';
import { QueryMistakes } from '@/lib/ui/search/query-mistakes';
import { useEditor } from '../editor-context';
import { messagesOf } from '../verdict/late-words';

interface MistakesProps {
  id: string;
  /** The query as it was asked: mistakes name places in it. */
  q: string;
  mistakes: readonly Mistake[];
  onQuery: (q: string) => void;
}

/** Somebody in the middle of a word has made no mistake yet: so long (milliseconds) it must have stood. */
const PAUSE = 600;

/** What of the query was not understood. Its words come when first needed; without a connection nothing is said. */
export function Mistakes(props: MistakesProps) {
  const { locale } = useEditor();
  const [messages, setMessages] = useState<object>();
  const [settled, setSettled] = useState<string>();
  const { q } = props;

  useEffect(() => {
    let current = true;
    messagesOf('query', locale).then(
      (words) => current && setMessages(words),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(q), PAUSE);
    return () => clearTimeout(timer);
  }, [q]);

  if (!messages || settled !== q) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <QueryMistakes {...props} />
    </NextIntlClientProvider>
  );
}
