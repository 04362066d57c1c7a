import { CARD_KINDS } from '@/lib/rules/ccg/cards/symbols';
import { check } from '@/lib/rules/ccg/deck/check';
import { DEFAULT_FORMAT, FORMATS, type DeckFormat } from '@/lib/rules/ccg/deck/format';
import { statistics } from '@/lib/rules/ccg/deck/statistics';
import { type DeckGame, type GameCatalogue, type GameFormat, isCcgCard } from './game';

/** The older game: exactly fifty cards, missions among them. */
export const ccgDecks: DeckGame = {
  id: 'ccg',
  formats: FORMATS,
  defaultFormat: DEFAULT_FORMAT,
  parts: ['main', 'maybe'],
  types: CARD_KINDS,
  homeOf: () => 'main',
  check({ main }, format, catalogue) {
    if (!isCcgFormat(format)) throw new TypeError(`${format.id} is no format of the older game`);
    return check({ main }, format, ccgOnly(catalogue));
  },
  statistics: ({ main }, catalogue) => statistics({ main }, ccgOnly(catalogue)),
  ownCards: true,
  faces: false,
};

function isCcgFormat(format: GameFormat): format is DeckFormat {
  return !('missions' in format.parts);
}

function ccgOnly(catalogue: GameCatalogue) {
  return {
    get(code: string) {
      const card = catalogue.get(code);
      return card && isCcgCard(card) ? card : undefined;
    },
  };
}
