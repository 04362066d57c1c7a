import { expect, it } from 'vitest';
import { apply } from '../engine';
import { legalActions } from '../legal/legal-actions';
import { gameOf } from '../state/game';
import { PLAYERS, type State } from '../state/state';
import { dice } from '../../../testing/dice';
import { library, pick, randomGame } from '../testing/random-games';
import { explainPower, explainTotal } from './explain-power';
import { powerOf, type PowerPart, totalOf } from './power';

const GAMES = 25;
const sum = (amounts: readonly { amount: number }[]): number => amounts.reduce((all, { amount }) => all + amount, 0);

/** Cards whose parts are not their Power, and sides whose parts are not their total. */
function wrong(state: State, seen: Set<PowerPart['kind']>) {
  const g = gameOf(library, state, null);
  const cards = state.cards.flatMap((_, id) => {
    const { power, parts } = explainPower(g, id);
    for (const { kind } of parts) seen.add(kind);
    return power === powerOf(g, id) && sum(parts) === power ? [] : [{ id, power, parts }];
  });
  const sides = state.row.flatMap((_, mission) =>
    PLAYERS.flatMap((player) => {
      const { power, parts, characters } = explainTotal(g, mission, player);
      const together = sum(parts) + sum(characters.map((one) => ({ amount: one.power })));
      return power === totalOf(g, mission, player) && together === power ? [] : [{ mission, player, power, parts }];
    }),
  );
  return [...cards, ...sides];
}

it.each([
  ['as the rules are read', {}],
  ['with the other readings', { D7: 'other', D12: 'other', D27: 'other' }],
] as const)(
  'parts are together exactly the Power, in whole games %s',
  (_, contested) => {
    const seen = new Set<PowerPart['kind']>();
    for (let seed = 1; seed <= GAMES; seed++) {
      let state: State = { ...randomGame(seed), contested };
      const roll = dice(seed + 1_000_003);
      while (state.phase !== 'over') {
        const outcome = apply(library, state, pick(legalActions(library, state), roll));
        if (!outcome.ok) throw new Error(outcome.reason);
        ({ state } = outcome);
        expect({ seed, wrong: wrong(state, seen) }).toEqual({ seed, wrong: [] });
      }
    }
    // A law about games in which nothing of the kind happens would say nothing.
    expect([...seen]).toEqual(expect.arrayContaining(['printed', 'hidden', 'tokens', 'attachment', 'static']));
  },
  60_000,
);
