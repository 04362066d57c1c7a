import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { glossaryFileSchema, rulingFileSchema } from './files';
import { linkTargets, plainText, splitAnswer } from './markup';
import { referenceProblems } from './references';
import { chapterFileSchema } from './rulebook/files';

// The shipped texts themselves: complete, linked and consistent in four languages.

const data = path.resolve(import.meta.dirname, '../../prisma/data');
const read = (folder: string) =>
  readdirSync(path.join(data, folder)).map((name) => ({
    path: `${folder}/${name}`,
    json: JSON.parse(readFileSync(path.join(data, folder, name), 'utf8')) as unknown,
  }));

const rulingFiles = read('rulings').map(({ path, json }) => ({ path, file: rulingFileSchema.parse(json) }));
const glossaryFiles = read('glossary').map(({ path, json }) => ({ path, file: glossaryFileSchema.parse(json) }));
const rulebook = read('rulebook').map(({ path, json }) => ({ path, file: chapterFileSchema.parse(json) }));
const scenarios = read('scenarios').map(({ path, json }) => ({ path, file: json }));
const cards = read('sets').flatMap(({ json }) => setFileSchema.parse(json).cards);
const rulings = rulingFiles.flatMap(({ file }) => file.rulings);
const terms = glossaryFiles.flatMap(({ file }) => file.terms);

describe('shipped rulings and terms', () => {
  it('name only cards, terms, paragraphs and rulings that exist, each once', () => {
    const all = { rulings: rulingFiles, glossary: glossaryFiles, rulebook, scenarios };
    const names = {
      cards: new Set(cards.map(({ code }) => code)),
      keywords: new Set(cards.flatMap(({ keywords }) => keywords)),
    };
    expect(referenceProblems({ ...all, ...names })).toEqual([]);
  });

  it('are as many as the site promises', () => {
    expect(rulings.length).toBeGreaterThanOrEqual(40);
    expect(terms.length).toBeGreaterThanOrEqual(35);
  });

  it('keep the superseded answer beside the one that holds', () => {
    const superseded = rulings.filter(({ status }) => status === 'superseded');
    expect(superseded.map(({ slug }) => slug)).toContain('upgrade-controlled-older');
    for (const { source } of superseded) {
      expect(rulings.find(({ slug }) => slug === source.replacedBy)?.status).toBe('official');
    }
  });

  it('use every term of the glossary', () => {
    const used = new Set(rulings.flatMap((ruling) => ruling.terms));
    const unused = terms.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug);
    expect(unused).toEqual([]);
  });
});

/** Words that stand in every language as they are printed on the cards. */
const PRINTED = /\b(MAIN|UPGRADE|AMBUSH|SCORE|DUEL|FIRST STRIKE|POWERUP|CHAKRA|Edge|Core)\b/g;
const printed = (text: string) => [...new Set(plainText(text).match(PRINTED))].sort();

const OUR_READING: Record<Locale, RegExp> = {
  en: /our reading/i,
  pl: /nasza interpretacja/i,
  uk: /наше тлумачення/i,
  fr: /notre lecture/i,
};

describe.each(rulings.map((ruling) => [ruling.slug, ruling] as const))('%s', (_, { status, question, answer }) => {
  it('links the same cards and terms in all languages', () => {
    for (const locale of LOCALES) {
      expect(new Set(linkTargets(answer[locale])), locale).toEqual(new Set(linkTargets(answer.en)));
    }
  });

  it('keeps the printed words of the game in all languages', () => {
    for (const locale of LOCALES) {
      expect(printed(`${question[locale]} ${answer[locale]}`), locale).toEqual(printed(`${question.en} ${answer.en}`));
    }
  });

  it('answers in a line or two and then gives the reason', () => {
    for (const locale of LOCALES) {
      const { short, why } = splitAnswer(answer[locale]);
      expect(plainText(short).length, locale).toBeLessThan(170);
      expect(why, locale).not.toBe('');
    }
  });

  it('says that it is our reading exactly when it is', () => {
    for (const locale of LOCALES) {
      expect(OUR_READING[locale].test(answer[locale]), locale).toBe(status === 'reading');
    }
  });

  it('never lets a French sign begin a line', () => {
    expect(`${question.fr} ${answer.fr}`).not.toMatch(/ [:;?!»]|« /);
  });

  it('is translated, not left in English', () => {
    for (const locale of LOCALES.filter((other) => other !== 'en')) {
      expect(question[locale]).not.toBe(question.en);
      expect(answer[locale]).not.toBe(answer.en);
      expect(/[Ѐ-ӿ]/.test(question[locale]), locale).toBe(locale === 'uk');
    }
  });
});
