import { redirect } from 'next/navigation';
import { describe, expect, it } from 'vitest';
import { answering } from './answering';

const request = new Request('https://kage.example/api/v1/cards');
const failing = (error: unknown, manners?: { open: boolean }) =>
  answering(() => Promise.reject(error), manners)(request);
const wrapped = (cause: object) =>
  Object.assign(new Error('Raw query failed'), { code: 'P2010', meta: { driverAdapterError: { cause } } });

describe('a handler that fails', () => {
  it.each([
    ['nothing listens', Object.assign(new Error("Can't reach database server"), { code: 'P1001' })],
    ['nothing listens, in SQL', wrapped({ kind: 'DatabaseNotReachable' })],
    ['no answer to a connection', new Error('Connection terminated due to connection timeout')],
    ['no answer to a question', new Error('Query read timeout')],
    ['a statement that took too long', wrapped({ kind: 'postgres', code: '57014' })],
    ['a server that stops', wrapped({ kind: 'postgres', code: '57P01' })],
    ['a socket', new Error('x', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })],
  ])('says 503 while the database is away: %s', async (_, error) => {
    const answer = await failing(error);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it.each([
    new Error('Cannot read properties of undefined'),
    wrapped({ kind: 'postgres', code: '42P01' }),
    Object.assign(new Error('Unique constraint failed'), { code: 'P2002' }),
    null,
    'text',
  ])('says 500 for a mistake of ours, and nothing of it: %s', async (error) => {
    const answer = await failing(error, { open: true });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Something failed here',
      status: 500,
      detail: 'It is not your mistake. Try again in a moment.',
    });
  });

  it('leaves to Next.js what is its own', async () => {
    await expect(answering(() => Promise.resolve(redirect('/en')))(request)).rejects.toThrow('NEXT_REDIRECT');
  });
});

it('a handler that answers is not touched', async () => {
  const answer = new Response('fine', { status: 404 });
  expect(await answering(() => Promise.resolve(answer), { open: true })(request)).toBe(answer);
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});
