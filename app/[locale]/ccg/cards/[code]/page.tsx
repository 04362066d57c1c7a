import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { type CcgCardPage, getCcgCard } from '@/lib/catalogue/ccg/cards';
import type { Locale } from '@/lib/i18n/locales';
import { kindLabel } from '@/lib/rules/ccg/text/labels';
import { CcgFace } from '@/lib/ui/ccg/face/face';
import { ccgFaceOf } from '@/lib/ui/ccg/face/face-card';
import { ccgFaceWords } from '@/lib/ui/ccg/face/face-words';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Section } from '@/lib/ui/page/page';
import { cardAddress } from '../../../cards/addresses';
import { CardDecks } from '../../../cards/[code]/mentions';
import { NothingHere, nothingHereMetadata } from '../../../nothing-here';
import { CcgFaces } from '../results';
import { CcgFacts } from './facts';
import { CcgRules } from './rules';

interface CardProps {
  params: Promise<{ locale: Locale; code: string }>;
}

/** Asked once for the metadata and the page together. */
const card = cache((code: string, locale: Locale) => getCcgCard(code, locale));

function description({ definition, set }: CcgCardPage, locale: Locale): string {
  const lines = ccgFaceOf(definition, locale).lines.map(({ text }) => text);
  return [`${kindLabel(definition.kind, locale)}, ${set.name.text}.`, ...lines].join(' ').slice(0, 280);
}

export async function generateMetadata({ params }: CardProps): Promise<Metadata> {
  const { locale, code } = await params;
  const found = await card(code, locale);
  if (!found) return nothingHereMetadata();
  const { name } = ccgFaceOf(found.definition, locale);
  return pageMetadata({
    locale,
    path: `/ccg/cards/${found.code}`,
    title: `${name.text} (${found.code}) · Naruto CCG`,
    description: description(found, locale),
  });
}

export default async function CcgCard({ params }: CardProps) {
  const { locale, code } = await params;
  const found = await card(code, locale);
  if (!found) return <NothingHere />;
  // One card, one address.
  if (code !== found.code) permanentRedirect(cardAddress(locale, found.code, 'ccg'));
  const [t, cards, words] = await Promise.all([
    getTranslations('ccg.card'),
    getTranslations('cards.card'),
    ccgFaceWords(),
  ]);
  const face = ccgFaceOf(found.definition, locale);
  const lang = (text: { locale: string }) => (text.locale === locale ? undefined : text.locale);
  return (
    <main id="main" tabIndex={-1} className="page">
      <div className="card-page">
        <div className="card-page-face">
          <CcgFace card={face} locale={locale} words={words} />
        </div>
        <div className="min-w-0">
          <header className="page-head">
            <div className="min-w-0">
              <p className="text-soft">
                <a className="link" href={`/${locale}/ccg`}>
                  Naruto CCG
                </a>
                {' › '}
                <a className="link" href={`/${locale}/ccg/cards`}>
                  {t('cards')}
                </a>
              </p>
              <h1 lang={lang(face.name)}>{face.name.text}</h1>
            </div>
          </header>
          {face.madeUp && <Notice>{t('madeUp')}</Notice>}
          {found.withdrawn && <Notice tone="warn">{cards('withdrawn')}</Notice>}
          <Section title={cards('effect')}>
            {face.lines.length === 0 && <p className="text-soft">{cards('noEffect')}</p>}
            {face.lines.map((line, index) => (
              <p key={index} lang={lang(line)}>
                {line.kind === 'valid' && <b>{words.valid}: </b>}
                {line.kind === 'requirement' && <b>{words.requirement}: </b>}
                {line.text}
              </p>
            ))}
          </Section>
          <CcgFacts card={found} locale={locale} />
          <CcgRules card={found.definition} locale={locale} />
          <CardDecks game="ccg" code={found.code} />
        </div>
      </div>
      {found.namesakes.length > 0 && (
        <Section title={t('namesakes', { name: face.name.text })}>
          <CcgFaces locale={locale} cards={found.namesakes.map((other) => ccgFaceOf(other, locale))} />
        </Section>
      )}
    </main>
  );
}
