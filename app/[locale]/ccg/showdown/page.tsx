import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { showdown } from '@/lib/rules/ccg/showdown/showdown';
import { BOUNDS, fieldsOf, readFight } from '@/lib/rulings/ccg/fight-address';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { citedParagraphs } from '@/lib/rulings/rulebook/cited';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { ShowdownOutcome } from '@/lib/ui/ccg/showdown-result';
import { Check } from '@/lib/ui/controls/field';
import { LiveForm } from '@/lib/ui/search/live-form';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { TeamFields } from './team-fields';

/** The paragraph on a team whose head is gone. */
const HEAD_GONE = '10.14';

interface ShowdownPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: ShowdownPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.showdown')]);
  return pageMetadata({ locale, path: '/ccg/showdown', title: t('title'), description: t('lead') });
}

/** The showdown calculator: a form in the address, answered by the rules. */
export default async function ShowdownPage({ params, searchParams }: ShowdownPageProps) {
  const [{ locale }, query, t, tOther] = await Promise.all([
    params,
    searchParams,
    getTranslations('ccg.showdown'),
    getTranslations('ccg.chain'),
  ]);
  const asked = readFight(query);
  const numbers = await citedParagraphs('ccg');
  return (
    <Page
      narrow
      title={t('title')}
      lead={t('lead')}
      actions={<ButtonLink href="/ccg/chain">{tOther('title')}</ButtonLink>}
    >
      <LiveForm
        id="showdown"
        action={`/${locale}/ccg/showdown`}
        state={fieldsOf(asked)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <Check name="by" value="mental" defaultChecked={asked.contest === 'mental'} className="sm:col-span-2">
          {t('byMental')}
        </Check>
        <TeamFields side="attack" asked={asked} />
        <TeamFields side="block" asked={asked}>
          <Check name="blocked" value="yes" defaultChecked={asked.blocked}>
            {t('blocked')}
          </Check>
        </TeamFields>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
          <a className="button" href={`/${locale}/ccg/showdown`}>
            {t('reset')}
          </a>
        </div>
      </LiveForm>
      <Section title={t('result')}>
        <div role="status" className="panel">
          {asked.wrong.map((place) => (
            <p key={place} className="field-error">
              {t('wrong', { field: place.toUpperCase(), ...BOUNDS })}
            </p>
          ))}
          {asked.headGone.map((head) => (
            <p key={head} className="mb-2">
              {t('headGone', { id: head.toUpperCase() })}{' '}
              <a className="link text-sm" href={`/${locale}${rulePath(HEAD_GONE, 'ccg')}`}>
                {t('rule', { number: HEAD_GONE })}
              </a>
            </p>
          ))}
          {asked.fight && <ShowdownOutcome result={showdown(asked.fight)} numbers={numbers} />}
          {!asked.fight && asked.wrong.length === 0 && <p className="text-soft">{t('empty')}</p>}
        </div>
      </Section>
    </Page>
  );
}
