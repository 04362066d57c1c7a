import type { Target, Value } from '../../cards/effects/expression';
import type { EffectPick, Step, StepOf, Targets, Verb } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { joined, listed, type Part, say, term, type Text } from '../pieces';
import { comparesCards, describe, forEvery, type Manner, target } from './expression';
import { one, type Phrase } from './phrase';
import { place, zone } from './place';
import { possessive, reference, stepOf, targetOf } from './reference';
import { type Scope, unknown } from './scope';
import { conjugate, VERBS, type Voice } from './verb';
import { counted, noun, NOUNS } from './words';

// What one step does: the verb and what follows it, without its subject.

/** Steps that hold others are put together in step.ts. */
export type Simple = Exclude<Verb, 'choose' | 'pay' | 'forEach' | 'later'>;

/** A number as it is printed, or the letter it goes by: 3, X, X+1. */
export function amount(value: Value, scope: Scope): number | string {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'plus' in value && typeof value.plus[1] === 'number' && value.plus[1] > 0) {
    return `${amount(value.plus[0], scope)}+${value.plus[1]}`;
  }
  return unknown(value, scope);
}

function each(what: Targets, phrase: (one: Target) => Part): Text {
  return Array.isArray(what) ? listed(what.map(phrase), 'i') : say`${phrase(what)}`;
}

/** The thing acted on, in the accusative. */
function object(what: Targets, scope: Scope, manner: Manner = {}): Text {
  return each(what, (one) => target(one, scope, manner).in('acc'));
}

/**
 * A verb and what it acts on. A short object comes before where it goes, a long one after it; a pronoun comes before
 * an infinitive: `cofnij tę postać do ręki`, `cofnij do ręki wrogą postać`, `możesz ją cofnąć do ręki`.
 */
function act(
  name: keyof typeof VERBS,
  what: Targets,
  thing: Text,
  scope: Scope,
  voice: Voice,
  where: Part = '',
  after: Part = '',
): Text {
  const verb = conjugate(VERBS[name], voice);
  if (typeof what !== 'string') return say`${verb} ${where} ${thing} ${after}`;
  const first = voice.mood === 'infinitive' && reference(what, scope).pronoun;
  return first ? say`${thing} ${verb} ${where} ${after}` : say`${verb} ${thing} ${where} ${after}`;
}

/** `z tej misji` rather than `na tej misji` for what leaves. */
function leaving(what: Targets): Manner {
  const from = !Array.isArray(what) && typeof what !== 'string' && 'in' in what && what.in !== undefined;
  return from ? { place: 'from' } : {};
}

/** `2 chakry`, `1 chakrę za każdą wrogą postać w grze`. */
function perCard(value: Value, word: (typeof NOUNS)['chakra' | 'card'], scope: Scope): Text {
  const every = forEvery(value, scope);
  return every ? say`${counted(every.unit, word)} ${every.every}` : say`${counted(amount(value, scope), word)}`;
}

function tokens(value: Value | 'all' | { upTo: Value }, scope: Scope): Text {
  if (value === 'all') return say`wszystkie ${noun(NOUNS.token, { case: 'acc', plural: true })}`;
  if (typeof value === 'object' && 'upTo' in value)
    return say`najwyżej ${counted(amount(value.upTo, scope), NOUNS.token)}`;
  return counted(amount(value, scope), NOUNS.token);
}

const EDGE = term('edge', 'Edge');

export function clause(step: StepOf<Simple>, scope: Scope, voice: Voice): Text {
  const verb = (name: keyof typeof VERBS) => conjugate(VERBS[name], voice);
  switch (step.do) {
    case 'powerup':
      return powerup(step, scope, voice);
    case 'removeTokens':
      return say`${verb('remove')} ${tokens(step.amount, scope)} z ${target(step.from, scope).in('gen')}`;
    case 'moveTokens':
      return say`${verb('put')} ${tokens(step.amount, scope)} z ${target(step.from, scope).in('gen')} na ${target(step.to, scope).in('acc')}`;
    case 'addPower':
      return say`${verb('add')} ${amount(step.amount, scope)} ${noun(NOUNS.power, { case: 'acc', plural: false })} ${target(step.to, scope).in('dat')}`;
    case 'hide':
      return act('hide', step.what, object(step.what, scope), scope, voice);
    case 'defeat':
      return act('defeat', step.what, object(step.what, scope), scope, voice);
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
      if (step.amount === 'any')
        return say`${verb('pay')} dodatkowo dowolną ilość ${noun(NOUNS.chakra, { case: 'gen', plural: false })}`;
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
      const as = step.asAttachment ? say`jako ${noun(NOUNS.attachment, { case: 'acc', plural: false })} o ${noun(NOUNS.power, { case: 'loc', plural: false })} ${step.asAttachment.power}` : ''; // prettier-ignore
      return say`${verb('attach')} ${reference(step.what, scope).in('acc')} do ${target(step.to, scope).in('gen')} ${as}`;
    }
    case 'moveAttachment': {
      const taken = typeof step.what !== 'string' && step.what.from === 'attachments' && step.what.on === 'character';
      const to: Target = taken && typeof step.to !== 'string' && !step.to.from ? { ...step.to, other: true } : step.to;
      return say`${verb('shift')} ${object(step.what, scope, taken ? { place: 'from' } : {})} na ${target(to, scope).in('acc')}`;
    }
    case 'declare':
      return say`${verb('declare')} liczbę`;
  }
}

