import { describe, expect, it } from 'vitest';
import { NAMES, paperCard } from '../paper/testing/paper';
import { embeddedDeck, type EmbeddedDeck, nothingEmbedded } from './embedded-deck';
import { STYLE } from './style';

const deck = (name: string): EmbeddedDeck => ({
  locale: 'uk',
  name,
  by: 'автор: somebody',
  verdict: { legal: true, text: 'Легальна' },
  groups: [{ title: 'Карти (2)', cards: [{ count: 2, face: paperCard('KS-108', 'uk').face }] }],
  curve: { title: 'Крива чакри', bars: [{ label: '0', count: 2, said: 'Чакра 0: 2 карти' }] },
  href: 'https://kage.example/uk/decks/A1b2C3d4E5f6G7',
  cardHref: (code) => `https://kage.example/uk/cards/${code}`,
  words: { title: name, open: 'Відкрити', unofficial: 'Неофіційний', cost: 'Чакра', power: 'Power', points: 'Очки' },
});

describe('an embedded deck', () => {
  it.each(NAMES)('escapes a deck called %j', (name) => {
    const page = embeddedDeck(deck(name), undefined);
    expect(page).not.toMatch(/<script|<svg|onload=alert\(1\)>|javascript:/);
    expect(page.match(/<h1/g)).toHaveLength(1);
  });

  it('carries its style exactly as its policy names it by hash', () => {
    expect(embeddedDeck(deck('Leaf'), 'dark')).toContain(`<style>${STYLE}</style>`);
    expect(STYLE).not.toContain('<');
  });

  it('follows the theme of the page around it, else the system', () => {
    expect(embeddedDeck(deck('Leaf'), 'dark')).toContain('<html lang="uk" data-theme="dark">');
    expect(embeddedDeck(deck('Leaf'), undefined)).toContain('<html lang="uk">');
  });

  it('says in the same frame that there is nothing', () => {
    const page = nothingEmbedded({ title: 'Немає', text: 'Її видалено.' }, 'uk', undefined);
    expect(page).toContain('Немає');
    expect(page).not.toContain('<a ');
  });
});
