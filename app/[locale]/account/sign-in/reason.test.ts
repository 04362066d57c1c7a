import { describe, expect, test } from 'vitest';
import { signInReason } from './reason';

describe('why one is asked to sign in', () => {
  test.each([
    ['/en/decks/mine', 'decks'],
    ['/uk/decks/mine?archived=1', 'decks'],
    ['/pl/ccg/decks/mine', 'decks'],
    ['/fr/decks/followed', 'followed'],
    ['/en/decks/AbCdEf123456/edit', 'edit'],
    ['/en/ccg/decks/AbCdEf123456/edit', 'edit'],
    ['/en/decks/AbCdEf123456/report?comment=1', 'report'],
    ['/en/ccg/decks/keep', 'keep'],
    ['/en/collection', 'collection'],
    ['/en/collection/owned', 'collection'],
    ['/en/account', 'account'],
    ['/en/account/tokens', 'account'],
    ['/en/ccg/sets', 'sets'],
  ])('%s: %s', (path, reason) => expect(signInReason(path)).toBe(reason));

  test.each([
    '/en',
    '/en/decks',
    '/en/decks/new',
    '/en/decks/AbCdEf123456',
    '/en/cards?q=/decks/mine',
    '/en/account/welcome',
  ])('%s is open to visitors: no reason', (path) => expect(signInReason(path)).toBeUndefined());
});
