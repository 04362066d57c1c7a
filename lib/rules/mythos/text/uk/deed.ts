import type { Target } from '../../cards/effects/expression';
import type { EffectPick, Step, StepOf } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { joined, listed, plain, say, term, type Text } from '../pieces';
import { barePhrase } from './cards/describe';
import { chosenNoun } from './cards/binding';
import { placeText } from './cards/place';
import { named, refText } from './cards/reference';
import type { Scope } from './cards/scope';
import { deckOf, isMany, isOnly, namedTarget, targetsText, targetText } from './cards/target';
import { amountOf, measured, withX } from './cards/value';
import { inflect, type Phrase } from './words/phrase';
import { act, type Mood } from './words/verb';
import { belonging, CARD, CHAKRA, CHARACTER, COST, EVERY, POINT, TOKEN, type Noun } from './words/vocabulary';

const EDGE = term('edge', 'Edge');
const bare = (noun: Noun): Phrase => ({ noun, before: [] });

/** A step that holds no others. */
export type Deed = Exclude<Step, { do: 'choose' | 'pay' | 'forEach' | 'later' }>;

/** What a step does, in the mood of the sentence: `приховай ворожого персонажа на цій місії`. */
export function deedText(step: Deed, mood: Mood, scope: Scope): Text {
  switch (step.do) {
    case 'powerup':
      return powerupText(step, mood, scope);
    case 'removeTokens':
      return say`${act('remove', mood)} ${tokensText(step.amount, scope)} з ${namedTarget(step.from, 'g', scope)}${tokensTail(step.amount, scope)}`;
    case 'moveTokens':
      return say`${act('carry', mood)} ${tokensText(step.amount, scope)} з ${namedTarget(step.from, 'g', scope)} на ${namedTarget(step.to, 'a', scope)}${tokensTail(step.amount, scope)}`;
    case 'addPower': {
      const { said, tail } = amountOf(step.amount, scope);
      return say`${act('give', mood)} ${signed(said)} ${term('power', 'Power')} ${targetText(step.to, 'd', scope)} ${tail}`;
    }
    case 'hide':
    case 'defeat':
      return say`${act(step.do, mood)} ${targetsText(step.what, 'a', scope)}`;
    case 'move':
      return moveText(step, mood, scope);
    case 'takeControl':
      return say`${act('takeControl', mood)} над ${targetText(step.what, 'i', scope)}`;
    case 'takeBack':
      return say`${act('takeBack', mood)} над ${targetText(step.what, 'i', scope)}`;
    case 'return':
      return say`${act('return', mood)} ${intoHand(step.what, say`у руку${handOf(step.what)}`, scope)}`;
    case 'play':
      return playText(step, mood, scope);
    case 'putHidden': {
      const many = isMany(step.what, scope) ? 'many' : 'one';
      const hidden = many === 'one' ? 'як прихованого персонажа' : 'як прихованих персонажів';
      const to = step.to ? placeText(step.to, 'to', scope) : 'на будь-яку місію';
      const side = typeof step.what === 'object' && 'whose' in step.what && step.what.whose ? 'на своєму боці' : '';
      return say`${act('lay', mood)} ${targetText(step.what, 'a', scope)} ${to} ${side} ${hidden} ${side && 'під своїм контролем'}`;
    }
    case 'draw': {
      if (typeof step.amount === 'object' && 'count' in step.amount && step.amount.count === scope.recent)
        return say`${act('take', mood)} стільки ж карт`;
      const amount = amountOf(step.amount, scope);
      const cards = step.amount === 1 ? inflect(bare(CARD), 'a') : measured(amount, bare(CARD), 'a');
      return say`${act('take', mood)} ${cards} ${amount.tail}`;
    }
    case 'discard':
      return say`${act('discard', mood)} ${targetText(step.what, 'a', scope)}`;
    case 'look':
      return say`${act('look', mood)} ${targetText(step.at, 'a', scope)}`;
    case 'reveal':
      return say`${act('show', mood)} ${targetText(step.what, 'a', scope)}`;
    case 'revealUntil': {
      const found =
        typeof step.what === 'string' ? refText(step.what, 'n', scope) : inflect(barePhrase(step.what, scope), 'n');
      return say`${act('keepShowing', mood)} по одній верхні карти ${deckOf(step.what, scope)}, доки не з’явиться ${found}`;
    }
    case 'take':
      return say`${step.reveal ? say`${act('show', mood)} і` : ''} ${act('take', mood)} ${intoHand(step.what, say`у руку`, scope)}`;
    case 'putBack':
      return putBackText(step, mood, scope);
    case 'shuffle':
      return say`${act('shuffle', mood)} свою колоду`;
    case 'gainChakra':
    case 'stealChakra':
    case 'gainPoints': {
      const amount = amountOf(step.amount, scope);
      const what = measured(amount, bare(step.do === 'gainPoints' ? POINT : CHAKRA), 'a');
      return step.do === 'stealChakra'
        ? say`${act('steal', mood)} ${what} у ${scope.actor === 'opponent' ? 'тебе' : 'суперника'} ${amount.tail}`
        : say`${act('gain', mood)} ${what} ${amount.tail}`;
    }
    case 'payChakra': {
      if (step.amount === 'any') return say`${act('pay', mood)} будь-яку кількість ${inflect(bare(CHAKRA), 'g')}`;
      const amount = amountOf(step.amount, scope);
      return say`${act('pay', mood)} ${measured(amount, bare(CHAKRA), 'a')} ${amount.tail}`;
    }
    case 'gainEdge':
      return say`${act('gain', mood)} ${EDGE}`;
    case 'giveEdge':
      return say`${act('handOver', mood)} ${EDGE} ${scope.actor === 'opponent' ? 'тобі' : 'суперникові'}`;
    case 'copy':
      return say`${act('copy', mood)} ${pickText(step.effect)} ${namedTarget(step.of, 'g', scope)}`;
    case 'activate': {
      const ignoring = step.ignoringRequirements ? ', не зважаючи на вимоги цього ефекту' : '';
      return say`${act('activate', mood)} ${pickText(step.effect)} ${namedTarget(step.of, 'g', scope)}${ignoring}`;
    }
    case 'repeat':
      return say`${act('repeat', mood)} ефект ${EFFECT_TERMS[step.effect]} ${step.in ? placeText(step.in, 'at', scope, 'many') : ''}`;
    case 'attach': {
      const instead = step.asAttachment
        ? say`; доки ця карта долучена, вона вважається долученням з Power ${signed(step.asAttachment.power)}, а не персонажем`
        : '';
      return say`${act('attach', mood)} ${refText(step.what, 'a', scope)} до ${namedTarget(step.to, 'g', scope)}${instead}`;
    }
    case 'moveAttachment':
      return say`${act('move', mood)} ${targetText(step.what, 'a', scope, 'from')} на ${namedTarget(newHost(step), 'a', scope)}`;
    case 'declare':
      return say`${act('name', mood)} число`;
  }
}

