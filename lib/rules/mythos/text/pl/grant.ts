import type { Effect, Grant, Static } from '../../cards/effects/effect';
import type { Characters, Value } from '../../cards/effects/expression';
import type { Subject } from '../../cards/effects/grant';
import type { Trait } from '../../cards/effects/trait';
import type { Speaker } from '../grammar';
import { TIMING_TERMS } from '../heading';
import { speakerOf, upgradedOver } from '../itself';
import { joined, listed, type Part, say, sentence, term, type Text } from '../pieces';
import { condition, introduced } from './condition';
import { describe, describeCharacters, forEvery, limits } from './nouns/expression';
import { traitPiece, withoutTraits, withTraits } from './nouns/filter';
import { placeOf } from './nouns/place';
import { reference } from './nouns/reference';
import { isSame } from './nouns/target';
import { type Scope, unspoken } from './scope';
import { amount } from './steps/object';
import { explained } from './steps/step';
import { type Adjective, ADJECTIVES, counted, NOUNS, participle, plural, single } from './words/inflection';
import { agree, type Description, many, one, type Phrase, pronoun, words } from './words/phrase';
import { conjugate, VERBS } from './words/verb';

// What is so for as long as the card applies.

const POWER = single(NOUNS.power, 'nom');
const TOKENS = plural(NOUNS.token, 'gen');
const REVEALING = term('reveal', 'odkrycie');

/** `gained` gives the words of an effect that a card comes to have, said by the one that has it. */
export function staticText(effect: Static, scope: Scope, gained: (effect: Effect, holder: Speaker) => Text): Text {
  const sentenceOf = (grants: readonly Grant[]): Text => {
    const at: Scope = { ...scope, unknowns: [], ...(effect.if && introduced(effect.if, scope)) };
    const reason = effect.if ? say`jeśli ${condition(effect.if, { ...scope, unknowns: at.unknowns })},` : '';
    const texts = grants.map((grant) => granted(grant, at, gained));
    return sentence(say`${reason} ${listed(texts, 'i')}${explained(at)}`);
  };
  // What a condition is said of is one sentence, but a whole effect is no part of a list.
  const together: readonly Grant[] = effect.if ? effect.grants.filter((grant) => grant.grant !== 'gains') : [];
  const apart = effect.grants.filter((grant) => !together.includes(grant)).map((grant) => [grant]);
  return joined((together.length > 0 ? [together, ...apart] : apart).map(sentenceOf));
}

function subject(to: Subject, scope: Scope): Phrase {
  if (typeof to === 'string') return reference(to, scope);
  if (scope.sole && isSame(to, scope.sole)) return pronoun(one(describe(to, scope, {})));
  const single = 'is' in to && to.is !== undefined;
  return single ? one(describe(to, scope, {})) : many(describe(to, scope, { many: true }));
}

/** Subject and verb; a pronoun follows its verb: `ma ona`. */
function says(who: Phrase, single: string, plural: string, rest: Part): Text {
  const verb = agree(who, single, plural);
  return who.pronoun ? say`${verb} ${who.in('nom')} ${rest}` : say`${who.in('nom')} ${verb} ${rest}`;
}

function signed(value: number | string): string {
  return typeof value === 'number' && value < 0 ? `−${-value}` : `+${value}`;
}

/** `+1 Power za każdą wrogą postać`. */
function power(value: Value, scope: Scope): Text {
  const every = forEvery(value, scope);
  if (every) return say`${signed(every.unit)} ${POWER} ${every.every}`;
  return say`${signed(amount(value, scope))} ${POWER}`;
}

