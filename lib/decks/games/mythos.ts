import { CARD_TYPES } from '@/lib/rules/mythos/cards/traits';
import { check } from '@/lib/rules/mythos/deck/check';
import { DEFAULT_FORMAT, FORMATS, type DeckFormat } from '@/lib/rules/mythos/deck/format';
import { statistics } from '@/lib/rules/mythos/deck/statistics';
import { type DeckGame, type GameCatalogue, type GameFormat, isMythosCard } from './game';

/** Naruto Mythos: three missions beside thirty cards or more. */
export const mythosDecks: DeckGame = {
  id: 'mythos',
  formats: FORMATS,
  defaultFormat: DEFAULT_FORMAT,
  parts: ['missions', 'main', 'maybe'],
  types: CARD_TYPES,
  homeOf: ({ type }) => (type === 'mission' ? 'missions' : 'main'),
  check(deck, format, catalogue, options) {
    if (!isMythosFormat(format)) throw new TypeError(`${format.id} is no format of Naruto Mythos`);
    return check(deck, format, mythosOnly(catalogue), options);
  },
  statistics: (deck, catalogue) => statistics(deck, mythosOnly(catalogue)),
  ownCards: false,
  faces: true,
};

function isMythosFormat(format: GameFormat): format is DeckFormat {
  return 'missions' in format.parts;
}

function mythosOnly(catalogue: GameCatalogue) {
  return {
    get(code: string) {
      const card = catalogue.get(code);
      return card && isMythosCard(card) ? card : undefined;
    },
  };
}
