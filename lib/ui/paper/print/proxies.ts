import type { Locale } from '@/lib/i18n/locales';
import { fitName } from '../drawing/fit';
import { type Paper, PAPERS, type PdfPage } from '../drawing/pdf';
import { setText } from '../drawing/set-text';
import { moved, type Path, type Shape, turned } from '../drawing/shapes';
import { CARD, faceShapes, type PaperCard } from '../face/face-shapes';
import { INK_SOFT } from '../palette';

/** Most cards a request may print: more than the largest deck of any format, and a bounded while of drawing. */
export const MAX_PROXIES = 200;
const ACROSS = 3;
const DOWN = 3;
const PER_PAGE = ACROSS * DOWN;

export interface ProxySheet {
  /** Each as often as it is wanted, in the order of printing. */
  cards: readonly { card: PaperCard; count: number }[];
  locale: Locale;
  paper: Paper;
  /** Said at the bottom of each page: what this is, and that it is not official. */
  line: (page: number, pages: number) => string;
}

/** Nine cards of 63 × 88 mm to a page, edge to edge, with marks to cut by. Drawn page by page as they are asked for. */
export function* proxyPages({ cards, locale, paper, line }: ProxySheet): Generator<PdfPage> {
  const all = cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const pages = Math.ceil(all.length / PER_PAGE);
  const { width, height } = PAPERS[paper];
  const [left, top] = [(width - ACROSS * CARD.width) / 2, (height - DOWN * CARD.height) / 2];
  for (let page = 0; page < pages; page += 1) {
    const cut = all.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
    yield {
      shapes: [
        ...cutMarks(left, top),
        ...cut.map((card, place) =>
          inPlace(card, locale, left + (place % ACROSS) * CARD.width, top + Math.floor(place / ACROSS) * CARD.height),
        ),
        ...bottomLine(line(page + 1, pages), { left, top: top + DOWN * CARD.height, height }),
      ],
    };
  }
}

/** A mission is turned, so that it is cut as the others are. */
function inPlace(card: PaperCard, locale: Locale, x: number, y: number): Shape {
  const shapes = faceShapes(card, locale);
  return card.face.type === 'mission' ? turned(shapes, 90, x + CARD.width, y) : moved(shapes, x, y);
}

/** Short lines beyond the cards, at every edge: none runs over a face. */
function cutMarks(left: number, top: number): Path[] {
  const [right, bottom] = [left + ACROSS * CARD.width, top + DOWN * CARD.height];
  const [near, far] = [3, 13];
  const lines = [
    ...[0, 1, 2, 3].flatMap((column) => {
      const x = (left + column * CARD.width).toFixed(2);
      return [`M${x} ${top - far}V${top - near}`, `M${x} ${bottom + near}V${bottom + far}`];
    }),
    ...[0, 1, 2, 3].flatMap((row) => {
      const y = (top + row * CARD.height).toFixed(2);
      return [`M${left - far} ${y}H${left - near}`, `M${right + near} ${y}H${right + far}`];
    }),
  ];
  return [{ kind: 'path', d: lines.join(''), stroke: '#000000', strokeWidth: 0.5 }];
}

/** Between the cut marks of the middle column, where it is in nobody's way. */
function bottomLine(text: string, { left, top, height }: { left: number; top: number; height: number }): Shape[] {
  const width = CARD.width - 12;
  const fitted = fitName(text, 'text', { width, height: 99, sizes: [6.5, 3.6], leading: 1, lines: 1 });
  const middle = Math.min(top + 10, (top + height) / 2);
  return setText(fitted, {
    at: [left + CARD.width + 6, middle - fitted.size / 2],
    leading: 1,
    colour: INK_SOFT,
    align: { width, side: 'centre' },
  });
}
