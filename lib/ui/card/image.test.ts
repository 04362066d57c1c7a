import { afterEach, expect, it, vi } from 'vitest';
import { cardImage, cardImageTemplate } from './image';

afterEach(() => vi.unstubAllEnvs());

it('stays with the drawn faces when no pictures are named', () => {
  vi.stubEnv('CARD_IMAGE_URL', '');
  expect(cardImageTemplate()).toBeNull();
});

it('refuses a template that names no printing', () => {
  vi.stubEnv('CARD_IMAGE_URL', 'https://pictures.example/');
  expect(() => cardImageTemplate()).toThrow('{printing}');
});

it('fills the printing in', () => {
  expect(cardImage('/scans/{printing}.jpg', 'KS-001-C')).toBe('/scans/KS-001-C.jpg');
});
