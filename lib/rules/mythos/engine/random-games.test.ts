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
    if (legal.length === 0) throw new Error(`seed ${seed}: nobody can act`);
    const action = pick(legal, roll);
    const refused = play(g, action);
    if (refused !== null) throw new Error(`seed ${seed}: ${JSON.stringify(action)} is refused, ${refused}`);
    actions.push(action);
    if (actions.length > MOST_ACTIONS) throw new Error(`seed ${seed} does not end`);
  }
  return { state, actions };
}

/** Where every card lies, told by the places; `wrong` hears of a card that lies in two. */
function whereCardsAre({ s }: Game, wrong: string[]): Map<number, string> {
  const found = new Map<number, string>();
  const put = (id: number, zone: string) => {
    if (found.has(id)) wrong.push(`card ${id} lies twice`);
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

/** All that does not hold in a state where nothing is under way. */
function wrongIn(g: Game): string[] {
  const { s } = g;
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const found = whereCardsAre(g, wrong);
  s.cards.forEach((c, id) => must(found.get(id) === c.zone, `card ${id} is not in ${c.zone}`));
  for (const player of s.players) must(player.chakra >= 0 && player.points >= 0, 'chakra or points below 0');
  s.row.forEach((mission, at) => {
    mission.sides.forEach((side, player) => {
      const names = side.filter((id) => !card(g, id).hidden).map((id) => defOf(g, id).name);
      must(new Set(names).size === names.length, `two face-up characters of a name in mission ${at}`);
      for (const id of side) {
        const c = card(g, id);
        must(c.side === player && c.mission === at && c.tokens >= 0, `card ${id} does not know where it is`);
        if (c.controller < 0) {
          must(c.owner === c.side, `card ${id} is controlled by nothing`);
          continue;
        }
        const by = card(g, c.controller);
        must(by.zone === 'field' && !by.hidden && by.side === c.side, `card ${id} has no controller face up in play`);
      }
    });
  });
  return wrong;
}

/** Codes in a player's view of cards that the player may not see. */
function leaksIn(g: Game): string[] {
  const leaks: string[] = [];
  for (const player of [0, 1] as const) {
    const seen = view(library, g.s, player);
    if (seen.players[player === 0 ? 1 : 0].cards !== null) leaks.push('the hand of the other player');
    for (const one of seen.missions.flatMap(({ sides }) => sides.flat())) {
      if (maySee(g, one.card, player)) continue;
      if (one.code !== null || one.cost !== 0 || one.under.some((code) => code !== null))
        leaks.push(`card ${one.card}`);
    }
  }
  return leaks;
}

describe('random games', () => {
  it(`keep every rule of bookkeeping in ${GAMES} games of both sets`, () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { state } = playOut(seed, (g) => {
        if (g.s.prompt === null) expect(wrongIn(g), `seed ${seed}`).toEqual([]);
        expect(leaksIn(g), `seed ${seed}`).toEqual([]);
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
