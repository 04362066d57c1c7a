import { readExampleSet } from '@/lib/testing/set-files';
import { dice } from '../../testing/dice';
import type { Action, Adjustment } from '../engine/actions';
import { apply } from '../engine/apply';
import { type Game, inPlay, makeLibrary } from '../engine/game';
import { legalActions, teamsAtHome } from '../engine/legal/legal-actions';
import { handCostCandidates } from '../engine/legal/payments';
import { newGame } from '../engine/new-game';
import { ninjaOf } from '../engine/phases/teams';
import { PILES, type PlayerId, type State } from '../engine/state/state';

// Games of the made-up cards played by chance: the same number gives the same game. Where `legalActions` offers one way
// of many, another is made up here, which `apply` has to take as well.

export const exampleCards = readExampleSet().cards;
export const library = makeLibrary(exampleCards);

type Roll = ReturnType<typeof dice>;

/** 50 cards, three of a name at most, 25 ninja at most. */
export function randomDeck(roll: Roll): string[] {
  const of = (ninja: boolean) =>
    exampleCards.filter(({ kind }) => (kind === 'ninja') === ninja).flatMap(({ code }) => [code, code, code]);
  const take = (pool: string[], count: number) =>
    Array.from({ length: count }, () => pool.splice(roll(pool.length), 1)[0] as string);
  const others = of(false);
  const ninja = 50 - others.length + roll(25 - (50 - others.length) + 1);
  return [...take(of(true), ninja), ...take(others, 50 - ninja)];
}

export function randomGame(seed: number): State {
  const roll = dice(seed);
  const decks = [randomDeck(roll), randomDeck(roll)] as const;
  return newGame(library, { seed, decks, first: roll(2) as PlayerId });
}

function shuffled<T>(list: readonly T[], roll: Roll): T[] {
  const left = [...list];
  return Array.from({ length: left.length }, () => left.splice(roll(left.length), 1)[0] as T);
}

/** The same deed with other cards to pay, other teams, another hand kept. */
function vary(g: Game, action: Action, roll: Roll): Action {
  const p = g.s.players[action.player];
  switch (action.type) {
    case 'recruit':
    case 'client':
    case 'mission': {
      const candidates = shuffled(handCostCandidates(g, action.player, action.card), roll);
      return { ...action, pay: candidates.slice(0, action.pay.length) };
    }
    case 'charge':
      return { ...action, cards: shuffled(p.hand, roll).slice(0, 1 + roll(Math.min(3, p.hand.length))) };
    case 'organize': {
      const teams: number[][] = [];
      for (let left = shuffled(ninjaOf(g, action.player), roll); left.length > 0;)
        teams.push(left.splice(0, 1 + roll(3)));
      return { ...action, teams };
    }
    case 'attack': {
      const teams = shuffled(teamsAtHome(g, action.player), roll).slice(0, roll(4));
      return { ...action, heads: teams.map((members) => members[roll(members.length)] as number) };
    }
    case 'block': {
      const lanes = shuffled([...g.s.lanes.keys()], roll).slice(0, roll(g.s.lanes.length + 1));
      const teams = shuffled(teamsAtHome(g, action.player), roll);
      const blocks = lanes.slice(0, teams.length).map((lane, i) => {
        const members = teams[i] as number[];
        return { lane, head: members[roll(members.length)] as number };
      });
      return { ...action, blocks };
    }
    case 'resolve':
      return roll(6) === 0 ? { ...action, missing: ['effect'] } : action;
    case 'discard':
      return { ...action, cards: shuffled(p.hand, roll).slice(0, action.cards.length) };
    default:
      return action;
  }
}

/** Something an effect could do; it may be refused. */
function anyAdjustment(g: Game, roll: Roll): Adjustment {
  const player = roll(2) as PlayerId;
  const p = g.s.players[player];
  const pick = (list: readonly number[]) => list[roll(Math.max(1, list.length))] ?? roll(g.s.cards.length);
  const card = pick(inPlay(p));
  const pile = PILES[roll(PILES.length)] ?? 'hand';
  const to = (['hand', 'discard', 'chakra', 'village', 'rewards', 'deckTop', 'deckBottom'] as const)[roll(7)] ?? 'hand';
  const kinds: Adjustment[] = [
    { do: 'draw', player, count: 1 + roll(2) },
    { do: 'move', card: pick(p[pile]), to },
    { do: 'damage', card, amount: 1 + roll(2) },
    { do: 'heal', card },
    { do: 'bonus', card, combat: roll(5) - 2, support: roll(3) - 1, mental: roll(2) },
    { do: 'rewards', player, count: 1 },
    { do: 'contest', lane: roll(3), contest: 'mental' },
    { do: 'negate', card: pick(g.s.chain.map((link) => link.card)) },
    { do: 'shuffle', player },
    { do: 'marker', player, by: roll(3) - 1 },
  ];
  return kinds[roll(kinds.length)] as Adjustment;
}

/** Effects done by hand in one game at most: with any number of them a game need not end. */
const MOST_ADJUSTMENTS = 40;

export interface Trial {
  state: State;
  actions: number;
  adjustments: number;
}

/**
 * Plays a game to its end. `watch` is told every state; throws where an action offered is refused, or where the game
 * does not end in `limit` actions.
 */
export function playRandomGame(seed: number, watch: (state: State, action: Action) => void, limit = 5000): Trial {
  const roll = dice(seed + 1_000_003);
  const trial: Trial = { state: randomGame(seed), actions: 0, adjustments: 0 };
  while (trial.state.phase !== 'over') {
    if (trial.actions++ > limit) throw new Error(`game ${seed} does not end`);
    const g: Game = { library, s: trial.state, log: [] };
    if (trial.adjustments < MOST_ADJUSTMENTS && trial.state.phase !== 'setup' && roll(8) === 0) {
      trial.adjustments += 1;
      const action: Action = { type: 'adjust', player: roll(2) as PlayerId, adjustment: anyAdjustment(g, roll) };
      const outcome = apply(library, trial.state, action);
      if (outcome.ok) watch((trial.state = outcome.state), action);
      continue;
    }
    const offered = legalActions(library, trial.state);
    const chosen = offered[roll(offered.length)] as Action;
    const action = roll(2) === 0 ? chosen : vary(g, chosen, roll);
    const outcome = apply(library, trial.state, action);
    if (!outcome.ok)
      throw new Error(`game ${seed}: ${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.reason)}`);
    watch((trial.state = outcome.state), action);
  }
  return trial;
}
