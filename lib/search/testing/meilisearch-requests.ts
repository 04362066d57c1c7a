import type { DocumentsIds, IndexOptions, IndexSwap, MultiSearchParams, SearchParams, Settings } from 'meilisearch';
import { z } from 'zod';

// What may be sent to Meilisearch, as far as the adapter sends anything: strict, because the server refuses fields that
// it does not know, and held to the official client's types, so that nothing is allowed here that is not there.

const search = {
  q: z.string().optional(),
  filter: z.string().optional(),
  limit: z.int().min(0).optional(),
  offset: z.int().min(0).optional(),
  attributesToRetrieve: z.array(z.string()).optional(),
  showRankingScore: z.boolean().optional(),
  matchingStrategy: z.enum(['all', 'last', 'frequency']).optional(),
};
export const searchSchema = z.strictObject(search) satisfies z.ZodType<SearchParams>;
export type SearchBody = z.infer<typeof searchSchema>;

export const multiSearchSchema = z.strictObject({
  queries: z.array(z.strictObject({ indexUid: z.string(), ...search })).min(1),
}) satisfies z.ZodType<MultiSearchParams>;

const BUILT_IN_RULES = [
  'words',
  'typo',
  'proximity',
  'attribute',
  'attributeRank',
  'wordPosition',
  'sort',
  'exactness',
];

export const settingsSchema = z.strictObject({
  searchableAttributes: z.array(z.string()).optional(),
  filterableAttributes: z.array(z.string()).optional(),
  sortableAttributes: z.array(z.string()).optional(),
  displayedAttributes: z.array(z.string()).optional(),
  rankingRules: z
    .array(z.string().refine((rule) => BUILT_IN_RULES.includes(rule) || /^[\w.-]+:(asc|desc)$/.test(rule)))
    .optional(),
  stopWords: z.array(z.string()).optional(),
  synonyms: z.record(z.string(), z.array(z.string())).optional(),
  typoTolerance: z
    .strictObject({
      enabled: z.boolean().optional(),
      minWordSizeForTypos: z
        .strictObject({ oneTypo: z.int().min(0).max(255).optional(), twoTypos: z.int().min(0).max(255).optional() })
        .optional(),
      disableOnWords: z.array(z.string()).optional(),
      disableOnAttributes: z.array(z.string()).optional(),
    })
    .optional(),
  pagination: z.strictObject({ maxTotalHits: z.int().min(0).optional() }).optional(),
}) satisfies z.ZodType<Settings>;
export type DoubleSettings = z.infer<typeof settingsSchema>;

/** The client sends the name beside its options. */
export const newIndexSchema = z.strictObject({
  uid: z.string().regex(/^[\w-]{1,400}$/),
  primaryKey: z.string().optional(),
}) satisfies z.ZodType<IndexOptions & { uid: string }>;

export const swapsSchema = z.array(
  z.strictObject({ indexes: z.tuple([z.string(), z.string()]), rename: z.boolean() }),
) satisfies z.ZodType<IndexSwap[]>;

export const idsSchema = z.array(z.string()) satisfies z.ZodType<DocumentsIds>;

/** Documents may be anything: what is wrong with one is said by the task. */
export const documentsSchema = z.array(z.record(z.string(), z.unknown()));
