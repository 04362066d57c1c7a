import type { Effect, Grant, Replacement } from './effect';
import { steps } from './bindings';
import type { Deed, Reach } from './facet-values';
import { type Doer, reachOf } from './reach';
import type { Target, Value } from './expression';
import type { Step, Targets } from './step';

/** A deed, where it has a name among players, and what it is done to. */
export interface Doing {
  deeds: readonly Deed[];
  reach: readonly Reach[];
}

/** Everything a card does, told from its effects and never from their text. */
export function doings(card: Doer): Doing[] {
  return [
    ...steps(card.effects).map((step) => ofStep(step, card)),
    ...card.effects.flatMap((effect) => ofEffect(effect, card)),
  ];
}

function ofEffect(effect: Effect, card: Doer): Doing[] {
  if (effect.kind === 'static') return effect.grants.map((grant) => ofGrant(grant, card));
  if (effect.kind === 'replacement') return [ofReplacement(effect, card)];
  if (effect.kind !== 'modifier' || !('verb' in effect.change)) return [];
  // Whom an effect of this card hides, the line defeats.
  return steps(card.effects).flatMap((step) => (step.do === 'hide' ? sided('defeat', reachOf(step.what, card)) : []));
}

/** Something else happens than being defeated, hidden or moved. */
function ofReplacement({ what }: Replacement, card: Doer): Doing {
  return { deeds: ['protect'], reach: reachOf(what, card) };
}

function sided(verb: 'hide' | 'defeat' | 'move', reach: readonly Reach[]): Doing {
  const own = reach.some((one) => one === 'self' || one === 'friendly');
  return {
    deeds: [
      ...(reach.includes('enemy') ? [`${verb}-enemy` as const] : []),
      ...(own ? [`${verb}-friendly` as const] : []),
    ],
    reach,
  };
}

function ofStep(step: Step, card: Doer): Doing {
  const theirs = step.who === 'opponent';
  const on = (targets: Targets, ...deeds: Deed[]): Doing => ({ deeds, reach: reachOf(targets, card, theirs) });
  const plain = (...deeds: Deed[]): Doing => ({ deeds: theirs ? [] : deeds, reach: [] });
  switch (step.do) {
    case 'hide':
    case 'defeat':
    case 'move':
      return sided(step.do, reachOf(step.what, card, theirs));
    case 'powerup':
      return on(step.to ?? 'self', 'powerup');
    case 'addPower':
      return on(step.to, 'strengthen');
    case 'removeTokens':
      return on(step.from, 'untoken');
    case 'moveTokens':
      return on([step.from, step.to], 'untoken', 'powerup');
    case 'takeControl':
    case 'takeBack':
      return on(step.what, 'control');
    case 'return': {
      const doing = on(step.what);
      return { ...doing, deeds: [doing.reach.includes('discard') ? 'recover' : 'bounce'] };
    }
    case 'play': {
      const from = typeof step.what === 'string' ? undefined : step.what.from;
      return on(step.what, from === 'discard' ? 'play-discard' : from === 'hidden' ? 'reveal' : 'play');
    }
    case 'putHidden':
      return on(step.what, 'put-hidden');
    case 'discard': {
      const doing = on(step.what);
      return { ...doing, deeds: [discardOf(doing.reach)] };
    }
    case 'draw':
      return { deeds: theirs ? [] : ['draw'], reach: [theirs ? 'opponent-deck' : 'deck'] };
    case 'look':
      return on(step.at, ...looking(step.at));
    case 'reveal':
      return on(step.what, 'look');
    case 'take':
    case 'revealUntil':
      return on(step.what, 'search');
    case 'putBack':
      return on(step.what);
    case 'gainChakra':
      return theirs ? { deeds: ['chakra-opponent'], reach: [] } : plain('chakra');
    case 'stealChakra':
      return plain('chakra-steal');
    case 'gainPoints':
      return plain('points');
    case 'gainEdge':
    case 'giveEdge':
      return plain('edge');
    case 'copy':
    case 'activate':
      return on(step.of, 'copy');
    case 'repeat':
      return plain('repeat');
    case 'attach':
      return on(step.to, 'attach', ...(step.asAttachment && step.asAttachment.power < 0 ? (['weaken'] as const) : []));
    case 'moveAttachment':
      return on(step.what, 'attach');
    case 'payChakra':
    case 'shuffle':
    case 'declare':
    case 'choose':
    case 'pay':
    case 'forEach':
    case 'later':
      return plain();
  }
}

/** Who looks through a whole deck searches it. */
function looking(at: Target): Deed[] {
  const whole = typeof at !== 'string' && at.from === 'deck' && at.choose === 'all' && at.top === undefined;
  return whole ? ['search'] : ['look'];
}

function lowers(amount: Value): boolean {
  if (typeof amount === 'number') return amount < 0;
  return 'times' in amount && amount.times[0] < 0;
}

function discardOf(reach: readonly Reach[]): Deed {
  if (reach.includes('attachment')) return 'discard-attachment';
  if (reach.includes('enemy')) return 'defeat-enemy';
  return reach.some((one) => one.startsWith('opponent-')) ? 'discard-opponent' : 'discard';
}

function ofGrant(grant: Grant, card: Doer): Doing {
  const on = (subject: Targets, ...deeds: Deed[]): Doing => ({ deeds, reach: reachOf(subject, card) });
  switch (grant.grant) {
    case 'power':
      return on(grant.to, lowers(grant.amount) ? 'weaken' : 'strengthen');
    case 'setPower':
      return on(grant.to, 'weaken', ...(grant.losesTokens ? (['untoken'] as const) : []));
    case 'doublePower':
      return on(grant.of, 'strengthen');
    case 'powerupBonus':
    case 'keepTokens':
      return on(grant.to, 'powerup');
    case 'sideTotal':
      return { deeds: ['strengthen'], reach: ['mission'] };
    case 'chakra':
      return { deeds: ['chakra'], reach: [] };
    case 'cost':
      return { deeds: [grant.less === undefined ? 'dearer' : 'cheaper'], reach: grant.of === 'self' ? ['self'] : [] };
    case 'missionWorth':
    case 'scoreTwice':
      return { deeds: ['points'], reach: ['mission'] };
    case 'cannot':
      return on(grant.what, grant.by === 'enemy' ? 'protect' : 'forbid');
    case 'playOnly':
      return on('self', 'forbid');
    case 'upgradeOver':
      return on('self', 'upgrade-over');
    case 'manyAttachments':
      return on(grant.to, 'attach');
    case 'lookAnytime':
      return on(grant.at, 'look');
    case 'defeatedGoToHand':
      return on(grant.what, 'recover');
    case 'trait':
      return on(grant.to, 'trait');
    case 'phantom':
      return { deeds: ['trait'], reach: ['mission'] };
    case 'blank':
      return on(grant.what, 'blank');
    case 'gains':
      return on(grant.to);
  }
}
