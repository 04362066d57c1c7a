import type { Grant, Trigger } from '../../cards/effects/effect';
import type { CompiledCard, CompiledGrant, CompiledReplacement, CompiledTrigger } from '../library/types';
import { card, defOf, type Game } from '../state/game';
import { other, type PlayerId, type Scope } from '../state/state';
import { gateOpen } from './gate';
import { newScope } from './scope';

// Which texts are on: face up in play and not blank. Built anew after something moved, and only then.

export interface GrantEntry {
  grant: CompiledGrant;
  scope: Scope;
}
export interface TriggerEntry {
  trigger: CompiledTrigger;
  scope: Scope;
  mission: boolean;
}
export interface ReplacementEntry {
  replacement: CompiledReplacement;
  scope: Scope;
}
export interface PlayIndex {
  grants: Partial<Record<Grant['grant'], GrantEntry[]>>;
  triggers: Partial<Record<Trigger['event'], TriggerEntry[]>>;
  replacements: ReplacementEntry[];
  /** Characters whose text is off (blank). */
  blank: number[];
}

const NO_GRANTS: readonly GrantEntry[] = [];
const NO_TRIGGERS: readonly TriggerEntry[] = [];

export function playIndex(g: Game): PlayIndex {
  return g.index ?? build(g);
}
export function grantsOf(g: Game, kind: Grant['grant']): readonly GrantEntry[] {
  return playIndex(g).grants[kind] ?? NO_GRANTS;
}
export function triggersOf(g: Game, event: Trigger['event']): readonly TriggerEntry[] {
  return playIndex(g).triggers[event] ?? NO_TRIGGERS;
}
function build(g: Game): PlayIndex {
  const index: PlayIndex = { grants: {}, triggers: {}, replacements: [], blank: [] };
  g.index = index;
  const sources: Scope[] = [];
  const { row, edge } = g.s;
  for (let at = 0; at < row.length; at++) {
    const mission = row[at] as Game['s']['row'][number];
    for (const side of mission.sides) {
      for (const id of side) {
        const c = card(g, id);
        if (!c.hidden) gather(g, sources, id, c.side, at);
        if (c.attached.length > 0) gatherAttached(g, sources, c.attached, at);
      }
    }
    gatherAttached(g, sources, card(g, mission.card).attached, at);
    // A mission's text speaks to each player as "you" where it takes sides.
    gather(g, sources, mission.card, edge, at);
    if (defOf(g, mission.card).sided) gather(g, sources, mission.card, other(edge), at);
  }
  for (const scope of sources) if (defOf(g, scope.self).blanks) addBlank(g, index, scope);
  for (const scope of sources) {
    if (index.blank.length === 0 || !index.blank.includes(scope.self)) addTexts(g, index, scope);
  }
  return index;
}

function gatherAttached(g: Game, sources: Scope[], attached: readonly number[], at: number): void {
  for (const worn of attached) gather(g, sources, worn, card(g, worn).side, at);
}

function gather(g: Game, sources: Scope[], id: number, you: PlayerId, at: number): void {
  const def = defOf(g, id);
  if (def.continuous && card(g, id).worn === undefined) sources.push(newScope(id, you, at));
}

function addBlank(g: Game, index: PlayIndex, scope: Scope): void {
  const def = defOf(g, scope.self);
  for (const grant of def.grants) {
    if (grant.kind !== 'blank' || !gateOpen(g, scope, grant.gate, grant.if)) continue;
    for (const mission of g.s.row) {
      for (const side of mission.sides) {
        for (const id of side) if (grant.subject?.(g, scope, scope.you, id)) index.blank.push(id);
      }
    }
  }
}

function addTexts(g: Game, index: PlayIndex, scope: Scope): void {
  const def: CompiledCard = defOf(g, scope.self);
  const mission = def.type === 'mission';
  for (const grant of def.grants) (index.grants[grant.kind] ??= []).push({ grant, scope });
  for (const trigger of def.triggers) (index.triggers[trigger.event] ??= []).push({ trigger, scope, mission });
  for (const replacement of def.replacements) index.replacements.push({ replacement, scope });
}
