'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { GuestQuestion } from '../guest/guest-question';
import { useGuestDeck } from '../guest/use-guest-deck';

/** The question about a guest's deck as the one thing on the page; its answer leads on into the editor. */
export function KeepDeck({ game, locale }: { game: GameId; locale: Locale }) {
  const t = useTranslations('editor.guest');
  const router = useRouter();
  const kept = useGuestDeck();
  const [leaving, setLeaving] = useState<'kept' | 'done'>();

  const fresh = `${decksPath(game)}/new`;
  const none = kept === null && !leaving;
  useEffect(() => {
    if (none) router.replace(fresh);
  }, [none, router, fresh]);

  if (leaving === 'done') return null;
  if (leaving || !kept) return <p role="status">{leaving ? t('keeping') : t('looking')}</p>;
  return (
    <GuestQuestion
      locale={locale}
      kept={kept}
      // Replaced: the way back from the editor does not lead to a question that is answered.
      onKept={(slug) => {
        setLeaving('kept');
        router.replace(`${deckPath({ slug, format: kept.draft.format })}/edit`);
      }}
      onDone={() => {
        setLeaving('done');
        router.replace(fresh);
      }}
    />
  );
}
