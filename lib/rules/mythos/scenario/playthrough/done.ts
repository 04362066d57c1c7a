import type { Action } from '../../engine/legal/actions';
import type { State } from '../../engine/state/state';
import { type Labels, idOf, sideOf } from '../labels';
import type { ScenarioStep, Side } from '../schema';
import { type Option, optionOf } from './position';

/** Where something goes: a character, or a mission by its number. */
export type Host = { card: string } | { mission: number };

/** What was done, for the frame that shows it: by whom, and with which cards. */
export type Done =
  | { kind: 'setup' }
  | { kind: 'play'; player: Side; card: string; mission: number; hidden: boolean }
  | { kind: 'reveal'; player: Side; card: string }
  | { kind: 'upgrade'; player: Side; card: string; over: string }
  | { kind: 'attach'; player: Side; card: string; to: Host }
  | { kind: 'choose'; player: Side; choices: Option[] }
  | { kind: 'pass'; player: Side }
  | { kind: 'advance'; phase: string };

/** `before`: the board on which it was done. */
export function doneBy(action: Action, labels: Labels, before: State): Done {
  const at = (id: number): Host => {
    const mission = before.row.findIndex((one) => one.card === id);
    return mission >= 0 ? { mission: mission + 1 } : { card: idOf(labels, id) };
  };
  if (action.type === 'advance') return { kind: 'advance', phase: phaseDue(before) };
  const player = sideOf(action.player);
  switch (action.type) {
    case 'pass':
      return { kind: 'pass', player };
    case 'answer':
      return { kind: 'choose', player, choices: choices(action.answer, labels, before) };
    case 'play': {
      const card = idOf(labels, action.card);
      return { kind: 'play', player, card, mission: action.mission + 1, hidden: action.hidden === true };
    }
    case 'upgrade':
      return { kind: 'upgrade', player, card: idOf(labels, action.card), over: idOf(labels, action.over) };
    case 'attach':
      return { kind: 'attach', player, card: idOf(labels, action.card), to: at(action.to) };
    case 'reveal':
      return { kind: 'reveal', player, card: idOf(labels, action.card) };
  }
}

/** With both players passed, scoring is due. */
const phaseDue = ({ phase }: State): string => (phase === 'action' ? 'scoring' : phase);

function choices(answer: readonly number[] | 'no', labels: Labels, before: State): Option[] {
  const { prompt } = before;
  if (answer === 'no' || !prompt) return [{ word: 'no' }];
  if (prompt.kind === 'mulligan') return [{ word: 'yes' }];
  return answer.map((option) => {
    // A yes may come with an order of cards.
    const isOrder = prompt.kind === 'optional' && prompt.orders?.includes(option) === true;
    return optionOf(labels, before, isOrder ? 'card' : prompt.of, option);
  });
}

/** What a step asks for that was refused. */
export function wantedBy(step: ScenarioStep | undefined, labels: Labels, before: State): Done {
  if (step === undefined || 'expect' in step || 'auto' in step) return { kind: 'setup' };
  if ('advance' in step) return { kind: 'advance', phase: step.advance };
  const { player } = step;
  const called = (to: string | number): Host => {
    const id = typeof to === 'string' ? labels.cards.get(to) : undefined;
    const mission = before.row.findIndex(({ card }) => card === id);
    if (mission >= 0) return { mission: mission + 1 };
    return typeof to === 'number' ? { mission: to } : { card: to };
  };
  if ('play' in step) {
    return { kind: 'play', player, card: step.play, mission: step.mission, hidden: step.hidden === true };
  }
  if ('reveal' in step) return { kind: 'reveal', player, card: step.reveal };
  if ('upgrade' in step) return { kind: 'upgrade', player, card: step.upgrade, over: step.over };
  if ('attach' in step) return { kind: 'attach', player, card: step.attach, to: called(step.to) };
  if ('pass' in step) return { kind: 'pass', player };
  if ('mulligan' in step) return { kind: 'choose', player, choices: [{ word: step.mulligan ? 'yes' : 'no' }] };
  const given = step.choose.map((one): Option => {
    if (typeof one === 'boolean') return { word: one ? 'yes' : 'no' };
    if (typeof one === 'number') return before.prompt?.of === 'mission' ? { mission: one } : { number: one };
    return labels.cards.has(one) ? called(one) : { word: one };
  });
  return { kind: 'choose', player, choices: given };
}
