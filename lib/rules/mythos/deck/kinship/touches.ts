import type { Change, Effect, Grant, Trigger } from '../../cards/effects/effect';
import type { Chosen, Compare, Condition, Group, Value } from '../../cards/effects/expression';
import { bindingOf } from '../../cards/effects/bindings';
import type { EffectName, Step, Targets } from '../../cards/effects/step';
import type { CardDefinition } from '../../cards/schema';
import { type Look, lookOf } from './look';

// Everything a card's effects touch, flat: what is done, to what kind of card, on whose side. Read from the data alone;
// who goes with whom is told from these lists and from nothing else.

/** How an effect touches a card. Those above the line do something to it, those below look at it or wait for it. */
export type Verb =
  | 'hide' | 'defeat' | 'move' | 'control' | 'bounce' | 'powerup' | 'untoken' | 'strengthen' | 'weaken' | 'keepTokens'
  | 'raiseTokens' | 'noTokens' | 'play' | 'cheaper' | 'dearer' | 'putHidden' | 'reveal' | 'upgradeOver' | 'search'
  | 'recover' | 'discard' | 'protect' | 'pin' | 'noReveal' | 'copy' | 'activate' | 'blank' | 'unattach' | 'attach'
  | 'show' | 'arrange' | 'look'
  | 'needs' | 'counts' | 'onPlay' | 'onMove' | 'onDefeat' | 'onAttach' | 'duel'; // prettier-ignore

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
  /** Of `cannot` and `instead`: what is kept off. */
  against?: readonly ('moved' | 'hidden' | 'defeated')[];
  /** Of `activate` and `copy`: effects of which timing. */
  timing?: 'ambush' | 'duel';
}

interface Place {
  card: CardDefinition;
  effect: number;
  trigger?: Trigger | undefined;
  theirs?: boolean;
}

/** What the card touches, in the order of its effects. */
export function touchesOf(card: CardDefinition): Touch[] {
  const plain = card.effects.map((effect, index) => ofEffect(effect, { card, effect: index }));
  const changed = card.effects.flatMap((effect, index) =>
    effect.kind === 'modifier' ? ofChange(effect.change, based(card, plain, effect.of), index) : [],
  );
  const host: Touch[] =
    card.type === 'attachment' && card.attach.to === 'character' && card.attach.side !== 'enemy'
      ? [{ verb: 'attach', side: 'own', zone: 'play', look: hostLook(card), here: false, effect: -1 }]
      : [];
  return [...host, ...plain.flat(), ...changed];
}

/** Touches of the effects that a modifier is about. */
function based(card: CardDefinition, touches: readonly Touch[][], of: EffectName): Touch[] {
  return touches.flatMap((list, index) => {
    const { timing, gate } = card.effects[index] as Effect;
    const name = gate?.firstStrike ? 'firstStrike' : gate?.duel === undefined ? timing : 'duel';
    return name === of ? list : [];
  });
}

function ofChange(change: Change, base: readonly Touch[], effect: number): Touch[] {
  if ('verb' in change)
    return base.filter(({ verb }) => verb === 'hide').map((one) => ({ ...one, verb: change.verb, effect }));
  if (!('limit' in change) || change.limit === 'totalCost') return [];
  const part = change.limit;
  return base
    .filter(({ look }) => look[part] !== undefined)
    .map((one) => {
      const { [part]: _, ...rest } = one.look;
      return { ...one, effect, look: change.is ? { ...rest, [part]: change.is } : rest };
    });
}

