'use client';

import { NextIntlClientProvider } from 'next-intl';
import { use, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

// Words of panels that are rarely opened: they come with them, so that the page does not carry them before.

const FILES = {
  numbers: (locale: Locale) => import(`@/lib/i18n/messages/${locale}/numbers.json`),
  kinship: (locale: Locale) => import(`@/lib/i18n/messages/${locale}/kinship.json`),
  query: (locale: Locale) => import(`@/lib/i18n/messages/${locale}/query.json`),
  collection: (locale: Locale) => import(`@/lib/i18n/messages/${locale}/collection.json`),
};
type Late = keyof typeof FILES;

const loaded = new Map<string, Promise<object>>();

/** Words of a namespace; asked for again where they could not be fetched. */
export function messagesOf(namespace: Late, locale: Locale): Promise<object> {
  const key = `${namespace} ${locale}`;
  const known = loaded.get(key);
  if (known) return known;
  const messages = FILES[namespace](locale).then((file: { default: object }) => ({ [namespace]: file.default }));
  loaded.set(key, messages);
  messages.catch(() => loaded.delete(key));
  return messages;
}

/** Waits (Suspense) until the words of a namespace are there, and gives them to its children alone. */
export function LateWords({ namespace, locale, children }: { namespace: Late; locale: Locale; children: ReactNode }) {
  const messages = use(messagesOf(namespace, locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
