import type { Locale } from '@/lib/i18n/locales';
import type { CardDefinition, CardType, Faction, Rarity } from '@/lib/rules/mythos/cards/schema';
import type { CardTexts } from './card-texts';
import { localized, type LocalizedText } from './localized';

/** A card in a list: what a row or a small card face shows. */
export interface CardListItem {
  code: string;
  type: CardType;
  setCode: string;
  /** Within its set: `108`, `M01`. */
  number: string;
  /** English name: what makes two cards namesakes (D31), in every language. */
  identity: string;
  name: LocalizedText;
  /** Title that tells versions of one character apart; missions and attachments have none. */
  version?: LocalizedText;
  /** Printed cost; missions have none. */
  chakra?: number;
  /** Printed Power, below zero on some attachments; missions have none. */
  power?: number;
  /** Mission points; missions only. */
  points?: number;
  faction?: Faction;
  keywords: readonly string[];
  /** Of the base printing, or the one that is shown. */
  rarity: Rarity;
  /** Of all printings, each once. */
  rarities: readonly Rarity[];
  printings: number;
  /** Id of the base printing, or the one that is shown. */
  printing: string;
  /** What it does, a plain sentence or more for each of its lines. */
  text: readonly string[];
}

/** Row of `card` with what a list needs; `definition` is what the seed validated. */
export interface CardRow {
  code: string;
  setCode: string;
  number: string;
  definition: CardDefinition;
  /** Id of the printing in question, where a list shows each by itself. */
  print?: string;
}

export function listItem(
  { code, setCode, number, definition: card, print }: CardRow,
  locale: Locale,
  texts: CardTexts,
): CardListItem {
  const shown = card.printings.find(({ id }) => id === print) ?? card.printings[0];
  const rarities = [...new Set(card.printings.map(({ rarity }) => rarity))];
  return {
    code,
    type: card.type,
    setCode,
    number,
    identity: card.name.en,
    name: localized(card.name, locale),
    ...(card.version ? { version: localized(card.version, locale) } : {}),
    ...(card.type === 'mission'
      ? { points: card.points }
      : { chakra: card.chakra, power: card.power, faction: card.faction }),
    keywords: card.keywords,
    // The schema asks for one printing at least.
    rarity: shown?.rarity ?? (rarities[0] as Rarity),
    rarities,
    printings: card.printings.length,
    printing: shown?.id ?? code,
    text: texts.lines.get(code) ?? [],
  };
}
