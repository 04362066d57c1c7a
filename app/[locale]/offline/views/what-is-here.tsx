'use client';

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/lib/ui/icons/icon';
import type { IconName } from '@/lib/ui/icons/shapes';
import { Section } from '@/lib/ui/page/page';
import { useKeptIndex } from '../use-kept-index';

const ROOMS = [
  { path: 'cards', word: 'cards', icon: 'cards' },
  { path: 'rules', word: 'rules', icon: 'rules' },
  { path: 'rules/quick', word: 'quick', icon: 'rules' },
  { path: 'rulings/terms', word: 'terms', icon: 'ruling' },
  { path: 'decks/mine', word: 'mine', icon: 'deck' },
  { path: 'decks/new', word: 'new', icon: 'deck' },
  { path: 'cards/help', word: 'help', icon: 'cards' },
] as const satisfies { path: string; word: string; icon: IconName }[];

/** The rooms that open without a network, and the pages that have been read on this device. */
export function WhatIsHere({ locale }: { locale: Locale }) {
  const t = useTranslations('offline.here');
  const { index } = useKeptIndex();
  const read = Object.entries(index?.pages ?? {})
    .filter(([path, { visited }]) => visited && path.startsWith(`/${locale}/`))
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 20);
  // Plain links: each opens its page whole, which the device can answer.
  return (
    <>
      <Section title={t('title')}>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {ROOMS.map(({ path, word, icon }) => (
            <li key={path}>
              <a className="button w-full justify-start" href={`/${locale}/${path}`}>
                <Icon name={icon} /> {t(word)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      {read.length > 0 && (
        <Section title={t('read')}>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {read.map(([path]) => (
              <li key={path}>
                <a className="link inline-flex min-h-11 items-center" href={path}>
                  {decodeURIComponent(path.slice(`/${locale}/`.length))}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
