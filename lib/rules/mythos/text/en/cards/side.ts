import type { Characters } from '../../../cards/effects/expression';
import type { Trait } from '../../../cards/effects/trait';
import { type Part, say, type Text } from '../../pieces';
import { owner, type Scope } from '../scope';
import { named, withArticle, WORDS } from '../words';

// What else may be said of characters, in words that ask no numbers.

export const MOST = {
  weakest: WORDS.weakest,
  strongest: WORDS.strongest,
  cheapest: 'lowest-cost',
  soleStrongest: say`sole ${WORDS.strongest}`,
} as const;

/** `a Weapon attachment`. */
export function attachmentOf(traits: readonly Trait[] | undefined, scope: Scope): Text {
  return withArticle(say`${named(traits, false, scope.card, WORDS.attachment, false)}`);
}

/** Whose it is, where that is not whose side it stands on. */
export function foreign({ owned, controlled }: Characters): string {
  return owned ? `that you own${controlled ? ' but do not control' : ''}` : '';
}

export const LAST_TURN = {
  played: 'was played in the opponent’s previous turn',
  moved: 'moved in the opponent’s previous turn',
  playedCheaper: 'was played in the opponent’s previous turn for less than its printed cost because of an effect',
} as const;

/** A mission has no side: it speaks to each player of their own characters. */
export function isYours(side: Characters['side'], { card }: Scope): boolean {
  return side === 'yours' || (side === 'friendly' && card.type === 'mission');
}

export function sided(side: Characters['side'], scope: Scope): { whose: Part; adjectives: Part } {
  if (side === undefined) return { whose: '', adjectives: '' };
  if (scope.actor !== 'you') return { whose: owner(scope, side === 'enemy' ? 'opponent' : undefined), adjectives: '' };
  if (isYours(side, scope)) return { whose: 'your', adjectives: '' };
  return { whose: '', adjectives: side === 'friendly' ? WORDS.friendly : WORDS.enemy };
}
