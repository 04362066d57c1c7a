import { randomUUID } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { CountChange } from '@/lib/collection/lists';
import { applyBatch } from '@/lib/collection/store/change';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

/** Where a form of a collection stands. */
export interface Place {
  locale: Locale;
  /** Path to come back to, without the language. */
  path: string;
}

/** Counts what one button says, for whoever is signed in. A visitor is sent to sign in, a program run wild is told to wait. */
export async function countOne(place: Place, change: CountChange): Promise<void> {
  const user = await requireUser(place.locale, `/${place.locale}${place.path}`);
  if (change.delta === 0) return;
  await mayWrite(place, user.id);
  await applyBatch({ userId: user.id, game: DEFAULT_GAME }, { id: randomUUID(), changes: [change] });
}

/** Whoever writes too often is sent back and told so. */
export async function mayWrite(place: Place, userId: string): Promise<void> {
  const verdict = await attempt(['collection-write', userId]);
  if (!verdict.ok) back(place, 'main', { wait: String(Math.ceil(verdict.waitSeconds / 60)) });
}

/** Shows what has become of it: drawn anew where it stands, or without a script by going back to its place on the page. */
export async function show(place: Place, anchor: string): Promise<void> {
  if (!(await headers()).has('next-action')) back(place, anchor);
  revalidatePath(`/${place.locale}${place.path.split('?')[0]}`);
}

export function back({ locale, path }: Place, anchor: string, more: Record<string, string> = {}): never {
  const [pathname = '', search] = path.split('?');
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...more }).toString();
  return redirect({ href: `${pathname}${params && `?${params}`}#${anchor}`, locale });
}
