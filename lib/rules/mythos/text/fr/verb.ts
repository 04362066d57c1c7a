import { bindingOf } from '../../cards/effects/bindings';
import type { Chosen, Target, Value } from '../../cards/effects/expression';
import type { Choose, EffectPick, ForEach, Later, Pay, Step, StepOf, Targets } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { joined, type Part, say, term, type Text } from '../pieces';
import { amountOf, perEach } from './cards/amount';
import { nounOf } from './cards/expression';
import { isWholeDeck } from './cards/measure';
import { one } from './words/noun';
import { type Phrase, VERBS } from './words/phrase';
import { placeText } from './cards/place';
import { zoneText } from './cards/qualifier';
import { isSole, type Scope, shapeOf } from './cards/reference';
import { objectText, type TargetManner, targetsText, targetText } from './cards/target';
import { agree, CHAKRA, EDGE, of, points, POWER, POWERUP, signed, to, tokens } from './words/words';

// What one step does, as verb phrases. Mostly one; two where French needs two verbs.

export type SimpleStep = Exclude<Step, Choose | Pay | ForEach | Later>;

export function phrasesOf(step: SimpleStep, scope: Scope): Phrase[] {
  switch (step.do) {
    case 'powerup':
      return [{ verb: VERBS.powerup, rest: powerup(step, scope) }];
    case 'removeTokens':
      return [
        { verb: VERBS.remove, rest: say`${someTokens(step.amount, scope)} ${of(targetText(step.from, scope, DE))}` },
      ];
    case 'moveTokens': {
      const from = of(targetText(step.from, scope, DE));
      return [
        { verb: VERBS.shift, rest: say`${someTokens(step.amount, scope)} ${from} vers ${targetText(step.to, scope)}` },
      ];
    }
    case 'addPower': {
      const { text, each } = amountOf(step.amount, scope);
      return [
        {
          verb: VERBS.add,
          rest: say`pour cette évaluation ${text} ${POWER} ${to(targetText(step.to, scope))} ${each}`,
        },
      ];
    }
    case 'hide':
    case 'defeat':
      return [acting(VERBS[step.do], step.what, scope)];
    case 'discard':
      return [acting(VERBS.discard, step.what, scope, '', { entire: true })];
    case 'move':
      return [move(step, scope)];
    case 'takeControl':
      return [control(VERBS.take, step.what, scope)];
    case 'takeBack':
      return [control(VERBS.takeBack, step.what, scope)];
    case 'return':
      return [acting(VERBS.return, step.what, scope, say`dans ${handFor(step.what, scope)}`, DE)];
    case 'play':
      return [play(step, scope)];
    case 'putHidden':
      return putHidden(step, scope);
    case 'draw':
      return [{ verb: VERBS.draw, rest: counted(step.amount, 'carte', 'une carte', scope) }];
    case 'look':
      return [look(step.at, scope)];
    case 'reveal':
      return [acting(VERBS.show, step.what, scope)];
    case 'revealUntil':
      return [{ verb: VERBS.show, rest: until(step.what, scope) }];
    case 'take':
      return take(step, scope);
    case 'putBack':
      return [putBack(step, scope)];
    case 'shuffle':
      return [{ verb: VERBS.shuffle, rest: zoneText({ from: 'deck' }, scope) }];
    case 'gainChakra':
      return [{ verb: VERBS.gain, rest: chakra(step.amount, scope) }];
    case 'stealChakra':
      return [
        scope.actor === 'opponent'
          ? { verb: VERBS.steal, pronoun: 'vous', rest: chakra(step.amount, scope) }
          : { verb: VERBS.steal, rest: say`${chakra(step.amount, scope)} à ${opponentOf(scope)}` },
      ];
    case 'payChakra':
      return [{ verb: VERBS.pay, rest: step.amount === 'any' ? anyChakra(scope) : chakra(step.amount, scope) }];
    case 'gainPoints': {
      const { text, plural, each } = amountOf(step.amount, scope);
      return [{ verb: VERBS.gain, rest: say`${text} ${points(plural)} ${each}` }];
    }
    case 'gainEdge':
      return [{ verb: VERBS.take, rest: say`l’${EDGE}` }];
    case 'giveEdge':
      return [
        scope.actor === 'opponent'
          ? { verb: VERBS.give, pronoun: 'vous', rest: say`l’${EDGE}` }
          : { verb: VERBS.give, rest: say`l’${EDGE} à ${opponentOf(scope)}` },
      ];
    case 'copy':
      return [{ verb: VERBS.copy, rest: effectOf(step.effect, step.of, scope) }];
    case 'activate': {
      const ignoring = step.ignoringRequirements ? 'sans tenir compte de ses conditions' : '';
      return [{ verb: VERBS.activate, rest: say`${effectOf(step.effect, step.of, scope)} ${ignoring}` }];
    }
    case 'repeat': {
      const where = step.in === undefined ? '' : placeText(step.in, 'dans', true, scope);
      return [{ verb: VERBS.repeat, rest: say`l’effet ${EFFECT_TERMS[step.effect]} ${where}` }];
    }
    case 'attach': {
      const { asAttachment } = step;
      const as = asAttachment
        ? say`, comme attachement de ${POWER} ${signed(asAttachment.power)} et non comme personnage`
        : '';
      return [acting(VERBS.attach, step.what, scope, say`${to(targetText(step.to, scope))}${as}`)];
    }
    case 'moveAttachment':
      return [
        acting(VERBS.shift, step.what, scope, say`vers ${targetText(anotherHost(step.to), scope, { inPlay: false })}`),
      ];
    case 'declare':
      return [{ verb: VERBS.declare, rest: say`un nombre` }];
  }
}

