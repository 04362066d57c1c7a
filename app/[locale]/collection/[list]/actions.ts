'use server';

import { randomUUID } from 'node:crypto';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { cardSnapshot } from '@/lib/catalogue/snapshot';
import { noteSchema, printingSchema } from '@/lib/collection/contract';
import { entryCatalogue } from '@/lib/collection/entry/catalogue';
import { readEntry } from '@/lib/collection/entry/entry-line';
import type { List } from '@/lib/collection/lists';
import { applyBatch } from '@/lib/collection/store/change';
import { setNote } from '@/lib/collection/store/note';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

// The same counting without a script: each button and line is a form of its own. Next refuses actions called from other
// sites, and each asks anew who is signed in.

interface Place {
  locale: Locale;
  list: List;
  /** Path to come back to, without the language. */
  path: string;
}

/** Value of a row's button: `KS-108-RA:1`. */
const stepSchema = z
  .string()
  .transform((text) => {
    const [printing = '', delta = ''] = text.split(':');
    return { printing, delta };
  })
  .pipe(
    z.object({
      printing: printingSchema,
      delta: z
        .string()
        .regex(/^-?\d{1,3}$/)
        .transform(Number),
    }),
  );

export async function step({ locale, list, path }: Place, form: FormData): Promise<void> {
  const parsed = stepSchema.safeParse(form.get('step'));
  if (!parsed.success) notFound();
  const { printing, delta } = parsed.data;
  await count({ locale, list, path }, printing, delta);
  back({ locale, path }, printing);
}

/** A line of quick entry. Where it may mean several printings the page asks which. */
export async function enter({ locale, list, path }: Place, set: string, form: FormData): Promise<void> {
  const line = String(form.get('entry') ?? '').slice(0, 200);
  const { printings, count: copies, sure } = readEntry(line, await catalogue(locale), set);
  const [printing] = printings;
  if (printing === undefined || !sure) return back({ locale, path }, 'entry', { entry: line });
  await count({ locale, list, path }, printing, copies);
  back({ locale, path }, 'entry');
}

export async function writeNote({ locale, list, path }: Place, printing: string, form: FormData): Promise<void> {
  const note = noteSchema.safeParse(form.get('note'));
  if (!note.success || !printingSchema.safeParse(printing).success) notFound();
  const user = await requireUser(locale, `/${locale}${path}`);
  await mayWrite({ locale, path }, user.id);
  await setNote({ userId: user.id, game: DEFAULT_GAME }, { list, printing, note: note.data });
  back({ locale, path }, printing);
}

async function count({ locale, list, path }: Place, printing: string, delta: number): Promise<void> {
  const user = await requireUser(locale, `/${locale}${path}`);
  if (delta === 0) return;
  await mayWrite({ locale, path }, user.id);
  const owner = { userId: user.id, game: DEFAULT_GAME };
  await applyBatch(owner, { id: randomUUID(), changes: [{ list, printing, delta }] });
}

/** Whoever writes too often is sent back and told so. */
async function mayWrite(place: Pick<Place, 'locale' | 'path'>, userId: string): Promise<void> {
  const verdict = await attempt(['collection-write', userId]);
  if (!verdict.ok) back(place, 'main', { wait: String(verdict.waitSeconds) });
}

function back(
  { locale, path }: Pick<Place, 'locale' | 'path'>,
  place: string,
  more: Record<string, string> = {},
): never {
  const [pathname = '', search] = path.split('?');
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...more }).toString();
  return redirect({ href: `${pathname}${params && `?${params}`}#${place}`, locale });
}

async function catalogue(locale: Locale) {
  return entryCatalogue(await cardSnapshot(DEFAULT_GAME), locale);
}
