import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { type ProposalState, proposals } from '@/lib/rulings/desk/proposals';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { NothingHere } from '../../nothing-here';
import { requirePerson } from './person';
import { ProposalList } from './proposal-list';

interface DeskProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ state?: string | string[] }>;
}

const STATES: readonly ProposalState[] = ['suggested', 'published', 'declined', 'withdrawn'];

export async function generateMetadata({ params }: DeskProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('desk')]);
  return pageMetadata({ locale, path: '/rulings/desk', title: t('title'), indexed: false });
}

export default async function Desk({ params, searchParams }: DeskProps) {
  const [{ locale }, asked] = await Promise.all([params, searchParams]);
  const user = await requirePerson(locale, '/rulings/desk');
  if (!user.judge) return <NothingHere />;
  const state = STATES.find((one) => one === asked.state) ?? 'suggested';
  const [t, lines] = await Promise.all([getTranslations('desk'), proposals(user, DEFAULT_GAME, { state })]);
  return (
    <Page
      narrow
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink href="/rulings/suggest" variant="primary">
          {t('write')}
        </ButtonLink>
      }
    >
      <nav aria-label={t('title')} className="mb-4 flex flex-wrap gap-2">
        {STATES.map((one) => (
          <a
            key={one}
            className="chip"
            href={`/${locale}/rulings/desk?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`states.${one}`)}
          </a>
        ))}
      </nav>
      {lines.length > 0 ? (
        <ProposalList lines={lines} locale={locale} desk />
      ) : (
        <p className="text-soft">{t('none')}</p>
      )}
    </Page>
  );
}
