import { afterEach, expect, it, vi } from 'vitest';
import { cardImage, cardImageOrigin, cardImageTemplate } from './image';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://pictures.example/a/{printing}.webp', 'https://pictures.example'],
  ['/scans/{printing}.jpg', null],
  ['', null],
])('%s may load from %s', (template, origin) => {
  vi.stubEnv('CARD_IMAGE_URL', template);
  expect(cardImageOrigin()).toBe(origin);
});

it('refuses a template that names no printing', () => {
  vi.stubEnv('CARD_IMAGE_URL', 'https://pictures.example/');
  expect(() => cardImageTemplate()).toThrow('{printing}');
});

it('fills the printing in', () => {
  expect(cardImage('/scans/{printing}.jpg', 'KS-001-C')).toBe('/scans/KS-001-C.jpg');
});
