import type { z } from 'zod';
import type { FieldError } from './fields';

export type FieldErrors = Partial<Record<string, FieldError>>;

/** The first thing wrong with each field. The messages of the schemas in `fields.ts` are the keys. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    errors[field] ??= (isFieldError(message) ? message : FALLBACK[field]) ?? 'email-invalid';
  }
  return errors;
}

/** For what the schemas have no words for: a field that is missing or is no text. */
const FALLBACK: Partial<Record<string, FieldError>> = { handle: 'handle-invalid', password: 'password-short' };

const KEYS: readonly string[] = [
  'email-invalid',
  'handle-invalid',
  'handle-reserved',
  'handle-taken',
  'password-short',
  'password-long',
  'password-common',
  'password-own-name',
] satisfies FieldError[];

function isFieldError(message: string): message is FieldError {
  return KEYS.includes(message);
}
