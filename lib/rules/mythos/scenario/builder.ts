import type { CardDefinition } from '../cards/schema';
import type { CardLibrary, CompiledCard } from '../engine/library/types';
import { newCard } from '../engine/new-game';
import { card, defOf, type Game, gameOf } from '../engine/state/game';
import { type Card, other, type PlayerId, type State } from '../engine/state/state';
import { type Labels, playerOf } from './labels';
import type { Scenario, ScenarioAttachment, ScenarioCard, ScenarioCharacter, ScenarioMission, Side } from './schema';
import { SIDES } from './schema';

/** What cannot be in this place of the file: told to who wrote the scenario. */
export class BoardError extends Error {
  constructor(where: string, wanted: string) {
    super(`${where}: ${wanted}`);
  }
}

export const BLANK_MISSION: CardDefinition = {
  type: 'mission',
  code: 'X-MISSION',
  name: { en: 'Mission', fr: 'Mission' },
  keywords: [],
  effects: [],
  printings: [{ id: 'XX-M00-MMS', rarity: 'MMS', number: '000' }],
  points: 0,
};
/** Turn of the board, one earlier in the round, and the last one of the opponent. */
export const TURN = 11;
export const NOW = 10;
const BEFORE = 9;

/** What may lie in a place, as a message says it. */
const KINDS = {
  mission: 'the code of a mission',
  toPlay: 'the code of a character or an attachment',
  character: 'the code of a character',
} as const;
/** A and B are the players. */
const TAKEN: ReadonlySet<string> = new Set(SIDES);

/**
 * Puts the cards of a scenario where it says, and says which of them cannot be there. What no play would lead to may
 * still be asked about: two namesakes side by side are let be, since only who arrives beside one is discarded.
 */
export class Builder {
  private readonly controlled: { card: number; by: string; where: string }[] = [];
  /** How often a name was made up for a card. */
  private readonly made = new Map<string, number>();
  private readonly game: Game;

  constructor(
    private readonly library: CardLibrary,
    private readonly state: State,
    private readonly labels: Labels,
    private readonly reserved: ReadonlySet<string>,
  ) {
    this.game = gameOf(library, state, null);
  }

  player(side: Side, data: NonNullable<Scenario['players']>[Side]): void {
    if (!data) return;
    const owner = playerOf(side);
    const player = this.state.players[owner];
    player.chakra = data.chakra ?? 0;
    player.points = data.points ?? 0;
    player.played = data.playedThisRound ?? 0;
    const where = `players.${side}`;
    data.hand?.forEach((entry, i) => player.hand.push(this.toPlay(entry, owner, 'hand', `${where}.hand.${i}`)));
    for (const zone of ['deck', 'discard'] as const) {
      // Listed from the top, kept with the top last.
      data[zone]?.forEach((entry, i) => player[zone].push(this.toPlay(entry, owner, zone, `${where}.${zone}.${i}`)));
      player[zone].reverse();
    }
    data.missions?.forEach((entry, i) => this.mission(entry, owner, 'missionDeck', `${where}.missions.${i}`));
    if (data.leftover) player.aside = this.mission(data.leftover, owner, 'aside', `${where}.leftover`);
  }

  /** A mission in the row, with the characters on either side. */
  place(data: ScenarioMission, at: number): void {
    const where = `missions.${at}`;
    const entry = { card: data.card ?? BLANK_MISSION.code, ...(data.id ? { id: data.id } : {}) };
    const id = this.mission(entry, 0, 'row', where);
    card(this.game, id).mission = at;
    const rank = data.rank ? 'DCBA'.indexOf(data.rank) : at;
    this.state.row.push({ card: id, rank, sides: [[], []], winner: null });
    for (const side of SIDES) {
      data[side]?.forEach((one, i) => this.character(one, side, at, `${where}.${side}.${i}`));
    }
    data.attachments?.forEach((one, i) => this.attach(one, id, 'A', `${where}.attachments.${i}`));
  }

  mission(entry: ScenarioCard, owner: PlayerId, zone: Card['zone'], where: string): number {
    return this.card(entry, owner, zone, where, 'mission', (def) => def.type === 'mission');
  }

  private toPlay(entry: ScenarioCard, owner: PlayerId, zone: Card['zone'], where: string): number {
    return this.card(entry, owner, zone, where, 'toPlay', (def) => def.type !== 'mission');
  }

  private card(
    entry: ScenarioCard,
    owner: PlayerId,
    zone: Card['zone'],
    where: string,
    wanted: keyof typeof KINDS,
    fits: (def: CompiledCard) => boolean,
  ): number {
    const code = typeof entry === 'string' ? entry : entry.card;
    const at = typeof entry === 'string' ? where : `${where}.card`;
    const def = this.library.byCode.get(code);
    if (def === undefined) throw new BoardError(at, `no card has the code ${code}`);
    if (!fits(this.library.cards[def] as CompiledCard)) {
      throw new BoardError(at, `${KINDS[wanted]}, which ${code} is not`);
    }
    const id = this.state.cards.push(newCard(def, owner, zone)) - 1;
    this.name(id, typeof entry === 'string' ? undefined : entry.id, code, where);
    return id;
  }

