import type { Game } from './game';
import { NO, type Prompt, YES } from './prompt';

// Asking. A question with one legal answer is answered at once; else the prompt stands open in the state, and the frame
// that asked goes on when the answer is there.

/** The answer that declines. */
export const DECLINED = -1;

export type Asked = Pick<Prompt, 'kind' | 'player'> & Partial<Prompt>;

const YES_NO = [YES, NO];
const NOTHING: readonly number[] = [];

export function ask(g: Game, asked: Asked): void {
  const optional = asked.kind === 'optional';
  const prompt: Prompt = {
    kind: asked.kind,
    player: asked.player,
    of: optional ? 'word' : (asked.of ?? 'card'),
    options: optional ? YES_NO : (asked.options ?? NOTHING),
    min: optional ? 1 : (asked.min ?? 1),
    max: optional ? 1 : (asked.max ?? 1),
    no: optional || asked.no === true,
    source: asked.source ?? -1,
    about: asked.about ?? '',
  };
  if (asked.slots) prompt.slots = asked.slots;
  if (asked.total) prompt.total = asked.total;
  if (asked.orders) prompt.orders = asked.orders;
  const only = optional ? null : onlyAnswer(prompt);
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
