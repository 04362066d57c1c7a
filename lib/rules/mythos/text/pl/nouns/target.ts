import type { Chosen, Target } from '../../../cards/effects/expression';
import { type Scope, unknown } from '../scope';
import { type Adjective, adjective, ADJECTIVES } from '../words/inflection';
import { all, anyNumber, type Description, each, many, one, type Phrase, pronoun, several } from '../words/phrase';
import { describe, limitOfTotal, topCards } from './expression';
import { LIMITED, sides } from './filter';
import type { Manner } from './place';
import { boundThings, reference } from './reference';

// What a step acts on

export function target(what: Target, scope: Scope, manner: Manner = {}): Phrase {
  if (typeof what === 'string') return reference(what, scope);
  return chosen(what, scope, { acting: true, ...manner });
}

function chosen(what: Chosen, scope: Scope, manner: Manner): Phrase {
  const { choose, total, by } = what;
  const perMission = what.perMission ?? false;
  if (scope.sole && isSame(what, scope.sole)) return pronoun(one(describe(what, scope, manner)));
  const rest = restOf(what, scope);
  if (rest) return rest;
  if (
    'top' in what &&
    what.from !== 'bound' &&
    what.top !== undefined &&
    (choose === undefined || choose === 'all') &&
    !isPicked(what)
  ) {
    return topCards(what, scope, manner.acting ?? false);
  }
  const plain = describe(what, scope, { ...manner, perMission, many: choose !== undefined && choose !== 1 });
  const description: Description = {
    ...plain,
    adjectives: [...pickOf(what), ...plain.adjectives],
    after: [
      ...plain.after,
      total ? limitOfTotal(total.stat, { atMost: total.atMost }, scope) : '',
      by ? (form) => adjective(ADJECTIVES.chosenByOpponent, form) : '',
    ],
  };
  if (choose === undefined || choose === 1) return scope.again && manner.acting ? many(description) : one(description);
  if (choose === 'all') return manner.each ? each(description) : all(description);
  if (choose === 'any') return anyNumber(description);
  const [count, lead] = typeof choose === 'object' && 'upTo' in choose ? [choose.upTo, 'najwyżej'] : [choose, ''];
  return several(typeof count === 'number' ? count : unknown(count, scope), description, lead);
}

/** Whether what it asks for is measured against something else. */
export function comparesCards(what: Chosen): boolean {
  if (what.from === 'attachments' || what.from === 'missions' || what.from === 'stack') return false;
  return LIMITED.some((stat) => what[stat] !== undefined && typeof sides(what[stat]).value !== 'number');
}

/** How they are picked: any at all, at random, or out of the opponent's hand by whoever acts. */
function pickOf(what: Chosen): Adjective[] {
  if (Object.keys(what).length === 0) return [ADJECTIVES.any];
  if (what.random) return [ADJECTIVES.random];
  return what.from === 'hand' && what.whose && what.choose !== 'all' ? [ADJECTIVES.chosen] : [];
}

/** Whether the cards from the top are narrowed further. */
function isPicked(what: Extract<Chosen, { top?: unknown }>): boolean {
  const filters = [what.anyOf, what.noneOf, what.cost, what.printedCost, what.power, what.printedPower, what.sameName];
  return [...filters, what.type, what.topmost, what.random, what.total, what.by, what.perMission].some(
    (one) => one !== undefined,
  );
}

export function isSame(one: object, other: object): boolean {
  const said = (of: object) => Object.entries(of).filter(([, value]) => value !== undefined);
  const sorted = (of: object) => JSON.stringify(said(of).sort(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
}

/** All that is left of the cards looked at: `pozostałe karty`. */
function restOf(what: Chosen, scope: Scope): Phrase | undefined {
  if (what.from !== 'bound' || what.choose !== 'all' || isPicked(what)) return undefined;
  const used = scope.before.some(
    (step) => 'what' in step && JSON.stringify(step.what).includes(`"name":"${what.name}"`),
  );
  const found = scope.before.some((step) => step.do === 'revealUntil' && step.as === what.name);
  const { description } = boundThings(what.name, scope);
  if (used || found) return many({ ...description, adjectives: [ADJECTIVES.rest], after: [] });
  return scope.spoken === what.name ? reference(what.name, scope) : many(description);
}
