import type { Locale } from '@/lib/i18n/locales';
import { keywordLabel } from '@/lib/rules/mythos/text/traits';
import widths from '../../fonts/widths.json';
import type { EffectLine } from '../text/effect-lines';
import type { FaceCard } from './face-card';

// How large the words of a face may be so that all of them are on it. Measured by the letters' own widths, because a
// server has no page to try on; measures are hundredths of a card's width, the `cqw` of styles/card/face.css.

/** Steps down from the size a text would like to have. */
export const STEPS = [0, 1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

export interface FaceFit {
  name: Step;
  text: Step;
}

interface Measures {
  /** Room for words from side to side. */
  width: number;
  /** Height of the whole card, and what the art keeps of it. */
  height: number;
  art: number;
  name: readonly [number, number, number, number];
  text: readonly [number, number, number, number];
  version: number;
  keywords: number;
  /** Gaps and the foot, which are on every card, and the ranks of a mission. */
  rest: number;
}

/** The same figures as in styles/card/face.css; a test reads them there. */
export const MEASURES: Readonly<Record<'upright' | 'across', Measures>> = {
  upright: { width: 76, height: 139.7, art: 40, name: [9.4, 8.4, 7.4, 6.4], text: [4.7, 4.2, 3.8, 3.4], version: 5, keywords: 4.6, rest: 18 }, // prettier-ignore
  across: { width: 80, height: 71.6, art: 24, name: [7, 6.2, 5.4, 4.8], text: [3.7, 3.3, 3, 2.7], version: 3.4, keywords: 3.4, rest: 19 }, // prettier-ignore
};
const NAME_LEADING = 1.02;
const TEXT_LEADING = 1.27;
const PARAGRAPH_GAP = 0.3;
/** Bold words and signs are wider than the letters the table was measured by. */
const TEXT_SLACK = 1.05;
const UNKNOWN_LETTER = 620;

type Face = keyof typeof widths;

/** Width of a text set in one line, in ems of its size. */
export function widthOf(text: string, face: Face): number {
  const letters: Readonly<Record<string, number>> = widths[face];
  let sum = 0;
  for (const letter of text) sum += letters[letter] ?? UNKNOWN_LETTER;
  return sum / 1000;
}

/** How many lines a text takes in a column of `room` ems; Infinity when a word of it is wider than that. */
export function linesIn(text: string, face: Face, room: number): number {
  const space = widthOf(' ', face);
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const width = widthOf(word, face);
    if (width > room) return Infinity;
    if (used > 0 && used + space + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? space : 0) + width;
  }
  return lines;
}

export function fitFace(card: FaceCard, locale: Locale): FaceFit {
  const measures = MEASURES[card.type === 'mission' ? 'across' : 'upright'];
  const name = fitName(card.name.text, measures);
  const spent = measures.rest + NAME_LEADING * measures.name[name] * Math.min(2, linesOfName(card, measures, name));
  return { name, text: fitText(card, locale, measures, measures.height - measures.art - spent) };
}

/** One line as long as that is no more than a step smaller, else two of a good size. */
function fitName(text: string, { width, name }: Measures): Step {
  const lines = (step: Step) => linesIn(text, 'name', width / name[step]);
  return STEPS.slice(0, 2).find((step) => lines(step) === 1) ?? STEPS.slice(1).find((step) => lines(step) <= 2) ?? 3;
}

function linesOfName(card: FaceCard, { width, name }: Measures, step: Step): number {
  return linesIn(card.name.text, 'name', width / name[step]);
}

function fitText(card: FaceCard, locale: Locale, measures: Measures, height: number): Step {
  const { version, text = [], keywords } = card;
  if (text.length === 0) return 0;
  const { width } = measures;
  // At most two lines of a version and of keywords are shown.
  const small = (words: string, size: number) => 1.2 * size * Math.min(2, linesIn(words, 'text', width / size));
  const above =
    (version ? small(version.text, measures.version) : 0) +
    (keywords.length > 0 ? small(keywords.map((keyword) => keywordLabel(keyword, locale)).join(' · '), measures.keywords) : 0); // prettier-ignore
  const lines = text.map(wordsOf);
  return (
    STEPS.find((step) => {
      const size = measures.text[step];
      const rows = lines.reduce((sum, line) => sum + linesIn(line, 'text', width / size / TEXT_SLACK), 0);
      return above + size * (rows * TEXT_LEADING + (lines.length - 1) * PARAGRAPH_GAP) <= height;
    }) ?? 3
  );
}

function wordsOf(line: EffectLine): string {
  return typeof line === 'string' ? line : line.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}
