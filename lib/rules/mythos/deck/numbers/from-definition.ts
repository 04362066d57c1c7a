import type { CardDefinition } from '../../cards/schema';
import type { Effect } from '../../cards/effects/effect';
import { effectFacets } from '../../cards/effects/facets';
import type { DeckCard } from '../deck-list';
import type { NumbersCard } from './card';

const known = new WeakMap<CardDefinition, NumbersCard>();

/** A deck's card with what numbers ask of it. Apart from them, since it brings the parser of effects along. */
export function numbersCard(card: DeckCard, definition: CardDefinition): NumbersCard {
  const before = known.get(definition);
  if (before) return before;
  const made: NumbersCard = {
    ...card,
    ...effectFacets(definition),
    ...(asksForEffects(definition) ? { effects: definition.effects } : {}),
  };
  known.set(definition, made);
  return made;
}

/** Cards of which the effects themselves are asked, and not only their facets: missions, and upgrades over other names. */
export function asksForEffects({ type, effects }: Pick<CardDefinition, 'type' | 'effects'>): boolean {
  return type === 'mission' || effects.some(upgradesOver);
}

function upgradesOver(effect: Effect): boolean {
  return effect.kind === 'static' && effect.grants.some(({ grant }) => grant === 'upgradeOver');
}
