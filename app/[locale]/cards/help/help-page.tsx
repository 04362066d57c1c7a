import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import { LIST_FIELDS, type ListField } from '@/lib/catalogue/query/condition';
import { exampleGroups, examplesOf } from '@/lib/catalogue/query/examples';
import { type Field, fieldsOf, isEffectFacet } from '@/lib/catalogue/query/fields';
import { knownValues, valueLabel } from '@/lib/catalogue/query/values';
import type { Locale } from '@/lib/i18n/locales';
import { Page, Section } from '@/lib/ui/page/page';
import { ExampleList } from '../search/example-list';

interface QueryHelpPageProps {
  game: GameId;
  locale: Locale;
  title: string;
}

/** A game's search language on one page: made from the tables the parser reads by, so that it cannot fall behind. */
export async function QueryHelpPage({ game, locale, title }: QueryHelpPageProps) {
  const t = await getTranslations('query.help');
  const { fields, also } = fieldsOf(game);
  return (
    <Page title={title} lead={t('lead')} narrow>
      {exampleGroups(game).map((group) => (
        <Section key={group} title={t(`groups.${group}`)} id={group}>
          {group === 'joined' && <p>{t('beside')}</p>}
          <ExampleList game={game} locale={locale} examples={examplesOf(group, locale, game)} />
        </Section>
      ))}
      <Section title={t('fields')} id="fields">
        <dl className="query-fields">
          {fields.map((field) => (
            <div key={field}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd>
                {also(field).length > 0 && (
                  <p>
                    {t('also')}:{' '}
                    {also(field).map((alias) => (
                      <code key={alias}>{alias} </code>
                    ))}
                  </p>
                )}
                <Values game={game} field={field} locale={locale} label={t('values')} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}

function Values({ game, field, locale, label }: { game: GameId; field: Field; locale: Locale; label: string }) {
  if (!isList(field)) return null;
  const values = knownValues(field, game);
  if (values.length === 0) return null;
  return (
    <details>
      <summary>{label}</summary>
      <ul>
        {values.map((value) => (
          <li key={value}>
            <code>{value}</code> {valueLabel(field, value, locale, game)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function isList(field: Field): field is ListField {
  return isEffectFacet(field) || LIST_FIELDS.some((one) => one === field);
}
