'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { KeptDraft } from '@/lib/decks/edit/ports';
import { deckServer } from '@/lib/decks/local/server';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';

type Step = { kind: 'asking' } | { kind: 'confirming' } | { kind: 'keeping' } | { kind: 'failed'; detail: string };

interface KeptQuestionProps {
  locale: Locale;
  /** A deck that only this device has, with the id it gets in the account: asking twice makes no twin. */
  kept: Pick<KeptDraft, 'id' | 'draft' | 'origin'>;
  /** Where the words for it are. */
  words: 'editor.guest' | 'decks.left';
  /** The deck is in the account, at this slug. */
  onKept: (slug: string) => void;
  onDiscard: () => void;
  /** Further answers. */
  children?: ReactNode;
}

/** What becomes of a deck that only this device has: it goes into the account, or, asked twice, away. */
export function KeptQuestion({ locale, kept, words, onKept, onDiscard, children }: KeptQuestionProps) {
  const t = useTranslations(words);
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const keeping = step.kind === 'keeping';

  const keep = async () => {
    setStep({ kind: 'keeping' });
    const answer = await deckServer(locale).create(kept.id, kept.draft, kept.origin);
    if (answer.kind === 'stored' || answer.kind === 'existing') onKept(answer.deck.slug);
    else setStep({ kind: 'failed', detail: answer.kind === 'refused' ? answer.detail : t('unreachable') });
  };

  if (step.kind === 'confirming') {
    return (
      <>
        <p role="alert">{t('confirm')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="danger" onClick={onDiscard}>
            {t('discardYes')}
          </Button>
          <Button onClick={() => setStep({ kind: 'asking' })}>{t('back')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {step.kind === 'failed' && <p role="alert">{t('failed', { detail: step.detail })}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" disabled={keeping} onClick={() => void keep()}>
          {keeping ? t('keeping') : t('keep')}
        </Button>
        <Button disabled={keeping} onClick={() => setStep({ kind: 'confirming' })}>
          {t('discard')}
        </Button>
        {children}
      </div>
    </>
  );
}
