import type { CcgCard } from '../cards/schema';
import type { TextLocale } from './labels';

/** A text of a card in a language, or in English where the card has none in it. */
export interface CardWords {
  text: string;
  locale: TextLocale;
}

/** One thing a card does, or what its user must be; effects of ninja say whether they work while it is injured. */
export interface CardLine extends CardWords {
  kind: 'effect' | 'valid' | 'requirement';
}

type Texts = Readonly<Partial<Record<TextLocale, string>> & { en: string }>;

export function inLanguage(texts: Texts, locale: TextLocale): CardWords {
  const text = texts[locale];
  return text ? { text, locale } : { text: texts.en, locale: 'en' };
}

/** The free texts of a card, in the order they are printed. */
export function cardLines(card: CcgCard, locale: TextLocale): CardLine[] {
  if (card.kind === 'ninja')
    return card.effects.map(({ valid, text }) => ({ kind: valid ? 'valid' : 'effect', ...inLanguage(text, locale) }));
  const asked = card.kind === 'jutsu' ? card.requirement?.text : undefined;
  return [
    ...(asked ? [{ kind: 'requirement' as const, ...inLanguage(asked, locale) }] : []),
    { kind: 'effect', ...inLanguage(card.text, locale) },
  ];
}
