import type { Place, Target, Value } from '../../cards/effects/expression';
import type { Choose, EffectPick, ForEach, Later, Pay, Step } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { joined, listed, say, term, type Text } from '../pieces';
import { amount, perUnit } from './cards/group';
import { placeWords, type Preposition } from './cards/place';
import { list, pronounOr, reference, shows, sourceOf } from './cards/reference';
import { asMany } from './joining';
import { owner, type Scope } from './scope';
import { target, targets, type TargetWords } from './cards/target';
import { points, signed, tokens, withArticle, WORDS } from './words';

export type SimpleStep = Exclude<Step, Choose | Pay | ForEach | Later>;

/** The verb in the form the sentence wants: `hide`, `hides`. */
export type Conjugate = (base: string) => string;

/** What a step does: verb, object and all, without who does it, whether and when. */
export function deed(step: SimpleStep, scope: Scope, v: Conjugate): Text {
  switch (step.do) {
    case 'powerup': {
      const n = amount(step.amount, scope);
      const to =
        step.to === undefined
          ? scope.card.type === 'attachment'
            ? pronounOr('host', scope).text
            : ''
          : targets(step.to, scope).text;
      const does = v('do') === 'do' ? '' : v('do');
      return say`${does} ${WORDS.powerup} ${n.shown} ${to === '' ? '' : say`on ${to}`}${n.tail}`;
    }
    case 'removeTokens': {
      const n = tokenAmount(step.amount, scope);
      const from = target(step.from, scope);
      return say`${v('remove')} ${n.shown} from ${from.text}${n.tail}${from.tail}`;
    }
    case 'moveTokens': {
      const n = tokenAmount(step.amount, scope);
      const from = target(step.from, scope);
      const to = target(step.to, scope);
      return say`${v('move')} ${n.shown} from ${from.text} to ${to.text}${n.tail}${from.tail}${to.tail}`;
    }
    case 'addPower': {
      const n = amount(step.amount, scope);
      const to = target(step.to, scope);
      const shown = typeof n.shown === 'number' ? signed(n.shown) : say`+${n.shown}`;
      return say`${v('give')} ${to.text} ${shown} ${WORDS.power} for this evaluation${n.tail}${to.tail}`;
    }
    case 'hide':
    case 'defeat': {
      const what = targets(step.what, scope);
      return say`${term(step.do, v(step.do))} ${what.text}${what.tail}`;
    }
    case 'move':
      return move(step, scope, v);
    case 'takeControl': {
      const what = target(step.what, scope);
      return say`${term('take-control', `${v('take')} control`)} of ${what.text}${what.tail}`;
    }
    case 'takeBack': {
      const what = target(step.what, scope);
      return say`${term('take-control', `${v('take')} back control`)} of ${what.text}${what.tail}`;
    }
    case 'return': {
      const what = target(step.what, scope, 'from');
      return say`${v('return')} ${what.text} to ${ownersHand(step.what, scope)}${what.tail}`;
    }
    case 'play':
      return play(step, scope, v);
    case 'putHidden': {
      const what = target(step.what, scope, 'from');
      const hidden = what.many ? say`${WORDS.hidden} ${WORDS.characters}` : say`a ${WORDS.hidden} ${WORDS.character}`;
      const theirs = whoseDeck(step.what, scope) === 'opponent';
      const place = theirs
        ? say`on ${owner(scope)} side of ${mission(step.to, scope)}`
        : anywhere(step.to, what.many, scope);
      const control = theirs
        ? say`; ${ME[scope.actor]} ${term('take-control', 'control')} ${what.many ? 'them' : 'it'}`
        : '';
      return say`${v('put')} ${what.text} as ${hidden} ${place}${what.tail}${control}`;
    }
    case 'draw': {
      if (asMany(step, scope.last)) return say`${v('draw')} as many cards`;
      const n = perUnit(step.amount, scope);
      return say`${v('draw')} ${n.shown} ${n.shown === 1 ? 'card' : 'cards'}${n.tail}`;
    }
    case 'discard': {
      const what = target(step.what, scope, fromZone(step.what));
      return say`${v('discard')} ${what.text}${what.tail}`;
    }
    case 'look': {
      const at = target(step.at, scope);
      if (scope.sought !== undefined) {
        const sought = target(scope.sought, { ...scope, sought: undefined }, 'none');
        return say`${v('search')} ${at.text} for ${sought.text}${sought.tail}`;
      }
      const whole =
        typeof step.at === 'object' && step.at.from === 'deck' && step.at.choose === 'all' && step.at.top === undefined;
      return say`${whole ? v('search') : say`${v('look')} at`} ${at.text}${at.tail}`;
    }
    case 'reveal': {
      const what = target(step.what, scope, fromZone(step.what));
      return say`${v(shows(step) ? 'show' : 'reveal')} ${what.text}${what.tail}`;
    }
    case 'revealUntil': {
      const what = target(step.what, scope, 'none');
      const whose = typeof step.what === 'object' && 'whose' in step.what ? step.what.whose : undefined;
      return say`${v('reveal')} cards from the top of ${owner(scope, whose)} deck until ${what.text} ${what.many ? 'are' : 'is'} revealed${what.tail}`;
    }
    case 'take': {
      const what = target(step.what, scope, 'from');
      const hand = say`${owner(scope)} hand`;
      if (!step.reveal) return say`${v('put')} ${what.text} into ${hand}${what.tail}`;
      return say`${v('reveal')} ${what.text} and ${v('put')} ${what.many ? 'them' : 'it'} into ${hand}${what.tail}`;
    }
    case 'putBack':
      return putBack(step, scope, v);
    case 'shuffle':
      return say`${v('shuffle')} ${owner(scope)} deck`;
    case 'gainChakra': {
      const n = perUnit(step.amount, scope);
      return say`${v('gain')} ${n.shown} ${WORDS.chakra}${n.tail}`;
    }
    case 'stealChakra': {
      const n = perUnit(step.amount, scope);
      return say`${v('steal')} ${n.shown} ${WORDS.chakra} from ${other(scope)}${n.tail}`;
    }
    case 'payChakra': {
      if (step.amount === 'any') return say`${v('pay')} any amount of ${WORDS.chakra}`;
      const n = amount(step.amount, scope);
      return say`${v('pay')} ${n.shown} ${WORDS.chakra}${n.tail}`;
    }
    case 'gainPoints': {
      const n = perUnit(step.amount, scope);
      return say`${v('gain')} ${points(n.shown)}${n.tail}`;
    }
    case 'gainEdge':
      return say`${v('gain')} the ${WORDS.edge}`;
    case 'giveEdge':
      return say`${v('give')} the ${WORDS.edge} to ${other(scope)}`;
    case 'copy':
    case 'activate': {
      const of = target(step.of, scope);
      const ignoring =
        step.do === 'activate' && step.ignoringRequirements ? ', ignoring the requirements of that effect' : '';
      return say`${v(step.do)} ${picked(step.effect)} of ${of.text}${ignoring}${of.tail}`;
    }
    case 'repeat': {
      const place =
        step.in === undefined
          ? ''
          : step.in === 'elsewhere'
            ? say`in the other ${WORDS.missions}`
            : placeWords(step.in, 'in', scope);
      return say`${v('repeat')} the ${EFFECT_TERMS[step.effect]} effect ${place}`;
    }
    case 'attach': {
      const { text } = reference(step.what, scope);
      const to = target(step.to, scope);
      const as = step.asAttachment ? say`; while attached, it is an ${WORDS.attachment} with ${WORDS.power} ${step.asAttachment.power}, not a ${WORDS.character}` : ''; // prettier-ignore
      return say`${v('attach')} ${text} to ${to.text}${to.tail}${as}`;
    }
    case 'moveAttachment': {
      const what = target(step.what, scope);
      const to = elsewhere(step.to, scope);
      return say`${v('move')} ${what.text} to ${to.text}${what.tail}${to.tail}`;
    }
    case 'declare':
      return say`${v('declare')} a number`;
  }
}

