'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shellView } from '@/lib/offline/kept';
import type { KeptSite } from './site';
import { CardView } from './views/card-view';
import { CardsView } from './views/cards-view';
import { DeckView } from './views/deck-view';
import { DecksView } from './views/decks-view';
import { HomeView } from './views/home-view';
import { MissingView } from './views/missing-view';
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
      return <CardsView site={site} />;
    case 'card':
      return <CardView site={site} code={view.code} />;
    case 'mine':
      return <DecksView site={site} />;
    case 'deck':
      return <DeckView site={site} slug={view.slug} />;
    case 'new':
    case 'edit':
      return (
        <Suspense fallback={<Waiting title={t('title')} />}>
          <EditView site={site} slug={view.kind === 'edit' ? view.slug : undefined} />
        </Suspense>
      );
    case 'unknown':
      return <MissingView site={site} />;
  }
}
