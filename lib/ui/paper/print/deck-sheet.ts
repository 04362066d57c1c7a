import { type Fitted, fitName, fitText, linesOf, type Paragraph } from '../drawing/fit';
import { type Paper, PAPERS, type PdfPage } from '../drawing/pdf';
import { qrPath } from '../drawing/qr-code';
import { label, setText } from '../drawing/set-text';
import { moved, type Path, type Shape } from '../drawing/shapes';
import { widthOf } from '../drawing/typeface';
import { BAD, GOOD, INK_SOFT } from '../palette';

// The sheet that is handed in at a tournament: one page, whatever the deck, as large as it can be set.

export interface SheetCard {
  count: number;
  name: string;
  version?: string;
  code: string;
}
export interface SheetGroup {
  /** "Characters: 24" */
  title: string;
  cards: readonly SheetCard[];
}

export interface DeckSheet {
  paper: Paper;
  title: string;
  deck: string;
  /** Beside the deck's name: by whom, which format. */
  about: string;
  /** To be filled in by hand: player, date. */
  fields: readonly string[];
  verdict: { legal: boolean; text: string; reasons: readonly string[] };
  groups: readonly SheetGroup[];
  /** "Cards: 30 · Missions: 3" */
  totals: string;
  /** Where the deck is on the web; left out for a deck that nobody else can open. */
  link?: string;
  /** At the bottom: whose sheet this is. */
  note: string;
}

const MARGIN = 40;
const BLACK = '#000000';
const LEADING = 1.3;
/** Columns to try, and the largest and smallest size of letters in each. */
const SETTINGS = [
  { columns: 1, sizes: [11, 9.5] },
  { columns: 2, sizes: [10.5, 7] },
  { columns: 3, sizes: [7.5, 5.2] },
] as const;
const GUTTER = 18;

interface Row {
  height: number;
  draw: (x: number, y: number) => Shape[];
  /** Never the last of a column. */
  keep?: boolean;
}

/** The sheet; a deck of far more different cards than tournaments allow goes on on further pages. */
export function deckSheetPages(sheet: DeckSheet): PdfPage[] {
  const { width, height } = PAPERS[sheet.paper];
  const head = heading(sheet, width);
  const foot = footing(sheet, width, height);
  const room = { x: MARGIN, width: width - 2 * MARGIN, top: head.bottom + 10, bottom: foot.top - 8 };
  const pages = columnsOf(sheet.groups, room);
  return pages.map((columns, page) => ({
    shapes: [
      ...(page === 0 ? head.shapes : []),
      ...columns,
      ...foot.shapes,
      ...(pages.length > 1
        ? [
            label(`${page + 1} / ${pages.length}`, [width - MARGIN, height - 26], {
              face: 'text',
              size: 7,
              colour: INK_SOFT,
              side: 'end',
            }),
          ]
        : []),
    ],
  }));
}

interface ColumnRoom {
  x: number;
  width: number;
  top: number;
  bottom: number;
}

/** The largest letters with which all rows stand on one page; else the smallest, on as many as they need. */
function columnsOf(groups: readonly SheetGroup[], room: ColumnRoom): Shape[][] {
  for (const { columns, sizes } of SETTINGS) {
    for (let size: number = sizes[0]; size >= sizes[1]; size -= 0.25) {
      const pages = flow(groups, room, columns, size);
      if (pages.length === 1) return pages;
    }
  }
  return flow(groups, room, 3, 5.2);
}

function flow(
  groups: readonly SheetGroup[],
  { x, width, top, bottom }: ColumnRoom,
  columns: number,
  size: number,
): Shape[][] {
  const wide = (width - GUTTER * (columns - 1)) / columns;
  const rows = groups.flatMap((group) => rowsOf(group, wide, size));
  const pages: Shape[][] = [[]];
  let column = 0;
  let y = top;
  rows.forEach((row, index) => {
    const needed = row.height + (row.keep ? (rows[index + 1]?.height ?? 0) : 0);
    if (y + needed > bottom && y > top) {
      column += 1;
      y = top;
    }
    if (column === columns) {
      pages.push([]);
      column = 0;
    }
    pages.at(-1)?.push(...row.draw(x + column * (wide + GUTTER), y));
    y += row.height;
  });
  return pages;
}

function rowsOf({ title, cards }: SheetGroup, width: number, size: number): Row[] {
  const heading: Row = {
    height: size * 2.1,
    keep: true,
    draw: (x, y) => [
      ...setText(
        fitName(title, 'bold', { width, height: 99, sizes: [size * 1.05, size * 0.7], leading: 1, lines: 1 }),
        {
          at: [x, y + size * 0.7],
          leading: 1,
          colour: BLACK,
        },
      ),
      rule(x, y + size * 1.95, width, 0.8),
    ],
  };
  return [heading, ...cards.map((card) => cardRow(card, width, size))];
}

