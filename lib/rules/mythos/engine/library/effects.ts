import type { Effect, Gate, Instant, Modifier, Replacement, Triggered } from '../../cards/effects/effect';
import type { EffectName, Step } from '../../cards/effects/step';
import { compileSubject } from './subjects';
import { elsewhere, modified } from './modifiers';
import { addBlock, type Making, type Origin } from './steps';
import { traitNumber, traitNumbers } from './traits';
import type { CompiledEffect, CompiledGate, CompiledReplacement, CompiledTrigger, Match } from './types';
import { hasTrait } from '../read/stats';

/** The effects of one card, so that lines can speak of each other. */
export interface Card {
  readonly def: number;
  readonly effects: readonly Effect[];
}

export function gateOf(m: Making, gate: Gate | undefined): CompiledGate | null {
  if (!gate) return null;
  return {
    duel: gate.duel === undefined ? -1 : traitNumber(m.compiler.traits, `name:${gate.duel}`),
    first: gate.firstStrike === true,
  };
}

/** Lines that a modifier or a repetition means by `name`. */
export function linesNamed(effects: readonly Effect[], name: EffectName): (Instant | Triggered)[] {
  const lines = effects.filter((effect) => effect.kind === 'instant' || effect.kind === 'triggered');
  if (name === 'duel') return lines.filter((line) => line.gate?.duel !== undefined);
  if (name === 'firstStrike') return lines.filter((line) => line.gate?.firstStrike === true);
  const timed = lines.filter((line) => line.timing === name);
  const plain = timed.filter((line) => line.gate === undefined);
  return plain.length > 0 ? plain : timed;
}

export function originOf(
  m: Making,
  one: Card,
  number: number,
  instant: boolean,
  gate: Gate | undefined,
  within: readonly Effect[] = [],
): Origin {
  return {
    def: one.def,
    effect: number,
    instant,
    duel: gate?.duel === undefined ? -1 : traitNumber(m.compiler.traits, `name:${gate.duel}`),
    // A line that would repeat itself, or one that repeats it, says nothing.
    repeated: (step) =>
      linesNamed(one.effects, step.effect)
        .filter((line) => line !== one.effects[number - 1] && !within.includes(line))
        .map((line) => {
          const steps: readonly Step[] = step.in === undefined ? line.steps : elsewhere(line.steps, step.in);
          return addBlock(m, steps, originOf(m, one, number, instant, gate, [...within, line]));
        }),
  };
}

/** An instant or triggered line, with every way its modifiers can change it. */
export function effectOf(m: Making, one: Card, line: Instant | Triggered, number: number): CompiledEffect {
  const modifiers = one.effects.filter(
    (effect): effect is Modifier =>
      effect.kind === 'modifier' && linesNamed(one.effects, effect.of).includes(line) && affects(effect, line, one),
  );
  const origin = originOf(m, one, number, line.kind === 'instant', line.gate);
  const variants: number[] = [];
  for (let bits = 0; bits < 1 << modifiers.length; bits++) {
    let steps: readonly Step[] = line.steps;
    const fresh = new Set<number>();
    modifiers.forEach(({ change }, i) => {
      if (((bits >> i) & 1) === 0) return;
      if ('add' in change && costs(change.add[0])) fresh.add(steps.length);
      steps = modified(steps, change);
    });
    variants.push(addBlock(m, steps, origin, fresh));
  }
  return {
    kind: line.kind,
    timing: line.timing,
    gate: gateOf(m, line.gate),
    number,
    modifiers: modifiers.map((modifier) => ({
      timing: modifier.timing,
      gate: gateOf(m, modifier.gate),
      choice: 'verb' in modifier.change || 'instead' in modifier.change,
      becomes: 'becomes' in modifier.change ? modifier.change.becomes : null,
    })),
    variants,
  };
}

/** An added line that asks for a card of one's own first is offered by itself; what only adds to the effect is not. */
function costs(step: Step | undefined): boolean {
  return step?.do === 'discard' && typeof step.what === 'object' && step.what.from === 'hand' && !step.what.whose;
}

/** Of several lines of one timing a change of a limit means the first one that has it. */
function affects(modifier: Modifier, line: Instant | Triggered, one: Card): boolean {
  if ('verb' in modifier.change || 'becomes' in modifier.change) return true;
  return linesNamed(one.effects, modifier.of)[0] === line;
}

export function triggerOf(m: Making, one: Card, line: Triggered, number: number): CompiledTrigger {
  const { on } = line;
  const about = on.event === 'attached' ? on.to : 'what' in on ? on.what : undefined;
  return {
    ...effectOf(m, one, line, number),
    kind: 'triggered',
    event: on.event,
    by: 'by' in on && on.by === 'you',
    fromHand: on.event === 'played' && on.from === 'hand',
    together: on.event === 'moved' && on.together === true,
    what: about === undefined ? null : subjectMatch(m, about),
    attachment: on.event === 'attached' ? attachmentMatch(m, on.attachment.anyOf) : null,
  };
}

function attachmentMatch(m: Making, anyOf: Parameters<typeof traitNumbers>[1]): Match | null {
  if (!anyOf) return null;
  const traits = traitNumbers(m.compiler.traits, anyOf);
  return (g, _scope, _you, id) => traits.some((trait) => hasTrait(g, id, trait));
}

function subjectMatch(m: Making, about: Replacement['what']): Match {
  return about === 'self' ? compileSubject(m, 'self').match : m.compiler.match(about);
}

export function replacementOf(m: Making, one: Card, line: Replacement, number: number): CompiledReplacement {
  return {
    timing: line.timing,
    gate: gateOf(m, line.gate),
    would: line.would,
    what: subjectMatch(m, line.what),
    byEnemy: line.by === 'enemy',
    may: line.obligation === 'may',
    block: addBlock(m, line.instead, originOf(m, one, number, false, line.gate)),
    number,
  };
}
