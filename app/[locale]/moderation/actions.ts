'use server';

import { notFound } from 'next/navigation';
import { z } from 'zod';
import { decide, DECISIONS } from '@/lib/decks/moderation/decide';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { moderator } from './person';

const formSchema = z.object({ decision: z.enum(DECISIONS), reason: z.string().max(5000).catch('') });

/** A moderator's decision about a deck or a comment; `page` is where it was made and what says how it went. */
export async function decideAction(
  locale: Locale,
  subject: { kind: 'deck' | 'comment'; id: string },
  page: '/moderation' | '/moderation/log',
  form: FormData,
): Promise<void> {
  const viewer = await moderator(locale, page);
  const read = formSchema.safeParse({ decision: form.get('decision'), reason: form.get('reason') });
  if (!viewer || !read.success) notFound();
  const result = await decide({ viewer, ...subject, ...read.data });
  redirect({ href: `${page}?done=${result}`, locale });
}
