import { card, defOf, type Game } from '../state/game';
import { PLAYERS, type PlayerId } from '../state/state';
import { gateOpen } from './gate';
import { grantsOf } from './play-index';

/**
 * What Power is made of. `set`: a text says what it is, and this is how far that is from all before. `double`: an
 * attachment's once more. `least`: where it may not be less than 0.
 */
export interface PowerPart {
  kind: 'printed' | 'hidden' | 'tokens' | 'attachment' | 'static' | 'set' | 'double' | 'bonus' | 'least';
  amount: number;
  /** The card it comes from: the attachment, or the one with the text; -1: none. */
  source: number;
}
/** Where to note the parts, when somebody wants to know. */
type Parts = PowerPart[] | undefined;

const note = (parts: Parts, kind: PowerPart['kind'], amount: number, source = -1): void => {
  parts?.push({ kind, amount, source });
};

/** Printed Power (0 while hidden) and tokens (001, "Core stats"). */
export function coreOf(g: Game, id: number, parts?: PowerPart[]): number {
  const c = card(g, id);
  const printed = c.hidden ? 0 : defOf(g, id).power;
  note(parts, c.hidden ? 'hidden' : 'printed', printed);
  if (c.tokens > 0) note(parts, 'tokens', c.tokens);
  let core = printed + c.tokens;
  if (g.s.contested.D12 === 'other') for (const worn of c.attached) core += attachedPower(g, worn, parts);
  return core;
}

/**
 * Power at this moment. Every static, and attachments with them (D12), acts at once on Core, never on what another made
 * of it: while they are asked, Power means Core.
 */
export function powerOf(g: Game, id: number, parts?: PowerPart[]): number {
  const c = card(g, id);
  if (c.zone === 'attached') return attachedPower(g, id, parts);
  if (c.zone !== 'field') {
    note(parts, 'printed', defOf(g, id).power);
    return defOf(g, id).power;
  }
  const core = coreOf(g, id, parts);
  if (g.core) return core;
  let power = core;
  if (c.attached.length > 0 && g.s.contested.D12 !== 'other') {
    for (const worn of c.attached) power += attachedPower(g, worn, parts);
  }
  const grants = grantsOf(g, 'power');
  const exact = grantsOf(g, 'setPower');
  if (grants.length > 0 && !(c.hidden && g.s.contested.D27 === 'other')) {
    g.core = true;
    for (const { grant, scope } of grants) {
      if (grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) {
        const amount = grant.amount?.(g, scope, scope.you) ?? 0;
        if (amount !== 0) note(parts, 'static', amount, scope.self);
        power += amount;
      }
    }
    g.core = false;
  }
  if (exact.length > 0) {
    g.core = true;
    for (const { grant, scope } of exact) {
      if (grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) {
        const amount = grant.amount?.(g, scope, scope.you) ?? 0;
        note(parts, 'set', amount - power, scope.self);
        power = amount;
      }
    }
    g.core = false;
  }
  for (let i = 0; i < g.s.bonus.length; i += 2) {
    if (g.s.bonus[i] !== id) continue;
    const amount = g.s.bonus[i + 1] as number;
    note(parts, 'bonus', amount);
    power += amount;
  }
  if (power >= 0 || g.s.contested.D7 !== 'other') return power;
  note(parts, 'least', -power);
  return 0;
}

/** Power an attachment adds, with what its own text makes of it. */
export function attachedPower(g: Game, id: number, parts?: PowerPart[]): number {
  const c = card(g, id);
  let power = c.worn ?? defOf(g, id).power;
  note(parts, 'attachment', power, id);
  // Within Core it is the printed one: what statics make of it, others do not see.
  if (c.zone !== 'attached' || g.core) return power;
  g.core = true;
  for (const { grant, scope } of grantsOf(g, 'power')) {
    if (grant.self && scope.self === id && gateOpen(g, scope, grant.gate, grant.if)) {
      const amount = grant.amount?.(g, scope, scope.you) ?? 0;
      note(parts, 'static', amount, id);
      power += amount;
    }
  }
  for (const { grant, scope } of grantsOf(g, 'doublePower')) {
    if (grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) {
      note(parts, 'double', power, scope.self);
      power *= 2;
    }
  }
  g.core = false;
  return power;
}

/**
 * All Power of a side of a mission: characters, attachments on the mission, and what is added to the side as a whole;
 * `parts`: of all that is not a character's.
 */
export function totalOf(g: Game, mission: number, player: PlayerId, parts?: PowerPart[]): number {
  const row = g.s.row[mission];
  if (!row) return 0;
  let total = 0;
  for (const id of row.sides[player]) total += powerOf(g, id);
  for (const worn of card(g, row.card).attached) {
    if (card(g, worn).side === player) total += attachedPower(g, worn, parts);
  }
  if (g.core) return total;
  g.core = true;
  for (const { grant, scope } of grantsOf(g, 'sideTotal')) {
    if (scope.you === player && missionIs(g, scope.self, mission) && gateOpen(g, scope, grant.gate, grant.if)) {
      const amount = grant.amount?.(g, scope, scope.you) ?? 0;
      note(parts, 'static', amount, scope.self);
      total += amount;
    }
  }
  g.core = false;
  return total;
}

function missionIs(g: Game, id: number, mission: number): boolean {
  const c = card(g, id);
  return c.zone === 'attached' ? missionIs(g, c.host, mission) : c.mission === mission;
}

/** Who would win it now: the higher total of at least 1, the Edge on a tie (001, "Mission evaluation"; D33). */
export function leaderOf(g: Game, mission: number): PlayerId | null {
  const [a, b] = [totalOf(g, mission, PLAYERS[0] as PlayerId), totalOf(g, mission, PLAYERS[1] as PlayerId)];
  if (Math.max(a, b) < 1) return null;
  if (a === b) return g.s.edge;
  return a > b ? 0 : 1;
}

/** Who is winning it, for effects that ask; where neither side has 1 Power nobody is (D33). */
export function winningOf(g: Game, mission: number): PlayerId | null {
  const leader = leaderOf(g, mission);
  return leader === null && g.s.contested.D33 === 'other' && g.s.row[mission] ? g.s.edge : leader;
}
