'use client';

import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/lib/ui/button';

interface CopyLinkProps {
  /** Path on this site, with its language. */
  path: string;
  words: Record<'label' | 'copy' | 'copied' | 'refused', string>;
  /** Offers the device's own way to pass a link on, where it has one: under this name, with these words. */
  send?: { title: string; words: string };
}

const never = () => () => undefined;

/** An address to pass on. Says "copied" only when it was; where the browser refuses, the link stands there, selected. */
export function CopyLink({ path, words, send }: CopyLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  // Only the browser knows under which name it reached the site.
  const address = useSyncExternalStore(
    never,
    () => location.origin + path,
    () => path,
  );

  const canSend = useSyncExternalStore(
    never,
    () => send !== undefined && 'share' in navigator,
    () => false,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('refused');
    }
  }

  return (
    <div className="field print:hidden">
      <label htmlFor={id} className="field-label">
        {words.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="input w-auto min-w-0 flex-[1_1_14rem] text-sm"
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button className="flex-none" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {canSend && send && (
          <Button
            className="flex-none"
            // Closing the device's sheet without a choice is an answer, too.
            onClick={() => void navigator.share({ title: send.title, url: address }).catch(() => undefined)}
          >
            {send.words}
          </Button>
        )}
      </div>
      <p role="status" className={`min-h-5 text-sm ${outcome === 'refused' ? 'text-bad' : 'text-good'}`}>
        {outcome === 'copied' && `✓ ${words.copied}`}
        {outcome === 'refused' && words.refused}
      </p>
    </div>
  );
}