function granted(grant: Grant, scope: Scope, gained: (effect: Effect, holder: Speaker) => Text): Text {
  switch (grant.grant) {
    case 'power':
      return says(subject(grant.to, scope), 'ma', 'mają', power(grant.amount, scope));
    case 'setPower': {
      const who = subject(grant.to, scope);
      if (!grant.losesTokens) return say`${POWER} ${who.pronoun ? '' : who.in('gen')} wynosi ${grant.amount}`;
      return say`${says(who, 'traci', 'tracą', say`wszystkie ${plural(NOUNS.token, 'acc')}`)}, a ${who.plural ? 'ich' : 'jej'} ${POWER} wynosi ${grant.amount}`;
    }
    case 'doublePower':
      return say`${POWER} ${subject(grant.of, unspoken(scope)).in('gen')} jest podwojona`;
    case 'sideTotal':
      return say`masz ${signed(grant.amount)} ${POWER} na tej misji`;
    case 'powerupBonus':
      return say`każdy ${term('powerup', 'POWERUP')} dla ${subject(grant.to, scope).in('gen')} jest ${grant.amount < 0 ? 'mniejszy' : 'większy'} o ${Math.abs(grant.amount)}`;
    case 'keepTokens':
      return says(subject(grant.to, scope), 'nie traci', 'nie tracą', say`${TOKENS} na koniec rundy`);
    case 'chakra': {
      const who = { each: 'dla obu graczy', losing: 'dla gracza, który przegrywa tę misję' };
      const more = term('chakra-x', `CHAKRA ${signed(amount(grant.amount, scope))}`);
      if (grant.who) return say`${more} ${who[grant.who]}`;
      // An attachment speaks of its host.
      return scope.card.on === 'character' ? says(reference('host', scope), 'ma', 'mają', more) : say`${more}`;
    }
    case 'cost':
      return cost(grant, scope);
    case 'missionWorth':
      return say`ta misja jest warta o ${counted(Math.abs(grant.amount), NOUNS.point)} ${grant.amount < 0 ? 'mniej' : 'więcej'} dla obu graczy`;
    case 'scoreTwice':
      return say`ta misja jest punktowana dwa razy i za każdym razem działają wszystkie efekty ${TIMING_TERMS.score}`;
    case 'cannot':
      return cannot(grant, scope);
    case 'upgradeOver': {
      // "Także", or a list of other names would seem to forbid its own.
      const under = one(covered(grant.what, scope));
      return say`możesz zagrać tę postać także jako ${term('upgrade', 'ulepszenie')} ${under.in('gen')}`;
    }
    case 'playOnly':
      if ('you' in grant.where)
        return say`możesz zagrać tę postać tylko na misję, którą ${grant.where.you === 'winning' ? 'wygrywasz' : 'przegrywasz'}`;
      return say`możesz zagrać tę postać na misję tylko wtedy, gdy ${condition(grant.where, scope)}`;
    case 'manyAttachments':
      return says(
        subject(grant.to, scope),
        'może',
        'mogą',
        say`mieć dowolną liczbę twoich ${plural(NOUNS.attachment, 'gen')}, niezależnie od ich warunków`,
      );
    case 'lookAnytime':
      return say`możesz w każdej chwili oglądać ${subject(grant.at, scope).in('acc')}`;
    case 'defeatedGoToHand': {
      const away = say`do ręki zamiast na ${single(NOUNS.discard, 'acc')}`;
      if (typeof grant.what === 'string')
        return say`${says(reference(grant.what, scope), 'trafia', 'trafiają', away)}, gdy zostaje pokonana`;
      const group = describe(grant.what, scope, {
        many: true,
        place: 'in' in grant.what && grant.what.in ? 'at' : 'none',
      });
      const [first, ...rest] = group.adjectives;
      const others = first === ADJECTIVES.other ? [first] : [];
      const which = others.length > 0 ? rest : group.adjectives;
      const fallen = { ...group, adjectives: [...others, participle('pokonan'), ...which] };
      return says(many(fallen), 'trafia', 'trafiają', away);
    }
    case 'trait':
      return hasTrait(subject(grant.to, scope), grant.trait, scope);
    case 'blank':
      return say`tekst efektów ${subject(grant.what, unspoken(scope)).in('gen')} uznaje się za pusty`;
    case 'phantom':
      return say`dla efektów twoich kart ${withTraits([grant.trait], scope)} masz na tej misji dodatkową taką ${term('friendly', 'sojuszniczą')} postać, o koszcie i ${POWER} ${reference('self', scope).in('gen')}`;
    case 'gains': {
      const who = subject(grant.to, scope);
      const also = says(who, 'ma', 'mają', 'po wszystkich swoich efektach także');
      // Letters are explained before the effect, which ends the sentence.
      const letters = explained(scope);
      scope.unknowns.length = 0;
      return say`${also}${letters}: ${gained(grant.effect, speakerOf(grant.to, scope.card))}`;
    }
  }
}

function hasTrait(who: Phrase, trait: Trait, scope: Scope): Text {
  const piece = traitPiece(trait, scope);
  if ('faction' in trait) return says(who, 'należy', 'należą', say`też do frakcji ${piece}`);
  const what = 'keyword' in trait ? 'słowo kluczowe' : 'name' in trait ? 'nazwę' : 'w nazwie';
  return says(who, 'ma', 'mają', say`też ${what} ${piece}`);
}

function cost(grant: Extract<Grant, { grant: 'cost' }>, scope: Scope): Text {
  const value = grant.less ?? grant.more ?? 0;
  const direction = grant.less === undefined ? 'więcej' : 'mniej';
  const every = forEvery(value, scope);
  const least = grant.min === undefined ? '' : `(minimalny koszt ${grant.min})`;
  const by = say`o ${every ? every.unit : amount(value, scope)} ${direction} ${every ? every.every : ''} ${least}`;
  if (typeof grant.of !== 'string') return says(many(playedCards(grant, grant.of, scope)), 'kosztuje', 'kosztują', by);
  const who = reference(grant.of, unspoken(scope));
  const where = grant.to ? (grant.played === 'revealed' ? 'na tej misji' : 'na tę misję') : '';
  const there = grant.to ? 'na niej' : '';
  if (grant.played === 'revealed') return say`${REVEALING} ${who.in('gen')} ${where} kosztuje ${by}`;
  if (grant.played === 'faceUp')
    return say`zagranie ${who.in('gen')} ${where} jako odkrytej lub ${REVEALING} jej ${there} kosztuje ${by}`;
  return where ? say`zagranie ${who.in('gen')} ${where} kosztuje ${by}` : say`${who.in('nom')} kosztuje ${by}`;
}

