import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { siteOrigin } from '@/lib/accounts/site-url';
import { type CardPage, getCard } from '@/lib/catalogue/card';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { typeLabel } from '@/lib/rules/mythos/text/traits';
import { ButtonLink } from '@/lib/ui/controls/button';
import { CardFace } from '@/lib/ui/card/face/face';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { crestAddress } from '@/lib/ui/crest/address';
import { JsonLd } from '@/lib/ui/page/json-ld';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { CardCounts } from '../../collection/card/card-counts';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { CardKinshipSection } from '../../decks/kinship-panel/sections';
import { cardAddress } from '../addresses';
import { CardEffect } from './effect';
import { CardErrata } from './errata';
import { CardFacts, CardNames, CardPrintings } from './facts';
import { CardDecks, CardRulings } from './mentions';
import { CardUpgrades, CardVersions } from './relatives';

interface CardProps {
  params: Promise<{ locale: Locale; code: string }>;
}

/** Asked once for the metadata and the page together. */
const card = cache((code: string, locale: Locale) => getCard(DEFAULT_GAME, code, locale));

function fullName({ name, version }: CardPage): string {
  return version ? `${name.text}, ${version.text}` : name.text;
}

async function description({ definition, set, text }: CardPage, locale: Locale): Promise<string> {
  const t = await getTranslations('cards.card');
  const what = { type: typeLabel(definition.type, locale), set: set.name.text };
  return text.length > 0 ? t('describeText', { ...what, text: text.map(plain).join(' ') }) : t('describe', what);
}

export async function generateMetadata({ params }: CardProps): Promise<Metadata> {
  const { locale, code } = await params;
  const found = await card(code, locale);
  if (!found) return nothingHereMetadata();
  const t = await getTranslations('paper.picture');
  return pageMetadata({
    locale,
    path: `/cards/${found.code}`,
    title: `${fullName(found)} (${found.code})`,
    description: (await description(found, locale)).slice(0, 280),
    picture: { path: `${cardAddress(locale, found.code)}/picture.png`, alt: t('card', { name: fullName(found) }) },
  });
}

export default async function Card({ params }: CardProps) {
  const { locale, code } = await params;
  const found = await card(code, locale);
  if (!found) return <NothingHere />;
  // One card, one address: other spellings and ids of printings lead to it.
  if (code !== found.code) permanentRedirect(cardAddress(locale, found.code));

  const [t, words] = await Promise.all([getTranslations('cards'), faceWords()]);
  const face = { ...faceOf(found.definition, locale), text: found.text.map(plain) };
  // What tells this card from others: the title, or the name of a card that has no title.
  const title = found.version ?? found.name;
  const lang = (text: { locale: string; fallback: boolean }) => (text.fallback ? text.locale : undefined);
  return (
    <main id="main" tabIndex={-1} className="page">
      <JsonLd
        data={{
          '@type': 'CreativeWork',
          name: fullName(found),
          identifier: found.code,
          description: await description(found, locale),
          url: siteOrigin() + cardAddress(locale, found.code),
          image: siteOrigin() + crestAddress(face),
          isPartOf: { '@type': 'CreativeWorkSeries', name: found.set.name.text },
          keywords: found.definition.keywords.join(', ') || undefined,
        }}
      />
      <div className="card-page">
        <div className={`card-page-face card-page-${face.type}`}>
          <CardFace card={face} locale={locale} words={words} imageTemplate={cardImageTemplate()} eager />
        </div>
        <div className="min-w-0">
          <header className="page-head">
            <div className="min-w-0">
              <h1 lang={lang(found.name)}>{found.name.text}</h1>
              {(found.version || title.fallback) && (
                <p className="card-page-version">
                  {found.version && <span lang={lang(found.version)}>{found.version.text}</span>}
                  {title.fallback && (
                    <span className="language-mark" title={t('card.untranslated')}>
                      <span aria-hidden="true">{title.locale}</span>
                      <span className="sr-only">{t('card.untranslated')}</span>
                    </span>
                  )}
                </p>
              )}
            </div>
            <ButtonLink href={`/decks/new?card=${found.code}`} variant="primary" prefetch={false} rel="nofollow">
              {t('card.add')}
            </ButtonLink>
          </header>
          {found.withdrawn && <Notice tone="warn">{t('card.withdrawn')}</Notice>}
          <CardErrata errata={found.errata} locale={locale} />
          <CardEffect card={found} locale={locale} />
          <CardFacts card={found} locale={locale} />
          <CardCounts code={found.code} printings={found.definition.printings} locale={locale} />
          <CardUpgrades card={found} words={words} locale={locale} />
          <CardRulings code={found.code} locale={locale} />
          <CardDecks code={found.code} />
          <CardPrintings card={found} locale={locale} />
          <CardNames card={found} />
        </div>
      </div>
      <CardVersions card={found} words={words} locale={locale} />
      {!found.withdrawn && <CardKinshipSection code={found.code} locale={locale} />}
    </main>
  );
}
