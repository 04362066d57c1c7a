import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address';

describe('clientAddress', () => {
  it.each<[string, string | null, string | null, string[], string]>([
    ['a direct client', '203.0.113.7', null, [], '203.0.113.7'],
    ['a direct client that invents a header', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
    ['a client behind our proxy', '127.0.0.1', '203.0.113.7', ['loopback'], '203.0.113.7'],
    [
      'a client that invents a header behind our proxy',
      '127.0.0.1',
      '1.1.1.1, 203.0.113.7',
      ['loopback'],
      '203.0.113.7',
    ],
    ['two proxies of ours', '10.0.0.2', '1.1.1.1, 203.0.113.7, 10.0.0.1', ['10.0.0.0/8'], '203.0.113.7'],
    ['a proxy that is not ours', '10.0.0.2', '203.0.113.7', ['127.0.0.1'], '10.0.0.2'],
    ['our proxy without the header', '127.0.0.1', null, ['loopback'], '127.0.0.1'],
    ['our proxy with a broken header', '127.0.0.1', '203.0.113.7, <script>', ['loopback'], '127.0.0.1'],
    ['IPv4 dressed as IPv6', '::ffff:203.0.113.7', null, [], '203.0.113.7'],
    ['our proxy dressed as IPv6', '::ffff:127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
    ['IPv6, as its subscriber', '2001:db8:1:2:3:4:5:6', null, [], '2001:db8:1:2::/64'],
    ['a neighbour in the same IPv6 network', '2001:db8:1:2:ffff::1', null, [], '2001:db8:1:2::/64'],
    ['a server that does not say who connected', null, '203.0.113.7', ['loopback'], 'unknown'],
    ['a peer that is no address', 'localhost', null, [], 'unknown'],
  ])('%s', (_, peer, forwardedFor, trusted, expected) => {
    expect(clientAddress({ peer, forwardedFor, trusted })).toBe(expected);
  });
});

describe('trustedProxies', () => {
  it('reads a list', () => expect(trustedProxies(' loopback, 10.0.0.0/8,')).toEqual(['loopback', '10.0.0.0/8']));
  it('trusts nobody unless told', () => expect(trustedProxies(undefined)).toEqual([]));
  it('stops at what is no address', () => expect(() => trustedProxies('proxy.example')).toThrow(/invalid IP/i));
});
