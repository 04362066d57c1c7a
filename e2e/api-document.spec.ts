import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DOCUMENT } from '../app/api/v1/document';
import { expect, test } from './support/test';

// What the documentation of the API says is what the site does; its examples are tried beside the routes.

const FILES = z.array(z.object({ address: z.string(), mediaType: z.string(), bytes: z.int() })).length(2);

test('the document is served as it is built', async ({ request }) => {
  const response = await request.get('/api/v1/openapi.json');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));
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