function ofEffect(effect: Effect, place: Place): Touch[] {
  const gate = effect.gate?.duel;
  const head: Touch[] =
    gate === undefined || isDrawback(effect)
      ? []
      : [touch('duel', 'own', { type: 'character', anyOf: [{ name: gate }] }, place, { here: true })];
  switch (effect.kind) {
    case 'instant':
      return [...head, ...effect.steps.flatMap((step) => ofStep(step, place))];
    case 'triggered': {
      const at = { ...place, trigger: effect.on };
      return [...head, ...ofTrigger(effect.on, at), ...effect.steps.flatMap((step) => ofStep(step, at))];
    }
    case 'replacement':
      return [
        ...head,
        ...touching(effect.what, place).map((one) => ({ ...one, verb: 'protect' as const, against: effect.would })),
      ];
    case 'modifier':
      return [...head, ...added(effect.change).flatMap((step) => ofStep(step, place))];
    case 'static':
      return [
        ...head,
        ...(effect.if ? ofCondition(effect.if, place) : []),
        ...effect.grants.flatMap((grant) => ofGrant(grant, place)),
      ];
  }
}

/** A line that only takes Power from its own card is nothing to wish for. */
function isDrawback(effect: Effect): boolean {
  return (
    effect.kind === 'static' &&
    effect.grants.every((grant) => grant.grant === 'power' && grant.to === 'self' && lowers(grant.amount))
  );
}

function added(change: Change): readonly Step[] {
  return 'add' in change ? change.add : 'instead' in change ? change.instead : [];
}

export function lowers(amount: Value): boolean {
  return typeof amount === 'number' ? amount < 0 : 'times' in amount && amount.times[0] < 0;
}

function ofTrigger(on: Trigger, place: Place): Touch[] {
  const as = (verb: Verb, what: Targets | Group) => touching(what, place).map((one) => ({ ...one, verb }));
  switch (on.event) {
    case 'played':
      return as('onPlay', on.what);
    case 'moved':
      return as('onMove', on.what);
    case 'defeated':
      return as('onDefeat', on.what);
    case 'attached':
      return [touch('onAttach', 'own', { type: 'attachment', ...on.attachment }, place)];
    default:
      return [];
  }
}

function ofStep(step: Step, outer: Place): Touch[] {
  const place = step.who === 'opponent' ? { ...outer, theirs: !outer.theirs } : outer;
  const as = (verb: Verb, what: Targets | Group | undefined, more?: Partial<Touch>) =>
    what === undefined ? [] : touching(what, place).map((one) => ({ ...one, verb, ...more }));
  const rest = [
    ...(step.if ? ofCondition(step.if, place, losesItself(step)) : []),
    ...('amount' in step ? ofAmount(step.amount, place) : []),
  ];
  return [...rest, ...ofVerb(step, place, as)];
}

type As = (verb: Verb, what: Targets | Group | undefined, more?: Partial<Touch>) => Touch[];

function ofVerb(step: Step, place: Place, as: As): Touch[] {
  switch (step.do) {
    case 'hide':
    case 'defeat':
    case 'move':
      return as(step.do, step.what);
    case 'powerup':
      return as('powerup', step.to ?? (place.card.type === 'attachment' ? 'host' : 'self'));
    case 'addPower':
      return as('strengthen', step.to);
    case 'removeTokens':
      return as('untoken', step.from);
    case 'moveTokens':
      return [...as('untoken', step.from), ...as('powerup', step.to)];
    case 'takeControl':
      return as('control', step.what);
    case 'return':
      return as('bounce', step.what).map((one) => (one.zone === 'discard' ? { ...one, verb: 'recover' } : one));
    case 'play':
      return as(isHiddenZone(step.what) ? 'reveal' : 'play', step.what);
    case 'putHidden':
      return as('putHidden', step.what);
    case 'discard':
      return as('discard', step.what).map((one) => {
        if (one.look.type === 'attachment' && one.zone === 'play') return { ...one, verb: 'unattach' as const };
        return one.zone === 'play' ? { ...one, verb: 'defeat' as const } : one;
      });
    case 'look':
      return as('look', step.at);
    case 'reveal':
      return as('show', step.what);
    case 'take':
    case 'revealUntil':
      return as('search', step.what);
    case 'putBack':
      return as('arrange', step.what, { zone: step.where === 'top' || step.where === 'bottom' ? 'deck' : 'hand' });
    case 'copy':
    case 'activate':
      return as(step.do, step.of, step.effect.timing === 'ambush' ? { timing: 'ambush' } : step.effect.duel ? { timing: 'duel' } : {}); // prettier-ignore
    case 'attach':
      return step.asAttachment && step.asAttachment.power < 0 ? as('weaken', step.to) : [];
    case 'moveAttachment':
      return as('counts', step.what);
    case 'choose':
      return step.options.flat().flatMap((one) => ofStep(one, place));
    case 'pay':
      return [...step.cost, ...step.for].flatMap((one) => ofStep(one, place));
    case 'forEach':
      return [...as('counts', step.of), ...step.steps.flatMap((one) => ofStep(one, place))];
    case 'later':
      return step.steps.flatMap((one) => ofStep(one, place));
    default:
      return [];
  }
}

