'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { GAMES } from '@/lib/catalogue/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { GuestQuestion } from './guest-question';
import { putOff, useGuestDeck } from './use-guest-deck';

/** Where a new deck is begun. */
const NEW: readonly string[] = GAMES.map((game) => `${decksPath(game)}/new`);

/** Where that question is asked before anything else. */
const KEEP: readonly string[] = GAMES.map((game) => `${decksPath(game)}/keep`);

/** On every page about decks, somebody who has signed in is asked about the deck built before. */
export function GuestOffer({ locale }: { locale: Locale }) {
  const t = useTranslations('editor.guest');
  const router = useRouter();
  const pathname = usePathname();
  const kept = useGuestDeck();
  const [answered, setAnswered] = useState(false);

  // A new, empty deck above which an old one is offered would only confuse: there the question comes first. Not when
  // the address brings a card along, which would be lost on the way.
  const waits = Boolean(kept);
  useEffect(() => {
    const keep = KEEP[NEW.indexOf(pathname)];
    if (waits && keep && !location.search && !putOff()) router.replace(keep);
  }, [waits, pathname, router]);

  if (!kept || answered || NEW.includes(pathname) || KEEP.includes(pathname) || putOff()) return null;
  return (
    <aside className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-3xl notice" aria-label={t('title')}>
      <p className="font-semibold">{t('title')}</p>
      <GuestQuestion
        locale={locale}
        kept={kept}
        onKept={(slug) => {
          setAnswered(true);
          router.push(`${deckPath({ slug, format: kept.draft.format })}/edit`);
        }}
        onDone={() => setAnswered(true)}
      />
    </aside>
  );
}
