import { getTranslations } from 'next-intl/server';
import { HANDLE_LENGTH, PASSWORD_LENGTH } from '@/lib/accounts/fields/fields';
import type { FormField } from './action-form';

/** The fields that account forms are made of, in the reader's language, with what password managers need to know. */
export async function accountFields() {
  const t = await getTranslations('account.fields');
  return {
    email: { name: 'email', label: t('email'), type: 'email', autoComplete: 'username', maxLength: 254 },
    ownEmail: {
      name: 'email',
      label: t('email'),
      hint: t('emailHint'),
      type: 'email',
      autoComplete: 'email',
      maxLength: 254,
    },
    handle: { name: 'handle', label: t('handle'), hint: t('handleHint', HANDLE_LENGTH), autoComplete: 'nickname' },
    password: { name: 'password', label: t('password'), type: 'password', autoComplete: 'current-password' },
    currentPassword: {
      name: 'current',
      label: t('currentPassword'),
      type: 'password',
      autoComplete: 'current-password',
    },
    newPassword: {
      name: 'password',
      label: t('newPassword'),
      hint: t('passwordHint', PASSWORD_LENGTH),
      type: 'password',
      autoComplete: 'new-password',
    },
    firstPassword: {
      name: 'password',
      label: t('password'),
      hint: t('passwordHint', PASSWORD_LENGTH),
      type: 'password',
      autoComplete: 'new-password',
    },
  } satisfies Record<string, FormField>;
}
