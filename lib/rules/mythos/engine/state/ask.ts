import type { Game } from './game';
import { NO, type Prompt, YES } from './prompt';

// Asking. A question with one legal answer is answered at once; else the prompt stands open in the state, and the frame
// that asked goes on when the answer is there.

/** The answer that declines. */
export const DECLINED = -1;

const PLAIN = { of: 'card', options: [], min: 1, max: 1, no: false, source: -1, about: '' } as const;

export type Asked = Pick<Prompt, 'kind' | 'player'> & Partial<Prompt>;

export function ask(g: Game, asked: Asked): void {
  const prompt: Prompt = { ...PLAIN, ...asked };
  if (prompt.kind === 'optional') {
    g.s.prompt = { ...prompt, of: 'word', options: prompt.no ? [YES, NO] : [YES], min: 1, max: 1, no: true };
    return;
  }
  const only = onlyAnswer(prompt);
  if (only) g.s.answer = only;
  else g.s.prompt = prompt;
}

/** The one legal answer to a question that cannot be declined. */
function onlyAnswer(prompt: Prompt): number[] | null {
  if (prompt.no) return null;
  const { options, min, max } = prompt;
  if (options.length === 0 || max === 0) return [];
  if (prompt.kind === 'order') return options.length < 2 ? [...options] : null;
  if (prompt.slots || prompt.total) {
    return prompt.slots?.every((slot) => slot.min === slot.options.length) && min === options.length
      ? [...options]
      : null;
  }
  return min === options.length ? [...options] : null;
}

/** Takes the answer that came. */
export function take(g: Game): readonly number[] {
  const answer = g.s.answer ?? [];
  g.s.answer = null;
  return answer;
}

export const isNo = (answer: readonly number[]): boolean => answer.length === 1 && answer[0] === DECLINED;
