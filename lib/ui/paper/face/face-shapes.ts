import type { Locale } from '@/lib/i18n/locales';
import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { type FaceCard, printedPower } from '../../card/face/face-card';
import { cardTint } from '../../crest/address';
import { crestIn } from '../drawing/crest-shapes';
import { type Fitted, fitName, fitText, type Paragraph } from '../drawing/fit';
import { label, setText } from '../drawing/set-text';
import { circle, polygon, rectangle, type Shape, turned } from '../drawing/shapes';
import { BANDS, INK, INK_SOFT, LINE_STRONG, RAISED } from '../palette';

const MILLIMETRE = 72 / 25.4;
/** A card of the game, 63 × 88 mm, in points. */
export const CARD = { width: 63 * MILLIMETRE, height: 88 * MILLIMETRE } as const;

export interface PaperCard {
  face: Omit<FaceCard, 'text'>;
  text: readonly Paragraph[];
  /** Said at the foot: that this is no card of the publisher. */
  note?: string;
}

/** How a face is divided, in points. */
interface Measures {
  width: number;
  height: number;
  spine: number;
  /** Diameter of what stands on the spine. */
  mark: number;
  name: readonly [number, number];
  text: readonly [number, number];
  /** The art gives way to the text down to this height. */
  art: number;
}
const UPRIGHT: Measures = {
  ...CARD,
  spine: 30,
  mark: 24,
  name: [16, 9],
  text: [8.6, 5.6],
  art: 62,
};
const ACROSS: Measures = {
  width: CARD.height,
  height: CARD.width,
  spine: 30,
  mark: 24,
  name: [17, 9],
  text: [8.6, 5.6],
  art: 46,
};

/** Missions lie across: they are as wide as other cards are high. */
export function faceSize({ type }: Pick<FaceCard, 'type'>): { width: number; height: number } {
  return type === 'mission' ? ACROSS : UPRIGHT;
}

const PAD = { left: 7, right: 6 };
const FOOT = 15;
const LEADING = { name: 1.04, version: 1.2, keywords: 1.25, text: 1.26 } as const;
const GAP = 0.3;

/** What stands below the art, measured. */
interface Setting {
  name: Fitted;
  version: Fitted | undefined;
  keywords: Fitted | undefined;
  text: Fitted;
  art: number;
}

/** A card drawn by us, from its data alone, in points, with its top left corner at the origin. */
export function faceShapes(card: PaperCard, locale: Locale): Shape[] {
  const { face } = card;
  const measures = face.type === 'mission' ? ACROSS : UPRIGHT;
  const { width, height, spine } = measures;
  const tint = cardTint(face);
  const band = BANDS[tint];
  const set = settingOf(card, locale, measures);
  const left = spine + PAD.left;
  const outline = rectangle({ x: 0, y: 0, width, height }, 8);
  let y = set.art + 5;
  const below = (fitted: Fitted | undefined, leading: number, colour: string, after: number, gap?: number) => {
    if (!fitted || fitted.lines.length === 0) return [];
    const shapes = setText(fitted, { at: [left, y], leading, gap, colour });
    y += fitted.height + after;
    return shapes;
  };
  return [
    {
      kind: 'group',
      clip: outline,
      shapes: [
        { kind: 'path', d: rectangle({ x: 0, y: 0, width, height }), fill: RAISED },
        ...(set.art > 0 ? [crestIn({ x: spine, y: 0, width: width - spine, height: set.art }, face)] : []),
        { kind: 'path', d: rectangle({ x: spine, y: set.art - 0.6, width: width - spine, height: 1.2 }), fill: band },
        { kind: 'path', d: rectangle({ x: 0, y: 0, width: spine, height }), fill: band },
        ...typeTag(face, locale, spine, band),
        ...rankLadder(face, width, set.art),
        ...spineShapes(face, locale, measures),
        ...below(set.name, LEADING.name, INK, 1.5),
        ...below(set.version, LEADING.version, INK_SOFT, 2.5),
        ...below(set.keywords, LEADING.keywords, band, 2.5),
        ...below(set.text, LEADING.text, INK, 0, GAP),
        ...foot(card, measures),
      ],
    },
    { kind: 'path', d: outline, stroke: band, strokeWidth: 1 },
  ];
}

/** The largest text that leaves the art its height; the art gives way only where even the smallest text is too long. */
export function settingOf({ face, text }: PaperCard, locale: Locale, measures?: Measures): Setting {
  const {
    width,
    height,
    spine,
    name: nameSizes,
    text: textSizes,
    art,
  } = measures ?? (face.type === 'mission' ? ACROSS : UPRIGHT);
  const room = width - spine - PAD.left - PAD.right;
  const line = (words: string, as: 'text' | 'bold', sizes: readonly [number, number], leading: number) =>
    fitName(words, as, { width: room, height: Infinity, sizes, leading, lines: 2 });
  const name = fitName(face.name.text, 'name', {
    width: room,
    height: Infinity,
    sizes: nameSizes,
    leading: LEADING.name,
    lines: 2,
  });
  const version = face.version && line(face.version.text, 'text', [9, 6], LEADING.version);
  const said = face.keywords.map((keyword) => keywordLabel(keyword, locale)).join(' · ');
  const keywords = said === '' ? undefined : line(said, 'bold', [8, 6], LEADING.keywords);
  const taken =
    5 + name.height + 1.5 + (version ? version.height + 2.5 : 0) + (keywords ? keywords.height + 2.5 : 0) + 4 + FOOT;
  const free = height - taken;
  const fit = (high: number, sizes: readonly [number, number]) =>
    fitText(text, { width: room, height: high, sizes, leading: LEADING.text, gap: GAP });
  const beside = fit(free - art, textSizes);
  const set = beside.fits ? beside : fit(free, [textSizes[1], 3]);
  return { name, version, keywords, text: set, art: Math.max(0, free - set.height) };
}

