'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { deckPath } from '@/lib/decks/games/paths';
import { Button } from '@/lib/ui/controls/button';
import { useMoment } from '../dates';
import type { CompanionProps } from './companion';
import { useKeeping } from './use-keeping';
import { useLeftEdits } from './use-left-edits';
import { keptSince, standsIn } from './device';
import { useUpdate } from './use-update';
import './attend.css';

/** Looks after what this device has of the site, and says what the reader should know of it. */
export function Attendant({ messages, ...props }: CompanionProps) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages}>
      <Bar {...props} />
    </NextIntlClientProvider>
  );
}

function Bar({ locale, userId }: Omit<CompanionProps, 'messages'>) {
  const t = useTranslations('offline.bar');
  const moment = useMoment();
  const [since] = useState(keptSince);
  const update = useUpdate();
  const { sent, dismiss } = useLeftEdits(locale, userId);
  useKeeping(locale, userId, usePathname());

  // The region is there before it has something to say, so that what comes is read out; it is no page's own status.
  return (
    <section className="device-bar no-print" aria-label={t('label')}>
      <div aria-live="polite">
        {since !== undefined && (
          <Line
            action={
              <a className="link" href="">
                {t('retry')}
              </a>
            }
          >
            {standsIn() ? t('away') : t('kept', { date: moment(since) })}
          </Line>
        )}
        {sent.map(({ kind, id, name, slug, format }) => (
          <Line
            key={id}
            action={
              <>
                {kind === 'conflict' && slug !== undefined && (
                  <a className="link" href={`/${locale}${deckPath({ slug, format })}/edit`}>
                    {t('choose')}
                  </a>
                )}
                <Button small variant="ghost" onClick={() => dismiss(id)}>
                  {t('dismiss')}
                </Button>
              </>
            }
          >
            {t(kind, { name: name || t('untitled') })}
          </Line>
        ))}
        {update && (
          <Line
            action={
              <Button small variant="primary" onClick={update}>
                {t('reload')}
              </Button>
            }
          >
            {t('update')}
          </Line>
        )}
      </div>
    </section>
  );
}

function Line({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="device-line">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="flex flex-none items-center gap-2">{action}</span>
    </div>
  );
}
