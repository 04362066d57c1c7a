import { createHash } from 'node:crypto';
import { isOwnCode, ownCode } from '@/lib/rules/ccg/cards/own-code';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { type CardPool, isCcgPoolCard, type PoolCard, withOwnCards } from '../cards/pool-card';
import type { NameIndex } from '../text/name-index';

// Own cards on their way in files: a deck carries those that lie in it, and whoever reads it gets them as their own.

interface Lines {
  main: readonly { code: string }[];
  maybe: readonly { code: string }[];
}

/** The own cards that lie in a deck, in the order of its lines. */
export function ownCardsIn(deck: Lines, pool: CardPool): CcgCard[] {
  return ownCardsAmong(ownCodesIn(deck).map((code) => ({ card: pool.get(code) })));
}

/** The own cards among lines that have their cards with them. */
export function ownCardsAmong(lines: readonly { card: PoolCard | undefined }[]): CcgCard[] {
  return lines.flatMap(({ card }) => (card && isCcgPoolCard(card) && card.own ? [card.definition] : []));
}

export function ownCodesIn({ main, maybe }: Lines): string[] {
  return [...new Set([...main, ...maybe].map(({ code }) => code))].filter(isOwnCode);
}

/** Own cards of a file, as its reader will have them. */
export interface Brought {
  /** Finds the reader's cards and those that are brought. */
  names: NameIndex;
  /** Those that the reader does not have yet, of this deck and of those read before. */
  fresh: readonly CcgCard[];
  /** What the reader's card is called that the file calls so. */
  codeOf: (code: string) => string;
}

export function broughtNothing(names: NameIndex): Brought {
  return { names, fresh: [], codeOf: (code) => code };
}

/**
 * Takes in the own cards of one deck of a file. A card that the reader has, equal in all it says, is that card; any
 * other is a new one, under a code of its own where the reader calls another card so. So nothing of theirs is changed,
 * and a file that is read twice brings nothing twice.
 */
export function bring(cards: readonly CcgCard[], before: Brought): Brought {
  const { pool, game } = before.names;
  if (cards.length === 0 || !game.ownCards) return { ...before, codeOf: (code) => code };
  const had = new Map((pool.own ?? []).map(({ definition }) => [identity(definition), definition.code]));
  const said = new Set(cards.map(({ code }) => code));
  const codes = new Map<string, string>();
  const fresh: CcgCard[] = [];
  for (const card of cards) {
    if (codes.has(card.code)) continue;
    const equal = isEqual(pool.get(card.code), card) ? card.code : had.get(identity(card));
    const code = equal ?? (pool.get(card.code) ? freeCode(card, (taken) => said.has(taken) || !!pool.get(taken)) : card.code); // prettier-ignore
    codes.set(card.code, code);
    if (equal === undefined) fresh.push({ ...card, code });
  }
  return {
    names: { ...before.names, pool: withOwnCards(pool, fresh) },
    fresh: [...before.fresh, ...fresh],
    codeOf: (code) => codes.get(code) ?? code,
  };
}

function isEqual(known: ReturnType<CardPool['get']>, card: CcgCard): boolean {
  return known !== undefined && isCcgPoolCard(known) && identity(known.definition) === identity(card);
}

/** All that a card says, but for its code. */
function identity({ code: _, ...card }: CcgCard): string {
  return JSON.stringify(card, (__, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A code for a card whose own is taken: made from what it says, so that it gets the same one at each reading. */
function freeCode(card: CcgCard, isTaken: (code: string) => boolean): string {
  for (let attempt = 0; ; attempt += 1) {
    const code = ownCode(
      createHash('sha256')
        .update(`${attempt} ${identity(card)}`)
        .digest()
        .subarray(0, 8),
    );
    if (!isTaken(code)) return code;
  }
}
