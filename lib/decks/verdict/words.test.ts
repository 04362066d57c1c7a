import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import en from '@/lib/i18n/messages/en/violations.json';
import fr from '@/lib/i18n/messages/fr/violations.json';
import pl from '@/lib/i18n/messages/pl/violations.json';
import uk from '@/lib/i18n/messages/uk/violations.json';
import olderChapter from '@/prisma/data/ccg/rulebook/01-deck.json';
import chapterThree from '@/prisma/data/rulebook/03-deck.json';
import type { Violation } from '../games/game';
import { describeViolation, OLDER_PARAGRAPH_OF, PARAGRAPH_OF } from './words';

const messages = { en, fr, pl, uk };

/** One of each code: the type asks for all of them. */
const samples: { [C in Violation['code']]: Extract<Violation, { code: C }> } = {
  'too-few-cards': { code: 'too-few-cards', severity: 'error', params: { count: 28, min: 30, missing: 2 }, ruleRef: 'D3' },
  'too-many-cards': { code: 'too-many-cards', severity: 'error', params: { count: 51, max: 50, surplus: 1 }, ruleRef: 'D3' },
  'too-few-missions': { code: 'too-few-missions', severity: 'error', params: { count: 2, min: 3, missing: 1 }, ruleRef: 'D4' },
  'too-many-missions': { code: 'too-many-missions', severity: 'error', params: { count: 4, max: 3, surplus: 1 }, ruleRef: 'D4' },
  'mission-repeated': { code: 'mission-repeated', severity: 'error', cards: ['KS-M01'], params: { count: 2, max: 1, surplus: 1 }, ruleRef: 'D4' },
  'too-many-copies': { code: 'too-many-copies', severity: 'error', cards: ['KS-108'], params: { count: 3, max: 2, surplus: 1 }, ruleRef: 'D2' },
  'mission-in-main': { code: 'mission-in-main', severity: 'error', cards: ['KS-M01'], params: { count: 1 }, ruleRef: 'D3' },
  'not-a-mission': { code: 'not-a-mission', severity: 'error', cards: ['KS-001', 'KS-002'], params: { count: 3 }, ruleRef: 'D4' },
  'unknown-card': { code: 'unknown-card', severity: 'error', cards: ['ZZ-001'], params: { count: 1 }, ruleRef: 'catalogue' },
  'withdrawn-card': { code: 'withdrawn-card', severity: 'error', cards: ['KS-003'], params: { count: 2 }, ruleRef: 'catalogue' },
  'not-released': { code: 'not-released', severity: 'error', cards: ['XX-001'], params: { count: 2, releasedOn: '2027-02-01' }, ruleRef: 'release' },
  'set-not-allowed': { code: 'set-not-allowed', severity: 'error', cards: ['SS-001'], params: { count: 1, set: 'SS' }, ruleRef: 'format' },
  'banned-card': { code: 'banned-card', severity: 'error', cards: ['KS-004'], params: { count: 2, max: 0, surplus: 2 }, ruleRef: 'ban-list' },
  'restricted-card': { code: 'restricted-card', severity: 'error', cards: ['KS-004'], params: { count: 2, max: 1, surplus: 1, until: '2027-06-30' }, ruleRef: 'ban-list' },
  'over-points': { code: 'over-points', severity: 'error', cards: ['KS-108'], params: { points: 12, budget: 10, surplus: 2 }, ruleRef: 'points' },
  'too-many-of-kind': { code: 'too-many-of-kind', severity: 'error', cards: [], params: { kind: 'ninja', count: 26, max: 25, surplus: 1 }, ruleRef: 'deck.ninja' },
  'too-many-of-name': { code: 'too-many-of-name', severity: 'error', cards: ['EX-001', 'OWN-ABCDEFGH'], params: { name: 'Genin', count: 4, max: 3, surplus: 1 }, ruleRef: 'deck.names' },
  'kind-not-allowed': { code: 'kind-not-allowed', severity: 'error', cards: ['EX-001'], params: { count: 1 }, ruleRef: 'deck.size' },
  'unknown-format': { code: 'unknown-format', severity: 'error', params: { format: 'mythos/old' }, ruleRef: 'format' },
}; // prettier-ignore

