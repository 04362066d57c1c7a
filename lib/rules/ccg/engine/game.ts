import type { CcgCard } from '../cards/schema';
import { sameNameKey } from '../deck/deck-list';
import type { GameEvent } from './state/events';
import {
  type CardState,
  otherThan,
  type Pile,
  PILES,
  type PlayerId,
  type PlayerState,
  type State,
} from './state/state';

/** Definitions by code. */
export type CardLibrary = ReadonlyMap<string, CcgCard>;

export function makeLibrary(cards: readonly CcgCard[]): CardLibrary {
  return new Map(cards.map((card) => [card.code, card]));
}

/** What an action is carried out on: a state of its own to change, and what is told of it. */
export interface Game {
  library: CardLibrary;
  s: State;
  log: GameEvent[];
}

export const tell = (g: Game, event: GameEvent): void => void g.log.push(event);
export const playerOf = (g: Game, player: PlayerId): PlayerState => g.s.players[player];

/** The definition of a card of the state; throws where the state is of another library. */
export function definition(g: Game, id: number): CcgCard {
  const card = g.s.cards[id];
  const found = card && g.library.get(card.code);
  if (!found) throw new Error(`no card ${id} in this game`);
  return found;
}

export function ownerOf(g: Game, id: number): PlayerId {
  const card = g.s.cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  return card.owner;
}

export const nameKey = (g: Game, id: number): string => sameNameKey(definition(g, id).name.en);

export interface Place {
  player: PlayerId;
  pile: Pile;
}

/** Where a card lies; null while it is in use. */
export function placeOf(g: Game, id: number): Place | null {
  for (const player of [0, 1] as const)
    for (const pile of PILES) if (g.s.players[player][pile].includes(id)) return { player, pile };
  return null;
}

/** In the village or on the battlefield. */
export function isInPlay(g: Game, id: number): boolean {
  const place = placeOf(g, id);
  return place?.pile === 'village' || place?.pile === 'battlefield';
}

/** All of a player's cards in play: those on the battlefield belong to the village all the same. */
export const inPlay = (p: PlayerState): number[] => [...p.village, ...p.battlefield];

export function drop(list: number[], id: number): boolean {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Takes a card from wherever it lies. One that leaves play is as new and in no team. */
export function lift(g: Game, id: number): void {
  const place = placeOf(g, id);
  if (place) drop(g.s.players[place.player][place.pile], id);
  leaveBattle(g, id);
}

export function leaveBattle(g: Game, id: number): void {
  for (const { attack, block } of g.s.lanes)
    for (const team of [attack, block]) {
      if (!team) continue;
      if (team.head === id) team.head = null;
      drop(team.supports, id);
    }
}

export function change(g: Game, id: number, now: Partial<Pick<CardState, 'injured' | 'bonus'>>): void {
  const card = g.s.cards[id];
  if (card && (now.injured ?? card.injured) === card.injured && (now.bonus === undefined || now.bonus === card.bonus))
    return;
  if (card) g.s.cards[id] = { ...card, ...now };
}

function leavePlay(g: Game, id: number): void {
  change(g, id, { injured: false, bonus: null });
  for (const p of g.s.players) {
    const team = p.teams.find((members) => members.includes(id));
    if (!team) continue;
    drop(team, id);
    if (team.length === 0) p.teams = p.teams.filter((members) => members !== team);
  }
}

/** Puts a card in one of its owner's piles. */
export function put(g: Game, id: number, pile: Exclude<Pile, 'deck' | 'rewards' | 'battlefield'>): void {
  lift(g, id);
  if (pile !== 'village') leavePlay(g, id);
  playerOf(g, ownerOf(g, id))[pile].push(id);
}

export function putInDeck(g: Game, id: number, at: 'top' | 'bottom'): void {
  lift(g, id);
  leavePlay(g, id);
  const { deck } = playerOf(g, ownerOf(g, id));
  if (at === 'top') deck.unshift(id);
  else deck.push(id);
}

/** As a reward of the opponent of its owner. */
export function putInRewards(g: Game, id: number): void {
  lift(g, id);
  leavePlay(g, id);
  playerOf(g, otherThan(ownerOf(g, id))).rewards.push(id);
}

/** As many as there are, if fewer (R8). */
export function draw(g: Game, player: PlayerId, count: number): number[] {
  const { deck, hand } = playerOf(g, player);
  const cards = deck.splice(0, count);
  hand.push(...cards);
  return cards;
}

/** Top cards of the opponent's deck become rewards, face down (R23); as many as there are, if fewer (R8). */
export function takeRewards(g: Game, player: PlayerId, count: number): number {
  const cards = playerOf(g, otherThan(player)).deck.splice(0, count);
  playerOf(g, player).rewards.push(...cards);
  return cards.length;
}
