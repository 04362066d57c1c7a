import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { CHAPTERS, SECTIONS } from './chapters';
import { linkTargets } from './markup';
import { paragraphNumber } from './rulebook/numbers';
import { textInAll } from './text-in-all';

// The files under prisma/data/rulings and prisma/data/glossary: the source of truth for the shipped rulings
// and terms. The seed parses them with these schemas and asks `referenceProblems` before it writes a row.

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug like hidden-cost')
  .max(80);
const cardCode = z.string().regex(/^[A-Z0-9]{2,8}-M?\d{2,3}$/, 'a card code like KS-001');

/** `/rulings/terms` is the glossary, so no ruling may be called that. */
export const GLOSSARY_SEGMENT = 'terms';

/**
 * `official`: a source says it. `derived`: it follows from what sources say. `reading`: ours where they are silent or
 * disagree. `superseded`: held once. Same words as the check on the `ruling` table.
 */
export const RULING_STATUSES = ['official', 'derived', 'reading', 'superseded'] as const;
export type RulingStatus = (typeof RULING_STATUSES)[number];

/**
 * What an answer rests on: `rulebook` is the rulebook site in three languages (29 August 2026), `mechanics` the
 * publisher's older page of game mechanics, `reading` a decision of ours where both are silent.
 */
export const SOURCE_DOCUMENTS = ['rulebook', 'mechanics', 'reading'] as const;

/** Stored as it is in `ruling.source`. */
export const rulingSourceSchema = z.strictObject({
  chapter: z.int().min(1).max(CHAPTERS.length),
  document: z.enum(SOURCE_DOCUMENTS),
  /** Heading within the chapter of game mechanics. */
  section: z.enum(SECTIONS).optional(),
  /** Number of our own decision, `D12`. */
  decision: z
    .string()
    .regex(/^D\d+$/, 'a decision like D13')
    .optional(),
  /** Day the source is of, where it says one. */
  date: z.iso.date().optional(),
  /** Slug of the ruling that holds instead. */
  replacedBy: slug.optional(),
});
export type RulingSource = z.infer<typeof rulingSourceSchema>;

/**
 * Texts hold paragraphs parted by a blank line; the first paragraph of an answer is the short answer.
 * `[[KS-054|Kabuto]]` links a card, `[[edge|Edge]]` a term (see markup.ts).
 */
export const rulingSchema = z
  .strictObject({
    slug,
    status: z.enum(RULING_STATUSES),
    source: rulingSourceSchema,
    /** Paragraphs of the rulebook it rests on, the nearest first. */
    rules: z.array(paragraphNumber).default([]),
    cards: z.array(cardCode),
    terms: z.array(slug).min(1),
    /** Keywords of cards it is about, by their English names. */
    keywords: z.array(z.string().min(1).max(40)).default([]),
    question: textInAll(300),
    answer: textInAll(4000),
    /** Of a reading: how others play it, and what would change. */
    other: textInAll(1000).optional(),
  })
  .superRefine((ruling, context) => {
    const issue = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path });
    if (ruling.slug === GLOSSARY_SEGMENT) issue('this word is the address of the glossary', 'slug');
    if ((ruling.status === 'superseded') !== (ruling.source.replacedBy !== undefined))
      issue('a superseded ruling, and no other, names the ruling that replaced it', 'source', 'replacedBy');
    if ((ruling.status === 'reading') !== (ruling.source.document === 'reading'))
      issue('status "reading" and document "reading" go together', 'source', 'document');
    if (ruling.source.document === 'reading' && !ruling.source.decision)
      issue('a reading of ours names its decision', 'source', 'decision');
    for (const locale of LOCALES) {
      for (const target of linkTargets(ruling.answer[locale])) {
        if (!ruling.cards.includes(target) && !ruling.terms.includes(target) && !ruling.rules.includes(target))
          issue(`links ${target}, which is not among its cards, terms or rules`, 'answer', locale);
      }
    }
  });
export type RulingEntry = z.infer<typeof rulingSchema>;

export const rulingFileSchema = z
  .strictObject({ game: z.literal('mythos'), rulings: z.array(rulingSchema).min(1) })
  .superRefine((file, context) => refuseDoubles(file.rulings, 'rulings', context));
export type RulingFile = z.infer<typeof rulingFileSchema>;

export const termSchema = z.strictObject({ slug, name: textInAll(60), definition: textInAll(1000) });

export const glossaryFileSchema = z
  .strictObject({ game: z.literal('mythos'), terms: z.array(termSchema).min(1) })
  .superRefine((file, context) => refuseDoubles(file.terms, 'terms', context));
export type GlossaryFile = z.infer<typeof glossaryFileSchema>;

function refuseDoubles(entries: readonly { slug: string }[], list: string, context: z.core.$RefinementCtx) {
  const seen = new Set<string>();
  entries.forEach((entry, index) => {
    if (seen.has(entry.slug))
      context.addIssue({ code: 'custom', message: `${entry.slug} is given twice`, path: [list, index, 'slug'] });
    seen.add(entry.slug);
  });
}
