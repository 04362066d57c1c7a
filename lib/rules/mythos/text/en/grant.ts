import type { Grant } from '../../cards/effects/effect';
import type { Value } from '../../cards/effects/expression';
import type { Subject } from '../../cards/effects/grant';
import { listed, type Part, say, type Text } from '../pieces';
import { condition } from './condition';
import { anyOne, everyOne, looks, perUnit } from './cards/group';
import { cardKind, reference } from './cards/reference';
import { isOnly, type Scope } from './scope';
import { cardNoun, named, not, points, signed, traitPiece, WORDS } from './words';

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
      return say`your side of this ${WORDS.mission} has ${signed(grant.amount)} ${WORDS.power} in total`;
    case 'powerupBonus': {
      const change = grant.amount < 0 ? `${-grant.amount} smaller` : `${grant.amount} larger`;
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
      return say`this ${WORDS.mission} is worth ${points(signed(grant.amount), Math.abs(grant.amount) === 1)}`;
    case 'scoreTwice':
      return say`this ${WORDS.mission} is scored twice, with its ${WORDS.score} effects`;
    case 'cannot':
      return cannot(grant, scope);
    case 'upgradeOver':
      return say`this ${cardNoun(scope.card)} can be played as an ${WORDS.upgrade} over ${anyOne(grant.what, scope)}`;
    case 'playOnly':
      return say`this ${cardNoun(scope.card)} can be played only in a ${WORDS.mission} where ${condition(grant.where, { ...scope, here: 'there' })}`;
    case 'manyAttachments':
      return say`${who(grant.to, scope).text} can have any number of ${WORDS.friendly} ${WORDS.attachments}, whatever their conditions`;
    case 'lookAnytime':
      return say`you can look at ${who(grant.at, scope).text} at any time`;
    case 'defeatedGoToHand': {
      const what = who(grant.what, scope);
      return say`${what.text} ${what.many ? 'go' : 'goes'} to your hand instead of your ${WORDS.discardPile} when ${WORDS.defeated}`;
    }
    case 'trait': {
      const to = who(grant.to, scope);
      return say`${to.text} also ${to.many ? 'count' : 'counts'} as ${traitPiece(grant.trait, scope.card)}`;
    }
    case 'blank': {
      const what = who(grant.what, scope);
      return say`${what.text} ${what.has} no effects`;
    }
    case 'phantom': {
      const trait = traitPiece(grant.trait, scope.card);
      return say`for the effects of your ${trait} cards, you have one more ${WORDS.friendly} ${trait} ${WORDS.character} in this ${WORDS.mission}, with the cost and ${WORDS.power} of this ${cardNoun(scope.card)}`;
    }
  }
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
  const { text, many } = typeof subject === 'string' ? reference(subject, scope) : everyOne(subject, scope, 'none');
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
  return say`${WORDS.chakraPlus} ${shown} ${whom}${tail}`;
}

function cost(grant: GrantOf<'cost'>, scope: Scope): Text {
  const { shown, tail } = perUnit(grant.less ?? grant.more ?? 0, scope);
  const what = played(grant, scope);
  const how = grant.played === 'revealed' ? WORDS.reveal : grant.played === 'faceUp' ? 'play face up' : 'play';
  const place = grant.to ? say`in this ${WORDS.mission}` : '';
  const least = grant.min === undefined ? '' : say`(at least ${grant.min})`;
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
  const other = scope.card.type === 'attachment' ? 'other ' : '';
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
