import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DOCUMENT, OPERATIONS } from '@/app/api/v1/document';
import { schemaText } from '@/lib/http/openapi/schema-text';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page, Section } from '@/lib/ui/page';
import { OperationPart } from './operation-part';
import './api.css';

interface ApiProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: ApiProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('api');
  return pageMetadata({ locale, path: '/api', title: t('title'), description: t('lead') });
}

/** The document of the public API for people: what it says is English, the frame around it is in the reader's language. */
export default async function Api() {
  const t = await getTranslations('api');
  const schemas = Object.entries(DOCUMENT.components?.schemas ?? {});
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="prose">
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/api/v1/openapi.json">
            {t('document')}
          </a>
        </p>
        <h2>{t('manners.title')}</h2>
        <ul>
          <li>{t('manners.open')}</li>
          <li>{t('manners.lang')}</li>
          <li>{t('manners.pages')}</li>
          <li>{t('manners.cache')}</li>
          <li>{t('manners.limit')}</li>
          <li>{t('manners.errors')}</li>
          <li>{t.rich('manners.token', { link: (text) => <Link href="/account/tokens">{text}</Link> })}</li>
        </ul>
      </div>
      {(DOCUMENT.tags ?? []).map(({ name, description }) => (
        <Section key={name} id={name.toLowerCase().replaceAll(' ', '-')} title={<span lang="en">{name}</span>}>
          <p lang="en">{description}</p>
          {OPERATIONS.filter(({ tag }) => tag === name).map((operation) => (
            <OperationPart key={operation.id} method={operation.method} path={operation.path} />
          ))}
        </Section>
      ))}
      <Section id="schemas" title={t('schemas')}>
        {schemas.map(([name, schema]) => (
          <details key={name} id={`schema-${name}`} className="api-schema" lang="en">
            <summary>{name}</summary>
            <pre className="api-code">
              <code>{schemaText(schema)}</code>
            </pre>
          </details>
        ))}
      </Section>
    </Page>
  );
}
