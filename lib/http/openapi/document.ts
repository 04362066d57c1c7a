import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Answer, Example, Operation } from './operation';
import { exampleAddress } from './operation';

/** An error as RFC 9457 has it, and as problem.ts writes it. */
export const problemSchema = z
  .looseObject({
    type: z.string().meta({ description: 'Names the kind of problem; about:blank where the status says it all.' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional().meta({ description: 'What is wrong this time, and what to do.' }),
    errors: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Each wrong parameter or field of the body, `cards[1].count`.' }),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457). Its media type is application/problem+json.' });

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'A parameter or a field of the body is not valid; `errors` names it.',
  404: 'There is nothing at this address.',
  413: 'The body is too long.',
  422: 'Understood, but it cannot be carried out.',
  429: 'Too many requests; `Retry-After` says in how many seconds to try again.',
  503: 'The site cannot answer at the moment; `Retry-After` says when to try again.',
};

/** Refusals that every operation may answer with. */
const ALWAYS = [429, 503];

interface About {
  title: string;
  version: string;
  description: string;
  /** Address of the API, which the paths continue. */
  server: string;
  tags: readonly { name: string; description: string }[];
}

export type OpenApiDocument = oas31.OpenAPIObject;

/** The OpenAPI 3.1 document of some operations. Throws where an example leaves out a parameter of the path. */
export function openApiDocument(operations: readonly Operation[], about: About): OpenApiDocument {
  const { title, version, description, server, tags } = about;
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = described(operation, server);
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: server }],
      tags: [...tags],
      paths,
    },
    {
      // Our answers are checked member by member in the tests; clients must bear members that come later.
      override: ({ jsonSchema, io }) => {
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
}

function described(operation: Operation, server: string) {
  const { id, tag, summary, description, params, query, body, answer, refusals = [], examples } = operation;
  const sent = examples.filter((example) => example.body !== undefined);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(params || query ? { requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) } } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body, ...(sent.length > 0 ? { examples: bodies(sent) } : {}) } },
          },
        }
      : {}),
    responses: responses(answer, [...refusals, ...ALWAYS]),
    'x-examples': examples.map((example) => ({
      summary: example.summary,
      method: operation.method.toUpperCase(),
      address: `${server}${exampleAddress(operation, example)}`,
      ...(example.body === undefined ? {} : { body: example.body }),
    })),
  };
}

function bodies(examples: readonly Example[]) {
  return Object.fromEntries(examples.map(({ summary, body }) => [summary, { summary, value: body }]));
}

function responses(answer: Answer, refusals: readonly number[]): ZodOpenApiResponsesObject {
  const good =
    'schema' in answer
      ? { description: 'OK', content: { 'application/json': { schema: answer.schema } } }
      : { description: answer.description, content: { [answer.mediaType]: { schema: z.string() } } };
  const bad = [...new Set(refusals)]
    .sort((a, b) => a - b)
    .map((status) => [
      String(status),
      {
        description: REFUSALS[status] ?? 'Refused.',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]);
  return { '200': good, ...Object.fromEntries(bad) };
}
