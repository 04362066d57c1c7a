import type { Trigger } from '../../cards/effects/effect';
import type { Chosen, Condition, Group } from '../../cards/effects/expression';
import type { Step, Targets } from '../../cards/effects/step';
import type { Scope } from './cards/reference';

// What words have spoken of, for the words after them: what a pronoun is clear for, and whether there is another
// character that `ce personnage` could be.

type Spoken = Pick<Scope, 'last' | 'sole' | 'crowded'>;

/** What a pronoun in the next sentence is clear for. */
export function spokenOf(step: Step): string[] {
  const target = 'what' in step ? step.what : 'at' in step ? step.at : undefined;
  return [step.as, step.do === 'revealUntil' ? step.found : undefined, target].filter(
    (name): name is string => typeof name === 'string',
  );
}

/** What the words after a condition may call by a pronoun. */
export function spokenIn(condition: Condition | undefined, { crowded = false }: Scope): Spoken {
  if (condition === undefined) return { last: [], crowded };
  const spoken: Spoken = { last: [], crowded: crowded || crowdedBy(condition) };
  if ('card' in condition) return { ...spoken, last: [condition.card] };
  return { ...spoken, sole: soleOf(condition) };
}

function soleOf(condition: Condition): Group | undefined {
  if (!('value' in condition) || !('exactly' in condition.is) || condition.is.exactly !== 1) return undefined;
  const { value } = condition;
  return typeof value === 'object' && 'count' in value && typeof value.count === 'object' ? value.count : undefined;
}

function crowdedBy(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(crowdedBy);
  if ('any' in condition) return condition.any.some(crowdedBy);
  if ('there' in condition) return isOther(condition.there);
  if ('card' in condition) return isOther(condition.card);
  const sole = soleOf(condition);
  return sole !== undefined && isOther(sole);
}

/** Whether a trigger is about another character. */
export function crowdedAfter(on: Trigger): boolean {
  if (on.event === 'attached') return isOther(on.to);
  return 'what' in on && isOther(on.what);
}

/** Whether a step speaks of another character. */
export function crowdedWith(step: Step): boolean {
  switch (step.do) {
    case 'choose':
      return step.options.flat().some(crowdedWith);
    case 'pay':
      return [...step.cost, ...step.for].some(crowdedWith);
    case 'look':
      return isOther(step.at);
    case 'moveTokens':
      return isOther(step.from) || isOther(step.to);
    case 'removeTokens':
      return isOther(step.from);
    case 'powerup':
      return step.to !== undefined && isOther(step.to);
    case 'addPower':
    case 'attach':
      return isOther(step.to);
    case 'copy':
    case 'activate':
    case 'forEach':
      return isOther(step.of);
    default:
      return 'what' in step && isOther(step.what);
  }
}

function isOther(what: Targets | Group | Chosen): boolean {
  if (Array.isArray(what)) return what.some(isOther);
  if (typeof what === 'string') return what !== 'self' && what !== 'host';
  return what.from === undefined || what.from === 'play' || what.from === 'hidden';
}
