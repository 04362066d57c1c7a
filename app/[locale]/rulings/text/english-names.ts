import { cache } from 'react';
import { cardDefinitions } from '@/lib/catalogue/definitions';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { type EnglishNames, namesLeftInEnglish } from './name-labels';

/** Asked once for a page, however many texts stand on it. */
export const englishNames = cache(async (locale: Locale): Promise<EnglishNames> => {
  if (locale === 'en') return new Map();
  const { cards } = await cardDefinitions(DEFAULT_GAME);
  return new Map(cards.map((card) => [card.code, namesLeftInEnglish(card, locale)]));
});