/** `☐ 2  Name – version ……… KS-108`: what is long takes a second line, it is never cut. */
function cardRow({ count, name, version, code }: SheetCard, width: number, size: number): Row {
  const counted = size * 2.2;
  const coded = widthOf(code, 'text') * size * 0.85 + 6;
  const room = width - counted - coded;
  const words: Paragraph = [
    { text: name, face: 'bold' },
    ...(version ? [{ text: ` ${version}`, face: 'text' as const }] : []),
  ];
  const lines = linesOf(words, room / size);
  const fitted: Fitted = { size, lines, height: lines.length * size * LEADING, fits: true };
  const height = fitted.height + size * 0.22;
  return {
    height,
    draw: (x, y) => [
      label(String(count), [x + counted * 0.42, y + size * (LEADING / 2 + 0.36)], {
        face: 'bold',
        size,
        colour: BLACK,
        side: 'centre',
      }),
      ...setText(fitted, { at: [x + counted, y], leading: LEADING, colour: BLACK }),
      label(code, [x + width, y + size * (LEADING / 2 + 0.36)], {
        face: 'text',
        size: size * 0.85,
        colour: INK_SOFT,
        side: 'end',
      }),
      rule(x, y + height - size * 0.06, width, 0.25),
    ],
  };
}

function rule(x: number, y: number, width: number, thickness: number): Path {
  return {
    kind: 'path',
    d: `M${x} ${y}h${width}`,
    stroke: BLACK,
    strokeWidth: thickness,
    opacity: thickness < 0.5 ? 0.4 : 1,
  };
}

const QR = 74;

function heading({ title, deck, about, fields, verdict, link, totals }: DeckSheet, width: number) {
  const free = width - 2 * MARGIN - (link ? QR + 12 : 0);
  let y = MARGIN;
  const shapes: Shape[] = [];
  const put = (fitted: Fitted, leading: number, colour: string, after: number) => {
    shapes.push(...setText(fitted, { at: [MARGIN, y], leading, colour }));
    y += fitted.height + after;
  };
  if (link)
    shapes.push(moved([{ kind: 'path', d: qrPath(link, QR), fill: BLACK }], width - MARGIN - QR + 8, MARGIN - 8));
  put(fitName(title, 'bold', { width: free, height: 99, sizes: [9, 6], leading: 1.2, lines: 1 }), 1.2, INK_SOFT, 2);
  put(fitName(deck, 'name', { width: free, height: 99, sizes: [24, 13], leading: 1.06, lines: 2 }), 1.06, BLACK, 3);
  put(fitName(about, 'text', { width: free, height: 99, sizes: [9.5, 6], leading: 1.3, lines: 2 }), 1.3, BLACK, 3);
  put(
    fitName(`${verdict.text} · ${totals}`, 'bold', {
      width: free,
      height: 99,
      sizes: [9.5, 6.5],
      leading: 1.3,
      lines: 2,
    }),
    1.3,
    verdict.legal ? GOOD : BAD,
    2,
  );
  if (verdict.reasons.length > 0) {
    const paragraphs = verdict.reasons.map((text): Paragraph => [{ text: `– ${text}`, face: 'text' }]);
    put(fitText(paragraphs, { width: free, height: 60, sizes: [8, 4.5], leading: 1.25 }), 1.25, BLACK, 2);
  }
  y = Math.max(y, MARGIN + (link ? QR - 6 : 0)) + 8;
  const gap = 14;
  const each = (width - 2 * MARGIN - gap) / 2;
  fields.forEach((field, index) => {
    const x = MARGIN + (index % 2) * (each + gap);
    const line = y + Math.floor(index / 2) * 27 + 20;
    const fitted = fitName(field, 'text', { width: each * 0.6, height: 99, sizes: [8, 5], leading: 1, lines: 1 });
    shapes.push(...setText(fitted, { at: [x, line - 9], leading: 1, colour: INK_SOFT }), rule(x, line, each, 0.6));
  });
  y += Math.ceil(fields.length / 2) * 27;
  return { shapes, bottom: y };
}

function footing({ note, link }: DeckSheet, width: number, height: number) {
  const y = height - 34;
  const room = { width: width - 2 * MARGIN - 40, height: 99, sizes: [7, 4.5], leading: 1.3, lines: 1 } as const;
  const line = (text: string, at: number) =>
    setText(fitName(text, 'text', room), { at: [MARGIN, at], leading: 1.3, colour: INK_SOFT });
  return {
    shapes: [...line(note, y + 4), ...(link ? line(link, y - 5) : [])],
    top: y - (link ? 8 : 0),
  };
}
