import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { olderContent, person, storedDeck } from '@/lib/decks/testing/people';
import { problemSchema } from '@/lib/http/openapi/document';
import { type Example, exampleAddress, type Operation } from '@/lib/http/openapi/operation';
import { SOME_DECK, SOME_OLDER_DECK } from './decks/[slug]/operation';
import { DOCUMENT, OPERATIONS } from './document';
import { MY_DECK } from './me/decks/operation';
import { askAt, bearer, seededDatabase, tokenOf } from './testing/routes';

// What the documentation says is what the routes do, and each has the manners that all have.

let prisma: PrismaClient;
let owner: { id: string };
let token: string;

beforeAll(async () => {
  prisma = await seededDatabase();
  owner = await person(prisma, 'the-owner');
  token = await tokenOf(owner, ['decks:write']);
});

/** The decks that examples name. */
const OF_EXAMPLES: Readonly<Record<string, Parameters<typeof storedDeck>[2]>> = {
  [SOME_DECK]: { visibility: 'public' },
  [SOME_OLDER_DECK]: olderContent({ visibility: 'public' }),
  [MY_DECK]: { visibility: 'private' },
};

/** A deck of its own for each request: examples change and delete theirs. */
async function theirs(example: Example): Promise<Example> {
  const [name, value] = Object.entries(example.path ?? {})[0] ?? [];
  const content = OF_EXAMPLES[String(value)];
  if (!name || !content) return example;
  const { slug } = await storedDeck(prisma, owner, content);
  return { ...example, path: { [name]: slug } };
}

async function send(operation: Operation, example: Example, headers: Record<string, string> = {}): Promise<Response> {
  return askAt(exampleAddress(operation, await theirs(example)), {
    method: operation.method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      ...(operation.scope ? bearer(token) : {}),
      ...example.headers,
      ...headers,
    },
    ...(example.body === undefined ? {} : { body: JSON.stringify(example.body) }),
  });
}

const all = OPERATIONS.map((operation) => [operation.id, operation] as const);
const examples = OPERATIONS.flatMap((operation) =>
  operation.examples.map((example) => [`${operation.id}: ${example.summary}`, operation, example] as const),
);
const reads = all.filter(([, { method }]) => method === 'get');

it('the document is short enough to be read: what an effect may be made of stays out of it', () => {
  expect(JSON.stringify(DOCUMENT).length).toBeLessThan(250_000);
});

describe('the example', () => {
  it.each(examples)('%s', async (_, operation, example) => {
    const answer = await send(operation, example);
    const text = await answer.text();
    expect(answer.status, text).toBe(example.status ?? operation.goodStatus ?? 200);
    expect(answer.headers.get('ratelimit')).toMatch(/^"client";r=\d+;t=\d+$/);
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"client";q=\d+;w=60$/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    if (example.status !== undefined) {
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(problemSchema.parse(JSON.parse(text)).status).toBe(example.status);
    } else if ('schema' in operation.answer && example.query?.fields === undefined) {
      // Sparse answers leave out members that the schema asks for.
      expect(operation.answer.schema.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
    }
  });

  it.each(all)('is there for a good answer of %s', (_, operation) => {
    expect(operation.examples.some(({ status }) => status === undefined)).toBe(true);
  });
});

it.each(['checkDeck', 'deckStatistics', 'getDeck'])('%s counts decks of each game by its own numbers', async (id) => {
  const operation = OPERATIONS.find((one) => one.id === id)!;
  const answers = operation.examples.filter(({ status }) => status === undefined).map((one) => send(operation, one));
  const texts = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
  expect(texts.map((text) => [text.includes('"averageChakra":'), text.includes('"symbols":')])).toEqual([
    [true, false],
    [false, true],
  ]);
});

const good = ({ examples: of }: Operation) => of.find(({ status }) => status === undefined)!;

describe('each answer to reading', () => {
  it.each(reads)('may be kept and asked for again, or may not be kept: %s', async (_, operation) => {
    const first = await send(operation, good(operation));
    const kept = first.headers.get('cache-control') ?? '';
    if (operation.scope || kept.includes('no-store')) {
      expect(kept).toMatch(/^(?:private, )?no-store$/);
      return;
    }
    expect(kept).toMatch(/^public, max-age=\d+/);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
    const second = await send(operation, good(operation), { 'if-none-match': `"other", ${etag}` });
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
    expect(second.headers.get('cache-control')).toBe(kept);
    expect((await send(operation, good(operation), { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it.each(reads)('names a parameter that is not there: %s', async (_, operation) => {
    const example = good(operation);
    const answer = await send(operation, { ...example, query: { ...example.query, colour: 'red' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(problemSchema.parse(await answer.json()).errors).toMatchObject([{ path: 'colour' }]);
  });

  it.each(reads.filter(([, { query }]) => query && 'lang' in query.shape))(
    'comes in the language asked for, of those spoken here: %s',
    async (_, operation) => {
      const example = good(operation);
      const inFrench = await send(operation, { ...example, query: { ...example.query, lang: 'fr' } });
      expect(inFrench.status).toBe(200);
      const refused = await send(operation, { ...example, query: { ...example.query, lang: 'xx' } });
      expect(refused.status).toBe(400);
      expect(problemSchema.parse(await refused.json()).errors).toEqual([
        { path: 'lang', message: 'One of en, pl, uk, fr' },
      ]);
    },
  );
});

describe('each operation', () => {
  it.each(all)('may be asked for by other sites: %s', async (_, operation) => {
    const answer = await askAt(exampleAddress(operation, await theirs(good(operation))), { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain(operation.method.toUpperCase());
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(all.filter(([, { body }]) => body))(
    'names a field of the body that is not there: %s',
    async (_, operation) => {
      const example = good(operation);
      const answer = await send(operation, { ...example, body: { ...(example.body as object), colour: 'red' } });
      expect(answer.status).toBe(400);
      const { errors } = problemSchema.parse(await answer.json());
      expect(errors?.length).toBeGreaterThan(0);
    },
  );

  it.each(all.filter(([, { scope }]) => scope))('answers nobody without a token: %s', async (_, operation) => {
    const example = await theirs(good(operation));
    const answer = await send(operation, example, { authorization: '', cookie: 'next-auth.session-token=abc' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Kage Codex"');
    expect(answer.headers.get('access-control-expose-headers')).toContain('www-authenticate');
  });
});