/** An attachment moves to another character than the one it is on. */
function elsewhere(to: Target, scope: Scope): TargetWords {
  const chosen = typeof to === 'object' && (to.from === undefined || to.from === 'play');
  return chosen ? target({ ...to, other: true }, scope, 'none') : target(to, scope);
}

type StepThat<D extends SimpleStep['do']> = Extract<SimpleStep, { do: D }>;

function move({ what, to }: StepThat<'move'>, scope: Scope, v: Conjugate): Text {
  const cards = targets(what, scope, 'from');
  // A card taken out of a stack does not move as characters do, so where it goes is said.
  const outOfStack = list(what).some((each) => typeof each === 'object' && each.from === 'stack');
  const way = to ?? (outOfStack ? 'elsewhere' : undefined);
  return say`${term('move', v('move'))} ${cards.text} ${way === undefined ? '' : placeWords(way, 'to', scope)}${cards.tail}`;
}

function play({ what, less, more, to, notAsUpgrade }: StepThat<'play'>, scope: Scope, v: Conjugate): Text {
  const fromHand = typeof what === 'object' && what.from === 'hand' && what.top === undefined;
  const cards = target(what, scope, fromHand ? 'none' : 'from');
  // A card that lies hidden is played where it lies.
  const lies = typeof what === 'string' || what.from === 'hidden';
  const place = lies && to === undefined ? '' : anywhere(to, cards.many, scope);
  const prices = [
    ...(less === undefined ? [] : [paying(less, 'less', scope)]),
    ...(more === undefined ? [] : [paying(more, 'more', scope)]),
  ];
  const each = cards.many ? 'for each' : '';
  const price = prices.length > 0 ? say`${listed(prices.map(({ text }) => text), 'and')} ${each}` : `paying ${cards.many ? 'their costs' : 'its cost'}`; // prettier-ignore
  const how = notAsUpgrade ? ', but not as an upgrade' : '';
  const tails = [...cards.tail, ...prices.flatMap((each) => each.tail)];
  const verb = typeof what === 'object' && what.from === 'hidden' ? term('reveal', v('reveal')) : v('play');
  return say`${verb} ${cards.text} ${place}, ${price}${how}${tails}`;
}

