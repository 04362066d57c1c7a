import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { PICTURE } from '../../page/metadata';
import { toSvg } from '../drawing/svg';
import { readable } from '../drawing/typeface';
import { beyond, LONGEST, NAMES, paperCard, placed } from '../testing/paper';
import { pictureAnswer } from './answer';
import { type DeckPicture, deckPicture } from './deck-picture';
import { keyCards } from './key-cards';
import { sitePicture } from './site-picture';
import { textPicture } from './text-picture';

const { width, height } = PICTURE;
const deck = (changes: Partial<DeckPicture> = {}): DeckPicture => ({
  locale: 'uk',
  brand: 'Kage Codex',
  name: 'Листя проти всіх',
  about: 'автор: somebody · Стандартний',
  counts: '30 карт, 3 місії',
  verdict: { legal: true, text: 'Легальна у форматі «Стандартний»' },
  curve: [0, 4, 8, 6, 6, 4, 1, 1],
  curveTitle: 'Крива чакри',
  cards: ['KS-108', 'SS-040', 'KS-139'].map((code) => paperCard(code, 'uk')),
  ...changes,
});

describe('the picture of a deck', () => {
  it.each(NAMES)('is whole and holds nothing but drawing with a deck called %j', (name) => {
    const shapes = deckPicture(deck({ name: readable(name, 'name') }));
    expect(beyond(placed(shapes), width, height)).toEqual([]);
    const svg = toSvg(shapes, width, height);
    expect(svg).not.toMatch(/<(?!\/?(?:svg|defs|g|path|clipPath|radialGradient|stop)\b)|on\w+=|href|NaN|undefined/);
    if (name !== '') expect(svg).not.toContain(name);
  });

  it('shows no bars for an empty deck, and no cards', () => {
    const shapes = deckPicture(deck({ curve: [0, 0, 0, 0, 0, 0, 0, 0], cards: [] }));
    expect(beyond(placed(shapes), width, height)).toEqual([]);
  });
});

it('keeps a card and all it does on its picture', () => {
  for (const { code, locale, card } of LONGEST) {
    const title = card.face.version ? `${card.face.name.text} – ${card.face.version.text}` : card.face.name.text;
    const picture = { locale, brand: 'Kage Codex', kind: code, title, text: card.text, cards: [card] };
    // A card in the hand may lean over the edge, what is written beside it may not.
    const written = placed(textPicture({ ...picture, cards: [] }));
    expect(beyond(written, width, height), `${code} ${locale}`).toEqual([]);
    expect(written.map(({ text }) => text).join(' ')).toContain(code);
  }
});

describe('the answer with a picture', () => {
  const shapes = sitePicture({ brand: 'Kage Codex', tagline: 'База карт і колод' });
  const ask = (headers = {}) => new Request('http://localhost/uk/picture.png', { headers });

  it('is a PNG of the size that programs ask for, asked for again each time, drawn once', async () => {
    const before = vi.fn(async () => undefined);
    const first = await pictureAnswer(ask(), shapes, before);
    const info = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect([info.format, info.width, info.height]).toEqual(['png', width, height]);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await pictureAnswer(ask({ 'if-none-match': `W/${etag}` }), shapes, before)).status).toBe(304);
    expect((await pictureAnswer(ask({ 'if-none-match': '"other"' }), shapes, before)).status).toBe(200);
    expect(before).toHaveBeenCalledOnce();
  });

  it('is a refusal where the client had enough drawn', async () => {
    const other = sitePicture({ brand: 'Kage Codex', tagline: 'Another' });
    const refused = await pictureAnswer(ask(), other, async () => new Response(null, { status: 429 }));
    expect(refused.status).toBe(429);
  });
});

describe('keyCards', () => {
  const line = (code: string, count = 1) => ({ ...paperCard(code, 'en'), count });

  it('takes the rarest of each name, characters before missions', () => {
    const chosen = keyCards([line('KS-M01'), line('KS-108', 2), line('KS-133'), line('SS-040'), line('KS-139')], 3);
    const names = chosen.map(({ face }) => face.identity);
    expect(new Set(names).size).toBe(3);
    expect(chosen.map(({ face }) => face.type)).not.toContain('mission');
    expect(names).toContain('Gaara');
  });

  it('shows missions where there is nothing else', () => {
    expect(keyCards([line('KS-M01'), line('KS-M02')], 3).map(({ face }) => face.type)).toEqual(['mission', 'mission']);
    expect(keyCards([], 3)).toEqual([]);
  });
});
