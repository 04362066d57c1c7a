import type { Step, Target } from '../library/types';
import { boundOf, costOf, statOf } from '../read/stats';
import { bind, refCards } from '../read/scope';
import { card, type Game } from '../state/game';
import type { Slot } from '../state/prompt';
import type { PlayerId, Scope } from '../state/state';
import { able } from './able';

// What a step can be done to, found in one snapshot of the board (001, "Snapshot targeting").

/** One slot for each target, or for each mission where so many are taken in every one. */
export function slotsOf(g: Game, step: Step, scope: Scope, actor: PlayerId): Slot[] {
  return step.targets.flatMap((target) => slotsOfTarget(g, step, target, scope, actor));
}

function slotsOfTarget(g: Game, step: Step, target: Target, scope: Scope, actor: PlayerId): Slot[] {
  const found = optionsOf(g, step, target, scope, actor);
  const { options, most } = target.total
    ? within(g, target.total, scope, found)
    : { options: found, most: found.length };
  if (!target.perMission) {
    const slot = slotFor(g, step, target, scope, options);
    return most < slot.max ? [{ options, min: Math.min(slot.min, most), max: most }] : [slot];
  }
  return g.s.row.map((_, m) =>
    slotFor(
      g,
      step,
      target,
      scope,
      options.filter((id) => card(g, id).mission === m),
    ),
  );
}

function optionsOf(g: Game, step: Step, target: Target, scope: Scope, actor: PlayerId): number[] {
  let found: number[] = [];
  if (target.ref !== null) found = [...refCards(g, scope, target.ref)];
  else target.group?.collect(g, scope, actor, found);
  if (step.verb === 'play' && target.group?.from === 'hand') addHidden(g, target, scope, actor, found);
  found = found.filter((id) => able(g, step, scope, actor, id));
  const { price } = step;
  if (price === null) return found;
  return found.filter((id) => priceFor(g, step, scope, id) <= g.s.players[scope.you].chakra);
}

type Total = NonNullable<Target['total']>;

export const inTotal = (g: Game, total: Total, id: number): number =>
  total.stat === 'cost' ? costOf(g, id) : statOf(g, id, 'power');

/** Those that some choice within the total could hold, and how many at most; below 0 they give room (R107). */
function within(g: Game, total: Total, scope: Scope, found: readonly number[]): { options: number[]; most: number } {
  const atMost = total.atMost(g, scope, scope.you);
  const room = found.reduce((left, id) => left - Math.min(0, inTotal(g, total, id)), atMost);
  const options = found.filter((id) => Math.max(0, inTotal(g, total, id)) <= room);
  let most = 0;
  let sum = 0;
  const values = options.map((id) => inTotal(g, total, id)).sort((a, b) => a - b);
  values.forEach((value, i) => {
    sum += value;
    if (sum <= atMost) most = i + 1;
  });
  return { options, most };
}

/** An effect that plays a character plays hidden ones too: revealing is playing (001, "Hidden" rule 3). */
function addHidden(g: Game, target: Target, scope: Scope, actor: PlayerId, found: number[]): void {
  for (const mission of g.s.row) {
    for (const id of mission.sides[actor]) {
      if (card(g, id).hidden && target.group?.fitsFace(g, scope, actor, id)) found.push(id);
    }
  }
}

/** Chakra for one target, which may depend on it. */
export function priceFor(g: Game, step: Step, scope: Scope, id: number): number {
  if (step.price === null) return 0;
  bind(scope, 'target', boundOf(g, [id], 0, true));
  return Math.max(0, step.price(g, scope, scope.you));
}

function slotFor(g: Game, step: Step, target: Target, scope: Scope, options: number[]): Slot {
  const all = options.length;
  // Nobody but the searcher sees what was there to be found: nothing has to be found.
  const searching = target.group?.from === 'bound' && (step.verb === 'take' || step.verb === 'play');
  const n = target.n === null ? 1 : Math.max(0, target.n(g, scope, scope.you));
  switch (target.choose) {
    case 'all':
      return { options, min: all, max: all };
    case 'any':
      return { options, min: 0, max: all };
    case 'upTo':
      return { options, min: 0, max: Math.min(n, all) };
    case 'one':
      return { options, min: searching ? 0 : Math.min(1, all), max: Math.min(1, all) };
    case 'count':
      return { options, min: Math.min(n, all), max: Math.min(n, all) };
  }
}

/** Most cards that can be taken when no card fills two slots: slots are few, so trying is enough. */
export function mostOf(slots: readonly Slot[]): number {
  if (slots.length === 1) return slots[0]?.max ?? 0;
  const owner = new Map<number, number>();
  let most = 0;
  slots.forEach((slot, at) => {
    for (let i = 0; i < slot.max; i++) if (place(slots, at, owner, new Set())) most++;
  });
  return most;
}

/** Finds a card for a slot, moving others to cards that fit them as well. */
function place(slots: readonly Slot[], at: number, owner: Map<number, number>, seen: Set<number>): boolean {
  for (const id of slots[at]?.options ?? []) {
    if (seen.has(id)) continue;
    seen.add(id);
    const holder = owner.get(id);
    if (holder === at) continue;
    if (holder === undefined || place(slots, holder, owner, seen)) {
      owner.set(id, at);
      return true;
    }
  }
  return false;
}

/** Whether these cards can fill the slots, one each, none over its limit. */
export function fill(slots: readonly Slot[], picks: readonly number[]): boolean {
  const [only] = slots;
  if (slots.length === 1 && only) return picks.length <= only.max && picks.every((id) => only.options.includes(id));
  const fits = slots.map((slot) => ({ ...slot, options: slot.options.filter((id) => picks.includes(id)) }));
  return mostOf(fits) === picks.length;
}
