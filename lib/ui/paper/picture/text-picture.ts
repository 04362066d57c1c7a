import type { Locale } from '@/lib/i18n/locales';
import { fitText, type Paragraph } from '../drawing/fit';
import type { Shape } from '../drawing/shapes';
import type { PaperCard } from '../face/face-shapes';
import { ACCENT, INK, INK_SOFT } from '../palette';
import { Column, ground, hand } from './ground';

export interface TextPicture {
  locale: Locale;
  brand: string;
  /** What kind of thing it is: "Ruling", the set of a card. */
  kind: string;
  title: string;
  /** What stands below the title. */
  text: readonly Paragraph[];
  cards: readonly PaperCard[];
}

const LOWEST = 590;

/** A card or a ruling as chat programs show it beside its link: what it says, and the cards it is about. */
export function textPicture({ locale, brand, kind, title, text, cards }: TextPicture): Shape[] {
  // Missions lie across and want more of the width.
  const across = cards.some(({ face }) => face.type === 'mission');
  const width = cards.length === 0 ? 1070 : across || cards.length > 1 ? 560 : 640;
  const column = new Column(120, width)
    .put(kind, 'bold', ACCENT, { sizes: [24, 15], lines: 1 })
    .space(8)
    .put(title, 'name', INK, { sizes: [64, 34], lines: 4, height: 230 })
    .space(16);
  const leading = 1.34;
  const room = { width, height: LOWEST - column.bottom, sizes: [30, 15], leading, gap: 0.35 } as const;
  column.set(fitText(text, room), leading, INK_SOFT, room.gap);
  const place = across ? { x: 905, scale: 1.75 } : cards.length > 1 ? { x: 900, scale: 1.45 } : { x: 950, scale: 1.95 };
  return [...ground(brand), ...column.shapes, ...hand(cards, locale, place)];
}
