import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { effectFacets } from '@/lib/rules/mythos/cards/effects/facets';
import type { CardDefinition, LocalizedName } from '@/lib/rules/mythos/cards/schema';
import { setOf } from '@/lib/rules/mythos/cards/traits';
import type { ListValues } from './facet-keys';
import { plainWords } from './plain-words';
import { squash } from './values';

// What queries look at beside the printed values, worked out of the definitions of a whole catalogue.

export interface CardTraits {
  /** Values of `is:`, of those that are kept with a card. */
  is: string[];
  /** Values of `has:` without ruling, which the rulings know. */
  has: string[];
  /** Plain words of its names in all languages, and of the other names it goes by. */
  names: string[];
  /** Of its titles, also those of single printings. */
  versions: string[];
  /** Of each line: `does:hideenemy`, `is:continuous`, squashed. */
  lines: string[][];
}

/**
 * Traits of each card by its code. Some depend on the others: a text is unique, a character can be covered by another.
 */
export function cardTraits(cards: readonly CardDefinition[]): Map<string, CardTraits> {
  const texts = new Map<string, number>();
  for (const card of cards) if (card.effects.length > 0) count(texts, JSON.stringify(card.effects));
  const namesakes = new Map<string, CardDefinition[]>();
  for (const card of cards) namesakes.set(card.name.en, [...(namesakes.get(card.name.en) ?? []), card]);
  return new Map(
    cards.map((card) => [
      card.code,
      {
        is: isTraits(card, namesakes.get(card.name.en) ?? [], texts.get(JSON.stringify(card.effects)) ?? 0),
        has: [
          ...(card.effects.length > 0 ? ['effect'] : []),
          ...(card.version ? ['version'] : []),
          ...(card.keywords.length > 0 ? ['keyword'] : []),
          ...(card.printings.length > 1 ? ['variant'] : []),
        ],
        names: plain([...spoken(card.name), ...(card.aliases?.name ?? [])]),
        versions: plain([
          ...spoken(card.version),
          ...(card.aliases?.version ?? []),
          ...card.printings.flatMap(({ version }) => spoken(version)),
        ]),
        lines: card.effects.map((effect) => lineFacets({ ...card, effects: [effect] })),
      },
    ]),
  );
}

/** Values of all that a card is narrowed by. */
export function listValues(card: CardDefinition, traits: Pick<CardTraits, 'is' | 'has'> | undefined): ListValues {
  return {
    ...effectFacets(card),
    set: [setOf(card.code)],
    type: [card.type],
    faction: card.type === 'mission' ? [] : [card.faction],
    keyword: card.keywords,
    rarity: card.printings.map(({ rarity }) => rarity),
    attach: card.type === 'attachment' ? [card.attach.to] : [],
    is: traits?.is ?? [],
    has: traits?.has ?? [],
  };
}

function isTraits(card: CardDefinition, namesakes: readonly CardDefinition[], sharing: number): string[] {
  // A character may be played on a face-up one of the same name and a lower printed cost (001, "Upgrade").
  const costs = namesakes.flatMap((other) => (other.type === 'character' ? [other.chakra] : []));
  const character = card.type === 'character' ? card : undefined;
  return [
    ...(card.effects.some(isContinuous) ? ['continuous'] : []),
    ...(card.effects.some((effect) => !isContinuous(effect)) ? ['instant'] : []),
    ...(card.effects.length === 0 ? ['vanilla'] : []),
    ...(sharing === 1 ? ['unique-text'] : []),
    ...(character && costs.some((cost) => cost < character.chakra) ? ['upgrade'] : []),
    ...(character && costs.some((cost) => cost > character.chakra) ? ['upgrade-target'] : []),
    ...(card.printings.length > 1 ? ['variant'] : []),
    ...(card.doubts ? ['unconfirmed'] : []),
  ];
}

function isContinuous(effect: CardDefinition['effects'][number]): boolean {
  return effect.kind !== 'instant';
}

function lineFacets(card: CardDefinition): string[] {
  const values: Record<EffectFacet, string[]> = effectFacets(card);
  return [
    `is:${card.effects.some(isContinuous) ? 'continuous' : 'instant'}`,
    ...EFFECT_FACETS.flatMap((facet) => values[facet].map((value) => `${facet}:${squash(value)}`)),
  ];
}

function spoken(name: LocalizedName | undefined): string[] {
  return name ? Object.values(name) : [];
}

function plain(texts: readonly string[]): string[] {
  return [...new Set(texts.map(plainWords))].filter(Boolean);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
