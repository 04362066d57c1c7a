'use client';

import { useTranslations } from 'next-intl';
import type { DraftLine } from '@/lib/decks/edit/draft';
import type { KeptDraft } from '@/lib/decks/edit/ports';
import { gameOf } from '@/lib/decks/games/games';
import { dropGuestDraft } from '@/lib/decks/local/shelf';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { KeptQuestion } from './kept-question';
import { putOffForNow } from './use-guest-deck';

interface GuestQuestionProps {
  locale: Locale;
  kept: KeptDraft;
  /** The deck is in the account, at this slug. */
  onKept: (slug: string) => void;
  /** It was discarded, or the answer put off. */
  onDone: () => void;
}

/** What becomes of a deck built before signing in: keep it, discard it, or be asked later. */
export function GuestQuestion({ locale, kept, onKept, onDone }: GuestQuestionProps) {
  const t = useTranslations('editor.guest');
  const later = () => {
    putOffForNow();
    onDone();
  };
  const { name, main, missions, format } = kept.draft;
  const game = gameOf(format);
  const size = { cards: copies(main), missions: copies(missions) };

  return (
    <>
      <p className="wrap-anywhere">{t('text', { name: name || t('untitled'), ...size })}</p>
      <KeptQuestion
        locale={locale}
        kept={kept}
        words="editor.guest"
        onKept={(slug) => {
          dropGuestDraft(localStorage, game);
          onKept(slug);
        }}
        onDiscard={() => {
          dropGuestDraft(localStorage, game);
          onDone();
        }}
      >
        <Button variant="ghost" onClick={later}>
          {t('later')}
        </Button>
      </KeptQuestion>
    </>
  );
}

const copies = (lines: readonly DraftLine[]) => lines.reduce((sum, { count }) => sum + count, 0);
