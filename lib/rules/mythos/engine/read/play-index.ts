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

/** The texts of a card as they speak to one player. A card's definition never changes, so these are made once. */
export interface Source {
  readonly scope: Scope;
  readonly def: CompiledCard;
  readonly grants: readonly GrantEntry[];
  readonly triggers: readonly TriggerEntry[];
  readonly replacements: readonly ReplacementEntry[];
}

function build(g: Game): PlayIndex {
  const index: PlayIndex = { grants: {}, triggers: {}, replacements: [], blank: [] };
  g.index = index;
  const sources: Source[] = [];
  const { row, edge } = g.s;
  for (const mission of row) {
    for (const side of mission.sides) {
      for (const id of side) {
        const c = card(g, id);
        if (!c.hidden) gather(g, sources, id, c.side);
        if (c.attached.length > 0) gatherAttached(g, sources, c.attached);
      }
    }
    gatherAttached(g, sources, card(g, mission.card).attached);
    // A mission's text speaks to each player as "you" where it takes sides.
    gather(g, sources, mission.card, edge);
    if (defOf(g, mission.card).sided) gather(g, sources, mission.card, other(edge));
  }
  for (const source of sources) if (source.def.blanks) addBlank(g, index, source);
  for (const source of sources) {
    if (index.blank.length === 0 || !index.blank.includes(source.scope.self)) addTexts(index, source);
  }
  return index;
}

function gatherAttached(g: Game, sources: Source[], attached: readonly number[]): void {
  for (const worn of attached) gather(g, sources, worn, card(g, worn).side);
}

function gather(g: Game, sources: Source[], id: number, you: PlayerId): void {
  const def = defOf(g, id);
  if (!def.continuous || card(g, id).worn !== undefined) return;
  const known = g.sources[id * 2 + you];
  if (known?.def === def) sources.push(known);
  else sources.push((g.sources[id * 2 + you] = sourceOf(def, id, you)));
}

/** Where it is, a text asks of its card each time: the scope's own mission is for cards that have left. */
function sourceOf(def: CompiledCard, id: number, you: PlayerId): Source {
  const scope = newScope(id, you, -1);
  const mission = def.type === 'mission';
  return {
    scope,
    def,
    grants: def.grants.map((grant) => ({ grant, scope })),
    triggers: def.triggers.map((trigger) => ({ trigger, scope, mission })),
    replacements: def.replacements.map((replacement) => ({ replacement, scope })),
  };
}

function addBlank(g: Game, index: PlayIndex, { def, scope }: Source): void {
  for (const grant of def.grants) {
    if (grant.kind !== 'blank' || !gateOpen(g, scope, grant.gate, grant.if)) continue;
    for (const mission of g.s.row) {
      for (const side of mission.sides) {
        for (const id of side) if (grant.subject?.(g, scope, scope.you, id)) index.blank.push(id);
      }
    }
  }
}

function addTexts(index: PlayIndex, { grants, triggers, replacements }: Source): void {
  for (const entry of grants) (index.grants[entry.grant.kind] ??= []).push(entry);
  for (const entry of triggers) (index.triggers[entry.trigger.event] ??= []).push(entry);
  for (const entry of replacements) index.replacements.push(entry);
}
