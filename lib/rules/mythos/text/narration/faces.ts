import { RANK_BONUS } from '../../cards/mission-rank';
import type { CardLibrary } from '../../engine/library/types';
import type { GameEvent } from '../../engine/state/events';
import { gameOf } from '../../engine/state/game';
import { PLAYERS, type PlayerId, type State, type Zone } from '../../engine/state/state';
import { maySee } from '../../engine/state/view';

/** Where a card lies and who may know its face there, as far as the events have told. */
export interface Face {
  def: number;
  owner: PlayerId;
  side: PlayerId;
  zone: Zone;
  hidden: boolean;
  /** Players who may know it though it lies hidden, as bits: 1 for the first, 2 for the second. */
  seenBy: number;
  under: readonly number[];
  /** The top card of the stack it lies in. */
  host: number;
}

/** A mission in the row, with the rank at which it was revealed. */
export interface Place {
  card: number;
  rank: string;
}

const BOTH = 3;
const bit = (player: PlayerId): number => 1 << player;

/**
 * Follows the events from a state on, since what a player may know of a card changes in the middle of what an action
 * does. What it begins with is what `view` shows; where it can not tell any more, it knows less and never more.
 */
export class Faces {
  private readonly faces: Face[];
  private readonly row: Place[];
  private round: number;

  constructor(library: CardLibrary, state: State) {
    const game = gameOf(library, state, null);
    this.faces = state.cards.map(({ def, owner, side, zone, hidden, under, host, seenBy }, id) => {
      // A text may let a player look at what lies hidden.
      const lookers = hidden ? PLAYERS.filter((one) => one !== side && maySee(game, id, one)) : [];
      const seen = lookers.reduce<number>((all, one) => all | bit(one), seenBy);
      return { def, owner, side, zone, hidden, under, host, seenBy: seen };
    });
    this.row = state.row.map((mission) => ({ card: mission.card, rank: rankOf(mission.rank) }));
    this.round = state.round;
  }

  at(id: number): Face | undefined {
    return this.faces[id];
  }

  missionAt(place: number): Place | undefined {
    return this.row[place];
  }

  /** The rank of a mission of which there is another one in the row: it tells which is meant. */
  rankApart(id: number): string | null {
    const def = this.faces[id]?.def;
    const same = this.row.filter((place) => this.faces[place.card]?.def === def);
    return same.length > 1 ? (same.find((place) => place.card === id)?.rank ?? null) : null;
  }

  /** Whether a player may know the face of a card; nobody in particular: whoever is told everything. */
  knows(viewer: PlayerId | undefined, id: number): boolean {
    const face = this.faces[id];
    return face !== undefined && (viewer === undefined || (this.seers(face) & bit(viewer)) !== 0);
  }

  /** Who may know a face, as bits; the same places are open and closed as in `view`. */
  private seers({ zone, hidden, owner, side, seenBy, host }: Face): number {
    const top = this.faces[host];
    switch (zone) {
      case 'aside':
        return bit(owner);
      case 'hand':
        return bit(owner) | seenBy;
      case 'deck':
        return seenBy;
      case 'missionDeck':
        return 0;
      case 'under':
        return top ? this.seers(top) : 0;
      case 'field':
        return hidden ? bit(side) | seenBy : BOTH;
      case 'discard':
      case 'attached':
      case 'row':
        return BOTH;
    }
  }