function isHiddenZone(target: Targets): boolean {
  return typeof target !== 'string' && !Array.isArray(target) && target.from === 'hidden';
}

/** "If there is no Kiba, return this": what the condition forbids is what the card hopes for. */
function losesItself(step: Step): boolean {
  return (step.do === 'return' || step.do === 'defeat') && step.what === 'self';
}

function ofAmount(amount: unknown, place: Place): Touch[] {
  if (typeof amount !== 'object' || amount === null) return [];
  if ('upTo' in amount) return ofAmount(amount.upTo, place);
  return ofValue(amount as Value, place, 'counts');
}

function ofValue(value: Value, place: Place, verb: 'counts' | 'needs'): Touch[] {
  if (typeof value === 'number') return [];
  if ('plus' in value) return value.plus.flatMap((one) => ofValue(one, place, verb));
  if ('times' in value) return lowers(value) ? [] : ofValue(value.times[1], place, verb);
  if ('count' in value && typeof value.count !== 'string') return counting(value.count, place, verb);
  // The cost of the weapons it holds counts as they do.
  if ('stat' in value && typeof value.of !== 'string' && value.of.from === 'attachments')
    return counting(value.of, place, verb);
  return [];
}

/** Missions where there is such a character are counted by the characters. */
function counting(group: Group, place: Place, verb: 'counts' | 'needs'): Touch[] {
  const what = group.from === 'missions' ? group.with : group;
  return what ? touching(what, place).map((one) => ({ ...one, verb })) : [];
}

function ofCondition(condition: Condition, place: Place, forbidden = false): Touch[] {
  if ('all' in condition) return condition.all.flatMap((one) => ofCondition(one, place, forbidden));
  if ('any' in condition) return condition.any.flatMap((one) => ofCondition(one, place, forbidden));
  if ('there' in condition) return forbidden ? [] : counting(condition.there, place, 'needs');
  if ('none' in condition) return forbidden ? counting(condition.none, place, 'needs') : [];
  if ('value' in condition) return forbidden ? [] : ofValue(condition.value, place, 'needs');
  return [];
}

function ofGrant(grant: Grant, place: Place): Touch[] {
  const as = (verb: Verb, what: Targets | Group, more?: Partial<Touch>) =>
    touching(what, place).map((one) => ({ ...one, verb, ...more }));
  switch (grant.grant) {
    case 'power':
      return [...as(lowers(grant.amount) ? 'weaken' : 'strengthen', grant.to), ...ofAmount(grant.amount, place)];
    case 'setPower':
      return as('weaken', grant.to);
    case 'doublePower':
      return as('strengthen', grant.of);
    case 'powerupBonus':
      return as('raiseTokens', grant.to);
    case 'keepTokens':
      return as('keepTokens', grant.to);
    case 'cost':
      return [...ofCost(grant, place), ...ofAmount(grant.less, place)];
    case 'cannot':
      return ofForbidding(grant, place);
    case 'upgradeOver':
      return as('upgradeOver', grant.what).map((one) => ({ ...one, side: 'own' as const }));
    case 'defeatedGoToHand':
      return as('onDefeat', grant.what);
    case 'lookAnytime':
      return as('look', grant.at);
    case 'blank':
      return as('blank', grant.what);
    case 'gains':
      return ofEffect(grant.effect, place).filter(({ side }) => side !== 'self');
    case 'phantom':
      return [touch('strengthen', 'own', { anyOf: [grant.trait] }, place)];
    default:
      return [];
  }
}

