import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { CHAIN_EXAMPLES } from '@/lib/rules/ccg/chain/examples';
import { READINGS } from '@/lib/rules/ccg/readings';
import { RULES } from '@/lib/rules/ccg/rules';
import { SHOWDOWN_EXAMPLES } from '@/lib/rules/ccg/showdown/examples';
import { linkTargets } from '../markup';
import { checkNumbers, paragraphNumber } from '../rulebook/numbers';
import { textInAll } from '../text-in-all';

// The files under prisma/data/ccg/rulebook and prisma/data/ccg/glossary: the older game's rulebook in our own words,
// in the form of the younger game's. Its one source is a fan's summary in Polish.

/** Chapters in order; `NN-key.json` each. */
export const CCG_CHAPTERS = [
  'deck',
  'mat',
  'setup',
  'winning',
  'start',
  'mission',
  'organization',
  'battle',
  'jutsu',
  'showdown',
  'end',
  'table',
] as const;

export const EXAMPLES = [...keysOf(SHOWDOWN_EXAMPLES), ...keysOf(CHAIN_EXAMPLES)] as const;

/** `summary`: the source says it. `reading`: it is silent or unclear, and this is how we read it. */
export const ccgSourceSchema = z.discriminatedUnion('document', [
  z.strictObject({ document: z.literal('summary') }),
  z.strictObject({
    document: z.literal('reading'),
    reading: z.enum(READINGS.map(({ number }) => number)),
    /** The question the paragraph answers. */
    point: textInAll(200),
  }),
]);

export const ccgParagraphSchema = z.strictObject({
  number: paragraphNumber,
  /** A heading that begins here and holds until the next. */
  heading: textInAll(80).optional(),
  source: ccgSourceSchema,
  /** Rules this paragraph is about, as decks, engine and calculators cite them. */
  cited: z.array(z.enum(RULES)).default([]),
  /** A worked example, computed where it is shown. */
  example: z.enum(EXAMPLES).optional(),
  text: textInAll(2000),
});
export type CcgParagraph = z.infer<typeof ccgParagraphSchema>;

export const ccgChapterFileSchema = z
  .strictObject({
    game: z.literal('ccg'),
    chapter: z.int().min(1).max(CCG_CHAPTERS.length),
    sourceLanguages: z.array(z.enum(LOCALES)).min(1),
    paragraphs: z.array(ccgParagraphSchema).min(1).max(60),
  })
  .superRefine(checkNumbers);

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug like hand-cost')
  .max(80);

export const ccgGlossaryFileSchema = z.strictObject({
  game: z.literal('ccg'),
  terms: z.array(z.strictObject({ slug, name: textInAll(60), definition: textInAll(1000) })).min(1),
});

/** Paragraphs and terms a paragraph links to in one language. */
export function linksOf({ text: texts }: CcgParagraph, locale: (typeof LOCALES)[number]): string[] {
  return linkTargets(texts[locale]);
}

function keysOf<Key extends string>(examples: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(examples) as Key[];
}
