import type { Characters, Chosen, GroupData } from './vocabulary';
import type { Compiler } from './compiler';
import { PLAIN } from './plain-group';
import { traitNumbers } from '../library/traits';
import type { Group, Match, Where } from '../library/types';
import { card, defOf, type Game } from '../state/game';
import type { PlayerId, Scope } from '../state/state';
import { attachmentsOf, missionsOf, stackOf } from './other-groups';
import { extremeOf, phantomsOf } from './extremes';
import { pileOf } from './piles';
import { hereOf, refCards } from '../read/scope';
import { hasTrait } from '../read/stats';

/** A group described in data, as something that can be collected and asked for. */
export function groupOf(t: Compiler, data: GroupData | Chosen): Group {
  switch (data.from) {
    case undefined:
    case 'play':
      return charactersOf(t, data);
    case 'attachments':
      return attachmentsOf(t, data);
    case 'missions':
      return missionsOf(t, data);
    case 'stack':
      return stackOf(t, data);
    case 'hand':
    case 'deck':
    case 'discard':
    case 'hidden':
    case 'bound':
      return pileOf(t, data);
  }
}

function charactersOf(t: Compiler, data: Characters): Group {
  const match = plainMatchOf(t, data);
  const where = data.in === undefined ? null : t.where(data.in);
  const here = data.in === 'here';
  const phantoms = phantomsOf(t, data);
  const { is } = data;
  const gather = (g: Game, scope: Scope, you: PlayerId, out: number[], anywhere: boolean): void => {
    const at = here ? hereOf(g, scope) : -1;
    for (let m = 0; m < g.s.row.length; m++) {
      if (!anywhere && (here ? m !== at : where !== null && !where(g, scope, m))) continue;
      const { sides } = g.s.row[m] as Game['s']['row'][number];
      for (const side of sides) {
        for (const id of side) if (match(g, scope, you, id) && !g.gone.includes(id)) out.push(id);
      }
    }
  };
  const collect: Group['collect'] = (g, scope, you, out, withPhantoms) => {
    if (is === undefined) {
      gather(g, scope, you, out, false);
      if (withPhantoms) phantoms(g, scope, you, out);
      return;
    }
    const fit: number[] = [];
    gather(g, scope, you, fit, false);
    const scale: number[] = data.among === 'play' ? [] : fit;
    if (data.among === 'play') gather(g, scope, you, scale, true);
    extremeOf(g, is, scale, fit, out);
  };
  return {
    ...PLAIN,
    from: 'play',
    collect,
    has: is === undefined ? matchOf(t, data) : hasByCollecting(collect),
    oneMission: data.in === 'oneMission',
    sided: data.side !== undefined,
    other: data.other === true,
  };
}

/** Of several at the end of a scale a static takes the first that came. */
function hasByCollecting(collect: Group['collect']): Match {
  return (g, scope, you, id) => {
    if (card(g, id).zone !== 'field') return false;
    const found: number[] = [];
    collect(g, scope, you, found);
    return found[0] === id;
  };
}

/** One character in play fits, wherever it is asked about. */
export function matchOf(t: Compiler, data: Characters): Match {
  const match = plainMatchOf(t, data);
  if (data.in === undefined) return match;
  const where: Where = t.where(data.in);
  return (g, scope, you, id) => {
    const c = card(g, id);
    return c.zone === 'field' && where(g, scope, c.mission) && match(g, scope, you, id);
  };
}

type Check = (g: Game, scope: Scope, you: PlayerId, id: number) => boolean;

/** All but the place. Cheapest questions first. */
function plainMatchOf(t: Compiler, data: Characters): Match {
  const checks: Check[] = [];
  const { side, hidden } = data;
  if (side === 'enemy') checks.push((g, _s, you, id) => card(g, id).side !== you);
  if (side === 'yours') checks.push((g, _s, you, id) => card(g, id).side === you);
  if (side === 'friendly') checks.push((g, scope, you, id) => card(g, id).side === you && id !== scope.self);
  if (data.other) checks.push((_g, scope, _you, id) => id !== scope.self);
  if (hidden !== undefined) checks.push((g, _s, _you, id) => card(g, id).hidden === hidden);
  if (data.upgraded) checks.push((g, _s, _you, id) => card(g, id).under.length > 0);
  if (data.controlled) checks.push((g, _s, _you, id) => card(g, id).owner !== card(g, id).side);
  if (data.owned) checks.push((g, _s, you, id) => card(g, id).owner === you);
  const { otherThan } = data;
  if (otherThan !== undefined) checks.push((g, scope, _you, id) => !refCards(g, scope, otherThan).includes(id));
  if (data.tokens) {
    const compare = t.compare(data.tokens);
    checks.push((g, scope, you, id) => compare(g, scope, you, card(g, id).tokens));
  }
  if (data.holding) checks.push(holdingOf(t, data.holding));
  if (data.lastTurn) checks.push(lastTurnOf(data.lastTurn));
  const looks = t.looks(data);
  if (looks !== null) checks.push(looks);
  return every(checks);
}

export function every(checks: readonly Check[]): Match {
  const [a, b] = checks;
  if (a === undefined) return () => true;
  if (b === undefined) return a;
  if (checks.length === 2) return (g, s, y, id) => a(g, s, y, id) && b(g, s, y, id);
  return (g, scope, you, id) => {
    for (const check of checks) if (!check(g, scope, you, id)) return false;
    return true;
  };
}

function holdingOf(t: Compiler, holding: NonNullable<Characters['holding']>): Match {
  if (!holding.anyOf) return (g, _s, _y, id) => card(g, id).attached.length > 0;
  const traits = traitNumbers(t.traits, holding.anyOf);
  return (g, _s, _y, id) => card(g, id).attached.some((worn) => traits.some((trait) => hasTrait(g, worn, trait)));
}

/** In the opponent's last turn (D30). */
function lastTurnOf(what: NonNullable<Characters['lastTurn']>): Match {
  return (g, _scope, you, id) => {
    const turn = g.s.players[you === 0 ? 1 : 0].lastTurn;
    const c = card(g, id);
    if (turn <= 0) return false;
    if (what === 'moved') return c.movedTurn === turn;
    if (c.playedTurn !== turn) return false;
    return what === 'played' || (c.byEffect && c.paid < defOf(g, id).cost);
  };
}
