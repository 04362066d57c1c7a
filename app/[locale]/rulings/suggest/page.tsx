import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { amendment } from '@/lib/rulings/desk/amend';
import { languagesOf } from '@/lib/rulings/desk/content';
import { readLabCode } from '@/lib/rulings/lab/link';
import { proposals } from '@/lib/rulings/desk/proposals';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page, Section } from '@/lib/ui/page/page';
import { suggestAction } from '../desk/actions';
import { fieldValues, judgeFields, suggestFields } from '../desk/fields';
import { requirePerson } from '../desk/person';
import { ProposalForm } from '../desk/proposal-form';
import { ProposalList } from '../desk/proposal-list';

interface SuggestProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: SuggestProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('desk')]);
  return pageMetadata({ locale, path: '/rulings/suggest', title: t('suggestTitle'), indexed: false });
}

export default async function Suggest({ params, searchParams }: SuggestProps) {
  const [{ locale }, asked] = await Promise.all([params, searchParams]);
  const user = await requirePerson(locale, '/rulings/suggest');
  const { judge } = user;
  const { values, written } = await startFrom(asked);
  const [t, own, groups] = await Promise.all([
    getTranslations('desk'),
    proposals(user, DEFAULT_GAME, { own: true }),
    judge ? judgeFields(written) : suggestFields(),
  ]);
  return (
    <Page narrow title={judge ? t('write') : t('suggestTitle')} lead={judge ? undefined : t('suggestLead')}>
      {asked.sent !== undefined && (
        <div className="mb-4">
          <Notice tone="good" title={t('sent')} role="status">
            <p>{t('sentText')}</p>
          </Notice>
        </div>
      )}
      <ProposalForm
        action={suggestAction.bind(null, locale)}
        groups={groups}
        values={values}
        hidden={judge ? undefined : { scenario: values.scenario ?? '' }}
        submit={t('send')}
      />
      <Section title={t('yours')}>
        {own.length > 0 ? (
          <ProposalList lines={own} locale={locale} desk={judge} />
        ) : (
          <p className="text-soft">{t('noneYours')}</p>
        )}
      </Section>
    </Page>
  );
}

/** `?about=` begins from a ruling that is to be amended, `?lab=` from a board of the lab, `?card=` from a card. */
async function startFrom(asked: Awaited<SuggestProps['searchParams']>): Promise<{
  values: Record<string, string>;
  written: Locale[];
}> {
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '');
  const about = text('about') ? await amendment(DEFAULT_GAME, text('about')) : undefined;
  if (about) return { values: fieldValues(about), written: languagesOf(about) };
  const board = text('lab') ? await readLabCode(text('lab')) : undefined;
  const scenario = board?.kind === 'json' ? JSON.stringify(board.json, null, 1) : '';
  return { values: { scenario, cards: text('card').slice(0, 20) }, written: [] };
}