/** `twoje postacie z cechą Drużyna 8 zagrywane na tę misję`. */
function playedCards(
  { to, played, who }: Extract<Grant, { grant: 'cost' }>,
  of: Exclude<Extract<Grant, { grant: 'cost' }>['of'], string>,
  scope: Scope,
): Description {
  const how = played === 'revealed' ? 'odkrywane' : 'zagrywane';
  // Turning one up is playing it face up too.
  const tail = played === 'faceUp' ? `jako odkryte lub odkrywane ${to ? 'na niej' : ''}` : '';
  const where = to ? (played === 'revealed' ? 'na tej misji' : 'na tę misję') : '';
  const owner: Adjective[] = who ? [] : [ADJECTIVES.yours];
  return {
    noun: NOUNS[of.type ?? 'card'],
    adjectives: [...(of.other ? [ADJECTIVES.other] : []), ...owner],
    after: [
      who === 'opponent' ? 'przeciwnika' : '',
      withTraits(of.anyOf, scope),
      withoutTraits(of.noneOf, scope),
      ...limits(of, 'loc', scope).map((text) => say`o ${text}`),
      of.sameName === undefined ? '' : say`o tej samej nazwie co ${reference(of.sameName, scope).in('nom')}`,
      played || to ? say`${how} ${where} ${tail}` : '',
    ],
  };
}

/** What it goes on top of; over its own name it goes anyway, so that any other is what this adds. */
function covered(over: Characters, scope: Scope): Description {
  const { what, otherName } = upgradedOver(over, scope.card);
  const description = describeCharacters({ side: 'yours', ...what }, scope, { acting: true, place: 'none' });
  if (!otherName) return description;
  const name = what.noneOf ? 'o innej nazwie i' : 'o innej nazwie';
  return { ...description, after: [name, ...description.after] };
}

function enemies(what: Subject): Characters | undefined {
  if (typeof what === 'string' || (what.from !== undefined && what.from !== 'play')) return undefined;
  return what.side === 'enemy' ? what : undefined;
}

/** `przeciwnik nie może odkrywać ukrytych postaci na tej misji`: whoever else turns them up is not meant. */
function opponentCannotReveal(what: Characters, scope: Scope): Text {
  const those = many(describeCharacters({ ...what, side: undefined, hidden: true }, scope, { many: true }));
  const reveal = conjugate(VERBS.turnUp, { mood: 'infinitive', again: true });
  return say`przeciwnik nie może ${reveal} ${those.in('gen')}`;
}

const FORBIDDEN = {
  moved: 'move',
  hidden: 'hide',
  defeated: 'defeat',
  revealed: 'turnUp',
} as const;

/** An attachment keeps its own place: a host that has one gets no others. */
function received(what: 'gainTokens' | 'gainAttachments', hasOne: boolean): Text {
  if (what === 'gainTokens') return say`${TOKENS}`;
  const others = hasOne ? [ADJECTIVES.other] : [];
  return words({ noun: NOUNS.attachment, adjectives: others, after: [] }, { case: 'gen', plural: true });
}

/** `tej postaci nie można ukryć ani pokonać efektami przeciwnika`. */
function cannot({ be: all, what, by }: Extract<Grant, { grant: 'cannot' }>, scope: Scope): Text {
  const theirs = enemies(what);
  const be = theirs ? all.filter((one) => one !== 'revealed') : all;
  const stays = be.every((one) => one === 'moved') && typeof what !== 'string' && 'in' in what && what.in !== undefined;
  const acts = be.flatMap((one) => (one === 'gainTokens' || one === 'gainAttachments' ? [] : [FORBIDDEN[one]]));
  const gains = be.flatMap((one) =>
    one === 'gainTokens' || one === 'gainAttachments'
      ? [received(one, scope.card.type === 'attachment' && what === 'host')]
      : [],
  );
  const own = unspoken(scope);
  const whom = stays ? many(describe(what, own, { many: true, place: 'none' })) : subject(what, own);
  const from = stays ? placeOf(what.in, own, { place: 'from', many: true }) : '';
  const effects = say`${from} ${by ? 'efektami przeciwnika' : ''}`;
  const done = acts.map((one) => conjugate(VERBS[one], { mood: 'infinitive' }));
  const parts = [
    theirs && be.length < all.length ? opponentCannotReveal(theirs, own) : '',
    done.length > 0 ? say`${whom.in('gen')} nie można ${listed(done, 'ani')} ${effects}` : '',
    gains.length > 0
      ? say`${whom.in('nom')} nie ${agree(whom, 'może', 'mogą')} otrzymywać ${listed(gains, 'ani')} ${effects}`
      : '',
  ];
  return joined(parts, ', a ');
}