const DE = { place: 'de' } as const;

/** The verb with its object, or with a pronoun where the sentence before was about it. */
function acting(verb: Phrase['verb'], what: Targets, scope: Scope, rest: Part = '', manner: TargetManner = {}): Phrase {
  if (typeof what === 'string' && scope.last.includes(what))
    return { verb, pronoun: shapeOf(what, scope), rest: say`${rest}` };
  if (isSole(what, scope)) return { verb, pronoun: { gender: 'm', plural: false }, rest: say`${rest}` };
  return { verb, rest: say`${objectText(what, scope, manner)} ${rest}` };
}

function powerup({ amount, to: receiver }: StepOf<'powerup'>, scope: Scope): Text {
  const { text, each } = amountOf(amount, scope);
  const on = receiver === undefined ? '' : say`sur ${targetsText(receiver, scope, { each: true })}`;
  return say`${POWERUP} ${text} ${on} ${each}`;
}

function someTokens(amount: StepOf<'removeTokens'>['amount'], scope: Scope): Text {
  if (amount === 'all') return say`tous les ${tokens(true)}`;
  const upTo = typeof amount === 'object' && 'upTo' in amount;
  const { text, plural, each } = amountOf(upTo ? amount.upTo : amount, scope);
  return say`${upTo ? 'jusqu’à' : ''} ${text} ${tokens(plural)} ${each}`;
}

function move({ what, to: goal }: StepOf<'move'>, scope: Scope): Phrase {
  const there = goal === undefined ? '' : placeText(goal, 'vers', false, scope);
  if (typeof what === 'string' && scope.last.includes(what)) return acting(VERBS.move, what, scope, there);
  const first = Array.isArray(what) ? what[0] : what;
  const fromElsewhere = typeof first === 'object' && 'in' in first && first.in === 'elsewhere' && goal === 'here';
  const single = typeof first === 'object' && first.from === 'stack' && goal === undefined;
  const moved = objectText(what, scope, { place: fromElsewhere ? 'none' : 'hors de' });
  return { verb: VERBS.move, rest: say`${moved} ${single ? 'vers une autre mission' : there}` };
}

const CONTROL = say`le ${term('take-control', 'contrôle')}`;

function control(verb: Phrase['verb'], what: Target, scope: Scope): Phrase {
  if (typeof what === 'string' && scope.last.includes(what)) return { verb, pronoun: 'en', rest: CONTROL };
  return { verb, rest: say`${CONTROL} ${of(targetText(what, scope))}` };
}

/** A card goes back to its owner; what is not surely the actor's goes to `son propriétaire`. */
function handFor(what: Target, scope: Scope): Text {
  const own = zoneText({ from: 'hand' }, scope);
  if (what === 'self' || what === 'host') return own;
  if (typeof what === 'object' && isOwn(what)) return own;
  return say`la main de ${shapeOf(what, scope).plural ? 'leur' : 'son'} propriétaire`;
}

function isOwn(chosen: Chosen): boolean {
  if ('whose' in chosen && chosen.whose) return false;
  if ('side' in chosen) return chosen.side === 'friendly' || chosen.side === 'yours';
  return chosen.from !== undefined && chosen.from !== 'play' && chosen.from !== 'attachments';
}

function play({ what, to: goal, less, more, notAsUpgrade, price }: StepOf<'play'>, scope: Scope): Phrase {
  const { plural, gender } = shapeOf(what, scope);
  const changes = joined(
    [
      less === undefined ? '' : paying(less, 'de moins', scope),
      more === undefined ? '' : paying(more, 'de plus', scope),
    ],
    ' et ',
  );
  const each = plural ? `pour ${agree('chacun', { gender, plural: false })}` : '';
  const full = price === undefined ? `en payant ${plural ? 'leur' : 'son'} coût` : '';
  const rest = say`${goal === undefined ? '' : placeText(goal, 'dans', false, scope)} ${changes.length > 0 ? say`en payant ${each} ${changes}` : full}${notAsUpgrade ? say`, mais pas en ${term('upgrade', 'amélioration')}` : ''}`;
  if (typeof what === 'string') return acting(VERBS.play, what, scope, rest);
  const verb = what.from === 'hidden' ? VERBS.reveal : VERBS.play;
  const place = what.from === 'hand' && !what.whose ? 'none' : 'de';
  return { verb, rest: say`${targetText(what, scope, { place })} ${rest}` };
}

