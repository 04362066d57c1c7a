import type { CardDefinition } from '../cards/schema';
import type { CardLibrary } from '../engine/library/types';
import { makeLibrary } from '../engine/library/library';
import { emptyState, newCard } from '../engine/new-game';
import { type Card, other, type PlayerId, type State } from '../engine/state/state';
import { loseTokens } from '../engine/board/settle';
import { oweDuties } from '../engine/flow/duties';
import { gameOf } from '../engine/state/game';
import { type Labels, playerOf } from './labels';
import type { Scenario, ScenarioCard, ScenarioCharacter, ScenarioMission, Side } from './schema';
import { SIDES } from './schema';

/** A board that cannot be: told to who wrote the scenario, with the place in the file. */
export class BoardError extends Error {}

export interface Board {
  library: CardLibrary;
  state: State;
  labels: Labels;
}

const BLANK_MISSION: CardDefinition = {
  type: 'mission',
  code: 'X-MISSION',
  name: { en: 'Mission', fr: 'Mission' },
  keywords: [],
  effects: [],
  printings: [{ id: 'XX-M00-MMS', rarity: 'MMS', number: '000' }],
  points: 0,
};
/** Turn of the board, one earlier in the round, and the last one of the opponent. */
const TURN = 11;
const NOW = 10;
const BEFORE = 9;

/** Definitions of a catalogue and those made up for the scenario, compiled; the catalogue alone is compiled once. */
export function libraryFor(definitions: readonly CardDefinition[], scenario: Scenario): CardLibrary {
  return makeLibrary([...definitions, BLANK_MISSION, ...((scenario.cards ?? []) as CardDefinition[])]);
}

export function buildBoard(library: CardLibrary, scenario: Scenario): Board {
  const state: State = {
    ...emptyState(scenario.seed ?? 1),
    round: scenario.round ?? 1,
    phase: scenario.phase ?? 'action',
    edge: playerOf(scenario.edge ?? 'A'),
    turn: playerOf(scenario.turn ?? 'A'),
    turnNumber: TURN,
    contested: { ...scenario.contested },
    stepwise: true,
  };
  const labels: Labels = { cards: new Map(), ids: [] };
  const board = new Builder(library, state, labels, reservedIds(scenario));
  for (const side of SIDES) board.player(side, scenario.players?.[side]);
  (scenario.missions ?? []).forEach((mission, i) => board.mission(mission, i));
  board.link();
  (scenario.missionDeck ?? []).forEach((entry, i) => {
    state.missionDeck.unshift(board.card(entry, 0, 'missionDeck', `missionDeck.${i}`));
  });
  const passed = scenario.passed ?? [];
  const done = scenario.phase === 'scoring' || scenario.phase === 'end';
  for (const side of SIDES) state.players[playerOf(side)].passed = done || passed.includes(side);
  // Who has passed has no turn while the other may still act.
  if (state.players[state.turn].passed && !state.players[other(state.turn)].passed) state.turn = other(state.turn);
  state.forced = (scenario.random ?? []).map((result) => board.result(result));
  takeStock(library, state);
  return { library, state, labels };
}

/** What is so from the start: tokens lost to a static, and duties made by cards played earlier this round. */
function takeStock(library: CardLibrary, state: State): void {
  const game = gameOf(library, state, null);
  loseTokens(game);
  for (const mission of state.row) {
    for (const id of [...mission.sides[0], ...mission.sides[1]]) if (playedNow(state, id)) oweDuties(game, id);
  }
}

const playedNow = (state: State, id: number): boolean => state.cards[id]?.playedTurn === NOW && !state.cards[id].hidden;

/** Ids given in the file: none of them is made up for another card. */
function reservedIds(scenario: Scenario): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ('id' in node && typeof node.id === 'string') found.add(node.id);
      Object.values(node).forEach(walk);
    }
  };
  walk([scenario.players, scenario.missions, scenario.missionDeck]);
  return found;
}

class Builder {
  private readonly controlled: { card: number; by: string; where: string }[] = [];

  constructor(
    private readonly library: CardLibrary,
    private readonly state: State,
    private readonly labels: Labels,
    private readonly reserved: ReadonlySet<string>,
  ) {}

  card(entry: ScenarioCard, owner: PlayerId, zone: Card['zone'], where: string): number {
    const code = typeof entry === 'string' ? entry : entry.card;
    const def = this.library.byCode.get(code);
    if (def === undefined) throw new BoardError(`${where}: no card has the code ${code}`);
    const id = this.state.cards.push(newCard(def, owner, zone)) - 1;
    const given = typeof entry === 'string' ? undefined : entry.id;
    const name = given ?? this.freeName(code.toLowerCase());
    if (this.labels.cards.has(name)) throw new BoardError(`${where}: the id ${name} is given twice`);
    this.labels.cards.set(name, id);
    this.labels.ids[id] = name;
    return id;
  }

