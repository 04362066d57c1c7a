import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_FIELDS } from '@/lib/catalogue/query/condition';
import { EXAMPLE_GROUPS, examplesOf } from '@/lib/catalogue/query/examples';
import { aliasesOf, type Field, FIELDS, isEffectFacet } from '@/lib/catalogue/query/fields';
import { knownValues, valueLabel } from '@/lib/catalogue/query/values';
import type { ListField } from '@/lib/catalogue/query/condition';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page, Section } from '@/lib/ui/page';
import { ExampleList } from '../search/example-list';

interface HelpProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: HelpProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('query.help');
  return pageMetadata({ locale, path: '/cards/help', title: t('title'), description: t('lead') });
}

/** The search language on one page: made from the tables the parser reads by, so that it cannot fall behind. */
export default async function Help({ params }: HelpProps) {
  const { locale } = await params;
  const t = await getTranslations('query.help');
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      {EXAMPLE_GROUPS.map((group) => (
        <Section key={group} title={t(`groups.${group}`)} id={group}>
          {group === 'joined' && <p>{t('beside')}</p>}
          <ExampleList locale={locale} examples={examplesOf(group, locale)} />
        </Section>
      ))}
      <Section title={t('fields')} id="fields">
        <dl className="query-fields">
          {FIELDS.map((field) => (
            <div key={field}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd>
                {aliasesOf(field).length > 0 && (
                  <p>
                    {t('also')}:{' '}
                    {aliasesOf(field).map((alias) => (
                      <code key={alias}>{alias} </code>
                    ))}
                  </p>
                )}
                <Values field={field} locale={locale} label={t('values')} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}

function Values({ field, locale, label }: { field: Field; locale: Locale; label: string }) {
  if (!isList(field)) return null;
  const values = knownValues(field);
  if (values.length === 0) return null;
  return (
    <details>
      <summary>{label}</summary>
      <ul>
        {values.map((value) => (
          <li key={value}>
            <code>{value}</code> {valueLabel(field, value, locale)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function isList(field: Field): field is ListField {
  return isEffectFacet(field) || LIST_FIELDS.some((one) => one === field);
}
