import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readSetFile } from '@/lib/testing/set-files';
import { poolOf } from '@/lib/decks/cards/pool-card';
import type { DeckContent } from '@/lib/decks/contract';
import { readDeckCode, writeDeckCode } from '@/lib/decks/formats/code/deck-code';
import { readDecks } from '@/lib/decks/formats/registry';
import { exportText } from '@/lib/decks/text/export';
import { nameIndex } from '@/lib/decks/text/name-index';
import type { Figure } from '../bench';

export const name = 'decks.code';

const DECKS = 200;
const SECONDS = 1;

/** Decks a second on one core as codes, both ways, and read from lists; and how long their codes are. */
export async function run(): Promise<Figure[]> {
  const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
  const pool = poolOf(definitions.map((definition) => ({ ...toDeckCard(definition), definition })));
  const names = nameIndex(pool);
  const codes = (missions: boolean) =>
    pool.cards.filter(({ type }) => (type === 'mission') === missions).map(({ code }) => code);
  const decks = Array.from({ length: DECKS }, (_, index) => deckNumber(index, codes(false), codes(true)));
  const written = decks.map(writeDeckCode);
  const lists = decks.map((deck) => exportText(deck, pool, 'en'));
  const longest = Math.max(...written.map(({ length }) => length));
  return [
    { bench: 'decks.code.write', value: rate(() => decks.forEach(writeDeckCode)), unit: 'decks/s' },
    { bench: 'decks.code.read', value: rate(() => written.forEach(readDeckCode)), unit: 'decks/s' },
    {
      bench: 'decks.code.list',
      value: rate(() => lists.forEach((text) => readDecks(text, names, 'https://kage.example'))),
      unit: 'decks/s',
    },
    { bench: 'decks.code.length', value: longest, unit: 'characters', decks: DECKS },
  ];
}

function rate(all: () => void): number {
  all();
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < SECONDS * 1000) {
    all();
    rounds += 1;
  }
  return Math.round((rounds * DECKS) / ((performance.now() - began) / 1000));
}

/** 18 different cards once or twice and 3 missions, others for each number. */
function deckNumber(index: number, cards: readonly string[], missions: readonly string[]): DeckContent {
  const pick = (from: readonly string[], count: number) =>
    Array.from({ length: count }, (_, k) => from[(index * 7 + k * 13) % from.length]).flatMap((code) => code ?? []);
  return {
    name: `Deck number ${index}`,
    description: '',
    format: 'mythos/standard',
    visibility: 'private',
    main: pick(cards, 18).map((code, k) => ({ code, count: 1 + ((index + k) % 2) })),
    missions: pick(missions, 3).map((code) => ({ code, count: 1 })),
    maybe: [],
  };
}
