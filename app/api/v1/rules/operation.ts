import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { paragraphNumber } from '@/lib/rulings/rulebook/numbers';
import { gameQuery, localeAnswer } from '../parameters';

export const paragraphAnswer = z
  .strictObject({
    number: z.string(),
    chapter: z.int(),
    heading: z.string().optional().meta({ description: 'A heading that begins here and holds until the next.' }),
    source: z.looseObject({ document: z.string() }).meta({ description: 'What it rests on.' }),
    locale: localeAnswer,
    text: z.string().meta({ description: 'Paragraphs parted by a blank line; lines that begin with `- ` are a list.' }),
    rulings: z.array(z.string()).meta({ description: 'Rulings that rest on it, by their slugs.' }),
  })
  .meta({ id: 'RuleParagraph' });

export const listRules: Operation = {
  method: 'get',
  path: '/rules',
  id: 'listRules',
  tag: 'Rules',
  summary: 'The rulebook',
  description: 'In our own words, chapter by chapter. A paragraph has the same number in every language, for good.',
  query: gameQuery,
  answer: {
    schema: z.strictObject({
      data: z.array(
        z
          .strictObject({
            number: z.int(),
            key: z.string(),
            sourceLanguages: z.array(localeAnswer).meta({ description: 'Languages its sources are in.' }),
            paragraphs: z.array(paragraphAnswer),
          })
          .meta({ id: 'RuleChapter' }),
      ),
    }),
  },
  refusals: [400],
  examples: [{ summary: 'All of it' }, { summary: 'In French', query: { lang: 'fr' } }],
};

export const getRule: Operation = {
  method: 'get',
  path: '/rules/{number}',
  id: 'getRule',
  tag: 'Rules',
  summary: 'One paragraph of the rulebook',
  params: z.object({ number: paragraphNumber }),
  query: gameQuery,
  answer: { schema: z.strictObject({ data: paragraphAnswer }) },
  refusals: [400, 404],
  examples: [
    { summary: 'On hidden characters', path: { number: '7.3' } },
    { summary: 'A number that none has', path: { number: '99.9' }, status: 404 },
  ],
};
