import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cardsByCodes } from '@/lib/catalogue/card';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/rulings/markup';
import { getRuling } from '@/lib/rulings/ruling';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardLine } from '@/lib/ui/card/list/line';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { Unbroken } from '@/lib/ui/page/unbroken';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { RichText } from '../text/rich-text';
import { RulingList } from '../ruling-list';
import { StatusBadge } from '../status-badge';
import { About } from './about';
import { FromTheSite } from './from-the-site';
import { Player } from './player/player';
import { ProofBadge } from './player/proof';
import { QuestionData } from './question-data';
import { Superseded } from './superseded';

interface RulingPageProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<{ step?: string | string[] }>;
}

export async function generateMetadata({ params }: RulingPageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const ruling = await getRuling(DEFAULT_GAME, slug, locale);
  if (!ruling) return nothingHereMetadata();
  const t = await getTranslations('paper.picture');
  return pageMetadata({
    locale,
    path: `/rulings/${ruling.slug}`,
    title: ruling.question,
    description: plainText(`${ruling.short} ${ruling.why}`).slice(0, 280),
    picture: { path: `/${locale}/rulings/${ruling.slug}/picture.png`, alt: t('ruling', { question: ruling.question }) },
    // An answer that no longer holds is for those who look for it here, not for search engines.
    indexed: ruling.status !== 'superseded',
  });
}

export default async function RulingPage({ params, searchParams }: RulingPageProps) {
  const [{ locale, slug }, { step }] = await Promise.all([params, searchParams]);
  const [ruling, t, glimpses] = await Promise.all([
    getRuling(DEFAULT_GAME, slug, locale),
    getTranslations('rulings'),
    glimpseWords(),
  ]);
  if (!ruling) return <NothingHere />;
  const cards = await cardsByCodes(DEFAULT_GAME, ruling.cards, locale);
  const lang = ruling.locale === locale ? undefined : ruling.locale;
  return (
    <Page
      narrow
      title={
        <span lang={lang} className="block text-[0.8em] leading-tight">
          <Unbroken text={ruling.question} />
        </span>
      }
    >
      <SoftLinks>
        {ruling.replacedBy && <Superseded by={ruling.replacedBy} locale={locale} />}
        {lang && <p className="mb-3 text-soft">{t('item.english')}</p>}
        <CardGlimpses locale={locale} words={glimpses} imageTemplate={cardImageTemplate()}>
          <div lang={lang} className="panel text-lg font-semibold">
            <h2 className="sr-only">{t('page.answer')}</h2>
            <RichText text={ruling.short} locale={locale} />
            {ruling.status === 'reading' && (
              <p className="mt-2">
                <StatusBadge status="reading" />
              </p>
            )}
            <div lang={locale}>
              <ProofBadge slug={ruling.slug} locale={locale} />
            </div>
          </div>
          {ruling.why && (
            <Section title={t('page.why')}>
              <div lang={lang} className="space-y-3">
                <RichText text={ruling.why} locale={locale} />
              </div>
            </Section>
          )}
        </CardGlimpses>
        <Player slug={ruling.slug} locale={locale} step={step} />
        <Section title={t('page.about')}>
          <About ruling={ruling} locale={locale} />
        </Section>
        {cards.length > 0 && (
          <Section title={t('page.cards')}>
            <ul className="grid gap-2 sm:grid-cols-2">
              {cards.map((card) => (
                <li key={card.code}>
                  <a
                    href={`/${locale}/cards/${card.code}`}
                    className="panel flex min-h-11 items-center py-2 hover:border-accent [&>*]:w-full"
                  >
                    <CardLine card={card} words={glimpses.face} />
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('page.terms')}>
          <ul className="flex flex-wrap gap-2">
            {ruling.terms.map((term) => (
              <li key={term.slug}>
                <a className="chip" href={`/${locale}/rulings/terms/${term.slug}`}>
                  {term.name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {ruling.related.length > 0 && (
          <Section title={t('page.related')}>
            <RulingList rulings={ruling.related} locale={locale} />
          </Section>
        )}
        <FromTheSite ruling={ruling} locale={locale} />
        <p className="mt-6">
          <a href={`/${locale}/rulings`}>{t('page.back')}</a>
        </p>
      </SoftLinks>
      <QuestionData ruling={ruling} />
    </Page>
  );
}
