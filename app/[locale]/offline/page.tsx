import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { signInPath } from '@/lib/accounts/session';
import { textsAddress } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { snapshotAddress } from '@/lib/catalogue/snapshot';
import { today } from '@/lib/decks/cards/pool';
import type { Locale } from '@/lib/i18n/locales';
import { rulingsAtHandAddress } from '@/lib/rulings/at-hand';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { ccgFaceWords } from '@/lib/ui/ccg/face/face-words';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Shell } from './shell';

interface OfflineProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: OfflineProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('offline')]);
  return pageMetadata({ locale, path: '/offline', title: t('title'), description: t('description'), indexed: false });
}

/**
 * At its own address: what this device keeps. Kept itself, it stands in for every page that is not (lib/offline/worker),
 * so it is the same for everybody and brings the words of all it can show.
 */
export default async function Offline({ params }: OfflineProps) {
  const { locale } = await params;
  const [messages, catalogue, older, texts, rulingsKept, words, olderWords] = await Promise.all([
    getMessages(),
    snapshotAddress(DEFAULT_GAME),
    snapshotAddress('ccg'),
    textsAddress(DEFAULT_GAME, locale),
    rulingsAtHandAddress(DEFAULT_GAME, locale),
    faceWords(),
    ccgFaceWords(),
  ]);
  const { offline, editor, violations, decks, travel, olderDecks, rulings, rules } = messages;
  return (
    <NextIntlClientProvider
      messages={{
        offline,
        editor,
        violations,
        decks: { visibility: decks.visibility, link: decks.link },
        travel: { export: travel.export },
        olderDecks,
        rulings: {
          title: rulings.title,
          status: rulings.status,
          item: rulings.item,
          page: rulings.page,
        },
        rules: { otherReading: rules.otherReading, restsOn: rules.restsOn },
      }}
    >
      <Shell
        site={{
          locale,
          words,
          olderWords,
          catalogueAddress: { mythos: catalogue ?? '', ccg: older ?? '' },
          textsAddress: texts ?? '',
          rulingsAddress: rulingsKept,
          signInPath: signInPath(locale, `/${locale}/decks/keep`),
          today: today(),
        }}
      />
    </NextIntlClientProvider>
  );
}
