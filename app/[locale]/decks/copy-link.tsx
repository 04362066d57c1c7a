'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { CopyField } from '@/lib/ui/controls/copy-field';

interface CopyLinkProps {
  /** Path on this site, with its language. */
  path: string;
  words: Record<'label' | 'copy' | 'copied' | 'refused', string>;
  /** Offers the device's own way to pass a link on, where it has one: under this name, with these words. */
  send?: { title: string; words: string };
}

const never = () => () => undefined;

/** An address to pass on. */
export function CopyLink({ path, words: { label, ...words }, send }: CopyLinkProps) {
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

  return (
    <CopyField label={label} value={address} words={words}>
      {canSend && send && (
        <Button
          className="flex-auto"
          // Closing the device's sheet without a choice is an answer, too.
          onClick={() => void navigator.share({ title: send.title, url: address }).catch(() => undefined)}
        >
          {send.words}
        </Button>
      )}
    </CopyField>
  );
}
