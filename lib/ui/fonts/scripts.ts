import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** All weights between are in the files. */
export const WEIGHTS = { min: 400, max: 800 };

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join(''); // prettier-ignore

/**
 * What each file holds: a reader loads only those their page has letters of. fonts.css says the same as ranges.
 * `latin` is enough for English and French, `more` is Polish and its neighbours, and transcribed Japanese.
 */
export const SCRIPTS = [
  { name: 'latin', source: 'latin', letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€−←↑→↓` },
  { name: 'more', source: 'latin-ext', letters: 'ĀāĂăĄąĆćČčĎďĒēĘęĚěĞğĪīİıŁłŃńŇňŌōŐőŘřŚśŞşŠšȘșŤťȚțŪūŮůŰűŹźŻżŽž' },
  { name: 'cyrillic', source: 'cyrillic', letters: `${range(0x400, 0x45f)}Ґґ№` },
] as const;

/** Advance of each letter in thousandths of an em. */
export type Widths = Readonly<Record<string, number>>;

/** `name`: the display face as it is on cards; `text`: the sans. Letters two scripts share are measured once. */
export async function measured(): Promise<Record<'name' | 'text', Widths>> {
  return { name: await widthsOf('alegreya', 800), text: await widthsOf('inter', 400) };
}

async function widthsOf(family: string, wght: number): Promise<Widths> {
  const widths: Record<string, number> = {};
  for (const { name, letters } of SCRIPTS) {
    const file = readFileSync(path.join(import.meta.dirname, `${family}-${name}.woff2`));
    // fontkit reads the weights of a variable font only from the plain format.
    const font = create(await subsetFont(file, letters, { targetFormat: 'truetype', variationAxes: { wght } }));
    if (!('glyphForCodePoint' in font)) throw new Error(`${family}-${name} is no single font`);
    for (const letter of letters) {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      // Glyph 0 is the box that stands for what a font does not have.
      if (glyph.id !== 0) widths[letter] ??= Math.round((glyph.advanceWidth * 1000) / font.unitsPerEm);
    }
  }
  return widths;
}
