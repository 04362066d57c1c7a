import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { glossary } from '@/lib/rulings/glossary';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { TermList } from '../term-list';

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
          <TermList
            terms={terms}
            locale={locale}
            below={({ slug, name, rulings }) =>
              rulings > 0 && (
                <p>
                  <a
                    href={`/${locale}/rulings/terms/${slug}`}
                    aria-label={`${name}: ${t('glossary.count', { count: rulings })}`}
                  >
                    {t('glossary.count', { count: rulings })}
                  </a>
                </p>
              )
            }
          />
        </CardGlimpses>
      </SoftLinks>
    </Page>
  );
}
