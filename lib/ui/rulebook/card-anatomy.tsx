import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { CardFace } from '../card/face/face';
import { faceOf } from '../card/face/face-card';
import { faceWords } from '../card/face/face-words';
import { SAMPLES } from './sample-cards';

/** Parts of each kind of card; the numbers on the drawn card are their places in this list (styles/rules/figures.css). */
const PARTS = {
  character: ['name', 'version', 'cost', 'power', 'faction', 'keywords', 'effect', 'rarity'],
  mission: ['title', 'points', 'effect', 'rarity'],
  attachment: ['title', 'cost', 'power', 'faction', 'keywords', 'condition', 'effect', 'rarity'],
} as const;

interface CardAnatomyProps {
  type: keyof typeof SAMPLES;
  locale: Locale;
}

/** A card with numbered parts, and what each of them is. */
export async function CardAnatomy({ type, locale }: CardAnatomyProps) {
  const [t, words] = await Promise.all([getTranslations('rules.figures.card'), faceWords()]);
  const card = SAMPLES[type];
  const text = cardText(card, { locale }).map(plain);
  return (
    <>
      <div className={`anatomy anatomy-${type}`}>
        <div className="anatomy-card">
          <CardFace card={{ ...faceOf(card, locale), text }} locale={locale} words={words} />
          <span aria-hidden="true" className="anatomy-top" />
          {type !== 'mission' && <span aria-hidden="true" className="anatomy-middle" />}
          {type !== 'mission' && <span aria-hidden="true" className="anatomy-bottom" />}
        </div>
        <ol className="anatomy-parts">
          {PARTS[type].map((part) => (
            <li key={part}>{t(`marks.${part}`)}</li>
          ))}
        </ol>
      </div>
      <p className="figure-note">{t('note')}</p>
    </>
  );
}
