import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { lineAnswer } from '../answer';

const deck = z.strictObject({
  name: z.string(),
  format: z.string(),
  main: z.array(lineAnswer),
  missions: z.array(lineAnswer),
  maybe: z.array(lineAnswer),
});
/** Apart from the lines of answers: here nothing may be added. */
const sent = z.array(z.strictObject(lineAnswer.shape));
const answer = { schema: z.strictObject({ data: z.strictObject({ code: z.string(), deck }) }) };
const CODE = 'KAGE14G0G8K35C5K0J0JBAC7GM2GA1850M2GA1850M2GA1850E12BACPMT0R9144ZT0FRG4';

export const readDeckCode: Operation = {
  method: 'get',
  path: '/decks/code',
  id: 'readDeckCode',
  tag: 'Decks',
  summary: 'Read a deck code',
  query: z.object({ code: z.string() }),
  answer,
  refusals: [400, 422],
  examples: [
    { summary: 'The deck of a code', query: { code: CODE } },
    { summary: 'A code whose end is missing', query: { code: CODE.slice(0, 20) }, status: 422 },
  ],
};

export const convertDeckCode: Operation = {
  method: 'post',
  path: '/decks/code',
  id: 'convertDeckCode',
  tag: 'Decks',
  summary: 'Write a deck code, or read one',
  body: z
    .union([
      z.strictObject({ code: z.string() }),
      z.strictObject({ deck: deck.extend({ main: sent, missions: sent, maybe: sent.optional() }) }),
    ])
    .meta({ id: 'DeckOrCode' }),
  answer,
  refusals: [400, 413, 415, 422],
  examples: [
    {
      summary: 'Write one',
      body: {
        deck: { name: 'Two of him', format: 'mythos/standard', main: [{ code: 'KS-108', count: 2 }], missions: [] },
      },
    },
    { summary: 'Read one', body: { code: CODE } },
    { summary: 'Neither', body: {}, status: 400 },
  ],
};
