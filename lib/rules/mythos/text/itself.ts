import type { Characters } from '../cards/effects/expression';
import type { Subject } from '../cards/effects/grant';
import type { Trait } from '../cards/effects/trait';
import type { Speaker } from './grammar';

// The card that speaks among those it speaks of.

/**
 * Whether the card itself could be taken for one of these friendly characters. It never is one (001, "Friendly"), so
 * this is where a text has to say "another". What is not known of the card could be so.
 */
export function couldBeItself({ side, hidden, in: place, anyOf, noneOf }: Characters, card: Speaker): boolean {
  if (card.type !== 'character' || side !== 'friendly' || hidden || place === 'elsewhere') return false;
  const fits = anyOf?.some((trait) => isOwn(trait, card) ?? true) ?? true;
  return fits && !noneOf?.some((trait) => isOwn(trait, card));
}

/** Undefined for a trait of a card that is not known; a name is then taken to be another's. */
function isOwn(trait: Trait, { name, traits }: Pick<Speaker, 'name' | 'traits'>): boolean | undefined {
  if ('name' in trait) return trait.name === name;
  if ('family' in trait) return name?.split(' ').includes(trait.family);
  return traits?.some((own) =>
    'faction' in trait
      ? 'faction' in own && own.faction === trait.faction
      : 'keyword' in own && own.keyword === trait.keyword,
  );
}

/**
 * What an upgrade may go over besides its own name, without that name among those left out: a card of one's own name
 * goes on top anyway, so leaving it out only says that the name is another.
 */
export function upgradedOver(
  { noneOf = [], ...what }: Characters,
  { name }: Speaker,
): { what: Characters; otherName: boolean } {
  const others = noneOf.filter((trait) => !('name' in trait && trait.name === name));
  return {
    what: others.length > 0 ? { ...what, noneOf: others } : what,
    otherName: others.length < noneOf.length,
  };
}

/** Who speaks an effect that these come to have: a character of which nothing is known, unless it is the card itself. */
export function speakerOf(to: Subject, card: Speaker): Speaker {
  return to === 'self' ? card : { type: 'character', effects: card.effects, nameOf: card.nameOf };
}
