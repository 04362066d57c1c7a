import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJson } from './body';

const schema = z.strictObject({ cards: z.array(z.strictObject({ code: z.string(), count: z.int().min(1).max(99) })) });

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const all = { 'content-type': 'application/json', ...headers };
  return new Request('http://site.test/', { method: 'POST', body, headers: all, ...{ duplex: 'half' } });
}

async function answer(request: Request) {
  const read = await readJson(request, schema);
  if (read.ok) return read.value;
  const body: unknown = await read.response.json();
  return { ...z.looseObject({ status: z.number() }).parse(body), media: read.response.headers.get('content-type') };
}

function stream(bytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) return controller.close();
      controller.enqueue(new Uint8Array(1024).fill(0x20));
      sent += 1024;
    },
  });
}

describe('readJson', () => {
  it('gives what the schema accepts', async () => {
    expect(await answer(post('{"cards":[{"code":"AA-001","count":2}]}'))).toEqual({
      cards: [{ code: 'AA-001', count: 2 }],
    });
  });

  it.each([
    ['a wrong value', '{"cards":[{"code":"a","count":1},{"code":"b","count":-1}]}', ['cards[1].count']],
    ['a fraction', '{"cards":[{"code":"a","count":1.5}]}', ['cards[0].count']],
    ['a huge number', '{"cards":[{"code":"a","count":1e308}]}', ['cards[0].count']],
    ['a missing field', '{}', ['cards']],
    ['an unknown field', '{"cards":[],"cord":1}', ['cord']],
    ['another kind of value', '[]', ['']],
  ])('names the field of %s', async (_, body, paths) => {
    const result = await answer(post(body));
    expect(result).toMatchObject({ status: 400, media: 'application/problem+json; charset=utf-8' });
    expect(result).toHaveProperty(
      'errors',
      paths.map((path) => expect.objectContaining({ path })),
    );
  });

  it.each([
    ['{}', 'Missing; an array belongs here'],
    ['{"cards":7}', 'An array belongs here, not number'],
    ['{"cards":[{"code":1,"count":1}]}', 'A string belongs here, not number'],
  ])('says in plain words what belongs there: %s', async (body, message) => {
    expect(await answer(post(body))).toMatchObject({ errors: [{ message }] });
  });

  it.each([
    ['nothing', ''],
    ['broken JSON', '{"cards":'],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('refuses %s', async (_, body) => {
    expect(await answer(post(body))).toMatchObject({ status: 400 });
  });

  it('refuses more than 64 KiB, whatever length was declared', async () => {
    expect(await answer(post(' '.repeat(65_537)))).toMatchObject({ status: 413 });
    expect(await answer(post(stream(10_000_000)))).toMatchObject({ status: 413 });
    expect(await answer(post(stream(10_000_000), { 'content-length': '10' }))).toMatchObject({ status: 413 });
    expect(await answer(post('{}', { 'content-length': '65537' }))).toMatchObject({ status: 413 });
  });

  it('refuses a packed body by its name', async () => {
    expect(await answer(post('{"cards":[]}', { 'content-encoding': 'gzip' }))).toMatchObject({ status: 415 });
    expect(await answer(post('{"cards":[]}', { 'content-encoding': 'identity' }))).toEqual({ cards: [] });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])(
    'reads a body of the type %s',
    async (type) => expect(await answer(post('{"cards":[]}', { 'content-type': type }))).toEqual({ cards: [] }),
  );

  it.each(['text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp', ''])(
    'refuses a body of the type %j by its name',
    async (type) => expect(await answer(post('{"cards":[]}', { 'content-type': type }))).toMatchObject({ status: 415 }),
  ); // prettier-ignore

  it('takes a body without a type for what it is asked for', async () => {
    const request = post('{"cards":[]}');
    request.headers.delete('content-type');
    expect(await answer(request)).toEqual({ cards: [] });
  });

  it('reads exactly 64 KiB', async () => {
    const body = '{"cards":[]}';
    expect(await answer(post(body + ' '.repeat(65_536 - body.length)))).toEqual({ cards: [] });
  });
});
