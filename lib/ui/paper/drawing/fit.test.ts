import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitName, fitText, linesOf, type Span } from './fit';
import { widthOf } from './typeface';

const text = (words: string): Span => ({ text: words, face: 'text' });
const said = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ spans }) => spans.map(({ span }) => ('sign' in span ? '↯' : span.text)).join('|'));

describe('linesOf', () => {
  it('makes no line wider than its room and loses no letter', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Zґїжщąęłœ.,’-]{1,30}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, fc.double({ min: 3, max: 40, noNaN: true }), (all, room) => {
        const lines = linesOf([text(all.join(' '))], room);
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(room + 1e-9);
        expect(said(lines).join('').replaceAll(' ', '')).toBe(all.join(''));
      }),
      { numRuns: 60 },
    );
  });

  it('says where a line ends by the letters themselves', () => {
    const [line] = linesOf([text('Wioska Liścia')], 99);
    expect(line?.width).toBeCloseTo(widthOf('Wioska Liścia', 'text'), 6);
  });

  it('keeps a sign with the sentence that follows it', () => {
    const line = [{ text: 'MAIN ', face: 'bold' } as const, { sign: 'instant' } as const, text(' Hide an enemy.')];
    const narrow = widthOf('MAIN', 'bold') + 1.2;
    expect(said(linesOf(line, narrow))[1]).toMatch(/^↯\| ?\|?Hide/);
  });
});

describe('fitText', () => {
  const room = { width: 100, height: 40, sizes: [10, 4], leading: 1.2 } as const;

  it('is as large as it may be, and never higher than its room', () => {
    const short = fitText([[text('Short.')]], room);
    expect(short).toMatchObject({ size: 10, fits: true });
    const long = fitText([[text('A sentence of many words that goes on and on for a while. '.repeat(3))]], room);
    expect(long.fits).toBe(true);
    expect(long.size).toBeLessThan(10);
    expect(long.height).toBeLessThanOrEqual(40);
  });

  it('says when even the smallest letters are too many', () => {
    expect(fitText([[text('word '.repeat(400))]], room)).toMatchObject({ size: 4, fits: false });
  });
});

it('ends a name that no size fits with an ellipsis, within the room', () => {
  const room = { width: 60, height: 99, sizes: [12, 8], leading: 1, lines: 1 } as const;
  const fitted = fitName('W'.repeat(80), 'name', room);
  expect(said(fitted.lines)).toEqual([expect.stringMatching(/^W+…$/)]);
  expect((fitted.lines[0]?.width ?? 0) * fitted.size).toBeLessThanOrEqual(60);
});
