'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { MOST_OPEN, type Person, revise, suggest } from '@/lib/rulings/desk/proposals';
import { close, publish } from '@/lib/rulings/desk/publish';
import { type ReadForm, readForm } from '@/lib/rulings/desk/form';
import type { ProposalFormState } from './form-state';
import { requirePerson } from './person';

// Each asks anew who is signed in; lib/rulings/desk decides whether that person may.

/** A question for the judges; a judge's own goes on to the desk. */
export async function suggestAction(locale: Locale, _: ProposalFormState, form: FormData): Promise<ProposalFormState> {
  const user = await requirePerson(locale, '/rulings/suggest');
  const read = readForm(form);
  if (!read.content || read.wrong.length > 0) return refused(form, read);
  const limited = await tooFast(user, form);
  if (limited) return limited;
  const made = await suggest(user, DEFAULT_GAME, read.content, read.note);
  if (made.status === 'too-many') {
    const t = await getTranslations('desk');
    return { values: valuesOf(form), notice: { tone: 'bad', title: t('tooMany', { most: MOST_OPEN }) } };
  }
  redirect(user.judge ? `/${locale}/rulings/desk/${made.id}` : `/${locale}/rulings/suggest?sent=1`);
}

export async function reviseAction(
  locale: Locale,
  id: string,
  _: ProposalFormState,
  form: FormData,
): Promise<ProposalFormState> {
  const user = await requirePerson(locale, `/rulings/desk/${id}`);
  const read = readForm(form);
  if (!read.content || read.wrong.length > 0) return refused(form, read);
  const limited = await tooFast(user, form);
  if (limited) return limited;
  const t = await getTranslations('desk');
  const saved = await revise(user, id, Number(form.get('base')), read.content, read.note);
  if (saved.status === 'saved') {
    revalidatePath(`/${locale}/rulings/desk/${id}`);
    redirect(`/${locale}/rulings/desk/${id}?done=saved`);
  }
  const problem = { stale: 'stale', 'not-found': 'missing', forbidden: 'forbidden' } as const;
  return { values: valuesOf(form), notice: { tone: 'bad', title: t(problem[saved.status]) } };
}

/** Publish, decline or withdraw the revision that was looked at. What stands in the way is on the page already. */
export async function decideAction(locale: Locale, id: string, revision: number, form: FormData): Promise<void> {
  const user = await requirePerson(locale, `/rulings/desk/${id}`);
  const decision = form.get('decision');
  const { status } =
    decision === 'publish'
      ? await publish(user, id, revision)
      : await close(user, id, revision, decision === 'withdraw' ? 'withdrawn' : 'declined');
  redirect(`/${locale}/rulings/desk/${id}?done=${status}`);
}

async function refused(form: FormData, { wrong, entries }: ReadForm): Promise<ProposalFormState> {
  const [t, locale] = await Promise.all([getTranslations('desk'), getLocale()]);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const errorOf = (name: string) => {
    const named = entries[name];
    if (named) return t('invalidEntries', { entries: list.format(named) });
    return name === 'question' ? t('questionMissing') : t('invalidField');
  };
  const errors = Object.fromEntries(wrong.map((name) => [name, errorOf(name)]));
  return { values: valuesOf(form), errors, notice: { tone: 'bad', title: errors.question ?? t('invalid') } };
}

async function tooFast(user: Person, form: FormData): Promise<ProposalFormState | undefined> {
  const verdict = await attempt(['ruling-write', user.id]);
  if (verdict.ok) return undefined;
  const t = await getTranslations('desk');
  const title = t('wait', { minutes: Math.ceil(verdict.waitSeconds / 60) });
  return { values: valuesOf(form), notice: { tone: 'warn', title } };
}

/** What was typed stays in the form. */
function valuesOf(form: FormData): Record<string, string> {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(typed.filter(([name]) => !name.startsWith('$')));
}
