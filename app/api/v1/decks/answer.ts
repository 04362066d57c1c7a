import { z } from 'zod';
import { ownCardsSchema } from '@/lib/decks/contract';
import { VISIBILITIES } from '@/lib/decks/limits';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';

// What operations on decks have in common.

export const tallyAnswer = z.strictObject({ name: z.string(), count: z.int() });

const mythosStatistics = z
  .strictObject({
    cards: z.int().meta({ description: 'Cards of the main deck, in copies.' }),
    missions: z.int(),
    curve: z.array(z.int()).meta({ description: 'Copies by chakra cost, from 0; the last place is 7 and more.' }),
    averageChakra: z.number(),
    averagePower: z.number(),
    types: z.strictObject({ character: z.int(), attachment: z.int(), mission: z.int() }),
    factions: z.array(tallyAnswer),
    keywords: z.array(tallyAnswer),
  })
  .meta({ id: 'MythosDeckStatistics' });

const ccgStatistics = z
  .strictObject({
    cards: z.int().meta({ description: 'Cards of the deck, in copies; a mission is one of them.' }),
    types: z.strictObject(Object.fromEntries(CARD_KINDS.map((kind) => [kind, z.int()]))),
    symbols: z.array(z.strictObject({ symbol: z.enum(SYMBOLS), count: z.int() })).meta({
      description: 'Copies by symbol, the most frequent first.',
    }),
    curve: z.array(z.int()).meta({
      description: 'Copies by entrance cost, from 0; the last place is 7 and more. Jutsu have none.',
    }),
  })
  .meta({ id: 'CcgDeckStatistics' });

/** Each game counts what its decks are made of; the format of the deck says which game it is. */
export const statisticsAnswer = z.xor([mythosStatistics, ccgStatistics]).meta({
  id: 'DeckStatistics',
  description: 'By the game of the deck’s format: `mythos/…` or `ccg/…`.',
});

export const ownCardsAnswer = ownCardsSchema.meta({
  description: 'Cards of its owner’s own making that lie in it, whole. Only decks of the older game have any.',
});

export const violationAnswer = z
  .strictObject({
    code: z.string().meta({ description: 'What is wrong: too-few-cards, too-many-copies, banned-card …' }),
    severity: z.literal('error'),
    cards: z.array(z.string()).optional().meta({ description: 'Codes of the cards it is about.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    ruleRef: z.string().meta({ description: 'The rule it rests on.' }),
  })
  .meta({ id: 'Violation' });

export const lineAnswer = z
  .strictObject({
    code: z.string(),
    count: z.int(),
    printing: z.string().optional().meta({ description: 'The printing its owner prefers.' }),
  })
  .meta({ id: 'DeckLine' });

export const about = {
  slug: z.string().meta({ description: 'Last part of its address.' }),
  name: z.string(),
  author: z.string().meta({ description: 'Public name of its owner.' }),
  format: z.string(),
  visibility: z.enum(VISIBILITIES),
  legal: z.boolean(),
  updatedAt: z.iso.datetime(),
};
