'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

export interface CompanionProps {
  locale: Locale;
  /** Null: nobody is signed in. */
  userId: string | null;
  messages: AbstractIntlMessages;
}

/**
 * On every page, once it is there and the browser has nothing else to do: brings what looks after the device's copies,
 * unsent edits and new versions. As small as can be until then.
 */
export function Companion(props: CompanionProps) {
  const [Attendant, setAttendant] = useState<ComponentType<CompanionProps>>();
  useEffect(() => {
    let current = true;
    const bring = () =>
      void import('./attendant').then(
        ({ Attendant: found }) => current && setAttendant(() => found),
        // Without a network, and not kept: the next page tries again.
        () => undefined,
      );
    // Safari knows no idle time.
    if (typeof requestIdleCallback === 'undefined') setTimeout(bring, 500);
    else requestIdleCallback(bring, { timeout: 3000 });
    return () => {
      current = false;
    };
  }, []);
  return Attendant ? <Attendant {...props} /> : null;
}
