'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { MAX_BYTES, readCollection } from '@/lib/collection/csv/read';
import { LISTS } from '@/lib/collection/lists';
import { BRINGING_MODES, bringIn } from '@/lib/collection/store/bring-in';
import { mythosPool } from '@/lib/decks/cards/pool';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import type { Locale } from '@/lib/i18n/locales';
import type { ImportState } from './import-state';
import { reportOn } from './report';

const formSchema = z.object({
  list: z.enum(LISTS).catch('owned'),
  mode: z.enum(BRINGING_MODES).catch('add'),
  intent: z.enum(['read', 'import']).catch('read'),
  text: z.string().catch(''),
});

/** Reads a collection and shows what was understood; brings it in when that is what was asked for. */
export async function importCollection(locale: Locale, _: ImportState, form: FormData): Promise<ImportState> {
  const user = await requireUser(locale, `/${locale}/collection/import`);
  const t = await getTranslations('collection');
  const { list, mode, intent, ...fields } = formSchema.parse(Object.fromEntries(form));
  const file = form.get('file');
  // A file that was chosen is what is meant; afterwards its text stands in the field.
  const chosen = file instanceof File && file.size > 0 ? file : undefined;
  const text = chosen && chosen.size <= MAX_BYTES ? await readFile(chosen) : fields.text;
  if (text === undefined) return { text: fields.text, list, error: t('import.wrongFile') };
  if ((chosen?.size ?? Buffer.byteLength(text)) > MAX_BYTES) {
    return { text: '', list, error: t('import.tooLong', { max: MAX_BYTES }) };
  }
  const pool = await mythosPool();
  const read = readCollection(text, nameIndexOf(pool), list);
  const report = await reportOn(read, pool, locale);
  if (intent === 'read' || read.entries.length === 0) return { text, list, report };

  const verdict = await attempt(['collection-write', user.id]);
  if (!verdict.ok) return { text, list, report, error: t('wait', { minutes: Math.ceil(verdict.waitSeconds / 60) }) };
  await bringIn({ userId: user.id, game: DEFAULT_GAME }, read.entries, mode);
  return { text: '', list, done: t('import.done', { summary: report.summary }) };
}

/** Undefined for what is no text in UTF-8. */
async function readFile(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
