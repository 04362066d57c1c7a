import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { RULING_STATUSES, rulingSourceSchema } from '@/lib/rulings/files';
import {
  cardCode,
  cursorParameter,
  fieldsParameter,
  gameParameter,
  langParameter,
  gameQuery,
  localeAnswer,
  nextAnswer,
} from '../parameters';

const slug = z.string();
const summary = z.strictObject({
  slug,
  status: z.enum(RULING_STATUSES).meta({
    description: 'official: a source says it. derived: it follows. reading: ours. superseded: held once.',
  }),
  source: rulingSourceSchema,
  bySite: z.boolean().meta({ description: 'Published on the site by a judge, not shipped with it.' }),
  question: z.string(),
  locale: localeAnswer,
  short: z.string().meta({ description: 'What is said at the table.' }),
  why: z.string().meta({ description: 'The rest of the answer; empty when the short one is all.' }),
});
export const rulingAnswer = summary.meta({ id: 'Ruling' });

const pageAnswer = summary
  .extend({
    keywords: z.array(z.string()),
    other: z.string().optional().meta({ description: 'Of a reading: how others play it.' }),
    cards: z.array(cardCode),
    terms: z.array(z.strictObject({ slug, name: z.string() })),
    rules: z.array(z.string()).meta({ description: 'Numbers of the paragraphs it rests on.' }),
    related: z.array(slug),
    replacedBy: slug.optional(),
  })
  .meta({ id: 'RulingWithKin' });

export const listRulings: Operation = {
  method: 'get',
  path: '/rulings',
  id: 'listRulings',
  tag: 'Rules',
  summary: 'Find rulings',
  description: 'With `q` the best come first, else they go as the chapters do.',
  query: z.object({
    q: z.string().optional(),
    card: cardCode.optional(),
    term: z.string().optional(),
    chapter: z.int().optional(),
    keyword: z.string().optional(),
    status: z.enum(RULING_STATUSES).optional(),
    cursor: cursorParameter,
    page: z.int().min(1).optional(),
    fields: fieldsParameter,
    game: gameParameter,
    lang: langParameter,
  }),
  answer: {
    schema: z.strictObject({
      data: z.array(rulingAnswer),
      total: z.int(),
      next: nextAnswer,
      unmatched: z.array(z.string()),
      closest: z.boolean().meta({ description: 'No ruling holds all words of `q`; these hold most of them.' }),
    }),
  },
  refusals: [400],
  examples: [
    { summary: 'A question in words', query: { q: 'who wins a tie' } },
    { summary: 'On one card, in Polish', query: { card: 'KS-108', lang: 'pl' } },
    { summary: 'A chapter that cannot be', query: { chapter: 'seven' }, status: 400 },
  ],
};

export const getRuling: Operation = {
  method: 'get',
  path: '/rulings/{slug}',
  id: 'getRuling',
  tag: 'Rules',
  summary: 'One ruling',
  params: z.object({ slug }),
  query: gameQuery,
  answer: { schema: z.strictObject({ data: pageAnswer }) },
  refusals: [400, 404],
  examples: [
    { summary: 'On a tied mission', path: { slug: 'tied-mission' } },
    { summary: 'One that does not exist', path: { slug: 'no-such-ruling' }, status: 404 },
  ],
};