function words(violation: Violation, locale: Locale) {
  const t = createTranslator({
    locale,
    messages: messages[locale],
    onError: (error) => {
      throw error;
    },
  });
  return describeViolation(violation, {
    t: (key, values) => t(key as never, values as never),
    locale,
    cardName: (code) => `<${code}>`,
  });
}

const everyCode = Object.values(samples).flatMap((violation) =>
  LOCALES.map((locale) => ({ locale, violation, code: violation.code })),
);

describe('a violation in words', () => {
  it.each(everyCode)('$locale says $code with its remedy and rule', ({ violation, locale }) => {
    const { sentence, remedy, text, rule } = words(violation, locale);
    for (const part of [sentence, remedy, rule.name]) expect(part).toMatch(/^[^{}]{2,}$/);
    expect(text).toContain(sentence);
    expect(text).toContain(remedy);
    if ('cards' in violation) for (const code of violation.cards) expect(sentence).toContain(`<${code}>`);
  });

  // Every number that decides a plural form, so that no language is left without the form it needs.
  it.each(LOCALES.flatMap((locale) => [0, 1, 2, 4, 5, 12, 21, 22, 25, 100].map((number) => ({ locale, number }))))(
    '$locale can count to $number',
    ({ locale, number }) => {
      for (const violation of Object.values(samples)) {
        const params = Object.fromEntries(
          Object.entries(violation.params).map(([key, value]) => [key, typeof value === 'number' ? number : value]),
        );
        expect(words({ ...violation, params } as Violation, locale).text).toMatch(/^[^{}]{5,}$/);
      }
    },
  );

  it.each([
    ['en', '28 of 30 cards: add 2.'],
    ['pl', '28 z 30 kart: dodaj 2.'],
    ['uk', '28 із 30 карт: додай 2.'],
    ['fr', '28 cartes sur 30\u00A0: ajoutez-en 2.'],
  ] as const)('%s: %s', (locale, text) => {
    expect(words(samples['too-few-cards'], locale).text).toBe(text);
  });

  it('names the first cards and counts the rest', () => {
    const cards = Array.from({ length: 40 }, (_, index) => `Z-${index}`);
    expect(words({ ...samples['unknown-card'], cards }, 'en').sentence).toBe(
      'There are no cards <Z-0>, <Z-1>, <Z-2>, <Z-3>, <Z-4>, and 35 more cards',
    );
  });

  it('speaks of a card it may not name', () => {
    expect(words({ ...samples['not-released'], cards: [] }, 'en').sentence).toBe(
      'a card that is not shown to you may not be played before February 1, 2027',
    );
  });

  it('leads to the paragraph that the rulebook says explains the rule', () => {
    for (const [rule, number] of Object.entries(PARAGRAPH_OF)) {
      const paragraph = chapterThree.paragraphs.find((one) => one.number === number);
      expect(paragraph?.cited, rule).toContain(rule);
    }
    for (const [rule, number] of Object.entries(OLDER_PARAGRAPH_OF)) {
      const paragraph = olderChapter.paragraphs.find((one) => one.number === number);
      expect(paragraph?.cited, rule).toContain(rule);
    }
    expect(words(samples['too-many-of-name'], 'en')).toMatchObject({
      text: '4 cards called “Genin” where at most 3 may bear one name (<EX-001> and <OWN-ABCDEFGH>): take out 1.',
      rule: { name: 'three cards of one name', href: '/ccg/rules/1#r1.3' },
    });
    expect(words(samples['too-many-copies'], 'en').rule).toEqual({
      name: 'copies of a card',
      href: '/rules/3#r3.6',
    });
  });
});