function ofForbidding({ be, what, by }: Extract<Grant, { grant: 'cannot' }>, place: Place): Touch[] {
  const all = touching(what, place);
  const as = (verb: Verb, more?: Partial<Touch>) => all.map((one) => ({ ...one, verb, ...more }));
  const against = be.filter((one) => one === 'moved' || one === 'hidden' || one === 'defeated');
  if (by === 'enemy') return as('protect', { against });
  return [
    ...(be.includes('moved') ? as('pin') : []),
    ...(be.includes('revealed') ? as('noReveal') : []),
    ...(be.includes('gainTokens') ? as('noTokens') : []),
  ];
}

function ofCost({ of, less, played, who, to }: Extract<Grant, { grant: 'cost' }>, place: Place): Touch[] {
  if (of === 'self') return less === undefined || played !== 'revealed' ? [] : [touch('cheaper', 'self', {}, place)];
  const dear = less === undefined;
  const side: Side = who === 'opponent' ? 'enemy' : 'own';
  if (of === 'host') return touching('host', place).map((one) => ({ ...one, verb: 'reveal' as const }));
  const { other: _, ...look } = of;
  return [touch(dear ? (played ? 'noReveal' : 'dearer') : 'cheaper', side, look, place, { here: to === 'here' })];
}

/** Who or what is meant, with whatever name it goes by; `verb` is for the caller to say. */
function touching(target: Targets | Group, place: Place): Touch[] {
  if (Array.isArray(target)) return target.flatMap((one) => touching(one, place));
  if (typeof target === 'string') return named(target, place);
  const look = lookOf(target);
  if (!look) return target.from === 'stack' ? touching(target.of, place).map((one) => ({ ...one, look: { ...one.look, ...(target.anyOf ? { anyOf: target.anyOf } : {}) } })) : []; // prettier-ignore
  const holding = (target.from === undefined || target.from === 'play') && target.holding;
  return [
    ...sidesOf(target, place).map((side) =>
      touch('needs', side, look, place, {
        zone: zoneOf(target, place),
        here: 'in' in target && target.in === 'here',
        ...(byOwnPower(look.power) ? { byOwnPower: true as const } : {}),
      }),
    ),
    ...(holding ? [touch('needs', 'own', { type: 'attachment', ...holding }, place)] : []),
  ];
}

function byOwnPower(compare: Compare | undefined): boolean {
  return Object.values(compare ?? {}).some((than: Value) => typeof than === 'object' && 'stat' in than && (than.of === 'self' || than.of === 'host')); // prettier-ignore
}

function named(name: string, place: Place): Touch[] {
  if (name === 'self') return [touch('needs', 'self', {}, place)];
  if (name === 'host') {
    const { card } = place;
    if (card.type !== 'attachment' || card.attach.to !== 'character') return [];
    const sides: Side[] = card.attach.side === 'any' ? ['own', 'enemy'] : [card.attach.side === 'enemy' ? 'enemy' : 'own']; // prettier-ignore
    return sides.map((side) => touch('needs', side, hostLook(card), place));
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

function hostLook(card: CardDefinition): Look {
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

function touch(verb: Verb, side: Side, look: Look, { effect }: Place, more: Partial<Touch> = {}): Touch {
  return { verb, side, zone: 'play', look, here: false, effect, ...more };
}