/** From one character to another. */
function newHost({ what, to }: StepOf<'moveAttachment'>): Target {
  const between = typeof what === 'object' && what.from === 'attachments' && what.on === 'character';
  const anyone = typeof to === 'object' && (to.from === undefined || to.from === 'play');
  return between && anyone ? { ...to, other: true } : to;
}

/** `+3`, `−2`, `+X` */
export function signed(number: number | string): Text {
  return typeof number === 'number' && number < 0 ? say`${number}` : say`+${number}`;
}

function powerupText({ amount, to }: StepOf<'powerup'>, mood: Mood, scope: Scope): Text {
  // One POWERUP however many it counts: what makes a POWERUP larger does so once.
  const whole = typeof amount === 'object' && 'count' in amount;
  const { said, tail } = whole ? withX(amount, scope) : amountOf(amount, scope);
  const target = to === undefined ? '' : targetsText(to, 'd', { ...scope, recent: undefined });
  return say`${act('do', mood)} ${term('powerup', `POWERUP ${plain(say`${said}`)}`)} ${target} ${tail}`;
}

type Tokens = StepOf<'removeTokens'>['amount'];

function tokensText(amount: Tokens, scope: Scope): Text {
  if (amount === 'all') return say`усі ${inflect(bare(TOKEN), 'a', 'many')}`;
  if (typeof amount === 'object' && 'upTo' in amount)
    return say`до ${measured(withX(amount.upTo, scope), bare(TOKEN), 'g')}`;
  return measured(amountOf(amount, scope), bare(TOKEN), 'a');
}

function tokensTail(amount: Tokens, scope: Scope): Text {
  if (amount === 'all') return say``;
  const tail =
    typeof amount === 'object' && 'upTo' in amount ? withX(amount.upTo, scope).tail : amountOf(amount, scope).tail;
  return say` ${tail}`;
}

