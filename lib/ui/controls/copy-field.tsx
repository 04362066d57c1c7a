'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button';

interface CopyFieldProps {
  label: string;
  value: string;
  words: Record<'copy' | 'copied' | 'refused', string>;
  /** Further buttons beside the one that copies. */
  children?: ReactNode;
}

/** A text to take along. Says "copied" only when it was; where the browser refuses, the text stands there, selected. */
export function CopyField({ label, value, words, children }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('refused');
    }
  }

  return (
    <div className="field print:hidden">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="input w-auto min-w-0 flex-[999_1_14rem] text-sm"
          readOnly
          dir="ltr"
          value={value}
          onFocus={(event) => event.target.select()}
        />
        {/* Beside the text as wide as its word, below it as wide as the line. */}
        <Button className="flex-auto" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {children}
      </div>
      <p role="status" className={`min-h-5 text-sm ${outcome === 'refused' ? 'text-bad' : 'text-good'}`}>
        {outcome === 'copied' && `✓ ${words.copied}`}
        {outcome === 'refused' && words.refused}
      </p>
    </div>
  );
}
