import { z } from 'zod';
import { cleanLine, lengthOf } from '@/lib/decks/plain-text';
import { LISTS, MAX_CHANGES, MAX_COUNT, MAX_NOTE, type List } from './lists';

// What the pages of a collection and the server say to each other. All of it is about whoever is signed in: no request
// names a person.
//
//   GET  /api/v1/collection[?list=owned]   → 200 { data: Entry[] }
//   POST /api/v1/collection  batchSchema   → 200 { data: BatchAnswer }
//   GET  /api/v1/collection/csv            → 200 text/csv, all lists
//
// Refusals are application/problem+json: 400, 401 not signed in, 403 from another site, 413, 429.

/** As printings are called; whether there is one so called, the catalogue knows. */
export const printingSchema = z
  .string()
  .regex(/^[A-Z0-9]{1,8}-[A-Z0-9]{1,8}(?:_\d{1,3})?-[A-Z0-9]{1,8}$/, 'Not a printing');

export const batchSchema = z.strictObject({
  /** A UUID of the device's choosing makes the request safe to repeat: the second time nothing is counted again. */
  id: z.uuid(),
  changes: z
    .array(
      z.strictObject({
        list: z.enum(LISTS),
        printing: printingSchema,
        delta: z
          .int()
          .min(-MAX_COUNT)
          .max(MAX_COUNT)
          .refine((delta) => delta !== 0, 'Not a change'),
      }),
    )
    .min(1)
    .max(MAX_CHANGES),
});
export type Batch = z.infer<typeof batchSchema>;

export interface BatchAnswer {
  /** How many there are now of each printing that the batch named. */
  counts: { list: List; printing: string; count: number }[];
  /** Printings that the catalogue does not have: nothing was counted for them. */
  unknown: string[];
}

export const noteSchema = z
  .string()
  .max(2000)
  .transform(cleanLine)
  .refine((note) => lengthOf(note) <= MAX_NOTE, `At most ${MAX_NOTE} characters`);
