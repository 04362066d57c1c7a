import type { Target } from '../../../cards/effects/expression';
import type { EffectPick, Step, StepOf, Verb } from '../../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../../heading';
import { joined, say, term, type Text } from '../../pieces';
import { forEvery } from '../nouns/expression';
import { place, zone } from '../nouns/place';
import { possessive, reference } from '../nouns/reference';
import { comparesCards, target } from '../nouns/target';
import type { Scope } from '../scope';
import { counted, NOUNS, preposition, single } from '../words/inflection';
import type { Phrase } from '../words/phrase';
import { conjugate, VERBS, type Voice } from '../words/verb';
import { isSeveral, look, play, putBack, putHidden, revealUntil } from './deck';
import { act, amount, eachOf, figure, leaving, object, perCard, tokens } from './object';

// What one step does: the verb and what follows it, without its subject.

/** Steps that hold others are put together in step.ts. */
type Simple = Exclude<Verb, 'choose' | 'pay' | 'forEach' | 'later'>;

const EDGE = term('edge', 'Edge');

export function clause(step: StepOf<Simple>, scope: Scope, voice: Voice): Text {
  const verb = (name: keyof typeof VERBS) => conjugate(VERBS[name], voice);
  switch (step.do) {
    case 'powerup':
      return powerup(step, scope, voice);
    case 'removeTokens':
      return say`${verb('remove')} ${tokens(step.amount, scope)} ${preposition('z', target(step.from, scope).in('gen'))}`;
    case 'moveTokens':
      return say`${verb('put')} ${tokens(step.amount, scope)} ${preposition('z', target(step.from, scope).in('gen'))} na ${target(step.to, scope).in('acc')}`;
    case 'addPower':
      return say`${verb('add')} ${amount(step.amount, scope)} ${single(NOUNS.power, 'acc')} ${target(step.to, scope).in('dat')}`;
    case 'hide':
    case 'defeat':
      return strike(step, scope, voice);
    case 'move':
      return move(step, scope, voice);

    case 'takeControl':
    case 'takeBack': {
      const [over, control] = [say`nad ${target(step.what, scope).in('ins')}`, term('take-control', 'kontrolę')];
      return say`${verb(step.do)} ${typeof step.what === 'string' ? say`${over} ${control}` : say`${control} ${over}`}`;
    }
    case 'return': {
      const fromDiscard = typeof step.what !== 'string' && step.what.from === 'discard';
      return act(
        fromDiscard ? 'take' : 'return',
        step.what,
        object(step.what, scope, leaving(step.what)),
        scope,
        voice,
        'do ręki',
      );
    }
    case 'play':
      return play(step, scope, voice);
    case 'putHidden':
      return putHidden(step, scope, voice);
    case 'draw':
      return say`${verb('draw')} ${step.amount === 1 ? 'kartę' : perCard(step.amount, NOUNS.card, scope)}`;
    case 'discard':
      return act('discard', step.what, object(step.what, scope), scope, voice);
    case 'look':
      return look(step, scope, voice);
    case 'reveal':
      return act('show', step.what, object(step.what, scope), scope, voice);
    case 'revealUntil':
      return revealUntil(step, scope, voice);
    case 'take': {
      const show = step.reveal ? say`${verb('show')} i` : '';
      return say`${show} ${act('take', step.what, object(step.what, scope), scope, voice, 'do ręki')}`;
    }
    case 'putBack':
      return putBack(step, scope, voice);
    case 'shuffle':
      return say`${verb('shuffle')} ${zone('deck', undefined, 'acc', scope, true)}`;
    case 'gainChakra':
      return say`${verb('gain')} ${perCard(step.amount, NOUNS.chakra, scope)}`;
    case 'stealChakra': {
      const robbed = { you: 'przeciwnikowi', opponent: 'ci', each: 'drugiemu graczowi' }[scope.actor];
      return say`${verb('steal')} ${robbed} ${perCard(step.amount, NOUNS.chakra, scope)}`;
    }
    case 'payChakra':
      if (step.amount === 'any') return say`${verb('pay')} dodatkowo dowolną ilość ${single(NOUNS.chakra, 'gen')}`;
      return say`${verb('pay')} ${perCard(step.amount, NOUNS.chakra, scope)}`;
    case 'gainPoints':
      return say`${verb('gain')} ${counted(amount(step.amount, scope), NOUNS.point)}`;
    case 'gainEdge':
      return say`${verb('gain')} ${EDGE}`;
    case 'giveEdge':
      return say`${verb('give')} ${{ you: 'przeciwnikowi', opponent: 'ci', each: 'drugiemu graczowi' }[scope.actor]} ${EDGE}`;
    case 'copy':
      return say`${verb('copy')} ${effects(step.effect, target(step.of, scope))}`;
    case 'activate': {
      const ignoring = step.ignoringRequirements ? `, ignorując ${step.effect.all ? 'ich' : 'jego'} wymagania` : '';
      return say`${verb('activate')} ${effects(step.effect, target(step.of, scope))}${ignoring}`;
    }
    case 'repeat':
      return say`${verb('repeat')} efekt ${EFFECT_TERMS[step.effect]} ${step.in ? place(step.in, 'at', scope, true) : ''}`;
    case 'attach': {
      const { asAttachment } = step;
      const power = single(NOUNS.power, 'loc');
      const as = asAttachment
        ? say`jako ${single(NOUNS.attachment, 'acc')} o ${power} ${asAttachment.power} (dopóki nim jest, nie jest postacią)`
        : '';
      return say`${verb('attach')} ${reference(step.what, scope).in('acc')} do ${target(step.to, scope).in('gen')} ${as}`;
    }
    case 'moveAttachment': {
      const taken = typeof step.what !== 'string' && step.what.from === 'attachments' && step.what.on === 'character';
      const to: Target = taken && typeof step.to !== 'string' && !step.to.from ? { ...step.to, other: true } : step.to;
      const manner = taken && typeof step.to !== 'string' && !('in' in step.to) ? { place: 'none' as const } : {};
      return say`${verb('shift')} ${object(step.what, scope, taken ? { place: 'from' } : {})} na ${target(to, scope, manner).in('acc')}`;
    }
    case 'declare':
      return say`${verb('declare')} liczbę`;
  }
}

