'use client';

import { useFormatter } from 'next-intl';

/** Says a moment (milliseconds since 1970) as the reader's clock has it. For what is drawn in the browser only. */
export function useMoment(): (at: number) => string {
  const format = useFormatter();
  return (at) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return format.dateTime(at, { timeZone, day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' });
  };
}
