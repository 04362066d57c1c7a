import type { Place } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import { type Scope, unspoken } from '../scope';
import {
  type Adjective,
  adjective,
  ADJECTIVES,
  type Case,
  noun,
  NOUNS,
  preposition,
  single,
} from '../words/inflection';
import { past } from '../words/phrase';
import { hasLeft, possessive, reference } from './reference';

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
  if (where === 'here' && scope.arrived) {
    const whose = possessive(reference('self', unspoken(scope)));
    return prefix(say`${whose} ${mission(ADJECTIVES.new)}`);
  }
  if (where === 'here') {
    const here = { at: 'tej', to: 'tę', from: 'tej' }[way];
    return say`${word} ${here} ${single(NOUNS.mission, wanted)}`;
  }
  if (where === 'elsewhere') return prefix(mission(ADJECTIVES.other, many));
  if (where === 'oneMission') return prefix(mission(ADJECTIVES.chosen));
  if ('mission' in where) return prefix(reference(where.mission, scope).in(wanted));
  const owner = reference(where.missionOf, unspoken(scope));
  const missionWord = single(NOUNS.mission, wanted);
  // It is there no longer.
  if (hasLeft(where.missionOf, scope))
    return prefix(say`${missionWord}, na której ${past('był', owner)} ${owner.in('nom')}`);
  return prefix(say`${missionWord} ${owner.in('gen')}`);
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

/** How a group is meant. */
export interface Manner {
  /** What a step acts on: seen from whoever carries it out, "swoja" rather than "twoja". */
  acting?: boolean;
  /** Where the place is said; `none`: it is said elsewhere in the sentence. */
  place?: 'at' | 'from' | 'none';
  many?: boolean;
  /** In all missions alike. */
  perMission?: boolean;
  /** Of all of them, each is said: dla każdej postaci. */
  each?: boolean;
}

/** Where they are: on a mission, or anywhere in play. */
export function placeOf(where: Place | undefined, scope: Scope, { place: way = 'at', many, perMission }: Manner): Text {
  if (way === 'none') return [];
  if (perMission) return say`${way === 'from' ? 'z' : 'na'} każdej misji`;
  return where ? place(where, way, scope, many) : say`w grze`;
}

/** What attachments are on: `na tej postaci`, `z postaci`, `na karcie tej misji`. */
export function holderOf(
  on: 'character' | 'mission' | { card: string },
  isHere: boolean,
  scope: Scope,
  manner: Manner,
): Text {
  const away = manner.place === 'from';
  const [prefix, wanted] = away ? (['z', 'gen'] as const) : (['na', 'loc'] as const);
  if (typeof on === 'object') return say`${prefix} ${reference(on.card, unspoken(scope)).in(wanted)}`;
  const word = noun(NOUNS[on], { case: on === 'mission' ? 'gen' : wanted, plural: false });
  if (on === 'mission') return say`${prefix} ${away ? 'karty' : 'karcie'} ${isHere ? 'tej' : ''} ${word}`;
  return say`${prefix} ${word}`;
}
