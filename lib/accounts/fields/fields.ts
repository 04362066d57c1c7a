import { z } from 'zod';

export const HANDLE_LENGTH = { min: 3, max: 24 } as const;
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** What is wrong with a field, as a key of the `account.errors` messages. */
export type FieldError =
  | 'email-invalid'
  | 'handle-invalid'
  | 'handle-reserved'
  | 'handle-taken'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-own-name'
  | 'password-wrong'
  | 'confirmation-wrong';

/** Names that would pass for the site itself or for one of its pages. */
const RESERVED_HANDLES = new Set(
  (
    'about account admin administrator anonymous api auth card cards codex deck decks deleted everyone help home kage ' +
    'kage-codex kagecodex mod moderator naruto-mythos new null official owner root rules rulings security settings ' +
    'sign-in sign-out sign-up signin signout signup staff support system team undefined user users webmaster you'
  ).split(' '),
);

/** The first guesses of everyone, as far as they are long enough to pass; compared without case. */
const COMMON_PASSWORDS = new Set(
  (
    '1234567890 12345678910 0123456789 0987654321 1111111111 0000000000 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc ' +
    'qwertyuiop qwerty1234 qwerty12345 qwerty123456 azertyuiop password12 password123 password1234 passwordpassword ' +
    'iloveyou123 changeme123 letmein1234 welcome123 narutouzumaki naruto1234 sasukeuchiha mot2passe123'
  ).split(' '),
);

/** Addresses are compared in lower case, as in every mail service in use. */
export const emailSchema = z.string().trim().toLowerCase().max(254, 'email-invalid').pipe(z.email('email-invalid'));

/** Capitals are accepted and lowered: `Kakashi` becomes `kakashi`. Everything else outside the rule is refused. */
export const handleSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_-]{2,23}$/, 'handle-invalid')
  .refine((handle) => !RESERVED_HANDLES.has(handle), 'handle-reserved');

/**
 * A password as typed, in compatibility form (NFKC), so that the same keys give the same bytes on every system. The
 * length is checked on what was typed first: a megabyte is refused before anything is computed on it.
 */
export const passwordSchema = z
  .string()
  .max(4 * PASSWORD_LENGTH.max, 'password-long')
  .transform((typed) => typed.normalize('NFKC'));

export const newPasswordSchema = passwordSchema.superRefine((password, context) => {
  const characters = [...password].length;
  if (characters < PASSWORD_LENGTH.min) context.addIssue('password-short');
  else if (characters > PASSWORD_LENGTH.max) context.addIssue('password-long');
  else if (COMMON_PASSWORDS.has(password.toLowerCase()) || /^(.)\1*$/su.test(password))
    context.addIssue('password-common');
});

/** Whether a password is no more than the address or the handle it is to protect. */
export function repeatsOwnName(password: string, { email, handle }: { email: string; handle: string }): boolean {
  return [email, email.split('@')[0], handle].includes(password.toLowerCase());
}

/** A handle made from an outside account's name; may still be taken, reserved or empty of letters (then undefined). */
export function suggestHandle(name: string): string | undefined {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, HANDLE_LENGTH.max);
  return handleSchema.safeParse(plain).success ? plain : undefined;
}
