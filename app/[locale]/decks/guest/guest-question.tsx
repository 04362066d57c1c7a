'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DraftLine } from '@/lib/decks/edit/draft';
import type { KeptDraft } from '@/lib/decks/edit/ports';
import { deckServer } from '@/lib/decks/local/server';
import { dropGuestDraft } from '@/lib/decks/local/shelf';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/button';
import { putOffForNow } from './use-guest-deck';

type Step = { kind: 'asking' } | { kind: 'confirming' } | { kind: 'keeping' } | { kind: 'failed'; detail: string };

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
  const [step, setStep] = useState<Step>({ kind: 'asking' });

  const keep = async () => {
    setStep({ kind: 'keeping' });
    // The deck has had its id since it was begun: asking twice makes no twin.
    const answer = await deckServer(locale).create(kept.id, kept.draft, kept.origin);
    if (answer.kind === 'stored' || answer.kind === 'existing') {
      dropGuestDraft(localStorage);
      onKept(answer.deck.slug);
    } else setStep({ kind: 'failed', detail: answer.kind === 'refused' ? answer.detail : t('unreachable') });
  };
  const discard = () => {
    dropGuestDraft(localStorage);
    onDone();
  };
  const later = () => {
    putOffForNow();
    onDone();
  };
  const { name, main, missions } = kept.draft;
  const size = { cards: copies(main), missions: copies(missions) };

  return (
    <>
      <p className="wrap-anywhere">{t('text', { name: name || t('untitled'), ...size })}</p>
      {step.kind === 'failed' && <p role="alert">{t('failed', { detail: step.detail })}</p>}
      {step.kind === 'confirming' ? (
        <>
          <p role="alert">{t('confirm')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="danger" onClick={discard}>
              {t('discardYes')}
            </Button>
            <Button onClick={() => setStep({ kind: 'asking' })}>{t('back')}</Button>
          </div>
        </>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="primary" disabled={step.kind === 'keeping'} onClick={() => void keep()}>
            {step.kind === 'keeping' ? t('keeping') : t('keep')}
          </Button>
          <Button onClick={() => setStep({ kind: 'confirming' })}>{t('discard')}</Button>
          <Button variant="ghost" onClick={later}>
            {t('later')}
          </Button>
        </div>
      )}
    </>
  );
}

const copies = (lines: readonly DraftLine[]) => lines.reduce((sum, { count }) => sum + count, 0);
