import type { Action } from '../engine/legal/actions';
import type { PlayerId, State } from '../engine/state/state';
import { EFFECTS_PER_CARD, type Prompt, WORDS } from '../engine/state/prompt';
import type { Side } from './schema';

/** Ids of a scenario and cards of the state, each found from the other. */
export interface Labels {
  readonly cards: Map<string, number>;
  readonly ids: string[];
}

export const playerOf = (side: Side): PlayerId => (side === 'A' ? 0 : 1);
export const sideOf = (player: PlayerId): Side => (player === 0 ? 'A' : 'B');

export const idOf = (labels: Labels, card: number): string => labels.ids[card] ?? `#${card}`;

/** One option of a prompt, as a scenario writes it. */
export function optionLabel(labels: Labels, state: State, prompt: Prompt, option: number): string | number {
  switch (prompt.of) {
    case 'card': {
      const at = state.row.findIndex((mission) => mission.card === option);
      return at >= 0 ? at + 1 : idOf(labels, option);
    }
    case 'mission':
      return option + 1;
    case 'word':
      return WORDS[option] ?? option;
    case 'number':
      return option;
    case 'effect':
      return `${idOf(labels, Math.floor(option / EFFECTS_PER_CARD))}:${option % EFFECTS_PER_CARD}`;
  }
}

export function promptOptions(labels: Labels, state: State, prompt: Prompt): (string | number)[] {
  if (prompt.kind === 'optional') return ['yes', 'no'];
  if (prompt.kind === 'mulligan') return ['mulligan', 'keep'];
  return prompt.options.map((option) => optionLabel(labels, state, prompt, option));
}

/** What a player may do, as `legal` lists it. */
export function actionLabel(
  labels: Labels,
  state: State,
  action: Action,
  attaches: (card: number) => boolean,
): string | null {
  const at = (card: number): string => {
    const mission = state.row.findIndex((one) => one.card === card);
    return mission >= 0 ? `@${mission + 1}` : idOf(labels, card);
  };
  switch (action.type) {
    case 'play':
      return `${action.hidden ? 'hide' : 'play'}:${idOf(labels, action.card)}@${action.mission + 1}`;
    case 'upgrade':
      return `upgrade:${idOf(labels, action.card)}>${idOf(labels, action.over)}`;
    case 'attach':
      return `attach:${idOf(labels, action.card)}>${at(action.to)}`;
    case 'reveal': {
      // What is revealed over a character upgrades it; an attachment says in its step onto what it is revealed.
      const upgrades = action.to !== undefined && !attaches(action.card);
      return upgrades
        ? `upgrade:${idOf(labels, action.card)}>${at(action.to ?? -1)}`
        : `reveal:${idOf(labels, action.card)}`;
    }
    case 'pass':
      return 'pass';
    case 'answer':
      if (state.prompt?.kind !== 'mulligan') return null;
      return action.answer === 'no' ? 'keep' : 'mulligan';
    case 'advance':
      return null;
  }
}
