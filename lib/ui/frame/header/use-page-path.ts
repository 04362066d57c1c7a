'use client';

import { useSyncExternalStore } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import { keptNote } from '../kept-page';

const never = () => () => undefined;

/**
 * The path of this page without its language. A kept page that stands in for another one was written for its own address:
 * it begins with that one, as it must be taken over as it was written, and goes over to where it stands at once.
 */
export function usePagePath(): string {
  const path = usePathname();
  return useSyncExternalStore(
    never,
    () => path,
    () => pathAsWritten() ?? path,
  );
}

function pathAsWritten(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return keptNote(document)
    ?.path.replace(/^\/[^/]+/, '')
    .replace(/^$/, '/');
}
