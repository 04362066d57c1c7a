'use client';

import { useTranslations } from 'next-intl';
import { Page } from '@/lib/ui/page/page';
import type { KeptSite } from '../site';
import { WhatIsHere } from './what-is-here';

interface MissingProps {
  site: KeptSite;
  /** In place of the sentence about pages: what is missing of one that the device could show. */
  text?: string;
}

/** For an address of which the device has nothing: says so, and what there is. */
export function MissingView({ site, text }: MissingProps) {
  const t = useTranslations('offline.missing');
  return (
    <Page
      title={text ?? t('title')}
      lead={text ? undefined : t('text')}
      actions={
        // An empty address is this page: asks the site again.
        <a className="button button-primary" href="">
          {t('retry')}
        </a>
      }
    >
      <WhatIsHere locale={site.locale} />
    </Page>
  );
}
