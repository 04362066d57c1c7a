'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Page } from '@/lib/ui/page/page';

/** While the device is asked what it has: a moment. */
export function Waiting({ title }: { title: ReactNode }) {
  const t = useTranslations('offline');
  return (
    <Page title={title} lead={t('loading')}>
      {null}
    </Page>
  );
}
