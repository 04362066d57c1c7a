'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { deckPath } from '@/lib/decks/games/paths';
import { dropDrafts, orphanedDrafts } from '@/lib/decks/local/orphans';
import { deckServer } from '@/lib/decks/local/server';
import type { LeftDraft } from '@/lib/decks/local/shelf';
import { isGone, thisTab } from '@/lib/decks/local/tabs';
import { uuid } from '@/lib/decks/local/uuid';
import type { Locale } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { KeptQuestion } from '../guest/kept-question';

interface LeftOfferProps {
  locale: Locale;
  userId: string;
}

/** What this browser still holds of decks that were deleted elsewhere: offered, for no page of theirs is left to do so. */
export function LeftOffer({ locale, userId }: LeftOfferProps) {
  const [left, setLeft] = useState<readonly LeftDraft[]>([]);

  useEffect(() => {
    let over = false;
    // No editor of such a deck is open on this page, whatever this tab had open before.
    const isAbandoned = async (tab: string) => tab === thisTab() || (await isGone(tab));
    async function look() {
      try {
        const found = await orphanedDrafts(localStorage, userId, deckServer(locale), isAbandoned);
        if (!over) setLeft(found);
      } catch {
        // Storage is switched off: there is nothing left in it.
      }
    }
    void look();
    return () => {
      over = true;
    };
  }, [locale, userId]);

  return left.map((one) => (
    <LeftQuestion
      key={one.kept.id}
      locale={locale}
      left={one}
      onDone={() => {
        dropDrafts(localStorage, userId, one.kept.id);
        setLeft((before) => before.filter(({ kept }) => kept.id !== one.kept.id));
      }}
    />
  ));
}

function LeftQuestion({ locale, left, onDone }: { locale: Locale; left: LeftDraft; onDone: () => void }) {
  const t = useTranslations('decks.left');
  const router = useRouter();
  // A deleted deck's id is not given again.
  const [newId] = useState(uuid);

  return (
    <aside className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-3xl notice" aria-label={t('title')}>
      <p className="font-semibold">{t('title')}</p>
      <p className="wrap-anywhere">{t('text', { name: left.kept.draft.name || t('untitled') })}</p>
      <KeptQuestion
        locale={locale}
        kept={{ ...left.kept, id: newId }}
        words="decks.left"
        onKept={(slug) => {
          onDone();
          router.push(`${deckPath({ slug, format: left.kept.draft.format })}/edit`);
        }}
        onDiscard={onDone}
      />
    </aside>
  );
}
