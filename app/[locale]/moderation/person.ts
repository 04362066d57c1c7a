import { hasRole } from '@/lib/accounts/roles';
import { type CurrentUser, requireUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';

/** The moderator who is signed in, or undefined for somebody else; a visitor is sent to sign in and comes back to `path`. */
export async function moderator(locale: Locale, path: string): Promise<CurrentUser | undefined> {
  const user = await requireUser(locale, `/${locale}${path}`);
  return hasRole(user, 'moderator') ? user : undefined;
}
