import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

interface ExampleListProps {
  locale: Locale;
  examples: readonly { id: string; q: string }[];
}

/** Queries to click, each with what it finds. */
export async function ExampleList({ locale, examples }: ExampleListProps) {
  const t = await getTranslations('query.help.finds');
  return (
    <dl className="query-examples">
      {examples.map(({ id, q }) => (
        <div key={id}>
          <dt>
            <a className="link" href={`/${locale}/cards?${new URLSearchParams({ q })}`} rel="nofollow">
              <code>{q}</code>
            </a>
          </dt>
          <dd>{t(id as 'words')}</dd>
        </div>
      ))}
    </dl>
  );
}
