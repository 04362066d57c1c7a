import fc from 'fast-check';
import { expect } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { cardTexts } from '../card-texts';
import { searchCards } from '../cards';
import { localCatalogue } from '../local-search';
import { cardSnapshot } from '../snapshot';
import type { Source } from '../source';
import { queries } from './queries';

/** Asks the editor's search in memory and the server's in SQL the same things: both find the same cards in the same order. */
export async function expectAgreement(source: Source, numRuns: number): Promise<void> {
  const snapshot = await cardSnapshot('mythos', source);
  const local = localCatalogue(snapshot);
  const texts = LOCALES.map(async (locale) => [locale, (await cardTexts('mythos', locale, source)).lines] as const);
  const lines = Object.fromEntries(await Promise.all(texts)) as Record<Locale, ReadonlyMap<string, readonly string[]>>;
  await fc.assert(
    fc.asyncProperty(queries(snapshot), fc.constantFrom(...LOCALES), async (query, locale) => {
      const there = await searchCards('mythos', query, locale, source);
      const here = local.search(query, locale, { linesOf: (code, language) => lines[language].get(code) ?? [] });
      expect(here.cards.length).toBe(there.total);
      expect(here.cards.slice(0, 96).map(({ code }) => code)).toEqual(there.cards.map(({ code }) => code));
      expect(here.unmatched).toEqual(there.unmatched);
      expect(here.mistakes).toEqual(there.mistakes);
    }),
    { numRuns },
  );
}
