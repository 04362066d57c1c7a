import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FaceCard } from './face-card';
import { fitFace, linesIn, MEASURES, STEPS, widthOf } from './fit';

const face = (name: string, more: Partial<FaceCard> = {}): FaceCard => ({
  code: 'XX-001',
  type: 'character',
  identity: 'X',
  name: { text: name, locale: 'en' },
  keywords: [],
  rarity: 'C',
  printing: 'XX-001-C',
  ...more,
});
const SENTENCE = 'MAIN ↯ Hide an enemy character with Power 3 or less in this mission, then draw 1 card.';

describe('widthOf', () => {
  it('adds up the letters, with a guess for those no file has', () => {
    expect(widthOf('ii', 'text')).toBeCloseTo(2 * widthOf('i', 'text'));
    expect(widthOf('Щ', 'name')).toBeGreaterThan(widthOf('і', 'name') * 2);
    expect(widthOf('忍', 'text')).toBe(0.62);
  });
});

describe('linesIn', () => {
  it.each([
    ['', 5, 1],
    ['Rock Lee', 10, 1],
    ['Rock Lee', 3, 2],
    ['Rock Lee Lee Lee', 3, 4],
    ['Constantinople', 3, Infinity],
  ])('%j in %i ems: %i', (text, room, lines) => expect(linesIn(text, 'name', room)).toBe(lines));
});

describe('fitFace', () => {
  it.each([
    ['Gaara', 0],
    ['Hiruzen Sarutobi', 0],
    ['Konohamaru Sarutobi', 1],
    ['Кімімаро Каґуя', 0],
    ['Дев’ятихвостий Лис-демон', 1],
    ['Constantinopolitańczykiewiczówna', 3],
  ])('sets the name %s at step %i', (name, step) => expect(fitFace(face(name), 'en').name).toBe(step));

  it('gives a text the largest letters that leave the art its room', () => {
    const steps = [1, 4, 6, 8].map((lines) => fitFace(face('Gaara', { text: Array.from({ length: lines }, () => SENTENCE) }), 'en').text); // prettier-ignore
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(3);
    expect(steps).toEqual(steps.toSorted());
  });

  it('counts linked words like plain ones, and what stands above them', () => {
    const text = [SENTENCE, SENTENCE, SENTENCE];
    const linked = text.map((line) => [line.slice(0, 40), [line.slice(40), 0] as const]);
    const fit = (more: Partial<FaceCard>) => fitFace(face('Gaara', more), 'en').text;
    expect(fit({ text: linked })).toBe(fit({ text }));
    const more = { version: { text: 'A version with a very long name indeed', locale: 'en' }, keywords: ['Jutsu'] };
    expect(fit({ text, ...more })).toBeGreaterThan(fit({ text }));
  });

  it('measures with the sizes that the style sheet sets', () => {
    const css = readFileSync(path.join(import.meta.dirname, '../../styles/card/face.css'), 'utf8');
    const sizes = (selector: string) => {
      const block = css.slice(css.indexOf(`  ${selector} {\n    --version`));
      const of = (name: string) => Number(new RegExp(`${name}[^}]*?: ([\\d.]+)cqw`).exec(block)?.[1]);
      return {
        version: of('--version'),
        keywords: of('--keywords'),
        name: STEPS.map((step) => of(`fit-name-${step} \\{\\s*--name`)),
        text: STEPS.map((step) => of(`fit-text-${step} \\{\\s*--text`)),
      };
    };
    expect(MEASURES.upright).toMatchObject(sizes('.face'));
    expect(MEASURES.across).toMatchObject(sizes('.face-mission'));
  });
});
