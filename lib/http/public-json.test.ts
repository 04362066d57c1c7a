import { expect, it } from 'vitest';
import { publicJson, SHORTLY } from './public-json';

const ask = (headers = {}) => publicJson(new Request('https://kage.test/', { headers }), { data: 'x' }, SHORTLY);

it('answers everyone alike', async () => {
  const response = ask();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: 'x' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe(SHORTLY);
});

it('sends nothing to those who hold it', async () => {
  const etag = ask().headers.get('etag') ?? '';
  for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const response = ask({ 'if-none-match': held });
    expect([held, response.status, await response.text()]).toEqual([held, 304, '']);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  }
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
});
