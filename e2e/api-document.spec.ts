import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DOCUMENT, OPERATIONS } from '../app/api/v1/document';
import { SOME_DECK } from '../app/api/v1/decks/[slug]/operation';
import { problemSchema } from '../lib/http/openapi/document';
import { type Example, exampleAddress, type Operation } from '../lib/http/openapi/operation';
import { expect, test } from './support/resident';

// What the documentation of the API says is what the site does.

const FILES = z.array(z.object({ address: z.string(), mediaType: z.string(), bytes: z.int() })).length(2);

test('the document is served as it is built', async ({ request }) => {
  const response = await request.get('/api/v1/openapi.json');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));
});

test('every example of the documentation is answered as it says', async ({ request, resident }) => {
  for (const operation of OPERATIONS) {
    for (const example of operation.examples) {
      await test.step(`${operation.id}: ${example.summary}`, async () => {
        const address = exampleAddress(operation, theirs(example, resident.publicDeck));
        const response = await request.fetch(`/api/v1${address}`, {
          method: operation.method,
          ...(example.body === undefined ? {} : { data: example.body }),
        });
        const text = await response.text();
        const what = `${operation.method} ${address}: ${text.slice(0, 300)}`;
        expect.soft(response.status(), what).toBe(example.status ?? 200);
        expect.soft(response.headers()['ratelimit'], what).toMatch(/^"client";r=\d+;t=\d+$/);
        expect.soft(response.headers()['access-control-allow-origin'], what).toBe('*');
        const schema = example.status === undefined ? answerOf(operation, example) : problemSchema;
        const faults = schema?.safeParse(JSON.parse(text)).error?.issues ?? [];
        expect.soft(faults, what).toEqual([]);
        if (example.status !== undefined) {
          expect.soft(response.headers()['content-type']).toContain('application/problem+json');
        }
      });
    }
  }
});

test('files hold what their index says, for good', async ({ request }) => {
  const index = z
    .object({ data: z.array(z.object({ name: z.string(), count: z.int(), hash: z.string(), files: FILES })) })
    .parse(await (await request.get('/api/v1/bulk')).json());
  for (const { name, count, hash, files } of index.data) {
    const [lines, json] = await Promise.all(files.map(async ({ address, bytes, mediaType }) => {
      const response = await request.get(address);
      expect(response.headers()).toMatchObject({ 'cache-control': expect.stringContaining('immutable') as unknown });
      expect(response.headers()['content-type']).toContain(mediaType);
      const body = await response.body();
      expect(body.byteLength).toBe(bytes);
      return body.toString();
    })); // prettier-ignore
    const records = (lines ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(records).toHaveLength(count);
    expect(JSON.parse(json ?? '')).toEqual(records);
    expect(
      createHash('sha256')
        .update(lines ?? '')
        .digest('base64url')
        .slice(0, 22),
    ).toBe(hash);
    const old = await request.get(`/api/v1/bulk/${name}.latest.json`, { maxRedirects: 0 });
    expect([old.status(), old.headers()['location']]).toEqual([307, files[1]?.address]);
  }
  expect((await request.get('/api/v1/bulk/decks.latest.json')).status()).toBe(404);
});

/** Sparse answers leave out members that the schema asks for; files are no JSON. */
function answerOf({ answer }: Operation, { query }: Example) {
  return 'schema' in answer && query?.['fields'] === undefined ? answer.schema : undefined;
}

function theirs(example: Example, deck: string): Example {
  return example.path?.['slug'] === SOME_DECK ? { ...example, path: { slug: deck } } : example;
}
