import { z } from 'zod';
import { deckFileSchema, decksFileSchema } from '@/lib/decks/formats/json/schema';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';

const SCHEMAS = new Map<string, z.ZodType>([
  ['kage-deck-1.json', deckFileSchema],
  ['kage-decks-1.json', decksFileSchema],
]);

/** The JSON Schema of a file of ours, as we write it. */
export const GET = answering(
  async (request: Request, { params }: { params: Promise<{ name: string }> }) => {
    const schema = SCHEMAS.get((await params).name);
    if (schema) return publicJson(request, z.toJSONSchema(schema, { io: 'input' }), SHORTLY);
    return openToAll(problem(404, { title: 'No such schema', detail: `There are ${[...SCHEMAS.keys()].join(', ')}.` }));
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