  private name(id: number, given: string | undefined, code: string, where: string): void {
    const name = given ?? this.freeName(code.toLowerCase());
    if (TAKEN.has(name)) throw new BoardError(`${where}.id`, `another id than ${name}, which is a player`);
    if (this.labels.cards.has(name)) throw new BoardError(`${where}.id`, `the id ${name} is given twice`);
    this.labels.cards.set(name, id);
    this.labels.ids[id] = name;
  }

  private freeName(base: string): string {
    let n = this.made.get(base) ?? 0;
    let name;
    do name = n++ === 0 ? base : `${base}-${n}`;
    while (this.labels.cards.has(name) || this.reserved.has(name));
    this.made.set(base, n);
    return name;
  }

  private character(data: ScenarioCharacter, side: Side, at: number, where: string): void {
    const player = playerOf(side);
    const controlled = data.controlledBy !== undefined;
    const owner = data.owner ? playerOf(data.owner) : controlled ? other(player) : player;
    if (controlled && owner === player) throw new BoardError(`${where}.owner`, 'the other player, if it is controlled');
    const entry = { card: data.card, ...(data.id ? { id: data.id } : {}) };
    // Face down an attachment lies among characters (D13).
    const id = data.hidden
      ? this.toPlay(entry, owner, 'field', where)
      : this.card(entry, owner, 'field', where, 'character', (def) => def.type === 'character');
    const c = card(this.game, id);
    Object.assign(c, { side: player, mission: at, hidden: data.hidden ?? false, tokens: data.tokens ?? 0 });
    c.paid = data.paid ?? 0;
    c.byEffect = data.paidBy === 'effect';
    this.state.row[at]?.sides[player].push(id);
    this.history(data, c, player);
    const isCharacter = defOf(this.game, id).type === 'character';
    for (const list of ['under', 'attachments'] as const) {
      if (data[list]?.length && !isCharacter) throw new BoardError(`${where}.${list}`, 'nothing: it is no character');
    }
    data.under?.forEach((one, i) => c.under.push(this.below(one, owner, id, `${where}.under.${i}`)));
    data.attachments?.forEach((one, i) => this.attach(one, id, side, `${where}.attachments.${i}`));
    if (controlled) this.controlled.push({ card: id, by: data.controlledBy ?? '', where: `${where}.controlledBy` });
  }

  private history(data: ScenarioCharacter, c: Card, player: PlayerId): void {
    const own = this.state.players[player];
    if (data.playedLastTurn) c.playedTurn = BEFORE;
    if (data.movedLastTurn) c.movedTurn = BEFORE;
    if (data.playedLastTurn || data.movedLastTurn) own.lastTurn = Math.max(own.lastTurn, BEFORE);
    if (data.playedThisRound) {
      own.played++;
      c.playedTurn = NOW;
    }
  }

  private below(entry: ScenarioCard, owner: PlayerId, top: number, where: string): number {
    const id = this.card(entry, owner, 'under', where, 'character', (def) => def.type === 'character');
    card(this.game, id).host = top;
    return id;
  }

  /** On a character or a mission; also a character that an effect of its own makes an attachment. */
  private attach(entry: ScenarioAttachment, host: number, side: Side, where: string): void {
    const owner = typeof entry === 'object' ? (entry.owner ?? side) : side;
    const plain = typeof entry === 'string' ? entry : { card: entry.card, ...(entry.id ? { id: entry.id } : {}) };
    const id = this.toPlay(plain, playerOf(owner), 'attached', where);
    const c = card(this.game, id);
    const def = defOf(this.game, id);
    if (def.type === 'character') {
      const worn = this.wornPower(def);
      if (worn === undefined) throw new BoardError(where, `an attachment, which ${def.code} cannot become`);
      c.worn = worn;
    }
    c.host = host;
    card(this.game, host).attached.push(id);
  }

  private wornPower(def: CompiledCard): number | undefined {
    const steps = def.effects.flatMap(({ variants }) => this.library.blocks[variants[0] as number]?.steps ?? []);
    return steps.find((step) => step.verb === 'attach' && step.worn !== null)?.worn ?? undefined;
  }

  /** Controllers may stand further on in the file than what they control. */
  link(): void {
    for (const { card: id, by, where } of this.controlled) {
      const controller = this.labels.cards.get(by);
      if (controller === undefined) throw new BoardError(where, `nothing in play has the id ${by}`);
      const c = card(this.game, controller);
      const able = c.zone === 'field' && c.side === card(this.game, id).side && controller !== id;
      if (!able) throw new BoardError(where, `a character on the same side, which ${by} is not`);
      card(this.game, id).controller = controller;
    }
  }

  /** A forced result: a number, a player or the card that chance picks. */
  result(result: number | string, where: string): number {
    if (typeof result === 'number') return result;
    if (result === 'A' || result === 'B') return playerOf(result);
    const found = this.labels.cards.get(result);
    if (found === undefined) throw new BoardError(where, `nothing has the id ${result}`);
    return -1 - found;
  }
}
