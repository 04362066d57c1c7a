import type { Chosen, Target } from '../../../cards/effects/expression';
import type { Targets } from '../../../cards/effects/step';
import { joined, listed, say, type Text } from '../../pieces';
import { amount, comparison, nounOf, topCards, zone } from './group';
import { bare, is, type Noun, one, several, the } from './noun';
import type { Preposition } from './place';
import { bindingFor, isMany, list, pronounOr } from './reference';
import { isOnly, type Scope } from '../scope';
import { STAT_WORDS } from '../words';

/** Cards a step acts on. `tail` says what an X in it is, for the end of the sentence. */
export interface TargetWords {
  text: Text;
  many: boolean;
  tail: Text;
}

export function target(what: Target, scope: Scope, place: Preposition = 'in'): TargetWords {
  if (typeof what === 'string') return { ...pronounOr(what, scope), tail: [] };
  if (isOnly(what, scope)) return { text: say`it`, many: false, tail: [] };
  const many = isMany(what);
  if (what.from === 'bound' && what.name === scope.found) return { text: say`${many ? 'them' : 'it'}`, many, tail: [] };
  const noun = nounOf(what, scope, place);
  const extra = joined([
    what.random ? 'at random' : '',
    what.total ? say`with ${total(what.total, scope)}` : '',
    what.by && scope.actor === 'you' ? 'of the opponent’s choice' : '',
  ]);
  const { text, tail } = chosen(what, noun, many, scope);
  return { text: say`${text} ${extra}`, many, tail };
}

/** `a total cost of 5 or less`. */
function total({ stat, atMost }: NonNullable<Chosen['total']>, scope: Scope): Text {
  return say`a total ${STAT_WORDS[stat]} ${typeof atMost === 'number' ? 'of' : ''} ${comparison({ atMost }, scope)}`;
}

export function targets(what: Targets, scope: Scope, place: Preposition = 'in'): TargetWords {
  const parts = list(what);
  const shared = sharePlace(parts);
  const all = parts.map((each, index) =>
    shared && index < parts.length - 1 ? target(placeless(each), scope, 'none') : target(each, scope, place),
  );
  return {
    text: listed(all.map((each) => each.text), 'and'), // prettier-ignore
    many: all.length > 1 || all.some((each) => each.many),
    tail: all.flatMap((each) => each.tail),
  };
}

/** The mission several characters share is said once, after the last. */
function sharePlace(all: readonly Target[]): boolean {
  const places = all.map((each) =>
    typeof each === 'object' && (each.from === undefined || each.from === 'play') ? JSON.stringify(each.in) : undefined,
  );
  return places[0] !== undefined && places.every((place) => place === places[0]);
}

function placeless(what: Target): Target {
  return typeof what === 'object' && 'in' in what ? { ...what, in: undefined } : what;
}

function chosen(what: Chosen, noun: Noun, many: boolean, scope: Scope): { text: Text; tail: Text } {
  const plain = (text: Text) => ({ text, tail: say`` });
  const ofTop = wholeTop(what, noun, scope);
  if (ofTop) return plain(ofTop);
  const { choose } = what;
  if ('top' in what && what.top === 1 && (choose === undefined || choose === 1 || choose === 'all')) return plain(the(noun, false)); // prettier-ignore
  if (scope.goesOn && (choose === undefined || choose === 1)) return plain(several('', noun, ''));
  if (choose === undefined || choose === 1) return plain(numbered(what, noun));
  if (choose === 'all') return plain(several('all', noun, ''));
  if (choose === 'any') return plain(several('any number of', noun, ''));
  const upTo = typeof choose === 'object' && 'upTo' in choose;
  const { shown, tail } = amount(upTo ? choose.upTo : choose, scope);
  const count = say`${upTo ? 'up to' : ''} ${shown}`;
  if (shown === 1 && !is(noun.whose)) return { text: say`${count} ${bare(noun, false)}`, tail };
  return { text: several(count, noun, 'of '), tail };
}

/** One card of a zone is a number of cards; one in play is a character. */
function numbered(what: Chosen, noun: Noun): Text {
  const counts = what.from === 'hand' || what.from === 'bound' || what.from === 'discard' || what.from === 'deck';
  const plainCard = counts && !what.anyOf && !what.type && !is(noun.most);
  return plainCard ? say`1 ${bare(noun, false)}` : one(noun);
}

/** `the top 3 cards of your deck`, `the opponent’s hand`, `the rest`: taken whole, without counting. */
function wholeTop(what: Chosen, noun: Noun, scope: Scope): Text | undefined {
  switch (what.from) {
    case 'hand':
    case 'deck':
    case 'discard':
      if (looksOf(what)) return undefined;
      if (what.top !== undefined) {
        if (what.choose !== undefined && what.choose !== 'all') return undefined;
        return topCards(what.top, zone(what, scope), scope);
      }
      return what.choose === 'all' ? zone(what, scope) : undefined;
    case 'bound': {
      if (looksOf(what) || what.choose !== 'all') return undefined;
      const { many, text } = pronounOr(what.name, scope);
      return many && taken(what.name, scope) ? say`the rest` : text;
    }
    case 'stack':
      return what.part !== 'each' && (what.choose === undefined || what.choose === 'all')
        ? the(noun, false)
        : undefined;
    default:
      return undefined;
  }
}

function looksOf(what: object): boolean {
  return ['anyOf', 'noneOf', 'cost', 'printedCost', 'power', 'printedPower', 'sameName', 'type', 'topmost'].some((key) => key in what); // prettier-ignore
}

/** Some of these cards have been taken before, so that a rest is left. */
function taken(name: string, scope: Scope): boolean {
  if (bindingFor(name, scope)?.do === 'revealUntil') return true;
  return JSON.stringify(scope.card.effects).split(`"from":"bound","name":"${name}"`).length > 2;
}