function paying(what: Value, word: 'less' | 'more', scope: Scope): { text: Text; tail: Text } {
  const n = amount(what, scope);
  return { text: say`paying ${n.shown} ${word}`, tail: n.tail };
}

function anywhere(to: Place | undefined, many: boolean, scope: Scope): Text {
  return to === undefined ? say`in any ${many ? WORDS.missions : WORDS.mission}` : placeWords(to, 'in', scope);
}

/** The mission by itself, after "side of". */
function mission(to: Place | undefined, scope: Scope): Text {
  if (to === undefined) return say`any ${WORDS.mission}`;
  if (to === 'here') return say`this ${WORDS.mission}`;
  if (to === 'elsewhere') return say`another ${WORDS.mission}`;
  if (to === 'oneMission') return say`a ${WORDS.mission} of ${owner(scope)} choice`;
  if ('mission' in to) return reference(to.mission, scope).text;
  return say`the ${WORDS.mission} of ${reference(to.missionOf, scope).text}`;
}

const ME = { you: 'you', opponent: 'they', each: 'they' } as const;

const ENDS = { top: 'top', bottom: 'the bottom', randomBottom: 'the bottom' } as const;

function putBack({ what, where }: StepThat<'putBack'>, scope: Scope, v: Conjugate): Text {
  const cards = target(what, scope, fromZone(what));
  const deck = say`${owner(scope, whoseDeck(what, scope))} deck`;
  const { tail } = cards;
  if (where === 'shuffled') return say`${v('shuffle')} ${cards.text} into ${deck}${tail}`;
  const order = where === 'randomBottom' ? ' in random order' : '';
  return say`${v('put')} ${cards.text} on ${ENDS[where]} of ${deck}${order}${tail}`;
}

/** Cards go back where they came from: a name leads to the step that bound it. */
function whoseDeck(what: Target, scope: Scope): 'opponent' | undefined {
  const name = typeof what === 'string' ? what : what.from === 'bound' ? what.name : undefined;
  const source = name === undefined ? what : sourceOf(name, scope);
  return typeof source === 'object' && 'whose' in source ? source.whose : undefined;
}

function ownersHand(what: Target, scope: Scope): string {
  const foreign = typeof what === 'object' && 'side' in what && what.side === 'enemy';
  return foreign ? 'its owner’s hand' : `${owner(scope)} hand`;
}

/** Cards of a hand or a pile are taken `from` it; those in play are `in play`. */
function fromZone(what: Target): Preposition {
  return typeof what === 'object' && ZONES.has(what.from) ? 'from' : 'in';
}

const ZONES = new Set<string | undefined>(['hand', 'deck', 'discard', 'bound']);

function tokenAmount(what: Value | 'all' | { upTo: Value }, scope: Scope): { shown: Text; tail: Text } {
  if (what === 'all') return { shown: tokens('all'), tail: [] };
  const upTo = typeof what === 'object' && 'upTo' in what;
  const { shown, tail } = amount(upTo ? what.upTo : what, scope);
  return { shown: say`${upTo ? 'up to' : ''} ${tokens(shown)}`, tail };
}

function other({ actor }: Scope): string {
  return actor === 'you' ? 'the opponent' : actor === 'opponent' ? 'you' : 'the other player';
}

/** `an instant DUEL effect`, `all MAIN effects`. */
function picked({ instant, timing, notTiming, duel, all }: EffectPick): Text {
  const kind = joined([
    notTiming ? say`non-${TIMING_TERMS[notTiming]}` : '',
    instant ? term('instant', 'instant') : '',
    timing ? TIMING_TERMS[timing] : '',
    duel ? EFFECT_TERMS.duel : '',
  ]);
  return all ? say`all ${kind} effects` : withArticle(say`${kind} effect`);
}
