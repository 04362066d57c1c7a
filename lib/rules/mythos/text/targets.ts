import type { Chosen } from '../cards/effects/expression';
import type { Step, Targets } from '../cards/effects/step';

// What every language asks of a step before it has words for it.

/** The cards a step acts on, those it leaves its name on. */
export function targetsOf(step: Step): Targets | undefined {
  switch (step.do) {
    case 'powerup':
    case 'addPower':
      return step.to;
    case 'removeTokens':
    case 'moveTokens':
      return step.from;
    case 'look':
      return step.at;
    case 'copy':
    case 'activate':
    case 'forEach':
      return step.of;
    default:
      return 'what' in step ? step.what : undefined;
  }
}

/** What the cards of a group are, as far as the group itself says so. */
export function kindOf(group: Chosen): 'character' | 'attachment' | 'mission' | 'card' {
  switch (group.from) {
    case undefined:
    case 'play':
    case 'hidden':
      return 'character';
    case 'attachments':
      return 'attachment';
    case 'missions':
      return 'mission';
    case 'stack':
      return 'card';
    case 'hand':
    case 'deck':
    case 'discard':
    case 'bound':
      return group.type ?? 'card';
  }
}
