'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { dropDrafts, orphanedDrafts } from '@/lib/decks/local/orphans';
import { deckServer } from '@/lib/decks/local/server';
import type { LeftDraft } from '@/lib/decks/local/shelf';
import { isGone, thisTab } from '@/lib/decks/local/tabs';
import { uuid } from '@/lib/decks/local/uuid';
import type { Locale } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/button';

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

type Step = { kind: 'asking' } | { kind: 'confirming' } | { kind: 'saving' } | { kind: 'failed'; detail: string };

function LeftQuestion({ locale, left, onDone }: { locale: Locale; left: LeftDraft; onDone: () => void }) {
  const t = useTranslations('decks.left');
  const router = useRouter();
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  // A deleted deck's id is not given again. Asked twice, as after a lost answer, this one makes no twin.
  const [newId] = useState(uuid);

  const save = async () => {
    setStep({ kind: 'saving' });
    const { draft, origin } = left.kept;
    const answer = await deckServer(locale).create(newId, draft, origin);
    if (answer.kind === 'stored' || answer.kind === 'existing') {
      onDone();
      router.push(`/decks/${answer.deck.slug}/edit`);
    } else setStep({ kind: 'failed', detail: answer.kind === 'refused' ? answer.detail : t('unreachable') });
  };

  return (
    <aside className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-3xl notice" aria-label={t('title')}>
      <p className="font-semibold">{t('title')}</p>
      <p className="wrap-anywhere">{t('text', { name: left.kept.draft.name || t('untitled') })}</p>
      {step.kind === 'failed' && <p role="alert">{t('failed', { detail: step.detail })}</p>}
      {step.kind === 'confirming' ? (
        <>
          <p role="alert">{t('confirm')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="danger" onClick={onDone}>
              {t('discardYes')}
            </Button>
            <Button onClick={() => setStep({ kind: 'asking' })}>{t('back')}</Button>
          </div>
        </>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="primary" disabled={step.kind === 'saving'} onClick={() => void save()}>
            {step.kind === 'saving' ? t('saving') : t('save')}
          </Button>
          <Button disabled={step.kind === 'saving'} onClick={() => setStep({ kind: 'confirming' })}>
            {t('discard')}
          </Button>
        </div>
      )}
    </aside>
  );
}
