import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';
import { ButtonLink } from '@/lib/ui/controls/button';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';

interface ModerationFrameProps {
  view: 'queue' | 'log';
  /** Result of the decision made last. */
  done?: string | string[];
  /** The page is not the first. */
  after: boolean;
  next?: string;
  children: ReactNode;
}

const PATHS = { queue: '/moderation', log: '/moderation/log' } as const;
const DONE = ['done', 'reason-missing', 'no-change', 'not-found'] as const;

/** What queue and log share: title, the way to the other, how the last decision went, further pages. */
export async function ModerationFrame({ view, done, after, next, children }: ModerationFrameProps) {
  const t = await getTranslations('people.moderation');
  const outcome = DONE.find((one) => one === done);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <nav aria-label={t('title')} className="mb-4 flex flex-wrap gap-2">
        {(['queue', 'log'] as const).map((one) => (
          <Link key={one} href={PATHS[one]} className="chip" aria-current={one === view ? 'page' : undefined}>
            {t(one)}
          </Link>
        ))}
      </nav>
      {outcome && (
        <div className="mb-4">
          <Notice tone={outcome === 'done' ? 'good' : 'bad'} role="status" title={t(outcome)} />
        </div>
      )}
      {children}
      {(after || next) && (
        <p className="mt-6 flex flex-wrap gap-2">
          {after && <ButtonLink href={PATHS[view]}>{t('first')}</ButtonLink>}
          {next && <ButtonLink href={`${PATHS[view]}?after=${next}`}>{t('more')}</ButtonLink>}
        </p>
      )}
    </Page>
  );
}
