import { type CardDefinition, cardSchema } from '../schema';
import { filterMistakesAt } from './filters';
import type { KnownTraits } from './known-traits';
import { lineMistakesAt } from './lines';
import type { Mistake } from './mistake';
import { referenceCheck } from './references';
import { targetMistakesAt } from './targets';
import { traitMistakesAt } from './traits';
import { walk } from './walk';

/**
 * Everything a well-formed card says that cannot be meant, in the order of its fields.
 * @param known traits of all cards it may speak of, its own set's included
 */
export function mistakesOf(card: CardDefinition, known: KnownTraits): Mistake[] {
  const found: Mistake[] = [];
  const referencesAt = referenceCheck(card, (mistakes) => found.push(...mistakes));
  walk(cardSchema, card, (node) => {
    found.push(
      ...traitMistakesAt(node, known),
      ...filterMistakesAt(node),
      ...targetMistakesAt(node),
      ...lineMistakesAt(node, card),
    );
    return referencesAt(node);
  });
  return found;
}
