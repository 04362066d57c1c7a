import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

// The letters of paper and pictures: the site's own two families, as whole files that have Latin, Polish and Cyrillic.

/** `text` and `bold` are for reading, `name` is the display face. */
export type Face = 'text' | 'bold' | 'name';
export const FACES = ['text', 'bold', 'name'] as const satisfies readonly Face[];

const FILES: Readonly<Record<Face, string>> = {
  text: 'inter/400Regular/Inter_400Regular.ttf',
  bold: 'inter/700Bold/Inter_700Bold.ttf',
  name: 'alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf',
};

/** Where a face's file is, for whoever embeds it. */
export function faceFile(face: Face): string {
  // Resolved at run time: a bundler must not take the files in.
  return path.join(process.cwd(), 'node_modules/@expo-google-fonts', FILES[face]);
}

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(readFileSync(faceFile(face)));
  if (!('layout' in font)) throw new Error(`${faceFile(face)} is no single font`);
  opened.set(face, font);
  return font;
}

/** What one word is in a face: measures in ems. Setting a word is slow, and the same ones come again and again. */
interface SetWord {
  /** What is drawn of it: all, but for marks that the font cannot place. */
  text: string;
  width: number;
  /** Outlines of its letters with the y axis down, and where each begins. */
  outline: () => string;
}
const words = new LRUCache<string, SetWord>({ max: 20_000 });

/** Any second mark on a letter. */
const STACKED = /(?<=\p{M})\p{M}+/gu;

/**
 * A word as far as it can be shaped. A font has no anchors for many a mark upon a mark ("Z̴̵algo"), and the shaping
 * throws where it looks for one: such marks are left off, and if need be all.
 */
function shape(font: Font, text: string) {
  const whole = text.normalize('NFC');
  for (const drawn of [whole, whole.replace(STACKED, ''), whole.replace(/\p{M}/gu, '')]) {
    try {
      return { drawn, run: font.layout(drawn) };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return { drawn: '', run: font.layout('') };
}

function setWord(text: string, face: Face): SetWord {
  const key = `${face}/${text}`;
  const known = words.get(key);
  if (known) return known;
  const font = fontOf(face);
  const { drawn: shaped, run } = shape(font, text);
  let drawn: string | undefined;
  const word = {
    text: shaped,
    width: run.advanceWidth / font.unitsPerEm,
    outline: () => {
      if (drawn !== undefined) return drawn;
      let x = 0;
      drawn = run.glyphs
        .map((glyph, index) => {
          const place = run.positions[index];
          const scale = 1 / font.unitsPerEm;
          const d = glyph.path
            .transform(scale, 0, 0, -scale, (x + (place?.xOffset ?? 0)) * scale, -(place?.yOffset ?? 0) * scale)
            .toSVG();
          x += place?.xAdvance ?? glyph.advanceWidth;
          return d;
        })
        .join('');
      return drawn;
    },
  };
  words.set(key, word);
  return word;
}

const pieces = (text: string) => text.split(/(?<=\s)|(?=\s)/).filter((piece) => piece !== '');

/** A text with nothing in it that cannot be drawn, for whoever shapes it anew: from space to space, as PDFs are made. */
export function drawable(text: string, face: Face): string {
  return text
    .split(/(?<=[ \t])/)
    .map((piece) => setWord(piece, face).text)
    .join('');
}

/** Width of a text in ems: times its size it is the length on the sheet. */
export function widthOf(text: string, face: Face): number {
  return pieces(text).reduce((sum, piece) => sum + setWord(piece, face).width, 0);
}

/** A text as outlines, one em high, beginning at the origin. */
export function outlinesOf(text: string, face: Face): { d: string; x: number }[] {
  let x = 0;
  return pieces(text).map((piece) => {
    const word = setWord(piece, face);
    const at = { d: word.outline(), x };
    x += word.width;
    return at;
  });
}

/**
 * A text that people wrote, as far as a face has letters for it: no controls, no marks of direction, no emoji. May come
 * out empty: a name of nothing but emoji.
 */
export function readable(text: string, face: Face): string {
  const font = fontOf(face);
  return [
    ...text
      .normalize('NFC')
      .replace(/\s/gu, ' ')
      .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, ''),
  ]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
