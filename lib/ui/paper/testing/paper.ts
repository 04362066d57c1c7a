import { readSetFile } from '@/lib/testing/set-files';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { faceOf } from '../../card/face/face-card';
import type { Shape, Words } from '../drawing/shapes';
import { widthOf } from '../drawing/typeface';
import type { PaperCard } from '../face/face-shapes';
import { paragraphsOf } from '../face/paragraphs';

const cards = ['ks', 'ss'].flatMap((set) => [...readSetFile(set).cards]);

/** Every card of the catalogue in every language, as paper draws it. */
export const ALL: readonly { code: string; locale: Locale; card: PaperCard }[] = LOCALES.flatMap((locale) => {
  const names = new Map(cards.map(({ name }) => [name.en, name[locale] ?? name.en]));
  const nameOf = (english: string) => names.get(english) ?? english;
  return cards.map((card) => ({
    code: card.code,
    locale,
    card: { face: faceOf(card, locale), text: paragraphsOf(cardText(card, { locale, nameOf })) },
  }));
});

/** Those of each language that have most to say, in one respect or another: what holds them, holds all. */
export const LONGEST: typeof ALL = LOCALES.flatMap((locale) => {
  const said = ALL.filter((one) => one.locale === locale);
  const measures = [
    ({ card }: (typeof ALL)[number]) =>
      card.text.flat().reduce((sum, span) => sum + ('text' in span ? span.text.length : 1), 0),
    ({ card }: (typeof ALL)[number]) => card.face.name.text.length,
    ({ card }: (typeof ALL)[number]) => card.face.version?.text.length ?? 0,
    ({ card }: (typeof ALL)[number]) => (card.face.type === 'character' ? 0 : card.text.length),
  ];
  return measures.flatMap((measure) => said.toSorted((a, b) => measure(b) - measure(a)).slice(0, 5));
});

export function paperCard(code: string, locale: Locale): PaperCard {
  const found = ALL.find((one) => one.code === code && one.locale === locale);
  if (!found) throw new Error(`No card ${code}`);
  return found.card;
}

/** Names as people who mean harm give them, and as people do who mean none. */
export const NAMES = [
  '<script>alert(1)</script>',
  '"/><svg onload=alert(1)>',
  '\u202Egnp.exe\u202C & friends',
  '🍥🔥👩‍👩‍👧',
  'W'.repeat(80),
  'Ґ'.repeat(80),
  'слово '.repeat(13).trim(),
  'שלום',
  '火影',
  '(Parens) \\ and % %%EOF endobj',
  '',
] as const;

export interface Placed extends Words {
  /** Corners of the text's line on the sheet, whatever turns it: left, top, right, bottom. */
  bounds: readonly [number, number, number, number];
}

/** All words of a drawing with where they stand on the sheet. */
export function placed(shapes: readonly Shape[], matrix = [1, 0, 0, 1, 0, 0]): Placed[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  return shapes.flatMap((shape) => {
    if (shape.kind === 'path') return [];
    if (shape.kind === 'group') {
      const [g, h, i, j, k, l] = shape.matrix ?? [1, 0, 0, 1, 0, 0];
      const [x, y] = at(k, l);
      return placed(shape.shapes, [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, x, y]);
    }
    const [x, y] = shape.at;
    const width = widthOf(shape.text, shape.face) * shape.size;
    const corners = [at(x, y - shape.size * 0.76), at(x + width, y + shape.size * 0.1)];
    const [xs, ys] = [corners.map(([left]) => left), corners.map(([, top]) => top)];
    return [{ ...shape, bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const }];
  });
}

/** What stands beyond a sheet, or nothing. */
export function beyond(words: readonly Placed[], width: number, height: number): string[] {
  const slack = 0.01;
  return words
    .filter(
      ({ bounds: [left, top, right, bottom] }) =>
        left < -slack || top < -slack || right > width + slack || bottom > height + slack,
    )
    .map(({ text }) => text);
}
