import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { NothingHere, nothingHereMetadata } from '../../../nothing-here';
import { FromDevice } from './from-device';

interface DeviceProps {
  params: Promise<{ locale: Locale; page: string }>;
}

/** Pages for a deck in an address: what stands there before and behind its code. */
const PAGES: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  deck: ['/decks/', ''],
  hands: ['/decks/', '/hands'],
  games: ['/decks/', '/games'],
  numbers: ['/decks/', '/numbers'],
  compare: ['/decks/compare?a=', ''],
};

export async function generateMetadata({ params }: DeviceProps): Promise<Metadata> {
  const { locale, page } = await params;
  if (!PAGES[page]) return nothingHereMetadata();
  const t = await getTranslations('hands.device');
  return pageMetadata({ locale, path: `/decks/device/${page}`, title: t('title'), indexed: false });
}

/** On the way from a deck that only this browser has to one of its pages: the deck itself is put into the address. */
export default async function Device({ params }: DeviceProps) {
  const { locale, page } = await params;
  const way = PAGES[page];
  if (!way) return <NothingHere />;
  const t = await getTranslations('hands.device');
  return (
    <Page narrow title={t('title')}>
      <noscript>
        <Notice tone="warn" title={t('noScript')} />
      </noscript>
      <FromDevice
        locale={locale}
        way={way}
        words={{ looking: t('looking'), none: t('none'), tooLong: t('tooLong'), failed: t('failed') }}
      />
      <p className="mt-4">
        <ButtonLink href="/decks/new">{t('back')}</ButtonLink>
      </p>
    </Page>
  );
}
