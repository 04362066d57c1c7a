import type { Place } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import type { Scope } from '../scope';
import { type Adjective, adjective, ADJECTIVES, type Case, noun, NOUNS, preposition } from '../words/inflection';
import { reference } from './reference';

// Missions and zones, with the prepositions that go with them.

/** Where something is, where it goes, where it comes from: na tej misji, na tę misję, z tej misji. */
type Way = 'at' | 'to' | 'from';
const WAYS: Record<Way, { case: Case; word: 'na' | 'z' }> = {
  at: { case: 'loc', word: 'na' },
  to: { case: 'acc', word: 'na' },
  from: { case: 'gen', word: 'z' },
};

/** `many`: cards on several other missions. */
export function place(where: Place, way: Way, scope: Scope, many = false): Text {
  const { case: wanted, word } = WAYS[way];
  const prefix = (text: Text) => (word === 'z' ? preposition('z', text) : say`na ${text}`);
  const mission = (adjectives: Adjective, plural = false) => {
    const form = { case: wanted, plural, gender: 'f' } as const;
    return say`${adjective(adjectives, form)} ${noun(NOUNS.mission, form)}`;
  };
  if (where === 'here') {
    const here = { at: 'tej', to: 'tę', from: 'tej' }[way];
    return say`${word} ${here} ${noun(NOUNS.mission, { case: wanted, plural: false })}`;
  }
  if (where === 'elsewhere') return prefix(mission(ADJECTIVES.other, many));
  if (where === 'oneMission') return prefix(mission(ADJECTIVES.chosen));
  if ('mission' in where) return prefix(reference(where.mission, scope).in(wanted));
  const owner = reference(where.missionOf, { ...scope, spoken: undefined }).in('gen');
  return prefix(say`${noun(NOUNS.mission, { case: wanted, plural: false })} ${owner}`);
}

type Pile = 'hand' | 'deck' | 'discard';

/** Someone's hand, deck or discard pile, in any case. `acting`: seen from whoever carries out the step. */
export function zone(pile: Pile, whose: 'opponent' | undefined, wanted: Case, scope: Scope, acting: boolean): Text {
  const word = NOUNS[pile];
  const form = { case: wanted, plural: false, gender: word.gender };
  const actor = acting ? scope.actor : 'you';
  if (whose && actor !== 'opponent')
    return say`${noun(word, form)} ${actor === 'each' ? 'drugiego gracza' : 'przeciwnika'}`;
  if (!whose && pile === 'hand' && acting) return say`${noun(word, form)}`;
  return say`${adjective(acting && !whose ? ADJECTIVES.own : ADJECTIVES.yours, form)} ${noun(word, form)}`;
}

export function inZone(
  pile: Pile,
  whose: 'opponent' | undefined,
  way: 'at' | 'from',
  scope: Scope,
  acting: boolean,
): Text {
  if (way === 'from') return preposition('z', zone(pile, whose, 'gen', scope, acting));
  const text = zone(pile, whose, 'loc', scope, acting);
  return pile === 'deck' ? preposition('w', text) : say`na ${text}`;
}
