import type { FieldedTeam, PlayerState, State } from './state';

const team = ({ head, supports }: FieldedTeam): FieldedTeam => ({ head, supports: [...supports] });

const player = (p: PlayerState): PlayerState => ({
  ...p,
  deck: [...p.deck],
  hand: [...p.hand],
  village: [...p.village],
  battlefield: [...p.battlefield],
  chakra: [...p.chakra],
  discard: [...p.discard],
  rewards: [...p.rewards],
  teams: p.teams.map((members) => [...members]),
  done: { ...p.done },
});

/** A copy by hand, since a game is copied at every action. Only the cards are shared: they are never changed in place. */
export function clone(state: State): State {
  return {
    ...state,
    cards: [...state.cards],
    players: [player(state.players[0]), player(state.players[1])],
    lanes: state.lanes.map(({ attack, block, contest }) => ({
      attack: team(attack),
      block: block && team(block),
      contest,
    })),
    chain: state.chain.map((link) => ({ ...link, paid: [...link.paid] })),
  };
}
