import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { CardDoubt, CardPage } from '@/lib/catalogue/card';
import { cardTexts } from '@/lib/catalogue/card-texts';
import type { Locale } from '@/lib/i18n/locales';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import { EffectText } from '@/lib/ui/card/text/effect-text';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { Notice } from '@/lib/ui/controls/notice';
import { Section } from '@/lib/ui/page/page';
import { effectLinks } from '../effect-links';

/** What the card does, and what of it is not certain. */
export async function CardEffect({ card, locale }: { card: CardPage; locale: Locale }) {
  const [t, words, texts] = await Promise.all([
    getTranslations('cards.card'),
    glimpseWords(),
    cardTexts(card.game, locale),
  ]);
  const text = (lines: CardPage['text']) => (
    <EffectText text={lines} words={words.face} linkOf={effectLinks(locale, texts)} />
  );
  return (
    <Section title={t('effect')}>
      <CardGlimpses locale={locale} words={words} imageTemplate={cardImageTemplate()}>
        {card.text.length > 0 ? text(card.text) : <p className="text-soft">{t('noEffect')}</p>}
        {card.doubts.length > 0 && <Doubts doubts={card.doubts} text={text} locale={locale} />}
      </CardGlimpses>
    </Section>
  );
}

interface DoubtsProps {
  doubts: readonly CardDoubt[];
  text: (lines: CardPage['text']) => ReactNode;
  locale: Locale;
}

async function Doubts({ doubts, text, locale }: DoubtsProps) {
  const t = await getTranslations('cards.card.doubts');
  const disputed = doubts.some(({ about }) => about !== 'meaning');
  return (
    <Notice tone="warn" title={t('title')}>
      {disputed && <p>{t('lead')}</p>}
      {doubts.map((doubt) => (
        <div key={doubt.about} className="mt-1">
          {other(doubt)}
        </div>
      ))}
    </Notice>
  );

  function other(doubt: CardDoubt) {
    switch (doubt.about) {
      case 'meaning':
        return <p>{t('meaning')}</p>;
      case 'effects':
        return (
          <>
            <p>{t('effects')}</p>
            {text(doubt.other)}
          </>
        );
      case 'keywords':
        return doubt.other.length === 0 ? (
          <p>{t('noKeywords')}</p>
        ) : (
          <p>
            {t('keywords')} <b>{doubt.other.map((keyword) => keywordLabel(keyword, locale)).join(', ')}</b>
          </p>
        );
      case 'faction':
        return (
          <p>
            {t('faction')} <b>{factionLabel(doubt.other, locale)}</b>
          </p>
        );
    }
  }
}
