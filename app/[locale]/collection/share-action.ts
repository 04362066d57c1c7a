'use server';

import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { isSharedList } from '@/lib/collection/lists';
import { shareLists } from '@/lib/collection/store/share';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

/** Shows the ticked lists to others, and no other one. */
export async function share(locale: Locale, form: FormData): Promise<void> {
  const user = await requireUser(locale, `/${locale}/collection`);
  const lists = form.getAll('list').filter(isSharedList);
  if ((await attempt(['collection-write', user.id])).ok) await shareLists(user.id, lists);
  redirect({ href: '/collection#sharing', locale });
}
