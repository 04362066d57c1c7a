import { describe, expect, it } from 'vitest';
import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { cardsAddress } from './addresses';

describe('cardsAddress', () => {
  it.each([
    ['everything', {}, '/pl/cards'],
    ['a text, best match first', { q: 'lee', sort: 'relevance' }, '/pl/cards?q=lee'],
    ['no text any more: the order goes with it', { q: '', sort: 'relevance' }, '/pl/cards'],
    ['an order of its own', { q: 'lee', sort: 'cost', descending: true }, '/pl/cards?q=lee&sort=cost-desc'],
  ] as const)('%s', (_, query, address) => expect(cardsAddress('pl', { ...EVERY_CARD, ...query })).toBe(address));
});
