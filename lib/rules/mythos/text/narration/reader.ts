import type { CardDefinition } from '../../cards/schema';
import type { EventKind, GameEvent } from '../../engine/state/events';
import { other, type PlayerId } from '../../engine/state/state';
import { timing } from '../heading';
import type { Piece, Text } from '../pieces';
import type { Faces, Place } from './faces';
import type { Happening, Seen, Who } from './happening';
import type { NarrateOptions } from './narrate';

/** After these a card lies open: it is told as it lies then, not as it lay before. */
const OPENING = new Set<EventKind>(['missionRevealed', 'played', 'revealed', 'upgraded', 'attached']);
const PLAYS = new Set<EventKind>([...OPENING, 'playedHidden']);

/** Reads one event after the other as what one player is told. */
export class Reader {
  /** Cards whose effects were announced: the player knows what they are, wherever they are now. */
  private readonly announced = new Set<number>();
  private readonly players: readonly [Who, Who];

  constructor(
    private readonly faces: Faces,
    private readonly options: NarrateOptions,
  ) {
    this.players = [whoIs(0, options), whoIs(1, options)];
  }

  /** `next`: the events after it, for what is paid before it is said for what. */
  read(event: GameEvent, next: readonly GameEvent[]): Happening {
    const { viewer } = this.options;
    const secret = event.secretTo !== undefined && viewer !== undefined && event.secretTo !== viewer;
    const ids = secret ? [] : (event.cards ?? []);
    const shown = viewer !== undefined && event.secretTo === viewer;
    const before = ids.map((id): Seen => (shown ? { ...this.see(id), name: this.nameOf(id) } : this.see(id)));
    const price = event.kind === 'chakraPaid' ? this.price(event, next) : null;
    this.faces.follow(event);
    const after = ids.map((id) => this.see(id));
    const cards = after.map((seen, i): Seen => {
      const was = before[i];
      if (!was || (i === 0 && OPENING.has(event.kind))) return seen;
      // What a player knew before or comes to know by it is told.
      return { ...was, name: was.name ?? seen.name };
    });
    return this.happening(event, cards, price);
  }

  private happening(event: GameEvent, cards: readonly Seen[], price: Seen | null): Happening {
    const { kind } = event;
    const cause = this.cause(event);
    const amount = event.amount ?? 0;
    const [card = UNKNOWN, second = UNKNOWN] = cards;
    const own = (seen: Seen): Seen => this.own(seen, event);
    const itself = event.cause !== undefined && event.cards?.[0] === event.cause ? 'itself' : cause;
    switch (kind) {
      case 'roundStarted':
        return { kind, round: amount };
      case 'missionRevealed':
        return { kind, mission: card, rank: this.place(event)?.rank ?? '' };
      case 'chakraGained':
      case 'declared':
        return { kind, who: this.who(event), amount, cause };
      case 'chakraPaid':
        return { kind, who: this.who(event), amount, price, cause };
      case 'chakraStolen':
        return { kind, who: this.who(event), from: this.called(other(playerOf(event))), amount, cause };
      case 'chakraLost':
        return { kind, who: this.who(event), amount };
      case 'drew':
      case 'looked':
      case 'shown':
      case 'took':
      case 'putBack':
        return { kind, who: this.who(event), amount: event.amount ?? cards.length, cards: cards.map(own), cause };
      case 'mulligan':
      case 'passed':
      case 'gameOver':
        return { kind, who: this.who(event) };
      case 'edge':
      case 'shuffled':
        return { kind, who: this.who(event), cause };
      case 'played':
      case 'playedHidden':
      case 'revealed':
      case 'putHidden':
        return { kind, who: this.who(event), card, mission: this.mission(event), cause };
      case 'upgraded':
        return { kind, who: this.who(event), card, over: second, mission: this.mission(event), cause };
      case 'attached':
        return { kind, who: this.who(event), card, host: own(second), cause };
      case 'attachmentMoved':
        return { kind, card, host: second, cause };
      case 'tokens':
      case 'power':
        return { kind, card, amount, cause: itself };
      case 'tokensLost':
        return { kind, card, amount };
      case 'hidden':
      case 'defeated':
        return { kind, card, cause: itself };
      case 'moved':
        return { kind, card, mission: this.mission(event), cause: itself };
      case 'controlTaken':
        return { kind, who: this.who(event), card, cause };
      case 'returned':
      case 'discarded':
        return { kind, who: this.who(event), card, cause: itself };
      case 'controlReturned':
      case 'duplicateDiscarded':
        return { kind, who: this.who(event), card };
      case 'points': {
        const mission = event.mission === undefined ? null : this.mission(event);
        return { kind, who: this.who(event), amount, mission, cause };
      }
      case 'missionWon':
        return { kind, who: this.who(event), amount, mission: this.mission(event) };
      case 'missionTied':
        return { kind, mission: this.mission(event) };
      case 'effect':
        return { kind, ...this.effect(event, cards[0]) };
      case 'replaced':
        return { kind, card, source: this.source(event) };
      case 'duty':
        return { kind, source: this.source(event) };
    }
  }

