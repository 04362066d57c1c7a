import { fill } from '../interpret/slots';
import { DECLINED } from '../state/ask';
import { NO, type Prompt, YES } from '../state/prompt';

/** The answer as the state takes it, or null when it is not legal. */
export function readAnswer(prompt: Prompt, answer: readonly number[] | 'no'): number[] | null {
  if (answer === 'no') return prompt.no ? [DECLINED] : null;
  if (prompt.kind === 'optional' || prompt.kind === 'mulligan') return readYesNo(prompt, answer);
  if (new Set(answer).size !== answer.length || !answer.every((one) => prompt.options.includes(one))) return null;
  if (prompt.kind === 'order') return answer.length === prompt.options.length ? [...answer] : null;
  const picks = withForced(prompt, answer);
  if (picks.length < prompt.min || picks.length > prompt.max) return null;
  if (prompt.slots && !fill(prompt.slots, picks)) return null;
  if (prompt.total && picks.length > 0 && sum(prompt, picks) > prompt.total.atMost) return null;
  return picks;
}

function readYesNo(prompt: Prompt, answer: readonly number[]): number[] | null {
  if (answer.length === 1 && answer[0] === YES) return [YES];
  if (answer.length === 1 && answer[0] === NO) return [DECLINED];
  const { orders } = prompt;
  const isOrder = orders && answer.length === orders.length && orders.every((id) => answer.includes(id));
  return isOrder ? [...answer] : null;
}

/** Forced targets may be named or left out beside those really chosen. Where all are forced, naming some is no answer. */
function withForced(prompt: Prompt, answer: readonly number[]): number[] {
  if (!prompt.slots || answer.length >= prompt.min || prompt.options.length === prompt.min) return [...answer];
  const forced = prompt.slots.filter((slot) => slot.min > 0 && slot.options.length === slot.min);
  const left = forced.flatMap((slot) => slot.options).filter((id) => !answer.includes(id));
  return [...answer, ...left].slice(0, prompt.min);
}

const sum = (prompt: Prompt, picks: readonly number[]): number =>
  picks.reduce((total, id) => total + (prompt.total?.values[prompt.options.indexOf(id)] ?? 0), 0);

/** Most answers listed for one prompt; a longer list says nothing a player could read. */
const MANY = 500;

/** Legal answers, the first one the fullest; declining comes last. */
export function legalAnswers(prompt: Prompt): (readonly number[] | 'no')[] {
  const found: (readonly number[] | 'no')[] = [];
  if (prompt.kind === 'optional' || prompt.kind === 'mulligan') found.push([YES]);
  else if (prompt.kind === 'order') found.push(...orders(prompt.options));
  else {
    for (let size = prompt.max; size >= prompt.min && found.length < MANY; size--) {
      choices(prompt, size, 0, [], found);
    }
  }
  if (prompt.no) found.push('no');
  return found;
}

function choices(
  prompt: Prompt,
  size: number,
  from: number,
  picked: number[],
  found: (readonly number[] | 'no')[],
): void {
  if (found.length >= MANY) return;
  if (picked.length === size) {
    const answer = picked.slice();
    if (readAnswer(prompt, answer)) found.push(answer);
    return;
  }
  for (let i = from; i < prompt.options.length; i++) {
    picked.push(prompt.options[i] as number);
    if (goesOn(prompt, size, i + 1, picked)) choices(prompt, size, i + 1, picked, found);
    picked.pop();
  }
}

/** Whether so many can still be had: without asking, a large board would be gone through choice by choice. */
function goesOn(prompt: Prompt, size: number, from: number, picked: readonly number[]): boolean {
  const { slots, total } = prompt;
  if (slots && !fill(slots, picked)) return false;
  if (!total) return true;
  const cheapest = total.values.slice(from).sort((a, b) => a - b);
  return sum(prompt, [...picked]) + cheapest.slice(0, size - picked.length).reduce((a, b) => a + b, 0) <= total.atMost;
}

/** All orders of up to five, and of more those that bring one to the front. */
function orders(options: readonly number[]): number[][] {
  if (options.length > 5) return options.map((one) => [one, ...options.filter((id) => id !== one)]);
  if (options.length <= 1) return [[...options]];
  return options.flatMap((one) => orders(options.filter((id) => id !== one)).map((rest) => [one, ...rest]));
}

/** The first legal answer that is not "no" (`auto: first`). */
export function firstAnswer(prompt: Prompt): readonly number[] | 'no' {
  if (prompt.kind === 'order') return prompt.options;
  if (prompt.kind === 'optional' || prompt.kind === 'mulligan') return [YES];
  const plain = prompt.options.slice(0, prompt.max);
  if (readAnswer(prompt, plain)) return plain;
  return legalAnswers(prompt)[0] ?? 'no';
}
