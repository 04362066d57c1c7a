import { describe, expect, it } from 'vitest';
import { ALL, beyond, LONGEST, paperCard, placed } from '../testing/paper';
import { CARD, faceShapes, faceSize, settingOf } from './face-shapes';

const ofLine = (lines: readonly { spans: readonly { span: object }[] }[]) =>
  lines.flatMap(({ spans }) => spans.map(({ span }) => ('text' in span ? String(span.text) : ''))).join('');

describe('a face on paper', () => {
  it('is as large as a card of the game', () => {
    expect(CARD.width / 72).toBeCloseTo(6.3 / 2.54, 6);
    expect(CARD.height / 72).toBeCloseTo(8.8 / 2.54, 6);
    expect(faceSize({ type: 'mission' })).toMatchObject({ width: CARD.height, height: CARD.width });
  });

  it('has all that a card says, readable, with art above it: every card in every language', () => {
    for (const { code, locale, card } of ALL) {
      const { name, version, text, art } = settingOf(card, locale);
      const which = `${code} ${locale}`;
      expect(text.fits, which).toBe(true);
      expect(text.size, which).toBeGreaterThanOrEqual(5.6);
      expect(art, which).toBeGreaterThanOrEqual(45);
      expect(name.fits && (version?.fits ?? true), which).toBe(true);
      const whole = card.text
        .flat()
        .map((span) => ('text' in span ? span.text : ''))
        .join('');
      expect(ofLine(text.lines).replaceAll(' ', ''), which).toBe(whole.replaceAll(' ', ''));
    }
  });

  it('sets no word beyond its edge', () => {
    for (const { code, locale, card } of LONGEST) {
      const { width, height } = faceSize(card.face);
      const shapes = faceShapes({ ...card, note: 'Неофіційне проксі для проби' }, locale);
      expect(beyond(placed(shapes), width, height), `${code} ${locale}`).toEqual([]);
    }
  });

  it('gives the art away rather than a word of a text that no card has yet', () => {
    const card = paperCard('KS-108', 'uk');
    const long = { ...card, text: Array.from({ length: 6 }, () => card.text).flat() };
    const { text, art } = settingOf(long, 'uk');
    expect(text.fits).toBe(true);
    expect(art).toBeGreaterThanOrEqual(0);
  });
});