  /** Takes in what an event changes: the whole event, also where the reader is told less. */
  follow(event: GameEvent): void {
    const [id, second] = event.cards ?? [];
    const { player } = event;
    switch (event.kind) {
      case 'roundStarted':
        this.round = event.amount ?? this.round;
        return;
      case 'missionRevealed':
        if (id !== undefined && event.mission !== undefined) {
          this.row[event.mission] = { card: id, rank: rankOf(this.round - 1) };
        }
        return this.put(id, { zone: 'row' });
      case 'played':
      case 'revealed':
        return this.put(id, { zone: 'field', hidden: false, seenBy: 0, ...sideOf(player) });
      case 'upgraded':
        return this.cover(id, second, player);
      case 'attached':
        this.leaveStack(id);
        return this.put(id, { zone: 'attached', hidden: false, seenBy: 0, under: [], ...sideOf(player) });
      case 'playedHidden':
        return this.put(id, { zone: 'field', hidden: true, seenBy: 0, ...sideOf(player) });
      case 'putHidden':
        return this.put(id, { zone: 'field', hidden: true, ...sideOf(player) });
      case 'hidden':
        return this.put(id, { hidden: true, seenBy: 0 });
      case 'moved':
        // A card from beneath another one lies face up and by itself.
        if (id !== undefined && this.faces[id]?.zone === 'under') this.put(id, { zone: 'field', hidden: false });
        return;
      case 'controlTaken':
      case 'controlReturned':
        return this.put(id, sideOf(player));
      case 'defeated':
        return this.leave(id, event.to === 'hand' ? 'hand' : 'discard');
      case 'discarded':
        return this.discard(id);
      case 'duplicateDiscarded':
        return this.leave(id, 'discard');
      case 'returned':
        return this.leave(id, 'hand');
      case 'mulligan':
        return this.exchange(player);
      case 'drew':
      case 'took':
        return event.cards?.forEach((one) => this.leave(one, 'hand'));
      case 'putBack':
        event.cards?.forEach((one) => this.leave(one, 'deck'));
        if (event.to === 'top' || event.to === 'bottom') return;
        return this.forgetDeck(id === undefined ? undefined : this.faces[id]?.owner);
      case 'shuffled':
        return this.forgetDeck(player);
      case 'looked':
        if (player !== undefined) event.cards?.forEach((one) => this.look(one, bit(player)));
        return;
      case 'shown':
        return event.cards?.forEach((one) => this.look(one, BOTH));
      default:
    }
  }

  /** The hand is back in the deck. */
  private exchange(player: PlayerId | undefined): void {
    this.faces.forEach(({ zone, owner }, id) => {
      if (zone === 'hand' && owner === player) this.leave(id, 'deck');
    });
  }

  private forgetDeck(player: PlayerId | undefined): void {
    this.faces.forEach(({ zone, owner }, id) => {
      if (zone === 'deck' && owner === player) this.put(id, { seenBy: 0 });
    });
  }

  private put(id: number | undefined, change: Partial<Face>): void {
    const face = id === undefined ? undefined : this.faces[id];
    if (face) Object.assign(face, change);
  }

  private look(id: number, seenBy: number): void {
    this.put(id, { seenBy: (this.faces[id]?.seenBy ?? 0) | seenBy });
  }

  private cover(top: number | undefined, covered: number | undefined, player: PlayerId | undefined): void {
    const below = covered === undefined ? undefined : this.faces[covered];
    const own = top === undefined ? undefined : this.faces[top];
    if (top === undefined || covered === undefined || !below || !own) return;
    const under = [...own.under, covered, ...below.under];
    this.put(covered, { under: [] });
    for (const one of under) this.put(one, { zone: 'under', hidden: false, host: top });
    this.put(top, { zone: 'field', hidden: false, seenBy: 0, under, ...sideOf(player) });
  }

  private leave(id: number | undefined, zone: 'hand' | 'deck' | 'discard'): void {
    this.leaveStack(id);
    const owner = id === undefined ? undefined : this.faces[id]?.owner;
    this.put(id, { zone, hidden: false, seenBy: 0, under: [], ...sideOf(owner) });
  }

  /** What lies beneath goes to the discard pile. */
  private leaveStack(id: number | undefined): void {
    const face = id === undefined ? undefined : this.faces[id];
    for (const below of face?.under ?? []) this.put(below, { zone: 'discard', hidden: false, seenBy: 0, under: [] });
  }

  /** The card alone: the next one of its stack comes to the top. */
  private discard(id: number | undefined): void {
    const face = id === undefined ? undefined : this.faces[id];
    if (face?.zone === 'field') {
      const [next, ...under] = face.under;
      this.put(next, { zone: 'field', hidden: face.hidden, side: face.side, seenBy: face.seenBy, under });
      for (const one of under) this.put(one, { host: next });
      this.put(id, { under: [] });
    }
    this.leave(id, 'discard');
  }
}

const rankOf = (index: number): string => RANK_BONUS[index]?.rank ?? '';
const sideOf = (player: PlayerId | undefined): Partial<Face> => (player === undefined ? {} : { side: player });
