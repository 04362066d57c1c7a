import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { languagesOf, questionOf } from '@/lib/rulings/desk/content';
import { examine } from '@/lib/rulings/desk/problems';
import { proposal } from '@/lib/rulings/desk/proposals';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page, Section } from '@/lib/ui/page/page';
import { NothingHere } from '../../../nothing-here';
import { reviseAction } from '../actions';
import { fieldValues, judgeFields } from '../fields';
import { requirePerson } from '../person';
import { ProposalForm } from '../proposal-form';
import { Decisions } from './decisions';
import { History } from './history';
import { Preview } from './preview';
import { ProblemList } from './problem-list';

interface ProposalProps {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<{ revision?: string | string[]; done?: string | string[] }>;
}

const DONE = {
  saved: { tone: 'good', words: 'saved' },
  published: { tone: 'good', words: 'published' },
  closed: { tone: 'good', words: 'closed' },
  refused: { tone: 'bad', words: 'refused' },
  stale: { tone: 'bad', words: 'stale' },
  forbidden: { tone: 'bad', words: 'forbidden' },
  'not-found': { tone: 'bad', words: 'missing' },
} as const;

export async function generateMetadata({ params }: ProposalProps): Promise<Metadata> {
  const [{ locale, id }, t] = await Promise.all([params, getTranslations('desk')]);
  return pageMetadata({ locale, path: `/rulings/desk/${id}`, title: t('title'), indexed: false });
}

export default async function ProposalPage({ params, searchParams }: ProposalProps) {
  const [{ locale, id }, asked] = await Promise.all([params, searchParams]);
  const user = await requirePerson(locale, `/rulings/desk/${id}`);
  const wanted = Number(asked.revision);
  const found = user.judge ? await proposal(user, id, Number.isInteger(wanted) ? wanted : undefined) : undefined;
  if (!found) return <NothingHere />;
  const { content, history } = found;
  const shown = Number.isInteger(wanted) ? wanted : found.revision;
  const newest = shown === found.revision;
  const [t, checked, groups] = await Promise.all([
    getTranslations('desk'),
    examine(DEFAULT_GAME, content, id),
    judgeFields(languagesOf(content)),
  ]);
  const done = Object.entries(DONE).find(([name]) => name === asked.done)?.[1];
  return (
    <Page narrow title={<span className="text-[0.8em] leading-tight">{questionOf(content, locale)}</span>}>
      <p className="mb-4 flex flex-wrap gap-x-4 text-soft">
        <span>{t(`states.${found.state}`)}</span>
        <a href={`/${locale}/rulings/desk`}>{t('title')}</a>
        {found.state === 'published' && content.slug && <a href={`/${locale}/rulings/${content.slug}`}>{t('read')}</a>}
      </p>
      {done && (
        <div className="mb-4">
          <Notice tone={done.tone} title={t(done.words)} role="status" />
        </div>
      )}
      {!newest && (
        <div className="mb-4">
          <Notice tone="warn" title={t('shownRevision', { revision: shown, newest: found.revision })}>
            <a href={`/${locale}/rulings/desk/${id}`}>{t('newest')}</a>
          </Notice>
        </div>
      )}
      <Section title={t('preview')}>
        <Preview content={content} locale={locale} />
      </Section>
      <Section title={t('check')}>
        <ProblemList checked={checked} hasScenario={content.scenario !== ''} locale={locale} />
        {newest && <Decisions locale={locale} proposal={found} clean={checked.problems.length === 0} />}
      </Section>
      {newest && (
        <Section title={t('fields.answer')}>
          <ProposalForm
            action={reviseAction.bind(null, locale, id)}
            groups={groups}
            values={fieldValues(content)}
            hidden={{ base: String(found.revision) }}
            submit={t('save')}
          />
        </Section>
      )}
      <Section title={t('history')}>
        <History proposal={found} history={history} shown={shown} locale={locale} />
      </Section>
    </Page>
  );
}
