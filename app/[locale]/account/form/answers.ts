import { getTranslations } from 'next-intl/server';
import type { FieldErrors } from '@/lib/accounts/fields/field-errors';
import { HANDLE_LENGTH, PASSWORD_LENGTH } from '@/lib/accounts/fields/fields';
import type { FormState } from './form-state';

const KEPT = ['email', 'handle'];

/** What was typed and is shown again. Passwords are typed anew. */
export function kept(data: FormData): Record<string, string> {
  return Object.fromEntries(KEPT.map((name) => [name, text(data, name).slice(0, 254)]));
}

/** A field's text; empty when it is missing or a file. */
export function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The form again, with a sentence at each wrong field. */
export async function invalid(data: FormData, errors: FieldErrors): Promise<FormState> {
  const t = await getTranslations('account.errors');
  const sentences: Record<string, string> = {};
  for (const [field, error] of Object.entries(errors)) {
    const limits = error?.startsWith('handle') ? HANDLE_LENGTH : PASSWORD_LENGTH;
    if (error) sentences[field] = t(error, limits);
  }
  return { errors: sentences, values: kept(data) };
}

/** The form again, with the time to wait (P049). */
export async function wait(data: FormData, seconds: number): Promise<FormState> {
  const t = await getTranslations('account');
  const title = t('wait', { minutes: Math.ceil(seconds / 60) });
  return { notice: { tone: 'warn', title }, values: kept(data) };
}
