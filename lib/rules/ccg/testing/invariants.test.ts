import { describe, expect, it } from 'vitest';
import type { Game } from '../engine/game';
import { clone } from '../engine/state/clone';
import type { State } from '../engine/state/state';
import { brokenIn } from './invariants';
import { library, playRandomGame } from './random-games';

/** A state in the middle of a battle, with a chain. */
function middle(): State {
  let found: State | undefined;
  for (let seed = 1; !found; seed++)
    playRandomGame(seed, (state) => {
      const [lane] = state.lanes;
      if (!found && state.chain.length > 0 && lane?.attack.supports.length && state.players[1].rewards.length > 0) found = state;
    });
  return clone(found);
} // prettier-ignore

describe('a fault is found', () => {
  const everybody = ({ s }: Game) => s.players.flatMap((p) => [...p.village, ...p.battlefield]);
  it.each<[string, (g: Game) => void, string]>([
    ['a card is lost', ({ s }) => void s.players[0].deck.pop(), 'cards are lost'],
    ['a card is there twice', ({ s }) => void s.players[0].hand.push(s.players[0].deck[0]!), 'cards are lost'],
    ['a hand holds a card of the other', ({ s }) => void s.players[0].hand.push(s.players[1].deck.pop()!), 'in the wrong hand'],
    ['a reward is one’s own', ({ s }) => void s.players[0].rewards.push(s.players[0].deck.pop()!), 'in the wrong rewards'],
    ['a card in a deck is injured', ({ s }) => { const id = s.players[0].deck[0]!; s.cards[id] = { ...s.cards[id]!, injured: true }; }, 'injured'],
    ['all are of one name', (g) => everybody(g).forEach((id) => (g.s.cards[id] = { ...g.s.cards[id]!, code: g.s.cards[everybody(g)[0]!]!.code })), 'namesakes'],
    ['a village of clients', (g) => g.s.players.forEach((p) => [...p.village, ...p.battlefield].forEach((id, i) => (g.s.cards[id] = { ...g.s.cards[id]!, code: ['EX-019', 'EX-020', 'EX-013'][i % 3]! }))), 'clients'],
    ['a jutsu in the village', (g) => { const id = everybody(g)[0]!; g.s.cards[id] = { ...g.s.cards[id]!, code: 'EX-015' }; }, 'a jutsu in a village'],
    ['a third redraw', ({ s }) => (s.players[0].redraws = 3), 'limits'],
    ['a marker below 0', ({ s }) => (s.players[1].marker = -1), 'limits'],
    ['an empty team', ({ s }) => s.players[0].teams.push([]), 'no size'],
    ['a stranger in a team', ({ s }) => s.players[0].teams.push([s.players[0].deck[0]!]), 'not in play'],
    ['a ninja in two teams', ({ s }) => s.players.forEach((p) => p.teams.push([...p.teams[0] ?? []])), 'two teams'],
    ['four teams attack', ({ s }) => s.lanes.push(...s.lanes, ...s.lanes, ...s.lanes, ...s.lanes), 'more than three'],
    ['somebody fights for nobody', ({ s }) => void s.lanes.pop(), 'differ'],
  ])('%s', (_, fault, expected) => {
    const g: Game = { library, s: middle(), log: [] };
    expect(brokenIn(g)).toBeNull();
    fault(g);
    expect(brokenIn(g)).toContain(expected);
  }); // prettier-ignore
});
