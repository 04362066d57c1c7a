'use client';

import { useTranslations } from 'next-intl';
import { gamePath } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/lib/ui/icons/icon';
import type { IconName } from '@/lib/ui/icons/shapes';
import { Section } from '@/lib/ui/page/page';
import { useKeptIndex } from '../use-kept-index';

const ROOMS = [
  { path: 'cards', word: 'cards', icon: 'cards' },
  { path: 'rules', word: 'rules', icon: 'rules' },
  { path: 'rules/quick', word: 'quick', icon: 'rules' },
  { path: 'rulings', word: 'rulings', icon: 'ruling' },
  { path: 'rulings/terms', word: 'terms', icon: 'ruling' },
  { path: 'decks/mine', word: 'mine', icon: 'deck' },
  { path: 'decks/new', word: 'new', icon: 'deck' },
  { path: 'cards/help', word: 'help', icon: 'cards' },
] as const satisfies { path: string; word: string; icon: IconName }[];

type Room = Omit<(typeof ROOMS)[number], 'path'> & { path: string };

const OLDER_ROOMS = ROOMS.map((room) => ({ ...room, path: `${gamePath('ccg').slice(1)}/${room.path}` }));

/** The rooms that open without a network, and the pages that have been read on this device. */
export function WhatIsHere({ locale }: { locale: Locale }) {
  const t = useTranslations('offline.here');
  const { index } = useKeptIndex();
  const read = Object.entries(index?.pages ?? {})
    .filter(([path, { visited }]) => visited && path.startsWith(`/${locale}/`))
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 20);
  const hasOlder = Object.keys(index?.pages ?? {}).some((path) => path.startsWith(`/${locale}${gamePath('ccg')}/`));
  return (
    <>
      <Section title={t('title')}>
        <Rooms rooms={ROOMS} locale={locale} />
      </Section>
      {hasOlder && (
        <Section title={t('older')}>
          <Rooms rooms={OLDER_ROOMS} locale={locale} />
        </Section>
      )}
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

/** Plain links: each opens its page whole, which the device can answer. */
function Rooms({ rooms, locale }: { rooms: readonly Room[]; locale: Locale }) {
  const t = useTranslations('offline.here');
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {rooms.map(({ path, word, icon }) => (
        <li key={path}>
          <a className="button w-full justify-start" href={`/${locale}/${path}`}>
            <Icon name={icon} /> {t(word)}
          </a>
        </li>
      ))}
    </ul>
  );
}
