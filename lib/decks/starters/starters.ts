import akatsuki from '@/prisma/data/decks/akatsuki.json';
import independent from '@/prisma/data/decks/independent.json';
import leaf from '@/prisma/data/decks/leaf.json';
import sand from '@/prisma/data/decks/sand.json';
import sound from '@/prisma/data/decks/sound.json';
import type { Faction } from '@/lib/rules/mythos/cards/schema';
import { today } from '../cards/pool';
import type { CardPool, MythosPoolCard } from '../cards/pool-card';
import type { DeckContent } from '../contract';
import { judge } from '../verdict/judge';

// Decks of ours to begin with, one a faction. What they are called and how they play is in the messages
// `kinship.starters`, by the key.

export const STARTER_KEYS = ['leaf', 'sand', 'sound', 'akatsuki', 'independent'] as const;
export type StarterKey = (typeof STARTER_KEYS)[number];

export interface Starter {
  key: StarterKey;
  faction: Faction;
  format: string;
  main: { code: string; count: number }[];
  missions: { code: string; count: number }[];
  /** Codes of the cards it is built around, dearest last. */
  keyCards: readonly string[];
}

const FACTION: Readonly<Record<StarterKey, Faction>> = {
  leaf: 'Leaf Village',
  sand: 'Sand Village',
  sound: 'Sound Village',
  akatsuki: 'Akatsuki',
  independent: 'Independent',
};

interface StarterFile {
  format: string;
  cards: { code: string; count: number }[];
  missions: string[];
}

const FILES: Readonly<Record<StarterKey, StarterFile>> = { leaf, sand, sound, akatsuki, independent };

/** The starter decks, each as its file has it. */
export const STARTERS: readonly Starter[] = STARTER_KEYS.map((key) => {
  const { format, cards, missions } = FILES[key];
  return {
    key,
    faction: FACTION[key],
    format,
    main: cards,
    missions: missions.map((code) => ({ code, count: 1 })),
    keyCards: [],
  };
});

/** Those that are legal with the cards there are today: a catalogue without a set of theirs offers fewer. */
export function starters(pool: CardPool<MythosPoolCard>): Starter[] {
  return STARTERS.filter((starter) => judge(starter, starter.format, pool, today()).legal).map((starter) => ({
    ...starter,
    keyCards: keyCards(starter, pool),
  }));
}

const KEY_CARDS = 4;

/** Its dearest characters of its own faction, one of each name, cheapest first. */
function keyCards({ main, faction }: Starter, pool: CardPool<MythosPoolCard>): string[] {
  const names = new Set<string>();
  return main
    .map(({ code }) => pool.get(code))
    .filter((card) => card?.type === 'character' && card.faction === faction)
    .sort((a, b) => (b?.chakra ?? 0) - (a?.chakra ?? 0) || (b?.power ?? 0) - (a?.power ?? 0))
    .filter((card) => card && !names.has(card.name) && names.add(card.name))
    .slice(0, KEY_CARDS)
    .reverse()
    .map((card) => card?.code ?? '');
}

/** The starter as a deck of one's own, private until its owner decides otherwise. */
export function starterContent({ format, main, missions }: Starter, name: string, description: string): DeckContent {
  return { name, description, format, visibility: 'private', main, missions, maybe: [] };
}
