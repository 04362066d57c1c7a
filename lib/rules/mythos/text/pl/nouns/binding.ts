import { bindingOf } from '../../../cards/effects/bindings';
import type { Chosen, Target, Value } from '../../../cards/effects/expression';
import type { Step, Targets } from '../../../cards/effects/step';
import { kindOf, targetsOf } from '../../targets';
import type { Scope } from '../scope';
import { type Noun, NOUNS } from '../words/inflection';

// What a name stands for: the step that binds it, the kind of thing, and whether it is one.

export function stepOf(name: string, { card, effect }: Scope): Step | undefined {
  return bindingOf([effect, ...card.effects], name);
}

export function thingOf(target: Targets | undefined, scope: Scope, seen: readonly string[] = []): { noun: Noun } {
  if (target === undefined) return { noun: NOUNS.card };
  if (Array.isArray(target)) return thingOf(target[0], scope, seen);
  if (typeof target !== 'string') return { noun: nounOf(target, scope, seen) };
  if (target === 'self') return { noun: NOUNS[scope.card.type] };
  const step = seen.includes(target) ? undefined : stepOf(target, scope);
  if (step) return thingOf(targetsOf(step), scope, [...seen, target]);
  return { noun: ['host', 'it', 'partner', 'covered', 'target'].includes(target) ? NOUNS.character : NOUNS.card };
}

function nounOf(chosen: Chosen, scope: Scope, seen: readonly string[]): Noun {
  const unsaid = chosen.from === 'bound' && chosen.type === undefined;
  return unsaid ? thingOf(chosen.name, scope, seen).noun : NOUNS[kindOf(chosen)];
}

/** The card a step has just spoken of. */
export function spokenBy(step: Step): string | undefined {
  const acted = targetsOf(step);
  if (step.do === 'revealUntil') return step.found;
  return step.as ?? (typeof acted === 'string' ? acted : undefined);
}

export function isPlural(name: string, step: Step, scope: Scope): boolean {
  if (step.do === 'draw') return step.amount !== 1;
  if (step.do === 'revealUntil') return step.found !== name;
  const target = targetsOf(step);
  return Array.isArray(target) || (target !== undefined && takesMany(target, scope, [name]));
}

/** Whether more than one can be taken. */
function takesMany(target: Target, scope: Scope, seen: readonly string[]): boolean {
  if (typeof target === 'string') {
    const step = seen.includes(target) ? undefined : stepOf(target, scope);
    const inner = step && targetsOf(step);
    return Array.isArray(inner) || (inner !== undefined && takesMany(inner, scope, [...seen, target]));
  }
  if ('perMission' in target && target.perMission) return true;
  if ('top' in target && target.top !== undefined && (target.choose === undefined || target.choose === 'all')) {
    return isMore(typeof target.top === 'object' && 'upTo' in target.top ? target.top.upTo : target.top);
  }
  const { choose } = target;
  if (choose === undefined) return false;
  if (choose === 'all' || choose === 'any') return true;
  return isMore(typeof choose === 'object' && 'upTo' in choose ? choose.upTo : choose);
}

function isMore(value: Value): boolean {
  return typeof value !== 'number' || value > 1;
}
