import type { Grant } from '../../cards/effects/effect';
import type { Characters, Value } from '../../cards/effects/expression';
import type { Subject } from '../../cards/effects/grant';
import { upgradedOver } from '../itself';
import { listed, type Part, say, type Text } from '../pieces';
import { condition } from './condition';
import { anyOne, everyOne, looks, nounOf, perUnit } from './cards/group';
import { one } from './cards/noun';
import { cardKind, pronounOr, reference } from './cards/reference';
import { isOnly, type Scope } from './scope';
import { cardNoun, named, not, points, signed, withArticle, WORDS } from './words';

type Simple = Exclude<Grant, { grant: 'gains' }>;
type GrantOf<G extends Simple['grant']> = Extract<Simple, { grant: G }>;

/** What a static line makes so, as a clause: `this character has +1 Power`. */
export function granted(grant: Simple, scope: Scope): Text {
  switch (grant.grant) {
    case 'power': {
      const { shown, tail } = plus(grant.amount, scope);
      const to = who(grant.to, scope);
      return say`${to.text} ${to.has} ${shown} ${WORDS.power}${tail}`;
    }
    case 'setPower': {
      const to = who(grant.to, scope);
      const loses = grant.losesTokens ? say`${to.many ? 'lose' : 'loses'} all ${WORDS.powerTokens} and` : '';
      return say`${to.text} ${loses} ${to.has} ${WORDS.power} ${grant.amount}`;
    }
    case 'doublePower':
      return say`the ${WORDS.power} of ${who(grant.of, scope).text} is doubled`;
    case 'sideTotal':
      return say`you have ${signed(grant.amount)} ${WORDS.power} in this ${WORDS.mission}`;
    case 'powerupBonus': {
      const change = grant.amount < 0 ? `reduced by ${-grant.amount}` : `increased by ${grant.amount}`;
      return say`every ${WORDS.powerup} on ${who(grant.to, scope).text} is ${change}`;
    }
    case 'keepTokens': {
      const to = who(grant.to, scope);
      return say`${to.text} ${to.many ? 'keep their' : 'keeps its'} ${WORDS.powerTokens} at the end of the ${WORDS.round}`;
    }
    case 'chakra':
      return chakra(grant, scope);
    case 'cost':
      return cost(grant, scope);
    case 'missionWorth':
      return say`this ${WORDS.mission} is worth ${points(signed(grant.amount), Math.abs(grant.amount) === 1)} for both players`;
    case 'scoreTwice':
      return say`this ${WORDS.mission} is scored twice, and all ${WORDS.score} effects, its own and its winner’s, are activated both times`;
    case 'cannot':
      return cannot(grant, scope);
    case 'upgradeOver':
      return say`this ${cardNoun(scope.card)} can be played as an ${WORDS.upgrade} over ${covered(grant.what, scope)}`;
    case 'playOnly':
      return say`this ${cardNoun(scope.card)} can be played only in a ${WORDS.mission} ${'you' in grant.where ? '' : 'where'} ${condition(grant.where, { ...scope, here: 'there' })}`;
    case 'manyAttachments':
      return say`${who(grant.to, scope).text} can have any number of ${WORDS.friendly} ${WORDS.attachments}, whatever they can be attached to`;
    case 'lookAnytime':
      return say`you can look at ${who(grant.at, scope).text} at any time`;
    case 'defeatedGoToHand': {
      const what = who(grant.what, scope);
      return say`${what.text} ${what.many ? 'go' : 'goes'} to your hand instead of your ${WORDS.discardPile} when ${WORDS.defeated}`;
    }
    case 'trait': {
      const to = who(grant.to, scope);
      const kind = say`${named([grant.trait], to.many, scope.card, to.many ? WORDS.characters : WORDS.character, true)}`;
      return say`${to.text} also ${to.many ? 'count' : 'counts'} as ${to.many ? kind : withArticle(kind)}`;
    }
    case 'blank': {
      const what = who(grant.what, scope);
      return say`the ${what.many ? 'texts' : 'text'} of ${what.text} ${what.many ? 'count' : 'counts'} as blank`;
    }
    case 'phantom': {
      const kind = (many: boolean, word: Part) => named([grant.trait], many, scope.card, word, false);
      return say`for the effects of your ${kind(true, 'cards')}, you have one more ${WORDS.friendly} ${kind(false, WORDS.character)} in this ${WORDS.mission}, with the cost and ${WORDS.power} of this ${cardNoun(scope.card)}`;
    }
  }
}

