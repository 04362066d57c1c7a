import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DOCUMENT, OPERATIONS } from '@/app/api/v1/document';
import { MY_DECK } from '@/app/api/v1/me/decks/operation';
import { siteOrigin } from '@/lib/accounts/site-url';
import { schemaText } from '@/lib/http/openapi/schema-text';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
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
        <h2>{t('client.title')}</h2>
        <p>{t.rich('client.lead', { code: (text) => <code>{text}</code> })}</p>
        <pre className="api-code" lang="en">
          <code>{clientOf(siteOrigin())}</code>
        </pre>
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

/** How a client is made and used: as our own tests do it. What has a default may be left out of a body. */
function clientOf(site: string): string {
  return `npx openapi-typescript ${site}/api/v1/openapi.json --default-non-nullable=false -o kage.ts

import createClient from 'openapi-fetch';
import type { paths } from './kage';

const kage = createClient<paths>({
  baseUrl: '${site}/api/v1',
  headers: { Authorization: \`Bearer \${process.env.KAGE_TOKEN}\` },
});
const { data, error } = await kage.PATCH('/me/decks/{deck}', {
  params: { path: { deck: '${MY_DECK}' } },
  body: { visibility: 'public' },
});`;
}
