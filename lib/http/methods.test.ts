import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherMethods } from './methods';

const ask = (method: string) => new Request('https://kage.example/api/v1/cards?x=1', { method });

describe('a method that a route does not have', () => {
  it.each<[Parameters<typeof otherMethods>[0], string]>([
    [['GET'], 'GET, HEAD, OPTIONS'],
    [['POST'], 'POST, OPTIONS'],
    [['GET', 'PUT', 'DELETE'], 'GET, HEAD, PUT, DELETE, OPTIONS'],
  ])('is refused with those it has: %j', async (has, allow) => {
    const { PATCH, OPTIONS } = otherMethods(has);
    const answer = PATCH(ask('PATCH'));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.json()).toMatchObject({
      title: 'Method not allowed',
      status: 405,
      detail: `/api/v1/cards does not answer to PATCH. It knows ${allow}.`,
    });
    expect([OPTIONS(ask('OPTIONS')).status, OPTIONS(ask('OPTIONS')).headers.get('allow')]).toEqual([204, allow]);
  });

  it('is refused readably for other sites where the route is open to them', () => {
    const { DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
    for (const answer of [DELETE(ask('DELETE')), OPTIONS(ask('OPTIONS'))])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(OPTIONS(ask('OPTIONS')).headers.get('access-control-allow-methods')).toBe('GET');
  });
});

describe('every route of the API', () => {
  // next-auth and the address that leads nowhere have rules of their own.
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('route.ts') && !path.includes('[...'),
  );

  it.each(routes)('answers to each method: %s', (path) => {
    const source = readFileSync(`app/api/${path}`, 'utf8');
    const own = [...source.matchAll(/^export const (\w+) = (?:answering|publicApi|withToken)\(/gm)].map(
      ([, method]) => method ?? '',
    );
    const [, others = '', told = ''] = /^export const \{ (.+) \} = otherMethods\(\[(.*)\]/m.exec(source) ?? [];
    expect(told).toBe(own.map((method) => `'${method}'`).join(', '));
    const head = own.includes('GET') ? ['HEAD'] : [];
    expect([...own, ...head, ...others.split(', ')].sort()).toEqual(Object.keys(otherMethods([])).sort());
  });
});
