import type { Trigger } from '../../cards/effects/effect';
import type { Chosen, Compare, Group, Value } from '../../cards/effects/expression';
import { bindingOf } from '../../cards/effects/bindings';
import type { Step, Targets } from '../../cards/effects/step';
import type { CardDefinition } from '../../cards/schema';
import { type Look, lookOf } from './look';

// Whom a target of an effect means, whatever name it goes by there.

/** How an effect touches a card: those from `needs` on look at it or wait for it. `target` until it is known which. */
export type Verb =
  | 'hide' | 'defeat' | 'move' | 'control' | 'bounce' | 'strip' | 'powerup' | 'untoken' | 'strengthen' | 'weaken' | 'keepTokens'
  | 'raiseTokens' | 'noTokens' | 'play' | 'cheaper' | 'dearer' | 'putHidden' | 'reveal' | 'upgradeOver' | 'search'
  | 'recover' | 'discard' | 'protect' | 'pin' | 'noReveal' | 'copy' | 'activate' | 'blank' | 'unattach' | 'attach'
  | 'show' | 'arrange' | 'look'
  | 'needs' | 'counts' | 'target' | 'onPlay' | 'onMove' | 'onDefeat' | 'onAttach' | 'duel'; // prettier-ignore

export type Side = 'self' | 'own' | 'enemy';
export type Zone = 'play' | 'hand' | 'deck' | 'discard';

export interface Touch {
  verb: Verb;
  side: Side;
  zone: Zone;
  look: Look;
  /** Only in the card's own mission, where no other friendly character has its name (001, "No repetition"). */
  here: boolean;
  /** Index of the effect that says so. */
  effect: number;
  /** From which power or cost an enemy is out of reach hangs on the board: on this card's own Power. */
  byOwnPower?: true;
  /** "A character": it may be one of either side, and there is the same touch on the other. */
  either?: true;
  /** Of `move`: the same effect has hidden it before. */
  hiddenFirst?: true;
  /** Of `weaken`: how much Power it takes, where that is a plain number. */
  amount?: number;
  /** Of attachments: they lie on this very card; or on whoever's character, an enemy's too. */
  on?: 'self' | 'anyone';
  /** Of `cannot` and `instead`: what is kept off. */
  against?: readonly ('moved' | 'hidden' | 'defeated')[];
  /** Of `activate` and `copy`: effects of which timing. */
  timing?: 'ambush' | 'duel';
}

/** Where a target is spoken of. */
export interface Place {
  card: CardDefinition;
  effect: number;
  trigger?: Trigger | undefined;
  theirs?: boolean;
}

/** Who or what is meant, with whatever name it goes by, as `target`. */
export function touching(target: Targets | Group, place: Place): Touch[] {
  if (Array.isArray(target)) return target.flatMap((one) => touching(one, place));
  if (typeof target === 'string') return named(target, place);
  const look = lookOf(target);
  if (!look) return target.from === 'stack' ? touching(target.of, place).map((one) => ({ ...one, look: { ...one.look, ...(target.anyOf ? { anyOf: target.anyOf } : {}) } })) : []; // prettier-ignore
  const holding = (target.from === undefined || target.from === 'play') && target.holding;
  const sides = sidesOf(target, place);
  return [
    ...sides.map((side) =>
      touch('target', side, look, place, {
        zone: zoneOf(target, place),
        here: 'in' in target && target.in === 'here',
        ...(byOwnPower(look.power) ? { byOwnPower: true as const } : {}),
        ...(target.from === 'attachments' ? hostOf(target) : {}),
        ...(sides.length > 1 ? { either: true as const } : {}),
      }),
    ),
    ...(holding ? [touch('needs', 'own', { type: 'attachment', ...holding }, place)] : []),
  ];
}

function hostOf({ on, side }: Extract<Group | Chosen, { from: 'attachments' }>): Partial<Touch> {
  if (typeof on === 'object' && on.card === 'self') return { on: 'self' };
  return side === undefined ? { on: 'anyone' } : {};
}

function byOwnPower(compare: Compare | undefined): boolean {
  return Object.values(compare ?? {}).some((than: Value) => typeof than === 'object' && 'stat' in than && (than.of === 'self' || than.of === 'host')); // prettier-ignore
}

function named(name: string, place: Place): Touch[] {
  if (name === 'self') return [touch('target', 'self', {}, place)];
  if (name === 'host') {
    const { card } = place;
    if (card.type !== 'attachment' || card.attach.to !== 'character') return [];
    const sides: Side[] = card.attach.side === 'any' ? ['own', 'enemy'] : [card.attach.side === 'enemy' ? 'enemy' : 'own']; // prettier-ignore
    return sides.map((side) => touch('target', side, hostLook(card), place));
  }
  if (name === 'it')
    return place.trigger && 'what' in place.trigger
      ? touching(place.trigger.what, place).map((one) => (place.trigger && 'by' in place.trigger && place.trigger.by && one.side === 'enemy' && place.trigger.event === 'played' ? { ...one, side: 'own' } : one)) // prettier-ignore
      : [];
  const binding = bindingOf(place.card.effects, name);
  const at = binding && targetOf(binding);
  if (at === undefined || at === name) return [];
  return touching(at, { ...place, theirs: binding?.who === 'opponent' });
}

function targetOf(step: Step): Targets | undefined {
  if ('what' in step) return step.what;
  if (step.do === 'look') return step.at;
  if (step.do === 'forEach' || step.do === 'copy' || step.do === 'activate') return step.of;
  return undefined;
}

export function hostLook(card: CardDefinition): Look {
  if (card.type !== 'attachment' || card.attach.to !== 'character') return {};
  const { anyOf, noneOf } = card.attach;
  return { type: 'character', ...(anyOf ? { anyOf } : {}), ...(noneOf ? { noneOf } : {}) };
}

function sidesOf(group: Group | Chosen, place: Place): Side[] {
  const flip = (side: 'own' | 'enemy'): Side => (place.theirs ? (side === 'own' ? 'enemy' : 'own') : side);
  if (group.from === 'bound') return boundTo(group.name, place).map(({ side }) => side);
  if (group.from === 'hand' || group.from === 'deck' || group.from === 'discard' || group.from === 'hidden')
    return [flip('whose' in group && group.whose === 'opponent' ? 'enemy' : 'own')];
  const side = 'side' in group ? group.side : undefined;
  if (side !== undefined) return [flip(side === 'enemy' ? 'enemy' : 'own')];
  if ('owned' in group && group.owned) return ['own'];
  // You play and defeat as you like, and on either side: a trigger with `by: you` on playing is about your own.
  const { trigger } = place;
  if (trigger?.event === 'played' && trigger.by === 'you' && trigger.what === group) return ['own'];
  return ['own', 'enemy'];
}

function zoneOf(group: Group | Chosen, place: Place): Zone {
  if (group.from === 'hand' || group.from === 'deck' || group.from === 'discard') return group.from;
  if (group.from === 'bound') return boundTo(group.name, place)[0]?.zone ?? 'play';
  return 'play';
}

function boundTo(name: string, place: Place): Touch[] {
  return named(name, place);
}

export function touch(verb: Verb, side: Side, look: Look, { effect }: Place, more: Partial<Touch> = {}): Touch {
  return { verb, side, zone: 'play', look, here: false, effect, ...more };
}
