'use server';

import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import { cardPool } from '@/lib/decks/cards/pool';
import { MAX_NAME } from '@/lib/decks/limits';
import { cleanLine, shorten } from '@/lib/decks/plain-text';
import { createDeck } from '@/lib/decks/store/create';
import { applyChoices, type LineChoice } from '@/lib/decks/text/choices';
import { importText, MAX_TEXT, MAX_TEXT_LINES, type ImportedDeck } from '@/lib/decks/text/import';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { IMPORT_GAME, reportOn, type ImportReport } from './report';

export interface ImportState {
  text: string;
  name: string;
  error?: string;
  report?: ImportReport;
}

/** Reads the list, with what the person decided about single lines; creates the deck when that is what was pressed. */
export async function importDeck(locale: Locale, _: ImportState, form: FormData): Promise<ImportState> {
  const t = await getTranslations({ locale, namespace: 'decks' });
  // Forms send line ends as CRLF, and the limit is on characters.
  const pasted = fieldOf(form, 'text').replace(/\r\n?/g, '\n');
  const state = { text: pasted, name: shorten(cleanLine(fieldOf(form, 'name').slice(0, 2000)), MAX_NAME) };
  if (pasted.trim() === '') return { ...state, error: t('import.empty') };
  if (pasted.length > MAX_TEXT || pasted.split('\n').length > MAX_TEXT_LINES) {
    // What was pasted goes back as far as it could be used, so that it can be cut down.
    const error = t('import.tooLong', { max: MAX_TEXT, lines: MAX_TEXT_LINES });
    return { ...state, text: pasted.slice(0, MAX_TEXT), error };
  }

  const pool = await cardPool(IMPORT_GAME);
  const index = nameIndexOf(pool);
  const text = applyChoices(pasted, choicesIn(form, importText(pasted, index)));
  const deck = importText(text, index);
  const name = state.name || deck.name || '';
  const report = await reportOn(deck, name, pool, locale);
  if (form.get('intent') !== 'create' || !report.found) return { text, name, report };

  const user = await requireUser(locale, `/${locale}/decks/import`);
  const result = await createDeck({ ownerId: user.id, content: report.content, untitled: t('untitled') });
  if (result.status === 'created') redirect({ href: `/decks/${result.deck.slug}/edit`, locale });
  if (result.status === 'too-many-decks') return { text, name, report, error: t('deck.tooMany') };
  throw new Error(`A deck read by import could not be stored: ${result.status}`);
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Choices that the form holds, as far as they answer problems that the text really has. */
function choicesIn(form: FormData, { problems }: ImportedDeck): LineChoice[] {
  return problems.flatMap(({ line, count, candidates }): LineChoice[] => {
    const choice = fieldOf(form, `line-${line}`);
    if (choice === 'out') return [{ line, leaveOut: true }];
    return candidates.includes(choice) ? [{ line, count, code: choice }] : [];
  });
}
