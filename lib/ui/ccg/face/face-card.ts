import type { Locale } from '@/lib/i18n/locales';
import type { CcgCard, Jutsu } from '@/lib/rules/ccg/cards/schema';
import { type CardKind, type NatureSymbol, SYMBOL_SIGNS } from '@/lib/rules/ccg/cards/symbols';
import { signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { type CardLine, cardLines, type CardWords, inLanguage } from '@/lib/rules/ccg/text/lines';

/** What a drawn card of the older game shows, in one language. */
export interface CcgFaceCard {
  code: string;
  kind: CardKind;
  name: CardWords;
  /** English name: the strokes of the picture follow from it, so that namesakes look akin. */
  identity: string;
  symbol: NatureSymbol;
  /** Invented for examples: the face says so. */
  madeUp: boolean;
  /** Stays in the village: a mission only. */
  permanent: boolean;
  entranceCost?: number;
  handCost?: number;
  /** As printed: signs and a number, `火1`. */
  jutsuCost?: string;
  healthy?: { combat: number; support: number };
  injured?: { combat: number; support: number };
  mentalPower?: number;
  /** Who may use it, where a name, symbol or trait says so: a jutsu only. */
  user?: string;
  lines: readonly CardLine[];
}

export function ccgFaceOf(card: CcgCard, locale: Locale): CcgFaceCard {
  return {
    code: card.code,
    kind: card.kind,
    name: inLanguage(card.name, locale),
    identity: card.name.en,
    symbol: card.symbol,
    madeUp: card.madeUp ?? false,
    permanent: card.kind === 'mission' && (card.permanent ?? false),
    ...(card.kind === 'jutsu'
      ? { jutsuCost: printedCost(card.cost), ...userOf(card, locale) }
      : { entranceCost: card.entranceCost, handCost: card.handCost }),
    ...(card.kind === 'ninja' && {
      healthy: card.healthy,
      injured: card.injured,
      ...(card.mentalPower !== undefined && { mentalPower: card.mentalPower }),
    }),
    lines: cardLines(card, locale),
  };
}

function userOf({ requirement }: Jutsu, locale: Locale): { user?: string } {
  const { name, symbol, trait } = requirement ?? {};
  const asked = [name, symbol && signedSymbolLabel(symbol, locale), trait].filter((one) => one !== undefined);
  return asked.length > 0 ? { user: asked.join(', ') } : {};
}

/** One chakra of each symbol, and so many of whatever symbol: `火火1`; `0` where nothing is to be paid. */
export function printedCost({ symbols, any }: { symbols: readonly NatureSymbol[]; any: number }): string {
  const signs = symbols.map((symbol) => SYMBOL_SIGNS[symbol]).join('');
  return signs + (any > 0 || !signs ? String(any) : '');
}

/** A number below zero with the sign that is as wide as a plus. */
export function printed(value: number): string {
  return String(value).replace('-', '−');
}