/** What comes to this mission comes from another: that need not be said. */
function moveText({ what, to }: StepOf<'move'>, mood: Mood, scope: Scope): Text {
  const targets = (Array.isArray(what) ? what : [what]).map((target) => {
    if (typeof target === 'string' || to !== 'here') return targetText(target, 'a', scope, 'from');
    return targetText(target, 'a', scope, 'in' in target && target.in === 'elsewhere' ? 'nowhere' : 'from');
  });
  return say`${act('move', mood)} ${listed(targets, 'і')} ${to ? placeText(to, 'to', scope) : ''}`;
}

/** `цього персонажа в руку`, but `у руку персонажа зі свого стосу скидання`. */
function intoHand(what: StepOf<'return'>['what'], hand: Text, scope: Scope): Text {
  const card = targetText(what, 'a', scope, 'from');
  return typeof what === 'string' || isOnly(what, scope) ? say`${card} ${hand}` : say`${hand} ${card}`;
}

/** A card goes to its owner's hand: said where that is the other player's. */
function handOf(what: StepOf<'return'>['what']): Text {
  return say`${typeof what === 'object' && 'side' in what && what.side === 'enemy' ? ' власника' : ''}`;
}

function playText(step: StepOf<'play'>, mood: Mood, scope: Scope): Text {
  const { what, to, less, more, notAsUpgrade } = step;
  const turnsUp = typeof what === 'object' && what.from === 'hidden';
  const count = isMany(what, scope) ? 'many' : 'one';
  const noun = typeof what === 'string' ? named(what, scope).phrase.noun : chosenNoun(what);
  const anywhere = typeof what === 'object' && !turnsUp && noun === CHARACTER ? ANYWHERE[count] : '';
  const where = to === undefined ? anywhere : placeText(to, turnsUp ? 'at' : 'to', scope);
  const each = count === 'many' ? say`за ${EVERY({ noun, count: 'one', case: 'a' })}` : '';
  const its = belonging(noun, count)({ noun: COST, count: 'one', case: 'a' });
  const cost = [
    less === undefined ? '' : say`, заплативши ${each} ${difference(less, 'менше', scope)}`,
    more === undefined ? '' : say`, заплативши ${each} ${difference(more, 'більше', scope)}`,
    less === undefined && more === undefined ? say`, заплативши ${its} вартість,` : '',
  ];
  return joined([
    act(turnsUp ? 'turnUp' : 'play', mood),
    targetText(
      what,
      'a',
      scope,
      typeof what === 'object' && (turnsUp || (what.from === 'hand' && !what.whose)) ? 'nowhere' : 'from',
    ),
    where,
    notAsUpgrade ? ', але не як покращення' : '',
    ...cost,
  ]);
}

const ANYWHERE = { one: 'на будь-яку місію', many: 'на будь-які місії' } as const;

function difference(value: NonNullable<StepOf<'play'>['less']>, word: string, scope: Scope): Text {
  const amount = withX(value, scope);
  return say`на ${measured(amount, bare(CHAKRA), 'a')} ${word}${amount.tail}`;
}

function putBackText({ what, where }: StepOf<'putBack'>, mood: Mood, scope: Scope): Text {
  const deck = deckOf(what, scope);
  const cards = targetText(what, 'a', scope);
  switch (where) {
    case 'top':
      return say`${act('put', mood)} ${cards} на верх ${deck}`;
    case 'bottom':
      return say`${act('put', mood)} ${cards} на низ ${deck}`;
    case 'randomBottom':
      return say`${act('put', mood)} ${cards} на низ ${deck} у випадковому порядку`;
    case 'shuffled':
      return say`${act('shuffleIn', mood)} ${cards} у колоду`;
  }
}

const EFFECTS = { one: 'ефект', many: 'ефекти' } as const;

/** `миттєвий ефект DUEL`, `ефекти AMBUSH` */
function pickText({ instant, timing, notTiming, duel, all }: EffectPick): Text {
  const count = all ? 'many' : 'one';
  return joined([
    instant ? term('instant', count === 'one' ? 'миттєвий' : 'миттєві') : '',
    EFFECTS[count],
    timing ? TIMING_TERMS[timing] : '',
    duel ? EFFECT_TERMS.duel : '',
    notTiming ? say`(не ${TIMING_TERMS[notTiming]})` : '',
  ]);
}
