'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { deckServer } from '@/lib/decks/local/server';
import { dropGuestDraft, guestDraft, isGuestKey } from '@/lib/decks/local/shelf';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/button';

type Step =
  | { kind: 'asking' }
  | { kind: 'confirming' }
  | { kind: 'keeping' }
  | { kind: 'kept'; slug: string }
  | { kind: 'failed'; detail: string };

const LATER = 'kage.guest-later';

/** Asks someone who has signed in what becomes of the deck built before: keep it, discard it, or be asked later. */
export function GuestOffer({ locale }: { locale: Locale }) {
  const t = useTranslations('editor.guest');
  const stored = useSyncExternalStore(subscribe, guestText, () => null);
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [hidden, setHidden] = useState(false);
  const kept = stored === null ? undefined : guestDraft(localStorage);

  if (step.kind === 'kept') {
    return (
      <aside className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-3xl notice notice-good" role="status">
        <p>
          {t('kept')} <Link href={`/decks/${step.slug}/edit`}>{t('open')}</Link>
        </p>
      </aside>
    );
  }
  if (!kept || hidden) return null;

  const keep = async () => {
    setStep({ kind: 'keeping' });
    // The deck has had its id since it was begun: asking twice makes no twin.
    const answer = await deckServer(locale).create(kept.id, kept.draft);
    if (answer.kind === 'stored' || answer.kind === 'existing') {
      dropGuestDraft(localStorage);
      setStep({ kind: 'kept', slug: answer.deck.slug });
    } else setStep({ kind: 'failed', detail: answer.kind === 'refused' ? answer.detail : t('unreachable') });
  };
  const count = [...kept.draft.main, ...kept.draft.missions].reduce((sum, line) => sum + line.count, 0);

  return (
    <aside className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-3xl notice" aria-label={t('title')}>
      <p className="font-semibold">{t('title')}</p>
      <p>{t('text', { name: kept.draft.name || t('untitled'), count })}</p>
      {step.kind === 'failed' && <p role="alert">{t('failed', { detail: step.detail })}</p>}
      {step.kind === 'confirming' ? (
        <>
          <p role="alert">{t('confirm')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="danger"
              onClick={() => {
                dropGuestDraft(localStorage);
                setHidden(true);
              }}
            >
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
          <Button
            variant="ghost"
            onClick={() => {
              rememberLater();
              setHidden(true);
            }}
          >
            {t('later')}
          </Button>
        </div>
      )}
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => isGuestKey(event.key) && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The stored text itself, so that an unchanged deck is an unchanged snapshot. Null: none, or not to be asked now. */
function guestText(): string | null {
  try {
    if (sessionStorage.getItem(LATER)) return null;
    const kept = guestDraft(localStorage);
    return kept ? `${kept.id} ${kept.at}` : null;
  } catch {
    return null; // storage is switched off: there is no deck in it
  }
}

function rememberLater(): void {
  try {
    sessionStorage.setItem(LATER, '1');
  } catch {
    // Storage is switched off: the question comes again on the next page.
  }
}
