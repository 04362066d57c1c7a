'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameId } from '@/lib/catalogue/games';
import { gameAt } from '@/lib/offline/kept';
import { keptBytes, type KeepResult, type Progress } from '@/lib/offline/keep/keeper';
import { Button } from '@/lib/ui/controls/button';
import { Page, Section } from '@/lib/ui/page/page';
import { useMoment } from '../dates';
import { gamesPlayed, noteGames } from '../attend/device';
import { dropAll, keepAll } from '../keep-all';
import type { KeptSite } from '../site';
import { useKeptIndex } from '../use-kept-index';
import { WhatIsHere } from './what-is-here';

/** What this device keeps, and the ways to keep it, renew it and let go of it. */
export function HomeView({ site }: { site: KeptSite }) {
  const t = useTranslations('offline');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Section title={t('keep.title')}>
        <Keeping site={site} />
      </Section>
      <WhatIsHere locale={site.locale} />
    </Page>
  );
}

const MB = 1_000_000;
const OLDER: GameId = 'ccg';

function Keeping({ site: { locale } }: { site: KeptSite }) {
  const t = useTranslations('offline.keep');
  const moment = useMoment();
  const { index, refresh } = useKeptIndex();
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<KeepResult>();
  const [played, setPlayed] = useState(() => gamesPlayed(location.pathname));
  if (index === undefined) return null;
  if (index === null) return <p className="mt-2">{t('unsupported')}</p>;

  const pages = Object.entries(index.pages).filter(([path]) => path.startsWith(`/${locale}/`));
  // Pages that were only read are no sign of it: those of the list are.
  const hasOlder = pages.some(([path, { visited }]) => !visited && gameAt(path) === OLDER);
  const isKept = pages.length > 0;
  const withOlder = isKept ? hasOlder : played.includes(OLDER);
  const keep = async (games: readonly GameId[]) => {
    setResult(undefined);
    setProgress({ done: 0, of: 1 });
    setResult(await keepAll(locale, games, { onProgress: setProgress }));
    setProgress(undefined);
    setPlayed(noteGames(games));
    refresh();
  };
  const drop = async () => {
    setResult(undefined);
    await dropAll();
    refresh();
  };
  return (
    <>
      <p className="mt-2">
        {!isKept
          ? t('none')
          : t('kept', {
              pages: pages.length,
              size: Math.max(0.1, Math.round((keptBytes(index) / MB) * 10) / 10),
              date: moment(Math.max(...pages.map(([, { at }]) => at))),
            })}
      </p>
      <p>{t('games', { kept: String(isKept), older: String(withOlder) })}</p>
      <p className="text-sm text-soft">{t('size')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="primary" disabled={progress !== undefined} onClick={() => void keep(played)}>
          {isKept ? t('again') : t('button')}
        </Button>
        {!withOlder && (
          <Button disabled={progress !== undefined} onClick={() => void keep(noteGames([...played, OLDER]))}>
            {t('older')}
          </Button>
        )}
        {isKept && (
          <Button disabled={progress !== undefined} onClick={() => void drop()}>
            {t('drop')}
          </Button>
        )}
      </p>
      {progress && (
        <progress className="mt-3 block w-full" value={progress.done} max={progress.of} aria-label={t('title')} />
      )}
      <p role="status" className="mt-1 min-h-6">
        {progress
          ? t('progress', { done: Math.min(progress.done + 1, progress.of), of: progress.of })
          : result === 'kept'
            ? t('done')
            : result === 'full'
              ? t('full')
              : result && t('partly')}
      </p>
    </>
  );
}
