import { hasRole } from '@/lib/accounts/roles';
import { type CurrentUser, requireUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Person } from '@/lib/rulings/desk/proposals';

/** A user as the desk knows one. */
export const asPerson = (user: CurrentUser): Person => ({ id: user.id, judge: hasRole(user, 'judge') });

/** Who is signed in; a visitor is sent to sign in and comes back to `path`, which has no language. */
export async function requirePerson(locale: Locale, path: string): Promise<Person> {
  return asPerson(await requireUser(locale, `/${locale}${path}`));
}
