import type { CardState, PlayerId, PlayerState, State } from './state';

/** As one player sees it: of a card nobody or only the other may see, no more than whose it is. */
export interface View extends Omit<State, 'cards' | 'random'> {
  cards: (CardState | Pick<CardState, 'owner'>)[];
}

/**
 * Decks and rewards lie face down (R23), and the opponent's hand is the opponent's. There each card is -1: its number
 * would tell which card it is once it has been seen elsewhere. The source of chance is not told.
 */
export function view(state: State, player: PlayerId): View {
  const hidden = new Set<number>();
  const mask = (ids: readonly number[]) => {
    for (const id of ids) hidden.add(id);
    return ids.map(() => -1);
  };
  const shown = (p: PlayerState, own: boolean): PlayerState => ({
    ...p,
    deck: mask(p.deck),
    rewards: mask(p.rewards),
    hand: own ? p.hand : mask(p.hand),
  });
  const { cards, random: _, ...rest } = state;
  const players: State['players'] = [shown(state.players[0], player === 0), shown(state.players[1], player === 1)];
  return { ...rest, players, cards: cards.map((card, id) => (hidden.has(id) ? { owner: card.owner } : card)) };
}
