import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { kindLabel, symbolLabel } from '@/lib/rules/ccg/text/labels';
import { cardLines } from '@/lib/rules/ccg/text/lines';
import type { ListValues } from '../query/facet-keys';
import { plainWords } from '../query/plain-words';

// What queries look at beside the numbers of a card of the older game.

/** Values of `is:` that are kept with a card. */
export function ccgIs(card: CcgCard): string[] {
  const effects = card.kind === 'ninja' ? card.effects : [];
  return [
    ...(card.kind === 'mission' && card.permanent ? ['permanent'] : []),
    ...(effects.some(({ valid }) => valid) ? ['valid'] : []),
    ...(card.kind === 'ninja' && effects.length === 0 ? ['vanilla'] : []),
    ...(card.madeUp ? ['made-up'] : []),
  ];
}

/** Values of `has:`. */
export function ccgHas(card: CcgCard): string[] {
  const target = card.kind === 'mission' || card.kind === 'jutsu' ? card.target : undefined;
  return [
    ...(cardLines(card, 'en').length > 0 ? ['effect'] : []),
    ...(target ? ['target'] : []),
    ...(card.kind === 'jutsu' && card.requirement ? ['requirement'] : []),
    ...(card.kind === 'ninja' && card.mentalPower !== undefined ? ['mental'] : []),
    ...(traitsOf(card).length > 0 ? ['trait'] : []),
  ];
}

export function traitsOf(card: CcgCard): readonly string[] {
  return card.kind === 'ninja' ? (card.traits ?? []) : [];
}

export function ccgValues(card: CcgCard, setCode: string): ListValues {
  return {
    set: [setCode],
    type: [card.kind],
    symbol: [card.symbol],
    trait: traitsOf(card),
    is: ccgIs(card),
    has: ccgHas(card),
  };
}

/** Plain words of its names in all languages, each once. */
export function nameWords({ name }: CcgCard): string[] {
  return [...new Set(Object.values(name).map(plainWords))].filter(Boolean);
}

/** Plain words of what it says in a language. */
export function lineWords(card: CcgCard, locale: Locale): string[] {
  return cardLines(card, locale).map(({ text }) => plainWords(text));
}

/** What free words find a card by: its names, and all else. */
export function foundBy(card: CcgCard, setNames: readonly string[]): { titles: string[]; texts: string[] } {
  return {
    titles: Object.values(card.name),
    texts: [
      ...LOCALES.flatMap((locale) => [kindLabel(card.kind, locale), symbolLabel(card.symbol, locale)]),
      ...traitsOf(card),
      ...setNames,
      // As printed, without the hyphen, and without its zeros: ex9.
      card.code,
      card.code.replace('-', ''),
      card.code.replace(/-0*/, ''),
    ],
  };
}
