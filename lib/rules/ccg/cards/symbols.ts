// The source shows one symbol, 火, in an example of a jutsu cost. The others are our reading (R1): the five natures of
// the story's world, and one for cards that belong to none.

export const SYMBOLS = ['fire', 'wind', 'lightning', 'earth', 'water', 'void'] as const;
export type NatureSymbol = (typeof SYMBOLS)[number];

/** As printed on a card. */
export const SYMBOL_SIGNS: Readonly<Record<NatureSymbol, string>> = {
  fire: '火',
  wind: '風',
  lightning: '雷',
  earth: '土',
  water: '水',
  void: '無',
};

export const CARD_KINDS = ['ninja', 'mission', 'jutsu', 'client'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