  private called(player: PlayerId): Who {
    return this.players[player];
  }

  private who(event: GameEvent): Who {
    return this.called(playerOf(event));
  }

  /** Said of the side of the player who acts: `their`. */
  private own(seen: Seen, { player }: GameEvent): Seen {
    if (player === undefined || seen.of === null || seen.of !== this.players[player]) return seen;
    return { ...seen, of: { is: 'own', you: player === this.options.viewer } };
  }

  private see(id: number): Seen {
    const face = this.faces.at(id);
    if (!face) return UNKNOWN;
    const { zone, hidden, side } = face;
    const inPlay = zone === 'field' || zone === 'attached';
    const type = this.definition(id)?.type ?? 'character';
    const onField = hidden || type === 'mission' ? 'character' : type;
    const what = { field: onField, attached: 'attachment', row: 'mission' } as const;
    return {
      what: zone === 'field' || zone === 'attached' || zone === 'row' ? what[zone] : 'card',
      name: this.faces.knows(this.options.viewer, id) ? this.nameOf(id) : null,
      hidden: zone === 'field' && hidden,
      of: inPlay ? this.called(side) : null,
    };
  }

  private nameOf(id: number): Piece | null {
    const { locale, nameOf } = this.options;
    const name = this.definition(id)?.name;
    if (!name) return null;
    const said = nameOf?.(name.en) ?? name[locale] ?? name.en;
    const rank = this.faces.rankApart(id);
    return { kind: 'name', name: name.en, text: rank === null ? said : `${said} (${rank})` };
  }

  private definition(id: number): CardDefinition | undefined {
    return this.options.library.cards[this.faces.at(id)?.def ?? -1]?.definition;
  }

  private mission(event: GameEvent): Seen {
    const place = this.place(event);
    return place ? this.see(place.card) : { ...UNKNOWN, what: 'mission' };
  }

  private place({ mission }: GameEvent): Place | undefined {
    return mission === undefined ? undefined : this.faces.missionAt(mission);
  }

  /** The card whose effect it was: known since its effect was announced, though it may have left or be hidden by now. */
  private cause({ kind, cause }: GameEvent): Seen | null {
    if (cause === undefined || cause < 0) return null;
    const seen = this.see(cause);
    if ((kind === 'effect' || kind === 'replaced') && seen.name) this.announced.add(cause);
    if (!this.announced.has(cause)) return seen;
    return { ...seen, what: this.definition(cause)?.type ?? 'card', hidden: false, name: this.nameOf(cause) };
  }

  private source(event: GameEvent): Seen {
    return this.cause(event) ?? UNKNOWN;
  }

  private price({ cause }: GameEvent, next: readonly GameEvent[]): Seen | null {
    const play = next.find(({ kind }) => kind !== 'discarded');
    if (cause === undefined || cause < 0 || !play || !PLAYS.has(play.kind) || play.cards?.[0] !== cause) return null;
    const seen = this.see(cause);
    return OPENING.has(play.kind) ? { ...seen, name: this.nameOf(cause) } : seen;
  }

  private effect(event: GameEvent, used: Seen | undefined): { source: Seen; name: Text; used: Seen | null } {
    const id = event.cards?.[0] ?? event.cause;
    const effects = (id === undefined ? undefined : this.definition(id)?.effects) ?? [];
    const line = event.amount === undefined ? undefined : effects[event.amount - 1];
    const nameOf = this.options.nameOf ?? ((english) => english);
    return { source: this.source(event), name: line ? timing(line, { nameOf }) : [], used: used ?? null };
  }
}

const UNKNOWN: Seen = { what: 'card', name: null, hidden: false, of: null };

/** Of an event that is about a player. */
function playerOf({ kind, player }: GameEvent): PlayerId {
  if (player === undefined) throw new Error(`The event ${kind} says no player`);
  return player;
}

function whoIs(player: PlayerId, { viewer, players }: NarrateOptions): Who {
  if (viewer !== undefined) return { is: player === viewer ? 'you' : 'opponent' };
  return players ? { is: 'name', name: players[player] } : { is: 'letter', letter: player === 0 ? 'A' : 'B' };
}
