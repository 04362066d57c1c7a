import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { CHAIN_EXAMPLES } from '@/lib/rules/ccg/chain/examples';
import { resolveChain } from '@/lib/rules/ccg/chain/chain';
import { READINGS } from '@/lib/rules/ccg/readings';
import { RULES } from '@/lib/rules/ccg/rules';
import { SHOWDOWN_EXAMPLES } from '@/lib/rules/ccg/showdown/examples';
import { type Fight, showdown } from '@/lib/rules/ccg/showdown/showdown';
import { CCG_CHAPTERS, ccgChapterFileSchema, ccgGlossaryFileSchema, EXAMPLES, linksOf } from './files';

const folder = path.resolve(import.meta.dirname, '../../../prisma/data/ccg');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const names = readdirSync(path.join(folder, 'rulebook')).sort();
const chapters = names.map((name) => ccgChapterFileSchema.parse(read(`rulebook/${name}`)));
const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
const { terms } = ccgGlossaryFileSchema.parse(read('glossary/terms.json'));

describe('the rulebook of the older game', () => {
  it('has its chapters in order', () => {
    expect(names).toEqual(CCG_CHAPTERS.map((key, i) => `${String(i + 1).padStart(2, '0')}-${key}.json`));
    expect(chapters.map(({ chapter }) => chapter)).toEqual(CCG_CHAPTERS.map((_, i) => i + 1));
  });
  it('is about every rule the code cites, each in one paragraph', () => {
    expect(paragraphs.flatMap(({ cited }) => cited).sort()).toEqual([...RULES].sort());
  });
  it('states every reading once', () => {
    const stated = paragraphs.flatMap(({ source }) => (source.document === 'reading' ? [source.reading] : []));
    expect(stated.sort()).toEqual(READINGS.map(({ number }) => number).sort());
    expect(READINGS.map(({ number }) => number)).toEqual(READINGS.map((_, i) => `R${i + 1}`));
  });
  it('shows every example', () => {
    expect(paragraphs.flatMap(({ example }) => example ?? []).sort()).toEqual([...EXAMPLES].sort());
  });
  it('calls attackers A, B and C in its examples, and blockers K, L and M, as the calculator does', () => {
    for (const [example, { attack, block }] of Object.entries<Fight<string>>(SHOWDOWN_EXAMPLES)) {
      const ids = (team: typeof block) => [team?.head, ...(team?.supports ?? [])].map((one) => one?.id).join('');
      expect([example, ids(attack), ids(block)]).toEqual([
        example,
        expect.stringMatching(/^[ABC]+$/),
        expect.stringMatching(/^[KLM]*$/),
      ]);
    }
  });
  it('links only what is there, the same in every language', () => {
    const known = new Set([...terms.map(({ slug }) => slug), ...paragraphs.map(({ number }) => number)]);
    for (const paragraph of paragraphs) {
      const [first, ...others] = LOCALES.map((locale) => linksOf(paragraph, locale).sort());
      expect([paragraph.number, first?.filter((link) => !known.has(link))]).toEqual([paragraph.number, []]);
      for (const links of others) expect([paragraph.number, links]).toEqual([paragraph.number, first]);
    }
  });
  it('says the numbers of the rules in every language', () => {
    for (const paragraph of paragraphs) {
      const numbers = (locale: (typeof LOCALES)[number]) =>
        [...paragraph.text[locale].replace(/\[\[[^|]*\|/g, '').matchAll(/\d+/g)].map(String).sort();
      for (const locale of LOCALES.slice(1))
        expect([paragraph.number, locale, numbers(locale)]).toEqual([paragraph.number, locale, numbers('en')]);
    }
  });
  it('refuses a paragraph of another chapter and a number twice', () => {
    const [one] = paragraphs;
    const file = { game: 'ccg', chapter: 2, sourceLanguages: ['pl'], paragraphs: [one, one] };
    expect(ccgChapterFileSchema.safeParse(file).error?.issues).toHaveLength(3);
  });
});

describe('its glossary', () => {
  it('has each term once, in each language', () => {
    const slugs = terms.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
  it('has only terms the rulebook uses', () => {
    const used = new Set(paragraphs.flatMap((paragraph) => linksOf(paragraph, 'en')));
    expect(terms.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
  });
});

describe('its worked examples', () => {
  it.each<[keyof typeof SHOWDOWN_EXAMPLES, object]>([
    ['team-power', { attack: { total: 6 } }],
    ['unblocked-4', { attack: { total: 4 }, rewards: 1 }],
    ['unblocked-5', { attack: { total: 5 }, rewards: 2 }],
    ['difference-4', { outcome: 'less', difference: 4, winner: 'attack', damage: [{ of: 'K', amount: 1 }] }],
    ['difference-5', { outcome: 'more', difference: 5, damage: [{ of: 'K', amount: 2 }, { of: 'L', amount: 1 }] }],
    ['tie', { outcome: 'tie', damage: [{ of: 'A' }, { of: 'K' }] }],
    ['injured', { attack: { total: 1 }, winner: 'block', damage: [{ of: 'A', condition: 'discarded' }] }],
    ['mental', { attack: { total: 1 }, block: { total: 4 }, winner: 'block' }],
  ])('%s', (id, expected) => expect(showdown(SHOWDOWN_EXAMPLES[id] as Fight<string>)).toMatchObject(expected)); // prettier-ignore

  it('chains', () => {
    expect(resolveChain(CHAIN_EXAMPLES['chain-reverse']).map(({ link, resolves }) => [link, resolves])).toEqual([[2, true], [1, true], [0, true]]); // prettier-ignore
    expect(resolveChain(CHAIN_EXAMPLES['chain-target-gone']).map(({ cost }) => cost)).toEqual(['spent', 'returned']);
  });
});
