import { LRUCache } from 'lru-cache';
import { words } from '@/lib/catalogue/fold';
import { indexWords, matchLexicon, tokens, WORTH, type Match } from '@/lib/catalogue/words';
import { type CardPool, isCcgPoolCard, type PoolCard, printingsOf } from '../cards/pool-card';
import type { DeckGame } from '../games/game';
import { deckGame } from '../games/games';

/** Finds cards by what people call them, in every language the catalogue has. */
export interface NameIndex {
  pool: CardPool;
  /** The game whose cards these are. */
  game: DeckGame;
  setCodes: ReadonlySet<string>;
  /** What printings are told apart by: `RA`. */
  rarities: ReadonlySet<string>;
  /** Codes of cards so called: by name, by version, or by both in either order. */
  named(text: string): readonly string[];
  /** Codes of cards with each of these words in their name, or else in name and version: "Naruto", "Наруто". */
  partlyNamed(text: string): readonly string[];
  /** The same as forgiving as the card search: beginnings of words and small mistakes will do ("Shikamru"). */
  roughlyNamed(text: string): readonly string[];
  /** Codes of cards that resemble it, the likeliest first. */
  similar(text: string, most: number): readonly string[];
  /** Every folded word that a card's names, versions and rarities are made of. */
  wordsOf(code: string): ReadonlySet<string>;
}

/** No name with its version has as many words. */
const MAX_WORDS = 40;

/** Words in any order are one name: "Uzumaki Naruto" is "Naruto Uzumaki". */
function keyOf(nameWords: readonly string[]): string {
  return [...nameWords].sort().join(' ');
}

export function nameIndex(pool: CardPool): NameIndex {
  const byName = new Map<string, Set<string>>();
  const byVersion = new Map<string, Set<string>>();
  const byNameWord = new Map<string, Set<string>>();
  const byWord = new Map<string, Set<string>>();
  const all = [...pool.cards, ...(pool.own ?? [])];
  for (const card of all) {
    const { code } = card;
    for (const text of namesOf(card)) {
      add(byName, keyOf(words(text)), code);
      for (const word of indexWords(text)) add(byNameWord, word, code);
    }
    for (const text of versionsOf(card)) add(byVersion, keyOf(words(text)), code);
    for (const text of [...namesOf(card), ...versionsOf(card)]) {
      for (const word of indexWords(text)) add(byWord, word, code);
    }
  }

  function inOrder(codes: ReadonlySet<string>): readonly string[] {
    return all.filter(({ code }) => codes.has(code)).map(({ code }) => code);
  }

  function named(text: string): readonly string[] {
    const said = words(text);
    if (said.length > MAX_WORDS) return [];
    // A whole name is said before a title that reads alike: "Examen Chûnin" is the mission.
    const found = new Set<string>(byName.get(keyOf(said)) ?? byVersion.get(keyOf(said)));
    for (let split = 1; split < said.length; split += 1) {
      const [head, tail] = [keyOf(said.slice(0, split)), keyOf(said.slice(split))];
      for (const [name, version] of [
        [head, tail],
        [tail, head],
      ] as const) {
        const versions = byVersion.get(version);
        for (const code of byName.get(name) ?? []) if (versions?.has(code)) found.add(code);
      }
    }
    return inOrder(found);
  }

  // Lists repeat words, and a list is read again after each decision: each word is compared with the lexicon once.
  const remembered = new LRUCache<string, ReadonlyMap<string, Match>>({ max: 2000 });
  function near(word: string): ReadonlyMap<string, Match> {
    let found = remembered.get(word);
    if (!found) remembered.set(word, (found = matchLexicon(word, byWord.keys())));
    return found;
  }

  function cardsNear(word: string): ReadonlyMap<string, number> {
    const worth = new Map<string, number>();
    for (const [match, how] of near(word)) {
      for (const code of byWord.get(match) ?? []) worth.set(code, Math.max(worth.get(code) ?? 0, WORTH[how].title));
    }
    return worth;
  }

  /** Cards that hold, for each typed word, one of the words it stands for: in their names, or else anywhere. */
  function holding(text: string, standsFor: (word: string) => Iterable<string>): readonly string[] {
    const asked = tokens(text).map(({ word }) => [...standsFor(word)]);
    if (asked.length === 0) return [];
    for (const lexicon of [byNameWord, byWord]) {
      const each = asked.map((meant) => new Set(meant.flatMap((word) => [...(lexicon.get(word) ?? [])])));
      const codes = each.reduce((all, one) => new Set([...all].filter((code) => one.has(code))));
      if (codes.size > 0) return inOrder(codes);
    }
    return [];
  }
  const partlyNamed = (text: string) => holding(text, (word) => [word]);
  const roughlyNamed = (text: string) => holding(text, (word) => near(word).keys());

  function similar(text: string, most: number): readonly string[] {
    const worth = new Map<string, number>();
    for (const word of new Set(words(text).slice(0, 8))) {
      for (const [code, points] of cardsNear(word)) worth.set(code, (worth.get(code) ?? 0) + points);
    }
    const best = Math.max(0, ...worth.values());
    return [...worth]
      .filter(([, points]) => points > best / 2)
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([code]) => code);
  }

  const setCodes = new Set(pool.cards.map(({ code }) => code.slice(0, code.indexOf('-'))));

  const rarities = new Set<string>(pool.cards.flatMap((card) => printingsOf(card).map(({ rarity }) => rarity)));

  function wordsOf(code: string): ReadonlySet<string> {
    const card = pool.get(code);
    if (!card) return new Set();
    const printed = printingsOf(card).map(({ rarity }) => rarity);
    return new Set([...namesOf(card), ...versionsOf(card), ...printed].flatMap(words));
  }

  const game = deckGame(pool.cards.some(isCcgPoolCard) ? 'ccg' : 'mythos');

  return { pool, game, setCodes, rarities, named, partlyNamed, roughlyNamed, similar, wordsOf };
}

function namesOf({ definition }: PoolCard): string[] {
  const names = [
    ...Object.values(definition.name),
    ...('aliases' in definition ? (definition.aliases?.name ?? []) : []),
  ];
  return names.filter((text) => text !== undefined);
}

function versionsOf({ definition: card }: PoolCard): string[] {
  if (!('printings' in card)) return [];
  const titles = [card.version, ...card.printings.map(({ version }) => version)];
  return [...titles.flatMap((title) => Object.values(title ?? {})), ...(card.aliases?.version ?? [])].filter(
    (text) => text !== undefined,
  );
}

function add(index: Map<string, Set<string>>, key: string, code: string): void {
  const codes = index.get(key);
  if (codes) codes.add(code);
  else if (key !== '') index.set(key, new Set([code]));
}

const indexes = new WeakMap<CardPool, NameIndex>();

/** The index over a pool, made once. */
export function nameIndexOf(pool: CardPool): NameIndex {
  let index = indexes.get(pool);
  if (!index) indexes.set(pool, (index = nameIndex(pool)));
  return index;
}
