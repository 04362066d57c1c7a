import { describe, expect, it } from 'vitest';
import { admit } from './readable-request';

const pass = { kind: 'pass' };
const instead = (url: string) => ({ kind: 'instead', url });
const refuse = (status: number) => expect.objectContaining({ kind: 'refuse', status });

describe('admit', () => {
  it.each<[string, string, unknown]>([
    ['GET', '/en/cards', pass],
    ['GET', '/en/cards?q=%D0%9D%D0%B0%D1%80%D1%83%D1%82%D0%BE&set=KS', pass],
    ['GET', '/en/cards?q=100%25', pass],
    ['GET', '/uk/cards/%D0%BA', pass],
    ['GET', '/%', instead('/en/-')],
    ['GET', '/%E0%A4%A', instead('/en/-')],
    ['GET', '/pl/decks/%FF', instead('/pl/-')],
    ['GET', '/fr/cards/KS%00', instead('/fr/-')],
    ['GET', '/en/cards?q=%00&set=KS', instead('/en/cards?q=%EF%BF%BD&set=KS')],
    ['GET', '/en/cards?q=%&set=KS', instead('/en/cards?q=%25&set=KS')],
    ['GET', '/en/cards?q=a+b%ff=%D0%9D', instead('/en/cards?q=a%20b%EF%BF%BD=%D0%9D')],
    ['GET', `/en/cards?q=${'a'.repeat(17_000)}`, refuse(414)],
    ['GET', `/api/v1/cards?q=${'a'.repeat(100_000)}`, refuse(414)],
    ['GET', '/api/v1/cards/%', refuse(400)],
    ['GET', '/api/v1/cards?q=%00', refuse(400)],
    ['GET', '/api/auth/error?error=%00', refuse(400)],
    ['GET', '/api?%', refuse(400)],
    ['TRACE', '/en', refuse(405)],
    ['PROPFIND', '/api/v1/cards', refuse(405)],
    ['HEAD', '/en', pass],
    ['OPTIONS', '*', refuse(400)],
    ['GET', 'http://elsewhere/en', refuse(400)],
  ])('%s %s', (method, address, expected) => {
    expect(admit(method, address)).toEqual(expected);
  });
});
