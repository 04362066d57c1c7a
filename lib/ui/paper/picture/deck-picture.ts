import type { Locale } from '@/lib/i18n/locales';
import { label } from '../drawing/set-text';
import { rectangle, type Shape } from '../drawing/shapes';
import type { PaperCard } from '../face/face-shapes';
import { ACCENT, BAD, BAD_WASH, GOOD, GOOD_WASH, INK, INK_SOFT, LINE_STRONG } from '../palette';
import { Column, ground, hand, LEFT, pill } from './ground';

export interface DeckPicture {
  locale: Locale;
  brand: string;
  name: string;
  /** By whom, in which format. */
  about: string;
  counts: string;
  verdict: { legal: boolean; text: string };
  /** Copies by chakra cost; the last bar stands for that cost and all above. */
  curve: readonly number[];
  /** What the bars are. */
  curveTitle: string;
  /** The deck's best known faces, three at most. */
  cards: readonly PaperCard[];
}

const WIDTH = 540;

/** A deck as chat programs show it beside its link. */
export function deckPicture({
  locale,
  brand,
  name,
  about,
  counts,
  verdict,
  curve,
  curveTitle,
  cards,
}: DeckPicture): Shape[] {
  const column = new Column(112, WIDTH)
    .put(name, 'name', INK, { sizes: [74, 34], lines: 3, height: 180 })
    .space(10)
    .put(about, 'text', INK_SOFT, { sizes: [27, 17], lines: 1 })
    .put(counts, 'text', INK_SOFT, { sizes: [27, 17], lines: 1 })
    .space(14);
  return [
    ...ground(brand),
    ...column.shapes,
    ...pill(
      verdict.text,
      column.bottom,
      WIDTH,
      verdict.legal ? { ink: GOOD, wash: GOOD_WASH } : { ink: BAD, wash: BAD_WASH },
    ),
    ...curveBars(curve, curveTitle, column.bottom + 56),
    ...hand(cards, locale, { x: 900, scale: 1.42 }),
  ];
}

const FLOOR = 566;

function curveBars(curve: readonly number[], title: string, top: number): Shape[] {
  const highest = Math.max(...curve, 1);
  const [step, bar] = [WIDTH / curve.length, 38];
  const room = FLOOR - Math.max(top, 400) - 46;
  return [
    label(title, [LEFT, Math.max(top, 400) + 16], { face: 'text', size: 17, colour: INK_SOFT }),
    { kind: 'path', d: `M${LEFT} ${FLOOR}h${WIDTH}`, stroke: LINE_STRONG, strokeWidth: 1.5 },
    ...curve.flatMap((count, cost): Shape[] => {
      const x = LEFT + step * cost + (step - bar) / 2;
      const height = (count / highest) * room;
      const middle = x + bar / 2;
      const below = cost === curve.length - 1 ? `${cost}+` : String(cost);
      return [
        ...(count > 0
          ? [
              { kind: 'path', d: rectangle({ x, y: FLOOR - height, width: bar, height }), fill: ACCENT } as const,
              label(String(count), [middle, FLOOR - height - 6], {
                face: 'bold',
                size: 17,
                colour: INK,
                side: 'centre',
              }),
            ]
          : []),
        label(below, [middle, FLOOR + 24], { face: 'text', size: 19, colour: INK_SOFT, side: 'centre' }),
      ];
    }),
  ];
}
