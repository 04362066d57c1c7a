import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { DECISION_IDS } from '@/lib/rules/mythos/engine/decisions';
import { CHAPTERS } from '../chapters';
import { glossaryFileSchema } from '../files';
import { linkTargets, plainText } from '../markup';
import { chapterFileSchema, type Paragraph, paragraphLinks } from './files';

// The shipped rulebook: whole, the same in four languages, and an answer to every rule the engine names.

const root = path.resolve(import.meta.dirname, '../../..');
const read = (folder: string) =>
  readdirSync(path.join(root, 'prisma/data', folder)).map((name) => ({
    name,
    json: JSON.parse(readFileSync(path.join(root, 'prisma/data', folder, name), 'utf8')) as unknown,
  }));

const files = read('rulebook').map(({ name, json }) => ({ name, file: chapterFileSchema.parse(json) }));
const paragraphs: Paragraph[] = files.flatMap(({ file }) => file.paragraphs);
const cards = read('sets').flatMap(({ json }) => setFileSchema.parse(json).cards);
const terms = read('glossary').flatMap(({ json }) => glossaryFileSchema.parse(json).terms);
const targets = new Set([
  ...cards.map(({ code }) => code),
  ...terms.map(({ slug }) => slug),
  ...paragraphs.map(({ number }) => number),
  ...files.map(({ file }) => String(file.chapter)),
]);
/** The glossary and the questions are pages of their own. */
const WRITTEN = CHAPTERS.slice(0, CHAPTERS.indexOf('glossary'));

describe('the rulebook', () => {
  it('has a file for every chapter, named after it', () => {
    const expected = WRITTEN.map((key, index) => `${String(index + 1).padStart(2, '0')}-${key}.json`);
    expect(files.map(({ name }) => name)).toEqual(expected);
    expect(files.map(({ file }) => file.chapter)).toEqual(WRITTEN.map((_, index) => index + 1));
  });

  it('numbers the paragraphs of a chapter from 1, without a gap', () => {
    for (const { name, file } of files) {
      const numbers = file.paragraphs.map(({ number }) => number);
      expect(numbers, name).toEqual(numbers.map((_, index) => `${file.chapter}.${index + 1}`));
    }
  });

  it('tells every rule that engine and deck rules name in one paragraph', () => {
    const wanted = [...new Set([...namedInSource(), ...DECISION_IDS])].sort();
    const told = wanted.map((name) => [name, paragraphs.filter(({ cited }) => cited.includes(name)).length]);
    expect(told.filter(([, times]) => times !== 1)).toEqual([]);
  });
});

describe.each(paragraphs.map((paragraph) => [paragraph.number, paragraph] as const))('%s', (_, paragraph) => {
  const { heading, text } = paragraph;

  it('links only what there is', () => {
    expect(paragraphLinks(paragraph).filter((target) => !targets.has(target))).toEqual([]);
  });

  it('links the same in all languages', () => {
    const links = (value: string) => linkTargets(value).sort();
    for (const locale of LOCALES) expect(links(text[locale]), locale).toEqual(links(text.en));
  });

  it('has the same paragraphs and lists in all languages', () => {
    const shape = (value: string) => value.split('\n').map((line) => (line === '' ? 0 : line.startsWith('- ') ? 2 : 1));
    for (const locale of LOCALES) expect(shape(text[locale]), locale).toEqual(shape(text.en));
  });

  it('names the same numbers and keywords in all languages', () => {
    for (const locale of LOCALES) expect(fixed(text[locale]), locale).toEqual(fixed(text.en));
  });

  it('is in each language its own', () => {
    expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(LOCALES.length);
    for (const locale of LOCALES) expect(/[Ѐ-ӿ]/.test(text[locale]), locale).toBe(locale === 'uk');
  });

  it('never lets a French sign begin a line', () => {
    expect(`${heading?.fr} ${text.fr}`).not.toMatch(/ [:;?!»]|« |'/);
  });
});

/** Digits and the words printed on cards, which no language changes. Labels of links to cards may: titles have numbers. */
function fixed(text: string): string[] {
  const bare = plainText(text.replace(/\[\[[A-Z][^\]]*\]\]/g, ''));
  return [...new Set(bare.match(/\d+|\b(MAIN|UPGRADE|AMBUSH|SCORE|DUEL|FIRST STRIKE|POWERUP|CHAKRA)\b/g))].sort();
}

/** Names of rules as they stand in the source: events, refusals, violations. What only decisions rest on is no name. */
function namedInSource(): string[] {
  const files = ['engine', 'deck'].flatMap((room) => {
    const folder = path.join(root, 'lib/rules/mythos', room);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
  });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && path.basename(file) !== 'decisions.ts')
    .flatMap((file) => readFileSync(file, 'utf8').match(/'(00[13] [^'\n]+|D\d+)'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1));
}
