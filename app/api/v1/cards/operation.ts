import { z } from 'zod';
import { LIST_FILTERS, PAGE_SIZES, RANGE_FILTERS, sortValues } from '@/lib/catalogue/card-query';
import { GAMES } from '@/lib/catalogue/games';
import type { Operation } from '@/lib/http/openapi/operation';
import { MISTAKES } from '@/lib/query/ast';
import { cursorParameter, fieldsParameter, gameParameter, langParameter, nextAnswer } from '../parameters';
import { cardAnswer, ccgCardAnswer } from './answer';

export const mistakeAnswer = z
  .strictObject({
    code: z.enum(MISTAKES),
    from: z.int().meta({ description: 'Where in `q` it stands, in UTF-16 units.' }),
    to: z.int(),
    piece: z.string(),
    whole: z.string(),
    field: z.string().optional(),
    expected: z.array(z.string()).optional(),
    suggestion: z.string().optional(),
    kept: z.literal(true).optional(),
  })
  .meta({ id: 'Mistake', description: 'A part of a query that was not understood; the rest of it was asked.' });

/** Of a question that very many cards meet the first ones are counted (lib/catalogue/sql/facets.ts). */
const atLeast = z.literal(true).optional().meta({ description: 'There may be more: not all were counted.' });
const facet = z.array(z.strictObject({ value: z.string(), count: z.int(), more: atLeast, selected: z.boolean() }));

/** What a list of cards may be asked by. */
export const cardsQuery = z.object({
  q: z.string().optional().meta({
    description: 'A query in the language of cards, `chakra<=3 faction:"Leaf Village" does:hide`, or free words.',
    example: 'naruto chakra>=4',
  }),
  ...Object.fromEntries(
    LIST_FILTERS.map((name) => [
      name,
      z
        .array(z.string())
        .optional()
        .meta({ description: `Any one of these will do; repeat \`${name}\` for more.` }),
    ]),
  ),
  ...Object.fromEntries(
    RANGE_FILTERS.flatMap((name) => [
      [`${name}Min`, z.int().optional()],
      [`${name}Max`, z.int().optional()],
    ]),
  ),
  sort: z
    .enum([...new Set(GAMES.flatMap(sortValues))])
    .optional()
    .meta({ description: 'By relevance with `q`, else by number.' }),
  size: z
    .union(PAGE_SIZES.map((size) => z.literal(String(size))))
    .optional()
    .meta({ description: 'Cards on a page.' }),
  cursor: cursorParameter,
  page: z.int().min(1).optional().meta({ description: 'Number of a page, instead of a cursor.' }),
  game: gameParameter,
  lang: langParameter,
});

export const unmatchedAnswer = z
  .array(z.string())
  .meta({ description: 'Words that match nothing; the others were searched for.' });

const listAnswer = {
  total: z.int().meta({ description: 'Found on all pages.' }),
  more: atLeast,
  next: nextAnswer,
  unmatched: unmatchedAnswer,
  mistakes: z.array(mistakeAnswer),
};

export const listCards: Operation = {
  method: 'get',
  path: '/cards',
  id: 'listCards',
  tag: 'Cards',
  summary: 'Find cards',
  description:
    'Takes the parameters of the page of cards. What is misspelt is found all the same. Each game has filters and ' +
    'orders of its own; those of the other are refused.',
  query: cardsQuery.extend({
    facets: z.enum(['0', '1']).optional().meta({ description: '1 adds the counts beside each filter.' }),
    fields: fieldsParameter,
  }),
  answer: {
    schema: z.strictObject({
      data: z.array(z.union([cardAnswer, ccgCardAnswer])),
      ...listAnswer,
      facets: z.strictObject(Object.fromEntries(LIST_FILTERS.map((name) => [name, facet.optional()]))).optional(),
    }),
  },
  refusals: [400],
  examples: [
    { summary: 'Cheap characters that hide an enemy', query: { q: 'type:character chakra<=3 does:hide' } },
    { summary: 'A misspelt name, in Ukrainian', query: { q: 'shikamru', lang: 'uk' } },
    {
      summary: 'Two factions, the strongest first',
      query: { faction: ['Leaf Village', 'Akatsuki'], sort: 'power-desc' },
    },
    { summary: 'The counts beside the filters', query: { set: 'KS', facets: '1' } },
    { summary: 'Ninja of the older game', query: { game: 'ccg', q: 'kind:ninja', sort: 'combat-desc' } },
    { summary: 'A filter of the other game', query: { game: 'ccg', faction: 'Akatsuki' }, status: 400 },
    { summary: 'A game that is not here', query: { game: 'chess' }, status: 400 },
    { summary: 'A filter that does not exist', query: { colour: 'red' }, status: 400 },
    { summary: 'A range that runs backwards', query: { q: 'chakra:5..1' }, status: 400 },
    { summary: 'A cursor of nobody’s making', query: { cursor: 'abc' }, status: 400 },
    { summary: 'A language that is not spoken here', query: { lang: 'xx' }, status: 400 },
  ],
};

const printing = z.strictObject({
  id: z.string(),
  rarity: z.string(),
  number: z.string(),
  version: z.record(z.string(), z.string()).optional().meta({ description: 'A title of its own, by language.' }),
  card: z.string().meta({ description: 'Code of its card.' }),
  name: z.record(z.string(), z.string()),
});
export const printingAnswer = printing.meta({ id: 'Printing' });

export const listPrintings: Operation = {
  method: 'get',
  path: '/printings',
  id: 'listPrintings',
  tag: 'Cards',
  summary: 'List the printings of cards',
  description: 'All printings of the cards that the parameters of `/cards` find. A page holds those of `size` cards.',
  query: cardsQuery.extend({ fields: fieldsParameter }),
  answer: {
    schema: z.strictObject({ data: z.array(printingAnswer), next: nextAnswer, mistakes: z.array(mistakeAnswer) }),
  },
  refusals: [400],
  examples: [
    { summary: 'The printings of one card', query: { q: 'number:108 set:KS' } },
    { summary: 'Secret ones', query: { rarity: 'S' } },
    { summary: 'A page of no cards', query: { page: '0' }, status: 400 },
  ],
};
