'use server';

import { notFound } from 'next/navigation';
import { z } from 'zod';
import { LISTS } from '@/lib/collection/lists';
import { printingSchema } from '@/lib/collection/contract';
import type { Locale } from '@/lib/i18n/locales';
import { countOne, show } from '../count-one';

/** Value of a button: `owned:KS-108-RA:1`. */
const stepSchema = z
  .string()
  .transform((text) => {
    const [list = '', printing = '', delta = ''] = text.split(':');
    return { list, printing, delta };
  })
  .pipe(z.object({ list: z.enum(LISTS), printing: printingSchema, delta: z.enum(['1', '-1']).transform(Number) }));

/** One more or one less, from the page of a card. */
export async function countHere({ locale, code }: { locale: Locale; code: string }, form: FormData): Promise<void> {
  const parsed = stepSchema.safeParse(form.get('step'));
  if (!parsed.success) notFound();
  const path = `/cards/${encodeURIComponent(code)}`;
  await countOne({ locale, path }, parsed.data);
  await show({ locale, path }, 'collection');
}
