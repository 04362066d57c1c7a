'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { MAX_SOURCE } from '@/lib/catalogue/query/grammar';
import { Button } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';

const STEP = 60;

interface FinderProps<T> {
  label: string;
  placeholder: string;
  /** What the words find. Keep it while it finds the same: the search is only done anew for another. */
  find: (typed: string) => readonly T[];
  /** `3 cards` */
  found: (count: number) => string;
  children: (items: readonly T[], typed: string) => ReactNode;
}

/** A search in what the device has, answered with every key. It begins with the words of the address the reader came by. */
export function Finder<T>({ label, placeholder, find, found, children }: FinderProps<T>) {
  const t = useTranslations('offline.cards');
  const [q, setQ] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const [most, setMost] = useState(STEP);
  const typed = useDeferredValue(q.trim());
  const items = useMemo(() => find(typed), [find, typed]);
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          id="offline-q"
          type="search"
          label={label}
          placeholder={placeholder}
          value={q}
          maxLength={MAX_SOURCE}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQ(event.target.value);
            setMost(STEP);
          }}
        />
      </form>
      <p role="status" className="my-3 text-soft">
        {found(items.length)}
      </p>
      {children(items.slice(0, most), typed)}
      {items.length > most && (
        <Button className="mt-3" onClick={() => setMost(most + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
