'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/lib/ui/controls/button';

interface TextPanelProps {
  text: string;
  words: Record<'text' | 'label' | 'copy' | 'copied' | 'notCopied', string>;
}

/**
 * The deck as text, to copy. Says "copied" only when it was; where the browser refuses, the text stands there,
 * selected, to copy by hand. Without JavaScript it unfolds.
 */
export function TextPanel({ text, words }: TextPanelProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (state === 'refused') area.current?.select();
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return (
    <div className="print:hidden">
      <Button className="w-full" onClick={copy}>
        {words.copy}
      </Button>
      <p
        role="status"
        className={state === 'idle' ? 'sr-only' : `mt-2 ${state === 'copied' ? 'text-good' : 'text-bad'}`}
      >
        {state === 'copied' && `✓ ${words.copied}`}
        {state === 'refused' && words.notCopied}
      </p>
      <details className="mt-2" open={state === 'refused' || undefined}>
        <summary className="min-h-11 cursor-pointer py-2">{words.text}</summary>
        <textarea
          ref={area}
          className="input font-mono text-sm"
          aria-label={words.label}
          readOnly
          rows={Math.min(text.split('\n').length, 16)}
          value={text}
          dir="auto"
        />
      </details>
    </div>
  );
}