function spineShapes(face: PaperCard['face'], locale: Locale, { height, spine, mark }: Measures): Shape[] {
  const middle = spine / 2;
  const top = 4 + mark / 2;
  const light = '#fdf8ec';
  const dark = '#231f1a';
  const marks: Shape[] = [];
  const figure = (value: string | number, y: number, colour: string) =>
    label(String(value), [middle, y + 14.5 * 0.36], { face: 'bold', size: 14.5, colour, side: 'centre' });
  if (face.points !== undefined) {
    const box = { x: middle - mark / 2, y: top - mark / 2, width: mark, height: mark };
    marks.push({ kind: 'path', d: rectangle(box, 4.5), fill: light }, figure(face.points, top, dark));
  }
  if (face.chakra !== undefined) {
    marks.push({ kind: 'path', d: circle([middle, top], mark / 2 - 0.8), fill: light, stroke: dark, strokeWidth: 1.6 });
    marks.push(figure(face.chakra, top, dark));
  }
  if (face.power !== undefined) {
    const y = height - top;
    const [w, h] = [mark / 2, mark / 2];
    const corners = [
      [middle, y - h],
      [middle + w, y - h * 0.52],
      [middle + w, y + h * 0.52],
      [middle, y + h],
      [middle - w, y + h * 0.52],
      [middle - w, y - h * 0.52],
    ] as const;
    marks.push({ kind: 'path', d: polygon(corners), fill: dark }, figure(printedPower(face), y, light));
  }
  const words = face.faction ? factionLabel(face.faction, locale) : typeLabel(face.type, locale);
  const [from, to] = [face.points ?? face.chakra, face.power].map((value) => (value === undefined ? 8 : mark + 10));
  const long = height - (from ?? 8) - (to ?? 8);
  const fitted = fitName(words, 'bold', { width: long, height: 99, sizes: [9, 6], leading: 1, lines: 1 });
  const centre = (from ?? 8) + long / 2;
  const set = setText(fitted, {
    at: [-long / 2, -fitted.size / 2],
    leading: 1,
    colour: '#ffffff',
    align: { width: long, side: 'centre' },
  });
  return [...marks, turned(set, -90, middle, centre)];
}

/** An attachment says what it is where the art begins. */
function typeTag(face: PaperCard['face'], locale: Locale, x: number, band: string): Shape[] {
  if (face.type !== 'attachment') return [];
  const fitted = fitName(typeLabel('attachment', locale), 'bold', {
    width: 100,
    height: 99,
    sizes: [7.4, 5],
    leading: 1,
    lines: 1,
  });
  const width = (fitted.lines[0]?.width ?? 0) * fitted.size + 8;
  return [
    { kind: 'path', d: rectangle({ x, y: 0, width, height: 12 }), fill: band },
    ...setText(fitted, { at: [x + 3, 2.2], leading: 1, colour: '#ffffff' }),
  ];
}

/** What a mission is worth by the rank it enters play with, where the art ends. */
function rankLadder({ points }: PaperCard['face'], width: number, art: number): Shape[] {
  const [step, high, side] = [25, 15, 5];
  if (points === undefined || art < high + 2 * side) return [];
  const left = width - side - step * RANK_BONUS.length;
  const y = art - side - high;
  return [
    {
      kind: 'path',
      d: rectangle({ x: left, y, width: width - side - left, height: high }, 3),
      fill: RAISED,
      opacity: 0.94,
    },
    ...RANK_BONUS.flatMap(({ rank, bonus }, place): Shape[] => {
      const x = left + step * place;
      const base = y + high / 2 + 3.1;
      return [
        label(rank, [x + 5, base], { face: 'text', size: 7.5, colour: INK_SOFT }),
        label(String(points + bonus), [x + step - 5, base], { face: 'bold', size: 8.6, colour: INK, side: 'end' }),
      ];
    }),
  ];
}

function foot({ face, note }: PaperCard, { width, height, spine }: Measures): Shape[] {
  const y = height - 6;
  const [left, right] = [spine + PAD.left, width - PAD.right];
  const style = { face: 'text', size: 6.4, colour: INK_SOFT } as const;
  const rarity = fitName(face.rarity, 'bold', { width: 60, height: 99, sizes: [6.2, 5], leading: 1, lines: 1 });
  const wide = (rarity.lines[0]?.width ?? 0) * rarity.size + 6;
  const code = label(face.code, [right, y], { ...style, side: 'end' });
  const from = left + wide + 3;
  const to = code.kind === 'words' ? code.at[0] - 3 : right;
  const said =
    note === undefined
      ? []
      : setText(fitName(note, 'text', { width: to - from, height: 99, sizes: [5.2, 3.4], leading: 1, lines: 1 }), {
          at: [from, y - 4.6],
          leading: 1,
          colour: INK_SOFT,
          align: { width: to - from, side: 'centre' },
        });
  return [
    {
      kind: 'path',
      d: rectangle({ x: left, y: y - 6.8, width: wide, height: 8.6 }, 2),
      stroke: LINE_STRONG,
      strokeWidth: 0.6,
    },
    ...setText(rarity, { at: [left + 3, y - 5.6], leading: 1, colour: INK_SOFT }),
    ...said,
    code,
  ];
}