function powerup(step: StepOf<'powerup'>, scope: Scope, voice: Voice): Text {
  const every = typeof step.amount === 'object' && 'times' in step.amount ? forEvery(step.amount, scope) : undefined;
  const said = say`${term('powerup', `POWERUP ${every ? every.unit : amount(step.amount, scope)}`)}`;
  const perform = voice.mood === 'order' && !voice.again ? '' : conjugate(VERBS.perform, voice);
  // On an attachment the tokens go to its host, which is not the card that speaks.
  const to = step.to ?? (scope.card.type === 'attachment' ? 'host' : undefined);
  const dla = to === undefined ? '' : each(to, (one) => say`dla ${target(one, scope, { each: true }).in('gen')}`);
  return say`${perform} ${said} ${dla} ${every ? every.every : ''}`;
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

/** Whether a card is one that already lies hidden in play: playing it is turning it up. */
function liesHidden(what: Target, scope: Scope): boolean {
  if (typeof what !== 'string') return what.from === 'hidden' || what.from === undefined || what.from === 'play';
  const step = stepOf(what, scope);
  const bound = step && targetOf(step);
  return (
    typeof bound === 'object' && !Array.isArray(bound) && (bound.from ?? 'play') === 'play' && step?.do !== 'return'
  );
}

function isSeveral(what: Target): boolean {
  return typeof what !== 'string' && what.choose !== undefined && what.choose !== 1;
}

function play({ what, to, less, more, notAsUpgrade }: StepOf<'play'>, scope: Scope, voice: Voice): Text {
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
    if (price === undefined) return fromHand || turnUp ? [] : say`, płacąc ${several ? 'ich' : 'jej'} koszt`;
    const every = several ? undefined : forEvery(price, scope);
    if (every) return say`, płacąc o ${every.unit} ${direction} ${every.every}`;
    return say`, płacąc ${several ? 'za każdą' : ''} o ${amount(price, scope)} ${direction}`;
  }
}

function putHidden({ what, to }: StepOf<'putHidden'>, scope: Scope, voice: Voice): Text {
  const theirs = typeof what !== 'string' && 'whose' in what && what.whose !== undefined;
  const where = to ? place(to, 'at', scope) : 'na dowolnej misji';
  const as = isSeveral(what) ? 'ukryte postacie' : 'ukrytą postać';
  return act(
    'lay',
    what,
    object(what, scope),
    scope,
    voice,
    '',
    say`${where} ${theirs ? 'po swojej stronie' : ''} jako ${as}`,
  );
}

function look({ at }: StepOf<'look'>, scope: Scope, voice: Voice): Text {
  if (typeof at !== 'string' && (at.from === 'hand' || at.from === 'deck' || at.from === 'discard')) {
    const isWhole = Object.entries(at).every(
      ([key, value]) => ['from', 'whose'].includes(key) || (key === 'choose' && value === 'all'),
    );
    const verb = at.from === 'deck' ? VERBS.search : VERBS.look;
    if (isWhole && at.choose) return say`${conjugate(verb, voice)} ${zone(at.from, at.whose, 'acc', scope, true)}`;
  }
  return act('look', at, object(at, scope), scope, voice);
}

function revealUntil({ what }: StepOf<'revealUntil'>, scope: Scope, voice: Voice): Text {
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

function putBack({ what, where }: StepOf<'putBack'>, scope: Scope, voice: Voice): Text {
  const { to, how } = PUT_BACK[where];
  const isBound = typeof what === 'string' || what.from === 'bound';
  const deck = isBound ? noun(NOUNS.deck, { case: 'gen', plural: false }) : zone('deck', undefined, 'gen', scope, true);
  const target = say`${to} ${deck} ${how}`;
  const long = !isBound && where === 'shuffled';
  return act(
    where === 'shuffled' ? 'shuffleIn' : 'putBack',
    what,
    object(what, scope),
    scope,
    voice,
    long ? target : '',
    long ? '' : target,
  );
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
