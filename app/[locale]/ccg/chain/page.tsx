import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { NEEDS, resolveChain } from '@/lib/rules/ccg/chain/chain';
import { MOST_LINKS, PLAYERS, readChain, toChain } from '@/lib/rulings/ccg/chain-address';
import { citedParagraphs } from '@/lib/rulings/rulebook/cited';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { ChainResult } from '@/lib/ui/ccg/chain-result';
import { SelectField } from '@/lib/ui/controls/field';
import { LiveForm } from '@/lib/ui/search/live-form';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';

interface ChainPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: ChainPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.chain')]);
  return pageMetadata({ locale, path: '/ccg/chain', title: t('title'), description: t('lead') });
}

/** The chain calculator: a row for each jutsu played and one for the next, answered by the rules. */
export default async function ChainPage({ params, searchParams }: ChainPageProps) {
  const [{ locale }, query, t, tOther] = await Promise.all([
    params,
    searchParams,
    getTranslations('ccg.chain'),
    getTranslations('ccg.showdown'),
  ]);
  const links = readChain(query);
  const numbers = await citedParagraphs('ccg');
  const rows = Array.from({ length: Math.min(links.length + 1, MOST_LINKS) }, (_, index) => index + 1);
  return (
    <Page
      narrow
      title={t('title')}
      lead={t('lead')}
      actions={<ButtonLink href="/ccg/showdown">{tOther('title')}</ButtonLink>}
    >
      <LiveForm id="chain" action={`/${locale}/ccg/chain`} className="space-y-4">
        {rows.map((number) => {
          const link = links[number - 1];
          return (
            <fieldset key={number} className="panel grid grid-cols-2 gap-3 sm:grid-cols-3">
              <legend className="font-display text-lg font-bold">{link ? t('link', { number }) : t('add')}</legend>
              <SelectField id={`p${number}`} name={`p${number}`} label={t('player')} defaultValue={link?.player ?? ''}>
                <option value="">{t('nobody')}</option>
                {PLAYERS.map((player) => (
                  <option key={player} value={player}>
                    {t(player)}
                  </option>
                ))}
              </SelectField>
              {link && number > 1 && (
                <>
                  <SelectField id={`n${number}`} name={`n${number}`} label={t('takes')} defaultValue={link.need}>
                    {NEEDS.map((need) => (
                      <option key={need} value={need}>
                        {t(`need.${need}`)}
                      </option>
                    ))}
                  </SelectField>
                  <SelectField id={`t${number}`} name={`t${number}`} label={t('from')} defaultValue={link.from ?? ''}>
                    <option value="">{t('nothing')}</option>
                    {rows.slice(0, number - 1).map((other) => (
                      <option key={other} value={other}>
                        {t('link', { number: other })}
                      </option>
                    ))}
                  </SelectField>
                </>
              )}
            </fieldset>
          );
        })}
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </LiveForm>
      <Section title={t('result')}>
        <div role="status" className="panel">
          {links.length === 0 ? (
            <p className="text-soft">{t('empty')}</p>
          ) : (
            <ChainResult steps={resolveChain(toChain(links))} numbers={numbers} />
          )}
        </div>
      </Section>
    </Page>
  );
}
