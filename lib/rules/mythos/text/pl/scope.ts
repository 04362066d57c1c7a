import type { Effect } from '../../cards/effects/effect';
import type { Group, Value } from '../../cards/effects/expression';
import type { Step } from '../../cards/effects/step';
import type { Speaker } from '../grammar';
import type { Phrase } from './words/phrase';

export type Actor = 'you' | 'opponent' | 'each';

/** What a phrase must know of the line it stands in. */
export interface Scope {
  card: Speaker;
  effect: Effect;
  /** Who carries out the step: sides and zones of what it acts on are theirs. */
  actor: Actor;
  /** The steps before this one, in order: the last one's result can go by a pronoun. */
  before: readonly Step[];
  /** What the trigger or replacement is about. */
  it?: Phrase | undefined;
  /** Set where the card just spoken of goes by a pronoun: the name it is known by. */
  spoken?: string | undefined;
  /** A group just said to be of one card: a pronoun will do for it. */
  sole?: Group | undefined;
  /** After this card has moved: "here" is the mission it has come to. */
  arrived?: true;
  /** Done again and again: what is chosen each time is said in the plural. */
  again?: boolean;
  /** Numbers of this sentence that are explained at its end: X, Y… */
  unknowns: Value[];
}

export function scopeOf(card: Speaker, effect: Effect): Scope {
  return { card, effect, actor: 'you', before: [], unknowns: [] };
}

/** The letter a number goes by until the end of the sentence. */
export function unknown(value: Value, { unknowns }: Scope): string {
  const known = unknowns.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
  if (known < 0) unknowns.push(value);
  return letter(known < 0 ? unknowns.length - 1 : known);
}

export function letter(index: number): string {
  return 'XYZWVU'[index] ?? `X${index}`;
}

/** Values and conditions are seen by the card's own player, whoever carries out the step. */
export function ownView(scope: Scope): Scope {
  return { ...scope, actor: 'you' };
}

/** Where pronouns would be misread. */
export function unspoken(scope: Scope): Scope {
  return { ...scope, spoken: undefined };
}
