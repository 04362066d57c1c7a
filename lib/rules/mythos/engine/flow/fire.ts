import { gateHolds } from '../read/gate';
import { playIndex, triggersOf } from '../read/play-index';
import { hereOf } from '../read/scope';
import { boundOf } from '../read/stats';
import type { CompiledEffect } from '../library/types';
import { card, type Game } from '../state/game';
import type { Bound, PlayerId, Scope, Trigger } from '../state/state';

// Something happened: which texts act on it. They are noted when it happens and resolved when the effect at hand ends.

/** Which of an effect's modifiers apply, as bits. */
export function bitsOf(g: Game, scope: Scope, effect: CompiledEffect): number {
  let bits = 0;
  effect.modifiers.forEach((modifier, i) => {
    if (modifier.becomes === null && timingHolds(scope, modifier.timing) && gateHolds(g, scope, modifier.gate)) {
      bits |= 1 << i;
    }
  });
  return bits;
}

/** MAIN always, UPGRADE and AMBUSH when the card was played so (001, glossary). */
export function timingHolds(scope: Scope, timing: CompiledEffect['timing']): boolean {
  if (timing === 'upgrade') return scope.upgrade;
  if (timing === 'ambush') return scope.revealed;
  return timing === 'main';
}

export function addScope(g: Game, scope: Scope): number {
  return g.s.scopes.push(scope) - 1;
}

/** An effect that has triggered, in a scope of its own. */
export function triggerFor(
  g: Game,
  effect: CompiledEffect,
  source: Scope,
  mission: boolean,
  binds: Record<string, Bound>,
  duty = false,
): Trigger {
  const scope: Scope = { ...source, here: hereOf(g, source), binds };
  const block = effect.variants[bitsOf(g, scope, effect)] as number;
  return { block, scope: addScope(g, scope), source: source.self, mission, duty };
}

type Event = Parameters<typeof triggersOf>[1];

export interface Happening {
  /** The characters it happened to; each triggers apart, but for `together`. */
  cards: readonly number[];
  /** Whose play, or whose effect. */
  by: PlayerId;
  fromHand?: boolean;
  attachment?: number;
  /** Leaving at the same moment: none sees itself leave, nor the others (D23). */
  leaving?: readonly number[];
}

/** Triggers that what is about to happen, or just happened, sets off. */
export function triggersBy(g: Game, event: Event, happening: Happening): Trigger[] {
  const found: Trigger[] = [];
  for (const { trigger, scope, mission } of triggersOf(g, event)) {
    if (trigger.by && scope.you !== happening.by) continue;
    if (trigger.fromHand && !happening.fromHand) continue;
    const leaving = happening.leaving?.includes(scope.self) === true;
    if (leaving && g.s.contested.D23 !== 'other') continue;
    if (!gateHolds(g, scope, trigger.gate)) continue;
    const { attachment } = happening;
    if (trigger.attachment && (attachment === undefined || !trigger.attachment(g, scope, scope.you, attachment)))
      continue;
    const about = happening.cards.filter(
      (id) => !(leaving && id === scope.self) && (trigger.what?.(g, scope, scope.you, id) ?? true),
    );
    if (about.length === 0) continue;
    const groups = trigger.together ? [about] : about.map((id) => [id]);
    for (const group of groups) {
      found.push(triggerFor(g, trigger, scope, mission, { it: boundOf(g, group, 0, true) }));
    }
  }
  return found;
}

export function fire(g: Game, event: Event, happening: Happening): void {
  if (triggersOf(g, event).length === 0) return;
  g.s.pending.push(...triggersBy(g, event, happening));
}

/** Triggers of a moment that is about no card: a pass, a round. */
export function triggersAt(g: Game, event: Event, only: (scope: Scope) => boolean, duty = false): Trigger[] {
  const found: Trigger[] = [];
  for (const { trigger, scope, mission } of triggersOf(g, event)) {
    if (!only(scope) || !gateHolds(g, scope, trigger.gate)) continue;
    found.push(triggerFor(g, trigger, scope, mission, {}, duty));
  }
  return found;
}

/** Whether a card's text is on: in play, face up, not blank. */
export function textOn(g: Game, id: number): boolean {
  const c = card(g, id);
  if (c.zone === 'row') return true;
  if (c.zone === 'attached') return c.worn === undefined;
  return c.zone === 'field' && !c.hidden && !playIndex(g).blank.includes(id);
}

/** An effect of a player acts on characters of the other (001, glossary; "affected by an enemy effect"). */
export function affect(g: Game, cards: readonly number[], by: PlayerId): void {
  if (triggersOf(g, 'affected').length === 0) return;
  fire(g, 'affected', { cards: cards.filter((id) => card(g, id).zone === 'field' && card(g, id).side !== by), by });
}
