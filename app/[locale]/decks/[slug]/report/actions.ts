'use server';

import { notFound } from 'next/navigation';
import { z } from 'zod';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { report, REPORT_REASONS } from '@/lib/decks/moderation/report';
import { deckPath } from '@/lib/decks/games/paths';
import { redirect } from '@/lib/i18n/navigation';
import type { DeckPlace } from '../place';

const formSchema = z.object({ reason: z.enum(REPORT_REASONS), note: z.string().max(5000).catch('') });

/** Sends the report of a deck, or of a comment on it, to the moderators. */
export async function sendReport(place: DeckPlace & { comment?: string }, form: FormData): Promise<void> {
  const { locale, slug, comment } = place;
  const query = comment ? `comment=${comment}&` : '';
  const page = `${deckPath(place)}/report`;
  const viewer = await requireUser(locale, `/${locale}${page}?${query}`);
  const read = formSchema.safeParse({ reason: form.get('reason'), note: form.get('note') });
  if (!read.success) return redirect({ href: `${page}?${query}`, locale });
  const verdict = await attempt(['report', viewer.id]);
  if (!verdict.ok) return redirect({ href: `${page}?${query}wait=${Math.ceil(verdict.waitSeconds / 60)}`, locale });
  const result = await report({ subject: comment ? { comment } : { deck: slug }, viewer, ...read.data });
  if (result === 'not-found') notFound();
  redirect({ href: `${page}?${query}sent=1`, locale });
}
