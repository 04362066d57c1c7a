import { card, type Game } from '../state/game';
import type { PlayerId } from '../state/state';

// Where cards lie. Everything that moves a card between zones comes through here, so that what is derived is made anew.

/** Something moved: texts that are on must be looked at again. */
export const touch = (g: Game): void => {
  g.index = null;
};

function remove(list: number[], id: number): void {
  const at = list.lastIndexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/** Takes a card out of where it is, and forgets what it was there. Cards beneath it and on it stay its own. */
export function takeOut(g: Game, id: number): void {
  const c = card(g, id);
  const owner = g.s.players[c.owner];
  switch (c.zone) {
    case 'deck':
    case 'hand':
    case 'discard':
      // Texts that are on do not depend on piles.
      remove(owner[c.zone], id);
      return;
    case 'field':
      remove((g.s.row[c.mission] as Game['s']['row'][number]).sides[c.side], id);
      break;
    case 'under':
      remove(card(g, c.host).under, id);
      break;
    case 'attached':
      remove(card(g, c.host).attached, id);
      break;
    case 'row':
    case 'missionDeck':
    case 'aside':
      return;
  }
  touch(g);
}

/** A card that is no longer in play remembers nothing of it. */
function forget(g: Game, id: number): void {
  const c = card(g, id);
  c.mission = -1;
  c.host = -1;
  c.hidden = false;
  c.tokens = 0;
  c.controller = -1;
  c.seenBy = 0;
  c.worn = undefined;
  c.paid = 0;
  c.byEffect = false;
  c.playedTurn = 0;
  c.movedTurn = 0;
}

/** On top of its owner's pile, or at the bottom. */
export function toPile(g: Game, id: number, zone: 'deck' | 'hand' | 'discard', bottom = false): void {
  takeOut(g, id);
  forget(g, id);
  const c = card(g, id);
  c.zone = zone;
  c.side = c.owner;
  const pile = g.s.players[c.owner][zone];
  if (bottom) pile.unshift(id);
  else pile.push(id);
}

/** Onto a side of a mission, last in order of arrival. */
export function toField(g: Game, id: number, mission: number, side: PlayerId): void {
  takeOut(g, id);
  const c = card(g, id);
  c.zone = 'field';
  c.mission = mission;
  c.side = side;
  c.host = -1;
  (g.s.row[mission] as Game['s']['row'][number]).sides[side].push(id);
  touch(g);
}

/** Puts a card over a character: it takes that character's place, tokens and attachments (001, "Upgrade"). */
export function cover(g: Game, top: number, covered: number): void {
  const old = card(g, covered);
  const c = card(g, top);
  const { mission, side } = old;
  const list = (g.s.row[mission] as Game['s']['row'][number]).sides[side];
  takeOut(g, top);
  list[list.indexOf(covered)] = top;
  c.zone = 'field';
  c.mission = mission;
  c.side = side;
  c.host = -1;
  c.hidden = false;
  c.tokens = old.tokens + (g.s.contested.D29 === 'other' ? 0 : c.tokens);
  c.under = [...c.under, covered, ...old.under];
  c.attached = [...old.attached, ...c.attached];
  for (const id of c.attached) card(g, id).host = top;
  for (const id of c.under) {
    const below = card(g, id);
    below.zone = 'under';
    below.host = top;
    below.under = [];
    below.attached = [];
    below.tokens = 0;
    below.hidden = false;
    below.mission = -1;
  }
  // A controller card that gets upgraded keeps what it controls.
  for (const one of g.s.cards) if (one.controller === covered) one.controller = top;
  touch(g);
}

/** The next card of a stack comes to the top when the top one is taken away alone; returns it, or -1. */
export function uncover(g: Game, top: number): number {
  const old = card(g, top);
  const next = old.under[0];
  if (next === undefined) return -1;
  const list = (g.s.row[old.mission] as Game['s']['row'][number]).sides[old.side];
  const c = card(g, next);
  list[list.indexOf(top)] = next;
  c.zone = 'field';
  c.mission = old.mission;
  c.side = old.side;
  c.host = -1;
  c.hidden = old.hidden;
  c.tokens = old.tokens;
  c.under = old.under.slice(1);
  c.attached = old.attached;
  for (const id of c.attached) card(g, id).host = next;
  for (const id of c.under) card(g, id).host = next;
  for (const one of g.s.cards) if (one.controller === top) one.controller = next;
  if (c.owner !== c.side) c.controller = old.controller;
  old.under = [];
  old.attached = [];
  // Taken out of a list it is no longer in: give it a zone that holds nothing.
  old.zone = 'aside';
  touch(g);
  return next;
}
