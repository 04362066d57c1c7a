import type { Trait } from '../effects/trait';
import type { CardDefinition, CardType } from '../schema';
import { steps } from '../effects/bindings';

/** Traits that cards of a catalogue have, apart from factions, of which the list is closed. */
export interface KnownTraits {
  /** Whether it is printed on a card of any type. */
  isPrinted(trait: Trait): boolean;
  /** Whether a card of that type can have it, by print or by an effect. */
  canHave(type: CardType, trait: Trait): boolean;
  /** Traits of the same kind that look alike, for a word that was mistyped. */
  like(trait: Trait): string[];
}

const key = (trait: Trait) => JSON.stringify(trait);

export function knownTraits(cards: readonly CardDefinition[]): KnownTraits {
  const printed = { character: new Map<string, Trait>(), attachment: new Map<string, Trait>(), mission: new Map<string, Trait>() }; // prettier-ignore
  const gained: Record<CardType, Set<string>> = { character: new Set(), attachment: new Set(), mission: new Set() };
  for (const card of cards) {
    for (const trait of traitsOf(card)) printed[card.type].set(key(trait), trait);
    for (const effect of card.effects)
      for (const grant of effect.kind === 'static' ? effect.grants : [])
        if (grant.grant === 'trait') gained.character.add(key(grant.trait));
    // A character that comes to lie as an attachment keeps what it is.
    if (steps(card.effects).some((step) => step.do === 'attach' && step.asAttachment))
      for (const trait of traitsOf(card)) gained.attachment.add(key(trait));
  }
  const all = new Map(Object.values(printed).flatMap((known) => [...known]));
  return {
    isPrinted: (trait) => 'faction' in trait || all.has(key(trait)),
    canHave: (type, trait) => 'faction' in trait || printed[type].has(key(trait)) || gained[type].has(key(trait)),
    like: (trait) => {
      const [kind, word] = wordOf(trait);
      const words = [...all.values()].map(wordOf).flatMap(([otherKind, other]) => (otherKind === kind ? [other] : []));
      return words.filter((other) => alike(other, word)).slice(0, 3);
    },
  };
}

function traitsOf({ name, family, keywords }: CardDefinition): Trait[] {
  return [{ name: name.en }, ...(family ? [{ family }] : []), ...keywords.map((keyword) => ({ keyword }))];
}

/** What kind of trait it is, and its word. */
export function wordOf(trait: Trait): [kind: string, word: string] {
  const [entry] = Object.entries(trait);
  return entry as [string, string];
}

/** One letter aside they are the same, whatever the size of the letters, or one is a part of the other. */
function alike(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (short.length > 3 && long.includes(short)) return true;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length && short.at(-1 - end) === long.at(-1 - end)) end++;
  return start + end >= long.length - 1;
}
