import { BOTS } from '@/lib/rules/mythos/bots/bot';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { playMatch } from '@/lib/rules/mythos/bots/match';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';
import type { State } from '@/lib/rules/mythos/engine/state/state';
import { add, nothingYet, type Tally } from './tally';

/** A deck that meets others in turn: game `n` is against number `n` modulo how many there are. */
export interface Trial {
  deck: Deck;
  opponents: readonly Deck[];
  /** A whole number from 0 up to 2³¹: the same one plays the same games. */
  seed: number;
}

/** The deck that is tried is the first player; who has the Edge is drawn anew in each game. */
const TRIED = 0;
const SEEDS = 2 ** 31;

/** Plays games `from` up to, not including, `to`. What comes of a game hangs on its number, not on who plays it. */
export function playGames(library: CardLibrary, { deck, opponents, seed }: Trial, from: number, to: number): Tally {
  const tally = nothingYet(opponents.length);
  for (let number = from; number < to; number++) {
    const opponent = number % opponents.length;
    const against = opponents[opponent];
    if (!against) throw new RangeError('A trial needs somebody to play against');
    const seen = new Seen(library);
    const { winner, points } = playMatch(library, {
      seed: dice(seed, number)(SEEDS),
      decks: [deck, against],
      bots: [BOTS.greedy, BOTS.greedy],
      watch: (state) => seen.look(state),
    });
    add(tally, oneGame(opponents.length, { opponent, won: winner === TRIED, points, ...seen.codes() }));
  }
  return tally;
}

interface Game {
  opponent: number;
  won: boolean;
  points: readonly [number, number];
  held: ReadonlySet<string>;
  played: ReadonlySet<string>;
}

function oneGame(opponents: number, { opponent, won, points, held, played }: Game): Tally {
  const wins = won ? 1 : 0;
  const pairing = { games: 1, wins, points: [...points] as [number, number] };
  const tally = nothingYet(opponents);
  Object.assign(tally, structuredClone(pairing));
  tally.opponents[opponent] = pairing;
  for (const code of held) {
    tally.cards[code] = { held: { games: 1, wins }, played: played.has(code) ? { games: 1, wins } : { games: 0, wins: 0 } }; // prettier-ignore
  }
  return tally;
}

/** What the tried deck's player had of its own in the course of a game, by code. */
class Seen {
  private readonly held = new Set<number>();
  private readonly played = new Set<number>();
  constructor(private readonly library: CardLibrary) {}

  look({ cards }: State): void {
    for (const { owner, zone, def } of cards) {
      if (owner !== TRIED) continue;
      if (zone === 'hand') this.held.add(def);
      else if (zone === 'field' || zone === 'under' || zone === 'attached') {
        this.held.add(def);
        this.played.add(def);
      }
    }
  }

  codes(): { held: Set<string>; played: Set<string> } {
    const named = (defs: ReadonlySet<number>) =>
      new Set([...defs].flatMap((def) => this.library.cards[def]?.code ?? []));
    return { held: named(this.held), played: named(this.played) };
  }
}
