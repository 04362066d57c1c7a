import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { ROUNDS } from '@/lib/rules/mythos/deck/opening';
import { decksPath } from '../games/paths';

/** Which hand, and how far it is drawn on: all of it stands in the address, so that a link shows the very same. */
export interface HandQuery {
  seed: number;
  mulligan: boolean;
  /** 0: the opening hand alone. */
  round: number;
}

/** Seeds that pages choose themselves, short enough to be read out. Addresses may have any up to 2³¹. */
const CHOSEN = 1_000_000;
const MOST = 2 ** 31 - 1;

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for; undefined without a seed that is one, and then the page chooses. */
export function readHand({ seed, mulligan, round }: Params): HandQuery | undefined {
  if (typeof seed !== 'string' || !/^\d{1,10}$/.test(seed) || Number(seed) > MOST) return undefined;
  const at = typeof round === 'string' && /^\d$/.test(round) ? Number(round) : 0;
  return { seed: Number(seed), mulligan: mulligan === '1', round: Math.min(at, ROUNDS) };
}

/** The path of a hand, without its language: one hand has one address. */
export function handAddress(slug: string, { seed, mulligan, round }: HandQuery): string {
  const params = new URLSearchParams({ seed: String(seed) });
  if (mulligan) params.set('mulligan', '1');
  if (round > 0) params.set('round', String(round));
  return `${decksPath(DEFAULT_GAME)}/${slug}/hands?${params}`;
}

/** Some seed to begin with. `chance`: from 0 up to 1. */
export function firstSeed(chance: number): number {
  return Math.floor(chance * CHOSEN);
}

/** The seed of "another hand": the same for everybody who comes from this one. */
export function nextSeed(seed: number): number {
  return dice(seed, 3)(CHOSEN);
}
