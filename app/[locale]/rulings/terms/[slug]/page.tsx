import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { getTerm } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { cardsForTerm } from '@/lib/rulings/cards-for-term';
import { rulingsForTerm } from '@/lib/rulings/ruling';
import { paragraphsForTerm } from '@/lib/rulings/rulebook/rulebook';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { CardLine } from '@/lib/ui/card/list/line';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { NothingHere, nothingHereMetadata } from '../../../nothing-here';
import { RichText } from '../../text/rich-text';
import { RuleList } from '../../rule-list';
import { RulingList } from '../../ruling-list';

interface TermPageProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export async function generateMetadata({ params }: TermPageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const term = await getTerm(DEFAULT_GAME, slug, locale);
  if (!term) return nothingHereMetadata();
  const { name, definition } = term;
  return pageMetadata({ locale, path: `/rulings/terms/${slug}`, title: name, description: plainText(definition) });
}

export default async function TermPage({ params }: TermPageProps) {
  const { locale, slug } = await params;
  const [term, t] = await Promise.all([getTerm(DEFAULT_GAME, slug, locale), getTranslations('rulings')]);
  if (!term) return <NothingHere />;
  const [rulings, paragraphs, cards, rules, face] = await Promise.all([
    rulingsForTerm(DEFAULT_GAME, slug, locale),
    paragraphsForTerm(DEFAULT_GAME, slug, locale),
    cardsForTerm(DEFAULT_GAME, slug, locale),
    getTranslations('rules'),
    faceWords(),
  ]);
  const lang = term.locale === locale ? undefined : term.locale;
  return (
    <Page narrow title={<span lang={lang}>{term.name}</span>}>
      <SoftLinks>
        <div lang={lang} className="panel text-lg">
          <RichText text={term.definition} locale={locale} />
        </div>
        <Section title={t('glossary.rulings')}>
          {rulings.length > 0 ? <RulingList rulings={rulings} locale={locale} /> : <p>{t('glossary.noRulings')}</p>}
        </Section>
        {paragraphs.length > 0 && (
          <Section title={rules('rulesAbout')}>
            <RuleList paragraphs={paragraphs} locale={locale} />
          </Section>
        )}
        {cards.length > 0 && (
          <Section title={rules('cardsAbout')}>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {cards.map((card) => (
                <li key={card.code}>
                  <a
                    href={`/${locale}/cards/${card.code}`}
                    className="flex min-h-11 items-center hover:bg-sunken [&>*]:w-full"
                  >
                    <CardLine card={card} words={face} />
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <a href={`/${locale}/rulings/terms`}>{t('glossary.all')}</a>
          <a href={`/${locale}/rulings`}>{t('page.back')}</a>
        </p>
      </SoftLinks>
    </Page>
  );
}
