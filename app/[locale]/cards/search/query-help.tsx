import { getTranslations } from 'next-intl/server';
import { examplesOf } from '@/lib/catalogue/query/examples';
import type { Locale } from '@/lib/i18n/locales';
import { ExampleList } from './example-list';

/** Of each group, what says the most at a glance. */
const SHORT = ['phrase', 'cost', 'between', 'keyword', 'does', 'line', 'not', 'brackets', 'sort'];

/** Beside the box: what can be asked, by examples that can be followed, and the way to all of it. */
export async function QueryHelp({ locale }: { locale: Locale }) {
  const t = await getTranslations('query.help');
  const groups = ['words', 'numbers', 'facts', 'deeds', 'joined', 'shown'] as const;
  const examples = groups.flatMap((group) => examplesOf(group, locale)).filter(({ id }) => SHORT.includes(id));
  return (
    <details className="facet-group query-help">
      <summary>{t('open')}</summary>
      <ExampleList locale={locale} examples={examples} />
      <p>
        <a className="link" href={`/${locale}/cards/help`}>
          {t('all')}
        </a>
      </p>
    </details>
  );
}