function paying(value: Value, direction: string, scope: Scope): Text {
  const { text, each } = perEach(value, scope);
  return say`${text} ${direction} ${each}`;
}

/** What comes from the other player's zones stands on the actor's side and is controlled. */
function putHidden({ what, to: goal }: StepOf<'putHidden'>, scope: Scope): Phrase[] {
  const shape = shapeOf(what, scope);
  const as = say`comme ${shape.plural ? 'personnages' : 'personnage'} ${term('hidden', shape.plural ? 'cachés' : 'caché')}`;
  const chosen = `dans ${shape.plural ? 'les missions' : 'la mission'} de ${scope.actor === 'you' ? 'votre' : 'son'} choix`;
  const taken = typeof what === 'object' && 'whose' in what && what.whose !== undefined;
  const side = taken ? `de ${scope.actor === 'you' ? 'votre' : 'son'} côté` : '';
  const where = goal === undefined ? chosen : placeText(goal, 'dans', false, scope);
  const put = acting(VERBS.put, what, scope, say`${as} ${side} ${where}`);
  return taken ? [put, { verb: VERBS.take, pronoun: 'en', rest: CONTROL }] : [put];
}

/** An attachment is moved to where it is not. */
function anotherHost(to: Target): Target {
  const whoever = typeof to === 'object' && (to.from === undefined || to.from === 'play') && to.side === undefined;
  return whoever ? { ...to, other: true } : to;
}

function counted(amount: Value, noun: string, single: string, scope: Scope): Text {
  if (amount === 1) return say`${single}`;
  const { text, plural, each } = amountOf(amount, scope);
  return say`${text} ${noun}${plural ? 's' : ''} ${each}`;
}

function chakra(amount: Value, scope: Scope): Text {
  const { text, each } = amountOf(amount, scope);
  return say`${text} ${CHAKRA} ${each}`;
}

function anyChakra({ actor }: Scope): Text {
  return say`en plus autant de ${CHAKRA} ${actor === 'you' ? 'que vous voulez' : 'qu’il veut'}`;
}

function opponentOf({ actor }: Scope): string {
  return actor === 'each' ? 'son adversaire' : 'l’adversaire';
}

/** A whole deck is searched, anything else looked at. */
function look(at: Target, scope: Scope): Phrase {
  const deck = typeof at === 'object' && isWholeDeck(at);
  return acting(deck ? VERBS.search : VERBS.look, at, scope);
}

function until(what: Target, scope: Scope): Text {
  const deck = of(
    zoneText({ from: 'deck', ...(typeof what === 'object' && 'whose' in what ? { whose: what.whose } : {}) }, scope),
  );
  const found = typeof what === 'string' ? targetText(what, scope) : one(nounOf(what, scope, { place: 'none' }));
  return say`les cartes du dessus ${deck} une à une jusqu’à trouver ${found}`;
}

function take({ what, reveal }: StepOf<'take'>, scope: Scope): Phrase[] {
  const hand = say`à ${zoneText({ from: 'hand' }, scope)}`;
  if (!reveal) return [acting(VERBS.add, what, scope, hand)];
  return [acting(VERBS.show, what, scope), { verb: VERBS.add, pronoun: shapeOf(what, scope), rest: hand }];
}

const ENDS = { top: 'sur', bottom: 'sous', randomBottom: 'sous', shuffled: 'dans' } as const;

function putBack({ what, where }: StepOf<'putBack'>, scope: Scope): Phrase {
  const deck = deckOf(what, scope);
  const order = where === 'randomBottom' && shapeOf(what, scope).plural ? ', dans un ordre aléatoire' : '';
  const away = typeof what === 'object' && (what.from === 'hand' || what.from === 'discard');
  const verb = where === 'shuffled' ? VERBS.shuffle : away ? VERBS.put : VERBS.putBack;
  return acting(verb, what, scope, say`${ENDS[where]} ${deck}${order}`);
}

/** The deck that cards go back to is the one they were looked at in. */
function deckOf(what: Target, scope: Scope): Text {
  const name = typeof what === 'string' ? what : what.from === 'bound' ? what.name : undefined;
  const step = name === undefined ? undefined : bindingOf(scope.card.effects, name);
  const source = step?.do === 'look' ? step.at : step?.do === 'reveal' || step?.do === 'revealUntil' ? step.what : what;
  const whose = typeof source === 'object' && 'whose' in source ? source.whose : undefined;
  return zoneText({ from: 'deck', ...(whose ? { whose } : {}) }, scope);
}

function effectOf({ instant, timing, notTiming, duel, all }: EffectPick, whose: Target, scope: Scope): Text {
  const s = all ? 's' : '';
  return joined([
    all ? 'les' : 'un',
    `effet${s}`,
    timing ? TIMING_TERMS[timing] : '',
    duel ? EFFECT_TERMS.duel : '',
    instant ? term('instant', `instantané${s}`) : '',
    notTiming ? say`autre${s} qu’${TIMING_TERMS[notTiming]}` : '',
    of(targetText(whose, scope)),
  ]);
}
