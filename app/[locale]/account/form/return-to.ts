import { returnPath } from '@/lib/accounts/return-path';
import { siteOrigin } from '@/lib/accounts/site-url';

/** Where to go once signed in: what the link or form asked for if it lies on this site, else the reader's decks. */
export function returnTo(wanted: unknown, locale: string): string {
  return returnPath(wanted, `/${locale}/decks`, siteOrigin());
}