function powerup(step: StepOf<'powerup'>, scope: Scope, voice: Voice): Text {
  const every = typeof step.amount === 'object' && 'times' in step.amount ? forEvery(step.amount, scope) : undefined;
  const said = say`${term('powerup', `POWERUP ${every ? figure(every.unit) : figure(amount(step.amount, scope))}`)}`;
  const perform = voice.mood === 'order' && !voice.again ? '' : conjugate(VERBS.perform, voice);
  // On an attachment the tokens go to its host, which is not the card that speaks.
  const to = step.to ?? (scope.card.type === 'attachment' ? 'host' : undefined);
  const dla = to === undefined ? '' : eachOf(to, (one) => say`dla ${target(one, scope, { each: true }).in('gen')}`);
  return say`${perform} ${said} ${dla} ${every ? every.every : ''}`;
}

/** `ukryj na tej misji wrogą postać o Power niższej niż ta postać`: the place is not that of what it compares with. */
function strike({ do: name, what }: StepOf<'hide' | 'defeat'>, scope: Scope, voice: Voice): Text {
  const group = Array.isArray(what) || typeof what === 'string' ? undefined : what;
  if (!group || !('in' in group) || !group.in || group.perMission || !comparesCards(group))
    return act(name, what, object(what, scope), scope, voice);
  const there = place(group.in, 'at', scope, isSeveral(group));
  return act(name, what, object(what, scope, { place: 'none' }), scope, voice, there);
}

function move({ what, to }: StepOf<'move'>, scope: Scope, voice: Voice): Text {
  const group = Array.isArray(what) || typeof what === 'string' ? undefined : what;
  const isCard = group?.from === 'stack';
  const where = to ? place(to, 'to', scope) : isCard ? place('elsewhere', 'to', scope) : '';
  if (isCard) return act('move', what, object(what, scope), scope, voice, '', where);
  const from = group && 'in' in group ? group.in : undefined;
  if (to === 'here' && from === 'elsewhere')
    return act('move', what, object(what, scope, { place: 'none' }), scope, voice, where);
  // Before a long comparison, lest `z tej misji` belong to what it compares with.
  if (group && from && comparesCards(group)) {
    return act(
      'move',
      what,
      object(what, scope, { place: 'none' }),
      scope,
      voice,
      say`${place(from, 'from', scope)} ${where}`,
    );
  }
  return act('move', what, object(what, scope, leaving(what)), scope, voice, where);
}

/** `natychmiastowy efekt DUEL tej postaci`, `wszystkie jej efekty AMBUSH`. */
function effects({ instant, timing, notTiming, duel, all }: EffectPick, owner: Phrase): Text {
  return joined([
    all ? 'wszystkie' : '',
    owner.pronoun ? possessive(owner) : '',
    instant ? term('instant', all ? 'natychmiastowe' : 'natychmiastowy') : '',
    all ? 'efekty' : 'efekt',
    timing ? TIMING_TERMS[timing] : '',
    duel ? EFFECT_TERMS.duel : '',
    notTiming ? say`(${all ? 'inne' : 'inny'} niż ${TIMING_TERMS[notTiming]})` : '',
    owner.pronoun ? '' : owner.in('gen'),
  ]);
}

export function isSimple(step: Step): step is StepOf<Simple> {
  return step.do !== 'choose' && step.do !== 'pay' && step.do !== 'forEach' && step.do !== 'later';
}
