import type { Target } from '../../../cards/effects/expression';
import type { StepOf } from '../../../cards/effects/step';
import { say, term, type Text } from '../../pieces';
import { targetsOf } from '../../targets';
import { stepOf, thingOf } from '../nouns/binding';
import { describe, forEvery } from '../nouns/expression';
import { place, zone } from '../nouns/place';
import { reference } from '../nouns/reference';
import type { Scope } from '../scope';
import { NOUNS, single } from '../words/inflection';
import { one, type Phrase } from '../words/phrase';
import { conjugate, VERBS, type Voice } from '../words/verb';
import { act, amount, object } from './object';

/** Whether a card is one that already lies hidden in play: playing it is turning it up. */
function liesHidden(what: Target, scope: Scope): boolean {
  if (typeof what !== 'string') return what.from === 'hidden' || what.from === undefined || what.from === 'play';
  const step = stepOf(what, scope);
  const bound = step && targetsOf(step);
  return (
    typeof bound === 'object' && !Array.isArray(bound) && (bound.from ?? 'play') === 'play' && step?.do !== 'return'
  );
}

export function isSeveral(what: Target): boolean {
  return typeof what !== 'string' && what.choose !== undefined && what.choose !== 1;
}

export function play({ what, to, less, more, notAsUpgrade }: StepOf<'play'>, scope: Scope, voice: Voice): Text {
  const turnUp = liesHidden(what, scope);
  const several = isSeveral(what);
  const type = typeof what !== 'string' && 'type' in what ? what.type : undefined;
  const fromHand = typeof what !== 'string' && what.from === 'hand';
  // Own hidden characters may be played too, so the hand is not named.
  const thing = object(what, scope, fromHand && !what.whose ? { place: 'none' } : {});
  const anywhere = type === 'character' && !turnUp ? (several ? 'na dowolne misje' : 'na dowolną misję') : '';
  const where = to ? place(to, type === 'attachment' || turnUp ? 'at' : 'to', scope) : anywhere;
  const price = less ?? more;
  const direction = less === undefined ? 'więcej' : 'mniej';
  const upgrade = notAsUpgrade ? ', ale nie jako ulepszenie' : '';
  return say`${act(turnUp ? 'turnUp' : 'play', what, thing, scope, voice, '', where)}${upgrade}${paying()}`;

  function paying(): Text {
    const whose = several ? 'ich' : thingOf(what, scope).noun.gender === 'n' ? 'jego' : 'jej';
    if (price === undefined) return say`, płacąc ${whose} koszt`;
    const every = several ? undefined : forEvery(price, scope);
    if (every) return say`, płacąc o ${every.unit} ${direction} ${every.every}`;
    return say`, płacąc ${several ? 'za każdą' : ''} o ${amount(price, scope)} ${direction}`;
  }
}

export function putHidden({ what, to }: StepOf<'putHidden'>, scope: Scope, voice: Voice): Text {
  const theirs = typeof what !== 'string' && 'whose' in what && what.whose !== undefined;
  const where = to ? place(to, 'at', scope) : 'na dowolnej misji';
  const as = isSeveral(what) ? 'ukryte postacie' : 'ukrytą postać';
  // Where a card of the opponent goes is not plain, nor whose it is there.
  const over = say`${isSeveral(what) ? 'nad nimi' : 'nad nią'} ${term('take-control', 'kontrolę')}`;
  const taken = theirs ? say`po swojej stronie i ${conjugate(VERBS.takeControl, voice)} ${over}` : '';
  return act('lay', what, object(what, scope), scope, voice, '', say`jako ${as} ${where} ${taken}`);
}

export function look({ at }: StepOf<'look'>, scope: Scope, voice: Voice): Text {
  if (typeof at !== 'string' && (at.from === 'hand' || at.from === 'deck' || at.from === 'discard')) {
    const isWhole = Object.entries(at).every(
      ([key, value]) => ['from', 'whose'].includes(key) || (key === 'choose' && value === 'all'),
    );
    const verb = at.from === 'deck' ? VERBS.search : VERBS.look;
    if (isWhole && at.choose) return say`${conjugate(verb, voice)} ${zone(at.from, at.whose, 'acc', scope, true)}`;
  }
  return act('look', at, object(at, scope), scope, voice);
}

export function revealUntil({ what }: StepOf<'revealUntil'>, scope: Scope, voice: Voice): Text {
  const until = scope.actor === 'you' ? 'ujawnisz' : 'ujawni';
  const keep = conjugate(VERBS.show, { ...voice, again: true });
  if (typeof what === 'string') return say`${keep} karty, aż ${until} ${reference(what, scope).in('acc')}`;
  const { from } = what;
  const pile = from === 'hand' || from === 'discard' ? from : 'deck';
  const found: Phrase = one(describe(what, scope, { acting: true, place: 'none' }));
  return say`${keep} karty z wierzchu ${zone(pile, 'whose' in what ? what.whose : undefined, 'gen', scope, true)}, aż ${until} ${found.in('acc')}`;
}

const PUT_BACK = {
  top: { to: 'na wierzch', how: '' },
  bottom: { to: 'na spód', how: '' },
  randomBottom: { to: 'na spód', how: 'w losowej kolejności' },
  shuffled: { to: 'do', how: '' },
} as const;

/** `na wierzch talii`. */
export function backPlace({ what, where }: StepOf<'putBack'>, scope: Scope): Text {
  const { to, how } = PUT_BACK[where];
  const isBound = typeof what === 'string' || what.from === 'bound';
  const deck = isBound ? single(NOUNS.deck, 'gen') : zone('deck', undefined, 'gen', scope, true);
  return say`${to} ${deck} ${how}`;
}

export function putBack(step: StepOf<'putBack'>, scope: Scope, voice: Voice): Text {
  const { what, where } = step;
  const [thing, place] = [object(what, scope), backPlace(step, scope)];
  if (where !== 'shuffled') return act('putBack', what, thing, scope, voice, '', place);
  const isBound = typeof what === 'string' || what.from === 'bound';
  return act('shuffleIn', what, thing, scope, voice, isBound ? '' : place, isBound ? place : '');
}
