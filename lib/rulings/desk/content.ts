import { z } from 'zod';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { SOURCE_DOCUMENTS } from '../files';
import { CHAPTERS } from '../chapters';
import { paragraphNumber } from '../rulebook/numbers';

/** As the shipped ones: an address, never the one of the glossary or of the desk. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).max(80); // prettier-ignore

const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(20).default([]);

/** A whole state of a proposal: what a revision keeps. Well formed; whether it can be published, `problemsOf` says. */
export const proposalContentSchema = z.strictObject({
  slug: slugSchema.optional(),
  status: z.enum(['official', 'derived', 'reading']).default('reading'),
  document: z.enum(SOURCE_DOCUMENTS).default('reading'),
  chapter: z.int().min(1).max(CHAPTERS.length).default(CHAPTERS.length),
  date: z.iso.date().optional(),
  /** Slug of the shipped ruling that it stands in the place of. */
  supersedes: slugSchema.optional(),
  rules: list(paragraphNumber),
  cards: list(z.string().regex(/^[A-Z0-9]{2,8}-M?\d{2,3}$/)),
  terms: list(slugSchema),
  keywords: list(z.string().trim().min(1).max(40)),
  texts: z
    .partialRecord(
      z.enum(LOCALES),
      z.strictObject({
        question: z.string().trim().min(1).max(300),
        /** Empty while it is a question only. */
        answer: z.string().trim().max(4000).default(''),
        other: z.string().trim().max(1000).default(''),
      }),
    )
    .refine((texts) => Object.keys(texts).length > 0),
  /** As JSON text, so that a broken one is kept as typed and can be mended. */
  scenario: z
    .string()
    .trim()
    .max(64 * 1024)
    .default(''),
});
export type ProposalContent = z.infer<typeof proposalContentSchema>;

export const MAX_NOTE = 500;

/** Languages it is written in, in the order of the site. */
export function languagesOf({ texts }: Pick<ProposalContent, 'texts'>): Locale[] {
  return LOCALES.filter((locale) => texts[locale] !== undefined);
}

/** Its question in the reader's language, or in the first it has. */
export function questionOf(content: Pick<ProposalContent, 'texts'>, locale: Locale): string {
  const [first] = languagesOf(content);
  return (content.texts[locale] ?? (first && content.texts[first]))?.question ?? '';
}
