import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './document';
import { exampleAddress, type Operation } from './operation';
import { schemaText } from './schema-text';

const get: Operation = {
  method: 'get',
  path: '/things/{name}',
  id: 'getThing',
  tag: 'Things',
  summary: 'One thing',
  params: z.object({ name: z.string() }),
  query: z.object({ lang: z.enum(['en', 'pl']).optional() }),
  answer: { schema: z.strictObject({ data: z.strictObject({ name: z.string() }).meta({ id: 'Thing' }) }) },
  refusals: [404],
  examples: [{ summary: 'A thing', path: { name: 'a b' }, query: { lang: 'pl' } }],
};
const about = { title: 'Things', version: '1', description: 'All of them', server: '/api', tags: [], token: 'A token' };

describe('the document', () => {
  const document = openApiDocument([get], about);
  const operation = document.paths?.['/things/{name}']?.get;

  it('says parameters, answers and refusals', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operation?.parameters).toMatchObject([
      { in: 'path', name: 'name', required: true },
      { in: 'query', name: 'lang', schema: { enum: ['en', 'pl'] } },
    ]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '404', '429', '503']);
  });

  it('lets answers grow: a client must bear members it does not know', () => {
    expect(document.components?.schemas?.['Thing']).toEqual({
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
    });
  });
});

it('says which operations need a token, and what they answer when all is well', () => {
  const { query: _, params: __, ...rest } = get;
  const remove: Operation = {
    ...rest,
    ...{ method: 'delete', path: '/things', scope: 'things:write', goodStatus: 204, answer: { description: 'Gone' } },
    headers: z.object({ 'if-match': z.string() }),
    examples: [{ summary: 'All', headers: { 'if-match': '"1"' } }],
  };
  const document = openApiDocument([remove], about);
  expect(document.components?.securitySchemes).toEqual({
    token: { type: 'http', scheme: 'bearer', description: 'A token' },
  });
  expect(document.paths?.['/things']?.delete).toMatchObject({
    security: [{ token: ['things:write'] }],
    parameters: [{ in: 'header', name: 'if-match', required: true }],
    'x-examples': [{ headers: { authorization: 'Bearer $KAGE_TOKEN', 'if-match': '"1"' } }],
  });
  expect(document.paths?.['/things']?.delete?.responses).toMatchObject({
    204: { description: 'Gone' },
    401: {},
    403: {},
  });
});

describe('an example', () => {
  it('has an address', () => {
    expect(exampleAddress(get, get.examples[0]!)).toBe('/things/a%20b?lang=pl');
    expect(exampleAddress({ path: '/x' }, { summary: '', query: { of: ['a', 'b'] } })).toBe('/x?of=a&of=b');
  });

  it('must name what its path needs', () => {
    expect(() => exampleAddress(get, { summary: 'Nothing' })).toThrow('says no name');
  });
});

it.each([
  [z.string(), 'string'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.array(z.union([z.int(), z.null()])), '(integer | null)[]'],
  [z.record(z.string(), z.boolean()), 'Record<string, boolean>'],
  [z.object({ a: z.literal(1), b: z.string().optional() }), '{\n  a: 1\n  b?: string\n}'],
  [
    z.object({ a: z.object({ b: z.string().meta({ description: 'Why' }) }) }),
    '{\n  a: {\n    b: string  // Why\n  }\n}',
  ],
  [z.unknown(), 'unknown'],
])('a schema reads like a type: %#', (schema, text) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  expect(schemaText(json as Parameters<typeof schemaText>[0])).toBe(text);
});

it('a part with a name of its own goes by that', () => {
  expect(schemaText({ $ref: '#/components/schemas/Thing' })).toBe('Thing');
});
