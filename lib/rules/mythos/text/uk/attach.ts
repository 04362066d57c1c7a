import type { AttachCondition } from '../../cards/schema';
import { joined, say, type Text } from '../pieces';
import { exceptText } from './cards/describe';
import type { Scope } from './cards/scope';
import { traitsText } from './cards/trait';
import { inflect } from './words/phrase';
import { CHARACTER, ENEMY, FACE_UP, FRIENDLY } from './words/vocabulary';

const SIDES = { friendly: [FRIENDLY], enemy: [ENEMY], any: [] } as const;

/** What an attachment is attached to: `долучи до союзного відкритого персонажа`. */
export function attachText(condition: AttachCondition, scope: Pick<Scope, 'card'>): Text {
  if (condition.to === 'mission') return say`долучи до місії`;
  const host = inflect(
    {
      noun: CHARACTER,
      before: [...SIDES[condition.side], ...(condition.faceUp ? [FACE_UP] : [])],
      after: () =>
        joined([
          traitsText(condition.anyOf, scope),
          condition.noneOf ? say`, крім ${exceptText(condition.noneOf, CHARACTER, scope)}` : '',
        ]),
    },
    'g',
  );
  return say`долучи до ${host}`;
}
