import { describe, expect, it } from 'vitest';
import { apply, play } from './engine';
import { actionsIn } from './legal/legal-actions';
import { clone } from './state/clone';
import { card, defOf, type Game, gameOf } from './state/game';
import { hash } from './state/hash';
import type { State } from './state/state';
import { maySee, view } from './state/view';
import { dice, library, pick, randomGame } from './testing/random-games';
import type { Action } from './legal/actions';

const GAMES = Number(process.env.RANDOM_GAMES ?? 60);
const MOST_ACTIONS = 1000;

/** Plays a game to its end; `look` sees every state on the way. */
function playOut(seed: number, look: (g: Game) => void): { state: State; actions: Action[] } {
  const state = randomGame(seed);
  const g = gameOf(library, state, null);
  const roll = dice(seed + 1_000_003);
  const actions: Action[] = [];
  while (state.phase !== 'over') {
    look(g);
    const legal = actionsIn(g);
    expect(legal.length, `seed ${seed}: somebody can act`).toBeGreaterThan(0);
    const action = pick(legal, roll);
    expect(play(g, action), `seed ${seed}: ${JSON.stringify(action)}`).toBeNull();
    actions.push(action);
    expect(actions.length, `seed ${seed} ends`).toBeLessThan(MOST_ACTIONS);
  }
  return { state, actions };
}

/** Every card is in exactly one place, and that place knows it. */
function whereCardsAre({ s }: Game): Map<number, string> {
  const found = new Map<number, string>();
  const put = (id: number, zone: string) => {
    expect(found.has(id), `card ${id} lies twice`).toBe(false);
    found.set(id, zone);
  };
  s.players.forEach((player) => {
    for (const zone of ['deck', 'hand', 'discard'] as const) player[zone].forEach((id) => put(id, zone));
    if (player.aside >= 0) put(player.aside, 'aside');
  });
  s.missionDeck.forEach((id) => put(id, 'missionDeck'));
  s.row.forEach((mission) => {
    put(mission.card, 'row');
    for (const id of [...mission.sides[0], ...mission.sides[1]]) {
      put(id, 'field');
      s.cards[id]?.under.forEach((below) => put(below, 'under'));
      s.cards[id]?.attached.forEach((worn) => put(worn, 'attached'));
    }
    s.cards[mission.card]?.attached.forEach((worn) => put(worn, 'attached'));
  });
  return found;
}

function hold(g: Game): void {
  const { s } = g;
  const found = whereCardsAre(g);
  s.cards.forEach((c, id) => expect(found.get(id), `card ${id} is where it says`).toBe(c.zone));
  for (const player of s.players) {
    expect(player.chakra).toBeGreaterThanOrEqual(0);
    expect(player.points).toBeGreaterThanOrEqual(0);
  }
  s.row.forEach((mission, at) => {
    mission.sides.forEach((side, player) => {
      const names = side.filter((id) => !card(g, id).hidden).map((id) => defOf(g, id).name);
      expect(new Set(names).size, 'one face-up character of a name on a side').toBe(names.length);
      for (const id of side) {
        const c = card(g, id);
        expect([c.side, c.mission, c.tokens >= 0]).toEqual([player, at, true]);
        if (c.controller < 0) continue;
        const by = card(g, c.controller);
        expect([by.zone, by.hidden, by.side], 'a controller in play, face up').toEqual(['field', false, c.side]);
      }
    });
  });
}

/** A view has no code of a card its player may not see. */
function keepsSecrets(g: Game): void {
  for (const player of [0, 1] as const) {
    const seen = view(library, g.s, player);
    expect(seen.players[player === 0 ? 1 : 0].cards).toBeNull();
    for (const mission of seen.missions) {
      for (const one of mission.sides.flat()) {
        if (maySee(g, one.card, player)) continue;
        expect([one.code, ...one.under]).toEqual([null, ...one.under.map(() => null)]);
        expect(one.cost).toBe(0);
      }
    }
  }
}

describe('random games', () => {
  it(`keep every rule of bookkeeping in ${GAMES} games of both sets`, () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { state } = playOut(seed, (g) => {
        if (g.s.prompt === null) hold(g);
        keepsSecrets(g);
      });
      expect([state.round, state.winner === 0 || state.winner === 1]).toEqual([4, true]);
    }
  }, 120_000);

  it('end the same when played again, in place or copied, through JSON and back', () => {
    for (let seed = 1; seed <= GAMES / 6; seed++) {
      const { state, actions } = playOut(seed, () => undefined);
      let again = randomGame(seed);
      for (const action of actions) {
        const before = hash(library, again);
        const outcome = apply(library, again, action);
        expect(hash(library, again), 'what is given is not changed').toBe(before);
        expect(outcome.ok).toBe(true);
        again = JSON.parse(JSON.stringify(outcome.state)) as State;
      }
      expect(hash(library, again)).toBe(hash(library, state));
      expect(clone(again)).toEqual(again);
    }
  }, 120_000);
});
