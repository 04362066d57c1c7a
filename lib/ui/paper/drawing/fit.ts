import type { SignName } from '../../card/text/sign';
import { type Face, widthOf } from './typeface';

// Text set into a width and a height. All of it is measured with the font, so that nothing is ever cut off.

export type Span = { text: string; face: Face } | { sign: SignName };
/** One paragraph: what stands in it, one after another. */
export type Paragraph = readonly Span[];

export interface SetSpan {
  /** Distance from the beginning of the line, in ems. */
  x: number;
  span: Span;
}
export interface SetLine {
  spans: readonly SetSpan[];
  /** In ems. */
  width: number;
  /** Whether it is the first of its paragraph. */
  opens: boolean;
}

/** Room of a sign, its gap before the next word not counted, in ems. */
export const SIGN_WIDTH = 0.52;

interface Token {
  spans: Span[];
  width: number;
}

const widthOfSpan = (span: Span) => ('sign' in span ? SIGN_WIDTH : widthOf(span.text, span.face));

/** Words as they may be torn apart: at spaces only, whatever faces a word is made of. A sign stays with what follows. */
function tokensOf(paragraph: Paragraph): Token[] {
  const tokens: Token[] = [];
  let open: Span[] = [];
  const close = () => {
    if (open.length > 0) tokens.push({ spans: open, width: open.reduce((sum, span) => sum + widthOfSpan(span), 0) });
    open = [];
  };
  for (const span of paragraph) {
    if ('sign' in span) {
      open.push(span);
      continue;
    }
    const { face } = span;
    span.text.split(/( +)/).forEach((text) => {
      if (text === '') return;
      if (!text.startsWith(' ')) open.push({ text, face });
      // The space after a sign holds it to its sentence.
      else if (open.length > 0 && !open.some((part) => 'text' in part)) open.push({ text: ' ', face });
      else close();
    });
  }
  close();
  return tokens;
}

/** A word wider than the line, letter by letter. */
function broken({ spans, width }: Token, room: number): Token[] {
  if (width <= room) return [{ spans, width }];
  const parts: Token[] = [];
  let part: Token = { spans: [], width: 0 };
  for (const span of spans.flatMap((span): Span[] =>
    'sign' in span ? [span] : [...span.text].map((text) => ({ ...span, text })),
  )) {
    const wide = widthOfSpan(span);
    if (part.width + wide > room && part.spans.length > 0) {
      parts.push(part);
      part = { spans: [], width: 0 };
    }
    part = { spans: [...part.spans, span], width: part.width + wide };
  }
  return [...parts, part];
}

const faceOf = (span: Span | undefined): Face => (span && 'face' in span ? span.face : 'text');

/** A paragraph in lines no wider than `room`, in ems. Words of one face that follow each other become one span. */
export function linesOf(paragraph: Paragraph, room: number): SetLine[] {
  const lines: SetLine[] = [];
  let spans: SetSpan[] = [];
  let width = 0;
  const close = () => {
    if (spans.length > 0) lines.push({ spans, width, opens: lines.length === 0 });
    [spans, width] = [[], 0];
  };
  const place = (span: Span, glue: '' | ' ') => {
    const last = spans.at(-1);
    if (glue === ' ') width += widthOf(glue, faceOf(last?.span));
    if (last && 'face' in last.span && 'face' in span && last.span.face === span.face)
      spans[spans.length - 1] = { x: last.x, span: { ...span, text: last.span.text + glue + span.text } };
    else spans.push({ x: width, span });
    width += widthOfSpan(span);
  };
  for (const token of tokensOf(paragraph).flatMap((token) => broken(token, room))) {
    const space = widthOf(' ', faceOf(spans.at(-1)?.span));
    if (spans.length > 0 && width + space + token.width > room) close();
    token.spans.forEach((span, index) => place(span, index === 0 && spans.length > 0 ? ' ' : ''));
  }
  close();
  return lines;
}

export interface Fitted {
  size: number;
  lines: SetLine[];
  /** From the top of the first line to the bottom of the last. */
  height: number;
  /** False: even the smallest size was too much for the room. */
  fits: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** Sizes to try, from the largest to the smallest. */
  sizes: readonly [largest: number, smallest: number];
  /** Distance of baselines, in sizes. */
  leading: number;
  /** More of it between paragraphs, in sizes. */
  gap?: number;
  /** Lines at most, whatever the height. */
  lines?: number;
}

const STEP = 0.96;

/** Paragraphs as large as the room lets them be. */
export function fitText(paragraphs: readonly Paragraph[], room: Room): Fitted {
  const [largest, smallest] = room.sizes;
  for (let size = largest; ; size = Math.max(size * STEP, smallest)) {
    const fitted = setAt(size, paragraphs, room);
    if (fitted.fits || size <= smallest) return fitted;
  }
}

function setAt(size: number, paragraphs: readonly Paragraph[], room: Room): Fitted {
  const lines = paragraphs.flatMap((paragraph) => linesOf(paragraph, room.width / size));
  const opening = lines.filter(({ opens }) => opens).length;
  const height = size * (lines.length * room.leading + Math.max(0, opening - 1) * (room.gap ?? 0));
  return { size, lines, height, fits: height <= room.height && lines.length <= (room.lines ?? Infinity) };
}

/** One text in one face, fitted; where even the smallest size is too much, it ends with an ellipsis. */
export function fitName(text: string, face: Face, room: Room & { lines: number }): Fitted {
  const fitted = fitText([[{ text, face }]], room);
  if (fitted.fits) return fitted;
  const letters = [...text];
  for (let length = letters.length - 1; length > 0; length -= 1) {
    const cut = setAt(room.sizes[1], [[{ text: `${letters.slice(0, length).join('').trimEnd()}…`, face }]], room);
    if (cut.fits) return cut;
  }
  return { ...fitted, lines: [], height: 0 };
}
