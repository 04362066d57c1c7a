import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { CHAPTERS, SECTIONS } from '../chapters';
import { linkTargets } from '../markup';
import { textInAll } from '../text-in-all';
import { checkNumbers, paragraphNumber } from './numbers';

// The files under prisma/data/rulebook, one a chapter: the rulebook in our own words, in every language at once,
// so that a paragraph has the same number in all of them.

/** Pictures drawn from data beside a paragraph (lib/ui/rulebook). */
export const FIGURES = [
  'character-card',
  'mission-card',
  'attachment-card',
  'rounds',
  'score-table',
  'play-sequence',
  'chain',
  'stack',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What a paragraph rests on: the rulebook site, the publisher's older page of game mechanics, or a decision of ours. */
export const paragraphSourceSchema = z.discriminatedUnion('document', [
  z.strictObject({ document: z.literal('rulebook') }),
  z.strictObject({ document: z.literal('mechanics'), section: z.enum(SECTIONS).optional() }),
  z.strictObject({ document: z.literal('reading'), decision: z.string().regex(/^D\d+$/, 'a decision like D13') }),
]);

/**
 * Texts hold paragraphs parted by a blank line; lines that begin with `- ` are a list. `[[edge|Edge]]` links a term,
 * `[[KS-054|Kabuto]]` a card, `[[7.3|…]]` a paragraph.
 */
export const paragraphSchema = z.strictObject({
  number: paragraphNumber,
  /** A heading that begins here and holds until the next. */
  heading: textInAll(80).optional(),
  source: paragraphSourceSchema,
  /** Names under which the engine cites this paragraph, as its events say them: `001 Trigger chain`, `D7`. */
  cited: z.array(z.string().min(2).max(60)).default([]),
  figure: z.enum(FIGURES).optional(),
  text: textInAll(2000),
});
export type Paragraph = z.infer<typeof paragraphSchema>;

export const chapterFileSchema = z
  .strictObject({
    game: z.literal('mythos'),
    chapter: z.int().min(1).max(CHAPTERS.length),
    /** Languages a source of this chapter exists in; in the others the meaning is a translation of ours, and says so. */
    sourceLanguages: z.array(z.enum(LOCALES)).min(1),
    paragraphs: z.array(paragraphSchema).min(1).max(60),
  })
  .superRefine(checkNumbers);
export type ChapterFile = z.infer<typeof chapterFileSchema>;

/** Paragraph numbers, terms and cards a paragraph links to, over all its languages. */
export function paragraphLinks({ text }: Pick<Paragraph, 'text'>): string[] {
  return [...new Set(LOCALES.flatMap((locale) => linkTargets(text[locale])))];
}
