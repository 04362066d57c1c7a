'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { shellView } from '@/lib/offline/kept';
import type { KeptSite } from './site';
import { CardView } from './views/card-view';
import { CardsView } from './views/cards-view';
import { DeckView } from './views/deck-view';
import { DecksView } from './views/decks-view';
import { HomeView } from './views/home-view';
import { MissingView } from './views/missing-view';
import { OlderCardView, OlderCardsView } from './views/older-cards';
import { RulingView, RulingsView } from './views/rulings-view';
import { Waiting } from './views/waiting';

const EditView = lazy(() => import('./views/edit-view').then((is) => ({ default: is.EditView })));

const never = () => () => undefined;

/** Whatever page of the site this stands in for, as far as the device has what it shows. */
export function Shell({ site }: { site: KeptSite }) {
  const t = useTranslations('offline');
  // The server wrote this page for its own address; which one it stands at now, only the browser knows.
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => undefined,
  );
  if (path === undefined) return <Waiting title={t('title')} />;
  const view = shellView(path);
  switch (view.kind) {
    case 'home':
      return <HomeView site={site} />;
    case 'cards':
      return view.game === DEFAULT_GAME ? <CardsView site={site} /> : <OlderCardsView site={site} />;
    case 'card':
      return view.game === DEFAULT_GAME ? (
        <CardView site={site} code={view.code} />
      ) : (
        <OlderCardView site={site} code={view.code} />
      );
    case 'rulings':
      return <RulingsView site={site} />;
    case 'ruling':
      return <RulingView site={site} slug={view.ruling} />;
    // What others have published is on the site.
    case 'decks':
    case 'mine':
      return <DecksView site={site} game={view.game} />;
    case 'deck':
      return <DeckView site={site} game={view.game} slug={view.slug} />;
    case 'new':
    case 'edit':
      return (
        <Suspense fallback={<Waiting title={t('title')} />}>
          <EditView site={site} game={view.game} slug={view.kind === 'edit' ? view.slug : undefined} />
        </Suspense>
      );
    case 'reckoning':
      return <MissingView site={site} text={t('missing.reckoning')} />;
    case 'unknown':
      return <MissingView site={site} />;
  }
}