/** A card of one's own name goes on top anyway: any other name is what this adds. */
function covered(over: Characters, scope: Scope): Text {
  const { what, otherName } = upgradedOver(over, scope.card);
  if (!otherName) return anyOne(what, scope);
  const noun = nounOf({ ...what, side: 'friendly' }, scope, 'none');
  return say`${one({ ...noun, other: false })} with another name`;
}

/** `+1`, `+2 … for every …`, `+X … where X is …`. */
function plus(what: Value, scope: Scope): { shown: Part; tail: Text } {
  const { shown, tail } = perUnit(what, scope);
  return { shown: typeof shown === 'number' ? signed(shown) : say`+${shown}`, tail };
}

interface Who {
  text: Text;
  many: boolean;
  has: string;
}

export function who(subject: Subject, scope: Scope): Who {
  if (typeof subject === 'object' && isOnly(subject, scope)) return { text: say`it`, many: false, has: 'has' };
  const { text, many } = typeof subject === 'string' ? pronounOr(subject, scope) : everyOne(subject, scope, 'none');
  return { text, many, has: many ? 'have' : 'has' };
}

function chakra({ amount: n, who: whose }: GrantOf<'chakra'>, scope: Scope): Text {
  const { shown, tail } = plus(n, scope);
  const whom =
    whose === undefined
      ? ''
      : whose === 'each'
        ? 'for each player'
        : say`for the player who is losing this ${WORDS.mission}`;
  const host = scope.card.on === 'character' && whose === undefined ? say`${reference('host', scope).text} has` : '';
  return say`${host} ${WORDS.chakraPlus} ${shown} ${whom}${tail}`;
}

function cost(grant: GrantOf<'cost'>, scope: Scope): Text {
  const { shown, tail } = perUnit(grant.less ?? grant.more ?? 0, scope);
  const what = played(grant, scope);
  const how = grant.played === 'revealed' ? WORDS.reveal : grant.played === 'faceUp' ? say`play face up or ${WORDS.reveal}` : 'play'; // prettier-ignore
  const place = grant.to ? say`in this ${WORDS.mission}` : '';
  const least = grant.min === undefined ? '' : say`(minimum cost ${grant.min})`;
  const word = grant.less === undefined ? 'more' : 'less';
  return say`${what.text} ${what.many ? 'cost' : 'costs'} ${shown} ${word} to ${how} ${place} ${least}${tail}`;
}

function played({ of, who: whose }: GrantOf<'cost'>, scope: Scope): Who {
  if (typeof of === 'string') return who(of, scope);
  const owner = whose === undefined ? 'your' : whose === 'opponent' ? 'the opponent’s' : '';
  const kinds = say`${of.other ? 'other' : ''} ${not(of.noneOf, scope.card)} ${named(of.anyOf, true, scope.card, of.type ? cardKind(of.type, true) : 'cards', false)}`;
  const both = whose === 'each' ? 'of both players' : '';
  return { text: say`${owner} ${kinds} ${looks(of, scope)} ${both}`, many: true, has: 'have' };
}

const FORBIDDEN = {
  moved: WORDS.moved,
  hidden: WORDS.hidden,
  defeated: WORDS.defeated,
  revealed: WORDS.revealed,
} as const;

function cannot({ be, what, by }: GrantOf<'cannot'>, scope: Scope): Text {
  const foes = typeof what === 'object' && (what.from === undefined || what.from === 'play') && what.side === 'enemy';
  if (foes && !by && be.every((each) => each === 'revealed')) {
    return say`the opponent cannot ${WORDS.reveal} ${everyOne({ ...what, side: undefined, hidden: true }, scope, 'none').text}`;
  }
  const other = scope.card.type === 'attachment' && what === 'host' ? 'other ' : '';
  const done = be.flatMap((each) => (each === 'gainTokens' || each === 'gainAttachments' ? [] : [FORBIDDEN[each]]));
  const received = be.flatMap((each) =>
    each === 'gainTokens' || each === 'gainAttachments'
      ? [each === 'gainTokens' ? WORDS.powerTokens : say`${other} ${WORDS.attachments}`]
      : [],
  );
  const verbs = [
    done.length > 0 ? say`be ${listed(done, 'or')}` : '',
    received.length > 0 ? say`receive ${listed(received, 'or')}` : '',
  ].filter((each) => each !== '');
  return say`${who(what, scope).text} cannot ${listed(verbs, 'or')} ${by ? 'by enemy effects' : ''}`;
}
