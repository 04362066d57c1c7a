import type { Effect } from './effect';
import type { Step } from './step';

/** The step that binds this name (`as`, `found`) or whose group it is a member of, anywhere on the card. */
export function bindingOf(effects: readonly Effect[], name: string): Step | undefined {
  return steps(effects).find(
    (step) =>
      step.as === name ||
      (step.do === 'revealUntil' && step.found === name) ||
      (step.do === 'forEach' && step.member === name),
  );
}

/** All steps of some effects, those inside other steps after the step that holds them. */
export function steps(effects: readonly Effect[]): Step[] {
  return effects.flatMap((effect) => stepsOf(effect).flatMap(withInner));
}

function stepsOf(effect: Effect): readonly Step[] {
  switch (effect.kind) {
    case 'instant':
    case 'triggered':
      return effect.steps;
    case 'replacement':
      return effect.instead;
    case 'modifier':
      return 'add' in effect.change ? effect.change.add : 'instead' in effect.change ? effect.change.instead : [];
    case 'static':
      return effect.grants.flatMap((grant) => (grant.grant === 'gains' ? stepsOf(grant.effect) : []));
  }
}

function withInner(step: Step): Step[] {
  switch (step.do) {
    case 'choose':
      return [step, ...step.options.flat().flatMap(withInner)];
    case 'pay':
      return [step, ...[...step.cost, ...step.for].flatMap(withInner)];
    case 'forEach':
    case 'later':
      return [step, ...step.steps.flatMap(withInner)];
    default:
      return [step];
  }
}
