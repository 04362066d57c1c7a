import { check } from '@/lib/rules/mythos/deck/check';
import { toDeckCard, type DeckCard, type DeckList } from '@/lib/rules/mythos/deck/deck-list';
import { DEFAULT_FORMAT, formatById } from '@/lib/rules/mythos/deck/format';
import { readSetFile } from '@/lib/testing/set-files';
import type { Figure } from '../bench';

export const name = 'deck';

const DECKS = 500;
const SECONDS = 2;

/** Decks judged a second on one core, over the real catalogue: pairs and single cards, legal and not. */
export async function run(): Promise<Figure[]> {
  const format = formatById(DEFAULT_FORMAT);
  if (!format) throw new Error(`${DEFAULT_FORMAT} is not a format`);
  const catalogue = new Map<string, DeckCard>();
  for (const set of ['ks', 'ss']) for (const card of readSetFile(set).cards) catalogue.set(card.code, toDeckCard(card));
  const decks = Array.from({ length: DECKS }, (_, index) => deckNumber(index, [...catalogue.values()]));

  const judgeAll = () => {
    for (const deck of decks) check(deck, format, catalogue, { today: '2026-11-30' });
  };
  judgeAll();
  let judged = 0;
  const began = performance.now();
  let seconds = 0;
  while (seconds < SECONDS) {
    judgeAll();
    judged += DECKS;
    seconds = (performance.now() - began) / 1000;
  }
  return [{ bench: 'deck.check', value: Math.round(judged / seconds), unit: 'decks/s', decks: DECKS }];
}

/** 18 different cards once or twice and 3 missions, others for each number. */
function deckNumber(index: number, cards: DeckCard[]): DeckList {
  const missions = cards.filter((card) => card.type === 'mission');
  const playable = cards.filter((card) => card.type !== 'mission');
  const pick = (from: DeckCard[], count: number) =>
    Array.from({ length: count }, (_, k) => from[(index * 7 + k * 13) % from.length]).flatMap((card) => card ?? []);
  return {
    main: pick(playable, 18).map((card, k) => ({ code: card.code, count: 1 + ((index + k) % 2) })),
    missions: pick(missions, 3).map((card) => ({ code: card.code, count: 1 })),
  };
}
