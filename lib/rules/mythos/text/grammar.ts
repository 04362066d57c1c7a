import type { Effect } from '../cards/effects/effect';
import type { Trait } from '../cards/effects/trait';
import type { AttachCondition, CardType } from '../cards/schema';
import type { Text } from './pieces';

/** The card a text is about: what it is decides how it speaks of itself, its effects what their names stand for. */
export interface Speaker {
  type: CardType;
  effects: readonly Effect[];
  /** Its own English name, so that "friendly Gaara" on a Gaara can say "another"; left out where no card is known. */
  name?: string;
  /** Its own faction and keywords, for the same end. */
  traits?: readonly Trait[];
  /** What an attachment is attached to. */
  on?: AttachCondition['to'];
  /** A character's name as the reader's language prints it, by its English name. */
  nameOf: (english: string) => string;
}

/** One language's way of saying what cards do. */
export interface Grammar {
  /** What the line does, without its timing and icon: whole sentences. */
  effect(effect: Effect, card: Speaker): Text;
  /** What an attachment may be attached to: a whole sentence. */
  attach(condition: AttachCondition, card: Speaker): Text;
}
