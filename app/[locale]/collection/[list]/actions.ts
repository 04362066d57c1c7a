'use server';

import { notFound } from 'next/navigation';
import { z } from 'zod';
import { requireUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { cardSnapshot } from '@/lib/catalogue/snapshot';
import { noteSchema, printingSchema } from '@/lib/collection/contract';
import { entryCatalogue } from '@/lib/collection/entry/catalogue';
import { readEntry } from '@/lib/collection/entry/entry-line';
import type { List } from '@/lib/collection/lists';
import { setNote } from '@/lib/collection/store/note';
import type { Locale } from '@/lib/i18n/locales';
import { back, countOne, mayWrite, show, type Place } from '../count-one';

// The same counting without a script: each button and line is a form of its own. Next refuses actions called from other
// sites, and each asks anew who is signed in.

interface ListPlace extends Place {
  list: List;
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

export async function step({ locale, list, path }: ListPlace, form: FormData): Promise<void> {
  const parsed = stepSchema.safeParse(form.get('step'));
  if (!parsed.success) notFound();
  const { printing, delta } = parsed.data;
  await countOne({ locale, path }, { list, printing, delta });
  await show({ locale, path }, printing);
}

/** A line of quick entry. Where it may mean several printings the page asks which. */
export async function enter({ locale, list, path }: ListPlace, set: string, form: FormData): Promise<void> {
  const line = String(form.get('entry') ?? '').slice(0, 200);
  const { printings, count: copies, sure } = readEntry(line, await catalogue(locale), set);
  const [printing] = printings;
  if (printing === undefined || !sure) return back({ locale, path }, 'entry', { entry: line });
  await countOne({ locale, path }, { list, printing, delta: copies });
  await show({ locale, path }, 'entry');
}

export async function writeNote({ locale, list, path }: ListPlace, printing: string, form: FormData): Promise<void> {
  const note = noteSchema.safeParse(form.get('note'));
  if (!note.success || !printingSchema.safeParse(printing).success) notFound();
  const user = await requireUser(locale, `/${locale}${path}`);
  await mayWrite({ locale, path }, user.id);
  await setNote({ userId: user.id, game: DEFAULT_GAME }, { list, printing, note: note.data });
  await show({ locale, path }, printing);
}

async function catalogue(locale: Locale) {
  return entryCatalogue(await cardSnapshot(DEFAULT_GAME), locale);
}
