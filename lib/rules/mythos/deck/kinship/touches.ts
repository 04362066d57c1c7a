import type { Change, Effect, Grant, Trigger } from '../../cards/effects/effect';
import type { Condition, Group, Value } from '../../cards/effects/expression';
import type { EffectName, Step, StepOf, Targets } from '../../cards/effects/step';
import type { CardDefinition } from '../../cards/schema';
import type { Look } from './look';
import { hostLook, type Place, type Side, type Touch, touch, touching, type Verb } from './targets';

// Everything a card's effects touch, flat: what is done, to what kind of card, on whose side. Read from the data alone;
// who goes with whom is told from these lists and from nothing else.

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
      return [...head, ...ofSteps(effect.steps, place)];
    case 'triggered': {
      const at = { ...place, trigger: effect.on };
      return [...head, ...ofTrigger(effect.on, at), ...ofSteps(effect.steps, at)];
    }
    case 'replacement':
      return [
        ...head,
        ...said(touching(effect.what, place), 'protect', {
          against: effect.would,
        }),
      ];
    case 'modifier':
      return [...head, ...ofSteps(added(effect.change), place)];
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
  const as = (verb: Verb, what: Targets | Group) => said(touching(what, place), verb);
  switch (on.event) {
    case 'played':
      return as('onPlay', on.what);
    case 'moved':
      return as('onMove', on.what);
    case 'defeated':
      return as('onDefeat', on.what);
    case 'attached':
      return [
        touch(
          'onAttach',
          'own',
          { type: 'attachment', ...on.attachment },
          place,
          on.to === 'self' ? { on: 'self' } : {},
        ),
      ];
    default:
      return [];
  }
}

/** Who is hidden and then moved moves hidden: nothing that waits for a move sees it. */
function ofSteps(steps: readonly Step[], place: Place): Touch[] {
  const hidden = new Set<string>();
  return steps.flatMap((step) => {
    const touches = ofStep(step, place);
    if (step.do === 'hide') for (const what of [step.what, step.as]) hidden.add(JSON.stringify(what));
    if (step.do !== 'move' || !hidden.has(JSON.stringify(step.what))) return touches;
    return touches.map((one) => (one.verb === 'move' ? { ...one, hiddenFirst: true as const } : one));
  });
}

function ofStep(step: Step, outer: Place): Touch[] {
  const place = step.who === 'opponent' ? { ...outer, theirs: !outer.theirs } : outer;
  const as = (verb: Verb, what: Targets | Group | undefined, more?: Partial<Touch>) =>
    what === undefined ? [] : said(touching(what, place), verb, more);
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
      if (typeof step.what !== 'string' && 'from' in step.what && step.what.from === 'stack')
        return as('strip', step.what);
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
      return ofPutBack(step, as);
    case 'copy':
    case 'activate':
      return as(step.do, step.of, step.effect.timing === 'ambush' ? { timing: 'ambush' } : step.effect.duel ? { timing: 'duel' } : {}); // prettier-ignore
    case 'attach':
      return step.asAttachment && step.asAttachment.power < 0
        ? as('weaken', step.to, { amount: -step.asAttachment.power })
        : [];
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

/** What is put on top by choice is known when it comes up; all that was looked at goes back as it lay. */
function ofPutBack({ what, where }: StepOf<'putBack'>, as: As): Touch[] {
  if (typeof what !== 'string' && what.from === 'discard') return as('recover', what);
  const chosen = typeof what === 'string' || what.from !== 'bound';
  return chosen && (where === 'top' || where === 'bottom') ? as('arrange', what, { zone: 'deck' }) : [];
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
  return what ? said(touching(what, place), verb) : [];
}

function ofCondition(condition: Condition, place: Place, forbidden = false): Touch[] {
  if ('all' in condition) return condition.all.flatMap((one) => ofCondition(one, place, forbidden));
  if ('any' in condition) return condition.any.flatMap((one) => ofCondition(one, place, forbidden));
  if ('there' in condition) return forbidden ? [] : counting(condition.there, place, 'needs');
  if ('none' in condition) return forbidden ? counting(condition.none, place, 'needs') : [];
  if ('value' in condition) return forbidden ? [] : ofValue(condition.value, place, 'needs');
  if ('card' in condition && condition.card === 'self' && condition.fits.holding)
    return [touch('needs', 'own', { type: 'attachment', ...condition.fits.holding }, place, { on: 'self' })];
  return [];
}

function ofGrant(grant: Grant, place: Place): Touch[] {
  const as = (verb: Verb, what: Targets | Group, more?: Partial<Touch>) => said(touching(what, place), verb, more);
  switch (grant.grant) {
    case 'power':
      return [
        ...(lowers(grant.amount)
          ? as('weaken', grant.to, typeof grant.amount === 'number' ? { amount: -grant.amount } : {})
          : as('strengthen', grant.to)),
        ...ofAmount(grant.amount, place),
      ];
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
  if (of === 'host') return said(touching('host', place), 'reveal');
  const { type, anyOf, noneOf, cost, power } = of;
  const look: Look = {
    ...(type ? { type } : {}),
    ...(anyOf ? { anyOf } : {}),
    ...(noneOf ? { noneOf } : {}),
    ...(cost ? { cost } : {}),
    ...(power ? { power } : {}),
  };
  return [touch(dear ? (played ? 'noReveal' : 'dearer') : 'cheaper', side, look, place, { here: to === 'here' })];
}

/** Says what is done to those meant; what is asked of a target besides stays as it is. */
function said(touches: readonly Touch[], verb: Verb, more: Partial<Touch> = {}): Touch[] {
  return touches.map((one) => (one.verb === 'target' ? { ...one, verb, ...more } : one));
}
