'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import { Page } from '@/lib/ui/page/page';
import type { KeptSite } from '../site';
import { useCards, type KeptCards } from '../use-cards';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

interface CataloguePageProps<C extends AnySnapshotCard> {
  site: KeptSite;
  /** Of the game whose cards these are. */
  address: string;
  children: (catalogue: KeptCards<C>) => ReactNode;
}

/** The page of a game's cards, once the device has found them. */
export function CataloguePage<C extends AnySnapshotCard>({ site, address, children }: CataloguePageProps<C>) {
  const t = useTranslations('offline.cards');
  const catalogue = useCards<C>(address);
  if (catalogue === 'loading') return <Waiting title={t('title')} />;
  if (catalogue === 'failed') return <MissingView site={site} text={t('failed')} />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {children(catalogue)}
    </Page>
  );
}
