import type { Effect } from '../../../cards/effects/effect';
import type { Chosen, Group, Value } from '../../../cards/effects/expression';
import type { Speaker } from '../../grammar';
import type { Text } from '../../pieces';
import type { Case } from '../words/vocabulary';

/** What a phrase has to know about the line it stands in. */
export interface Scope {
  card: Speaker;
  effect: Effect;
  /** Who does it: sides and zones of a target are that player's. */
  actor: 'you' | 'opponent' | 'each';
  /** Whether the subject is the actor (`свій`) or something else (`твій`). */
  acting: boolean;
  /** A card named just before: a pronoun is enough. */
  recent?: string | undefined;
  /** The only one there is, as its condition says: a pronoun is enough. */
  only?: Group | Chosen | undefined;
  /** A move is over: `here` is where it led. */
  arrived?: true | undefined;
  /** As many are taken as the sentence goes on to say. */
  enough?: true | undefined;
  /** Values speak of groups and groups of values, so groups get their way to say a value from here. */
  value: (value: Value, wanted: Case, scope: Scope) => Text;
}

/** Inside conditions and values sides are always those of the card's owner. */
export function aside(scope: Scope): Scope {
  return { ...scope, actor: 'you', acting: false };
}