  private freeName(base: string): string {
    let name = base;
    for (let n = 2; this.labels.cards.has(name) || this.reserved.has(name); n++) name = `${base}-${n}`;
    return name;
  }

  player(side: Side, data: NonNullable<Scenario['players']>[Side]): void {
    if (!data) return;
    const owner = playerOf(side);
    const player = this.state.players[owner];
    player.chakra = data.chakra ?? 0;
    player.points = data.points ?? 0;
    player.played = data.playedThisRound ?? 0;
    const where = `players.${side}`;
    data.hand?.forEach((entry, i) => player.hand.push(this.card(entry, owner, 'hand', `${where}.hand.${i}`)));
    for (const zone of ['deck', 'discard'] as const) {
      // Listed from the top, kept with the top last.
      data[zone]?.forEach((entry, i) => player[zone].unshift(this.card(entry, owner, zone, `${where}.${zone}.${i}`)));
    }
    data.missions?.forEach((entry, i) => this.card(entry, owner, 'missionDeck', `${where}.missions.${i}`));
    if (data.leftover) player.aside = this.card(data.leftover, owner, 'aside', `${where}.leftover`);
  }

  mission(data: ScenarioMission, at: number): void {
    const where = `missions.${at}`;
    const entry = { card: data.card ?? BLANK_MISSION.code, ...(data.id ? { id: data.id } : {}) };
    const id = this.card(entry, 0, 'row', `${where}.card`);
    const c = this.state.cards[id] as Card;
    if (this.library.cards[c.def]?.type !== 'mission') throw new BoardError(`${where}.card: not a mission`);
    c.mission = at;
    const rank = data.rank ? 'DCBA'.indexOf(data.rank) : at;
    this.state.row.push({ card: id, rank, sides: [[], []], winner: null });
    for (const side of SIDES) {
      data[side]?.forEach((one, i) => this.character(one, side, at, `${where}.${side}.${i}`));
    }
    data.attachments?.forEach((one, i) => this.attach(one, id, 'A', `${where}.attachments.${i}`));
  }

  private character(data: ScenarioCharacter, side: Side, at: number, where: string): void {
    const player = playerOf(side);
    const owner = data.owner ? playerOf(data.owner) : data.controlledBy ? other(player) : player;
    const id = this.card({ card: data.card, ...(data.id ? { id: data.id } : {}) }, owner, 'field', `${where}.card`);
    const c = this.state.cards[id] as Card;
    if (this.library.cards[c.def]?.type === 'mission') throw new BoardError(`${where}.card: a mission is no character`);
    Object.assign(c, { side: player, mission: at, hidden: data.hidden ?? false, tokens: data.tokens ?? 0 });
    c.paid = data.paid ?? 0;
    c.byEffect = data.paidBy === 'effect';
    this.state.row[at]?.sides[player].push(id);
    const { lastTurn } = this.state.players[player];
    if (data.playedLastTurn) c.playedTurn = BEFORE;
    if (data.movedLastTurn) c.movedTurn = BEFORE;
    if (data.playedLastTurn || data.movedLastTurn) this.state.players[player].lastTurn = Math.max(lastTurn, BEFORE);
    if (data.playedThisRound) {
      this.state.players[player].played++;
      c.playedTurn = NOW;
    }
    data.under?.forEach((one, i) => {
      const below = this.card(one, owner, 'under', `${where}.under.${i}`);
      (this.state.cards[below] as Card).host = id;
      c.under.push(below);
    });
    data.attachments?.forEach((one, i) => this.attach(one, id, side, `${where}.attachments.${i}`));
    if (data.controlledBy) this.controlled.push({ card: id, by: data.controlledBy, where: `${where}.controlledBy` });
  }

  private attach(entry: ScenarioCard | { card: string; owner?: Side }, host: number, side: Side, where: string): void {
    const owner = typeof entry === 'object' && 'owner' in entry && entry.owner ? entry.owner : side;
    const plain = typeof entry === 'string' ? entry : { card: entry.card, ...('id' in entry ? { id: entry.id } : {}) };
    const id = this.card(plain, playerOf(owner), 'attached', where);
    (this.state.cards[id] as Card).host = host;
    this.state.cards[host]?.attached.push(id);
  }

  /** Controllers may stand further on in the file than what they control. */
  link(): void {
    for (const { card, by, where } of this.controlled) {
      const controller = this.labels.cards.get(by);
      if (controller === undefined) throw new BoardError(`${where}: nothing has the id ${by}`);
      (this.state.cards[card] as Card).controller = controller;
    }
  }

  /** A forced result: a number, a player or the card that chance picks. */
  result(result: number | string): number {
    if (typeof result === 'number') return result;
    if (result === 'A' || result === 'B') return playerOf(result);
    const card = this.labels.cards.get(result);
    if (card === undefined) throw new BoardError(`random: nothing has the id ${result}`);
    return -1 - card;
  }
}
