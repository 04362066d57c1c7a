import { HIDDEN, type Prompt, YES } from '../state/prompt';
import type { Game } from '../state/game';
import type { Action } from './actions';
import { legalAnswers, readAnswer } from './answers';
import { actionOf, playable } from './legal-actions';
import { mustImpossible } from './must';
import { waysOf } from './ways';

/** A whole number from 0 up to, not including, `n`. */
export type Roll = (n: number) => number;

/**
 * Some legal action of who is asked or has the turn, by chance: a card first, then a way to play it, so that not all
 * there is must be listed. Every legal play can come; a pass comes as often as any one card.
 */
export function randomAction(g: Game, roll: Roll): Action {
  const { prompt, turn: player } = g.s;
  if (prompt) return { type: 'answer', player: prompt.player, answer: randomAnswer(prompt, roll) };
  const cards = playable(g, player);
  while (cards.length > 0) {
    const at = roll(cards.length + 1);
    const id = cards[at];
    if (id === undefined) break;
    const ways = waysOf(g, player, id, anywhere);
    const way = ways.length > 0 ? ways[roll(ways.length)] : undefined;
    if (way && (way.how === HIDDEN || !mustImpossible(g, player, way))) return actionOf(g, player, way);
    cards[at] = cards[cards.length - 1] as number;
    cards.pop();
  }
  return { type: 'pass', player };
}

const anywhere = (): boolean => true;
const TRIES = 8;

function randomAnswer(prompt: Prompt, roll: Roll): readonly number[] | 'no' {
  if (prompt.no && roll(4) === 0) return 'no';
  if (prompt.kind === 'optional' || prompt.kind === 'mulligan') return [YES];
  for (let i = 0; i < TRIES; i++) {
    const size = prompt.min + roll(prompt.max - prompt.min + 1);
    const answer = sample(prompt.options, prompt.kind === 'order' ? prompt.options.length : size, roll);
    if (readAnswer(prompt, answer) !== null) return answer;
  }
  const all = legalAnswers(prompt);
  return all[roll(all.length)] ?? 'no';
}

function sample(options: readonly number[], size: number, roll: Roll): number[] {
  if (size === 1) return [options[roll(options.length)] as number];
  const left = options.slice();
  const picks: number[] = [];
  while (picks.length < size && left.length > 0) picks.push(left.splice(roll(left.length), 1)[0] as number);
  return picks;
}
