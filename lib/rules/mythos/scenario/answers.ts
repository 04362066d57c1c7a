import { readAnswer } from '../engine/legal/answers';
import { FACE_UP, HIDDEN, NO, type Prompt, UPGRADE, WORDS, YES } from '../engine/state/prompt';
import type { State } from '../engine/state/state';
import { type Labels, optionLabel } from './labels';

export type Choice = string | number | boolean;

/** What a `choose` means for the open prompt: its options, `'no'`, or null when it does not fit. */
export function answerOf(
  labels: Labels,
  state: State,
  prompt: Prompt,
  choices: readonly Choice[],
): readonly number[] | 'no' | null {
  const [first] = choices;
  if (prompt.kind === 'mulligan' && choices.length === 1 && first === 'keep') return 'no';
  if (prompt.kind === 'mulligan' && choices.length === 1 && first === 'mulligan') return [YES];
  // Nothing and no are the same to whom may choose nothing.
  if (choices.length === 0 && prompt.min > 0) return prompt.no ? 'no' : null;
  if (choices.length === 1 && (first === 'no' || first === false))
    return prompt.no ? 'no' : prompt.min === 0 ? [] : null;
  if (choices.length === 1 && (first === 'yes' || first === true)) return yesTo(prompt);
  // A line that changes an effect may be answered as a mode: 1 as it stands above, 2 as changed.
  if (prompt.about === 'modifier' && (first === 1 || first === 2)) return first === 1 ? 'no' : [YES];
  const options: number[] = [];
  for (const choice of choices) {
    const option = optionOf(labels, state, prompt, choice);
    if (option === null) return null;
    options.push(option);
  }
  return readAnswer(prompt, options) === null ? null : options;
}

/** A plain yes: to a question of yes and no, or where all targets are forced. */
function yesTo(prompt: Prompt): readonly number[] | null {
  if (prompt.kind === 'optional' || prompt.kind === 'mulligan') return [YES];
  return prompt.options.length === prompt.min && readAnswer(prompt, prompt.options) !== null ? prompt.options : null;
}

function optionOf(labels: Labels, state: State, prompt: Prompt, choice: Choice): number | null {
  if (prompt.kind === 'optional' || prompt.kind === 'mulligan') {
    const named = typeof choice === 'string' ? labels.cards.get(choice) : undefined;
    return named !== undefined && prompt.orders?.includes(named) ? named : null;
  }
  const byLabel = prompt.options.find((option) => optionLabel(labels, state, prompt, option) === choice);
  if (byLabel !== undefined) return byLabel;
  const word = typeof choice === 'string' ? WORDS.findIndex((one) => one === choice) : -1;
  const isWord = word === FACE_UP || word === HIDDEN || word === UPGRADE || word === NO;
  if (isWord && prompt.of === 'word' && prompt.options.includes(word)) return word;
  // A mission may be named by its id as well.
  const card = typeof choice === 'string' ? labels.cards.get(choice) : undefined;
  if (card === undefined) return null;
  if (prompt.of === 'card') return prompt.options.includes(card) ? card : null;
  const at = state.row.findIndex((mission) => mission.card === card);
  return prompt.of === 'mission' && prompt.options.includes(at) ? at : null;
}
