import type { Pattern } from './syntax';

// All ways a pattern could go on are followed at once (Thompson's construction), so that a text of n characters takes
// at most n times as many steps as the pattern has parts, whatever the pattern.

type Step =
  | { kind: 'char'; ranges: readonly (readonly [number, number])[]; not: boolean }
  | { kind: 'start' | 'end' | 'match' }
  /** Goes on at one of these. */
  | { kind: 'fork'; to: number[] };

/** Whether a pattern is found anywhere in a text. Made once, asked often. */
export function matcher(pattern: Pattern): (text: string) => boolean {
  const steps: Step[] = [];
  compile(pattern, steps);
  steps.push({ kind: 'match' });
  return (text) => run(steps, text);
}

function compile(pattern: Pattern, steps: Step[]): void {
  switch (pattern.kind) {
    case 'empty':
      return;
    case 'char':
    case 'start':
    case 'end':
      steps.push(pattern);
      return;
    case 'all':
      for (const part of pattern.of) compile(part, steps);
      return;
    case 'any': {
      const fork: number[] = [];
      steps.push({ kind: 'fork', to: fork });
      const ends: number[][] = [];
      for (const branch of pattern.of) {
        fork.push(steps.length);
        compile(branch, steps);
        const end: number[] = [];
        steps.push({ kind: 'fork', to: end });
        ends.push(end);
      }
      for (const end of ends) end.push(steps.length);
      return;
    }
    case 'repeat': {
      const { of, min, max } = pattern;
      for (let count = 0; count < min; count++) compile(of, steps);
      if (max === undefined) {
        const fork = [steps.length + 1];
        const at = steps.length;
        steps.push({ kind: 'fork', to: fork });
        compile(of, steps);
        steps.push({ kind: 'fork', to: [at] });
        fork.push(steps.length);
        return;
      }
      const leaving: number[][] = [];
      for (let count = min; count < max; count++) {
        const fork = [steps.length + 1];
        steps.push({ kind: 'fork', to: fork });
        leaving.push(fork);
        compile(of, steps);
      }
      for (const fork of leaving) fork.push(steps.length);
    }
  }
}

function run(steps: readonly Step[], text: string): boolean {
  const characters = [...text];
  let present = new Set<number>();
  for (let place = 0; place <= characters.length; place++) {
    // A match may begin at any place.
    if (reach(steps, 0, place, characters.length, present)) return true;
    const point = characters[place]?.codePointAt(0);
    if (point === undefined) return false;
    const following = new Set<number>();
    for (const at of present) {
      const step = steps[at];
      if (step?.kind !== 'char' || !accepts(step, point)) continue;
      if (reach(steps, at + 1, place + 1, characters.length, following)) return true;
    }
    present = following;
  }
  return false;
}

/** Adds all steps that can be stood on without reading a character; true when one of them is the end. */
function reach(steps: readonly Step[], from: number, place: number, length: number, into: Set<number>): boolean {
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (into.has(at)) continue;
    into.add(at);
    const step = steps[at];
    if (step?.kind === 'match') return true;
    if (step?.kind === 'fork') waiting.push(...step.to);
    else if ((step?.kind === 'start' && place === 0) || (step?.kind === 'end' && place === length))
      waiting.push(at + 1);
  }
  return false;
}

function accepts({ ranges, not }: { ranges: readonly (readonly [number, number])[]; not: boolean }, point: number) {
  return ranges.some(([from, to]) => point >= from && point <= to) !== not;
}
