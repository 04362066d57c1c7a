import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { glossary } from '@/lib/rulings/glossary';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { SoftLinks } from '@/lib/ui/soft-links';
import { RichText } from '../rich-text';

interface GlossaryPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: GlossaryPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rulings.glossary')]);
  return pageMetadata({ locale, path: '/rulings/terms', title: t('title'), description: t('description') });
}

export default async function GlossaryPage({ params }: GlossaryPageProps) {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rulings')]);
  const terms = await glossary(DEFAULT_GAME, locale);
  return (
    <Page
      narrow
      title={t('glossary.title')}
      lead={
        <>
          {t('glossary.lead')} <a href={`/${locale}/rulings`}>{t('page.back')}</a>
        </>
      }
    >
      <nav aria-label={t('glossary.jump')} className="no-print hidden md:block">
        <ul className="flex flex-wrap gap-2">
          {terms.map((term) => (
            <li key={term.slug}>
              <a className="chip" href={`#${term.slug}`}>
                {term.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SoftLinks>
        <CardGlimpses locale={locale} words={await glimpseWords()} imageTemplate={cardImageTemplate()}>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {terms.map((term) => (
              <div
                key={term.slug}
                id={term.slug}
                className="py-4"
                lang={term.locale === locale ? undefined : term.locale}
              >
                <dt className="text-lg font-semibold">{term.name}</dt>
                <dd className="mt-1 space-y-2">
                  <RichText text={term.definition} locale={locale} />
                  {term.rulings > 0 && (
                    <p>
                      <a
                        href={`/${locale}/rulings/terms/${term.slug}`}
                        aria-label={`${term.name}: ${t('glossary.count', { count: term.rulings })}`}
                      >
                        {t('glossary.count', { count: term.rulings })}
                      </a>
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </CardGlimpses>
      </SoftLinks>
    </Page>
  );
}
