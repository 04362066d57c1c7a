import { LRUCache } from 'lru-cache';
import { words } from '@/lib/catalogue/fold';
import { matchLexicon } from '@/lib/catalogue/words';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { CardPool } from '../cards/pool';

/** Finds cards by what people call them, in every language the catalogue has. */
export interface NameIndex {
  pool: CardPool;
  setCodes: ReadonlySet<string>;
  /** Codes of cards so called: by name, by version, or by both in either order. */
  named(text: string): readonly string[];
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
  const byWord = new Map<string, Set<string>>();
  for (const { definition } of pool.cards) {
    for (const [index, texts] of [
      [byName, namesOf(definition)],
      [byVersion, versionsOf(definition)],
    ] as const) {
      for (const text of texts) {
        const textWords = words(text);
        add(index, keyOf(textWords), definition.code);
        for (const word of textWords) add(byWord, word, definition.code);
      }
    }
  }

  function named(text: string): readonly string[] {
    const all = words(text);
    if (all.length > MAX_WORDS) return [];
    const found = new Set<string>([...(byName.get(keyOf(all)) ?? []), ...(byVersion.get(keyOf(all)) ?? [])]);
    for (let split = 1; split < all.length; split += 1) {
      const [head, tail] = [keyOf(all.slice(0, split)), keyOf(all.slice(split))];
      for (const [name, version] of [
        [head, tail],
        [tail, head],
      ] as const) {
        const versions = byVersion.get(version);
        for (const code of byName.get(name) ?? []) if (versions?.has(code)) found.add(code);
      }
    }
    return pool.cards.filter(({ code }) => found.has(code)).map(({ code }) => code);
  }

  // Lists repeat words, and a list is read again after each decision: each word is compared with the lexicon once.
  const remembered = new LRUCache<string, ReadonlyMap<string, number>>({ max: 2000 });
  function cardsNear(word: string): ReadonlyMap<string, number> {
    const known = remembered.get(word);
    if (known) return known;
    const near = new Map<string, number>();
    for (const [match, how] of matchLexicon(word, byWord.keys())) {
      const worth = how === 'exact' ? 3 : how === 'prefix' ? 2 : 1;
      for (const code of byWord.get(match) ?? []) near.set(code, Math.max(near.get(code) ?? 0, worth));
    }
    remembered.set(word, near);
    return near;
  }

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

  function wordsOf(code: string): ReadonlySet<string> {
    const card = pool.get(code)?.definition;
    if (!card) return new Set();
    const rarities = card.printings.map(({ rarity }) => rarity);
    return new Set([...namesOf(card), ...versionsOf(card), ...rarities].flatMap(words));
  }

  return { pool, setCodes, named, similar, wordsOf };
}

function namesOf(card: CardDefinition): string[] {
  return [...Object.values(card.name), ...(card.aliases?.name ?? [])].filter((text) => text !== undefined);
}

function versionsOf(card: CardDefinition): string[] {
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
