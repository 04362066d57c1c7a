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
  401: 'There is no access token, or it is unknown, revoked or has run out.',
  403: 'The access token was not made for this.',
  404: 'There is nothing at this address.',
  409: 'What is there already stands in the way.',
  412: 'It is not at the revision of `If-Match` any more; `current` is what stands there.',
  413: 'The body is too long.',
  428: '`If-Match` must say which revision is meant.',
  422: 'Understood, but it cannot be carried out.',
  429: 'Too many requests; `Retry-After` says in how many seconds to try again.',
  503: 'The site cannot answer at the moment; `Retry-After` says when to try again.',
};

/** Refusals that every operation may answer with, and those of every operation that needs a token. */
const ALWAYS = [429, 503];
const OF_TOKENS = [401, 403];

/** The name of the token in `components.securitySchemes`. */
const TOKEN = 'token';

interface About {
  title: string;
  version: string;
  description: string;
  /** Address of the API, which the paths continue. */
  server: string;
  tags: readonly { name: string; description: string }[];
  /** What an access token is and where it comes from. */
  token: string;
}

export type OpenApiDocument = oas31.OpenAPIObject;

/** The OpenAPI 3.1 document of some operations. Throws where an example leaves out a parameter of the path. */
export function openApiDocument(operations: readonly Operation[], about: About): OpenApiDocument {
  const { title, version, description, server, tags, token } = about;
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = described(operation, server);
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: server }],
      tags: [...tags],
      components: { securitySchemes: { [TOKEN]: { type: 'http', scheme: 'bearer', description: token } } },
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
  const { id, tag, summary, description, params, query, headers, body, scope, refusals = [], examples } = operation;
  const sent = examples.filter((example) => example.body !== undefined);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(scope ? { security: [{ [TOKEN]: [scope] }] } : {}),
    ...(params || query || headers
      ? {
          requestParams: {
            ...(params ? { path: params } : {}),
            ...(query ? { query } : {}),
            ...(headers ? { header: headers } : {}),
          },
        }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body, ...(sent.length > 0 ? { examples: bodies(sent) } : {}) } },
          },
        }
      : {}),
    responses: responses(operation, [...refusals, ...(scope ? OF_TOKENS : []), ...ALWAYS]),
    'x-examples': examples.map((example) => ({
      summary: example.summary,
      method: operation.method.toUpperCase(),
      address: `${server}${exampleAddress(operation, example)}`,
      ...(scope || example.headers
        ? { headers: { ...(scope ? { authorization: 'Bearer $KAGE_TOKEN' } : {}), ...example.headers } }
        : {}),
      ...(example.body === undefined ? {} : { body: example.body }),
    })),
  };
}

function bodies(examples: readonly Example[]) {
  return Object.fromEntries(examples.map(({ summary, body }) => [summary, { summary, value: body }]));
}

function goodAnswer(answer: Answer) {
  if ('schema' in answer) return { description: 'OK', content: { 'application/json': { schema: answer.schema } } };
  const { description } = answer;
  return 'mediaType' in answer
    ? { description, content: { [answer.mediaType]: { schema: z.string() } } }
    : { description };
}

function responses(
  { answer, goodStatus = 200 }: Pick<Operation, 'answer' | 'goodStatus'>,
  refusals: readonly number[],
): ZodOpenApiResponsesObject {
  const bad = [...new Set(refusals)]
    .sort((a, b) => a - b)
    .map((status) => [
      String(status),
      {
        description: REFUSALS[status] ?? 'Refused.',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]);
  return { [String(goodStatus)]: goodAnswer(answer), ...Object.fromEntries(bad) };
}
