import { createTranslator } from 'next-intl';
import { messagesFor } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { siteOrigin } from '../site-url';
import { type Mail, sendMail } from './send';

interface Reader {
  email: string;
  handle: string;
  /** Language the letter is written in: that of the page it was asked for on. */
  locale: Locale;
}

/** What we write about. `known`: someone signed up with an address that has an account. */
export type Letter = 'confirm' | 'reset' | 'known' | 'connected';

const PAGE = { confirm: 'confirm', reset: 'reset', known: 'reset' } as const;

/** Writes to the owner of an account. Letters with a link take the token that opens it; `provider` is for `connected`. */
export async function write(
  letter: Letter,
  { email, handle, locale }: Reader,
  { token, provider = '' }: { token?: string; provider?: string } = {},
): Promise<void> {
  const t = createTranslator({ locale, messages: await messagesFor(locale), namespace: 'account.mail' });
  const mail: Mail = { to: email, subject: t(`${letter}.subject`, { provider }), text: '' };
  if (token && letter !== 'connected') {
    mail.link = `${siteOrigin()}/${locale}/account/${PAGE[letter]}?token=${token}`;
  }
  const parts = [t(`${letter}.text`, { handle, provider }), mail.link, t(`${letter}.end`), t('signature')];
  mail.text = parts.filter(Boolean).join('\n\n');
  await sendMail(mail);
}
