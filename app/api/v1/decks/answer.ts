import { z } from 'zod';
import { ownCardsSchema } from '@/lib/decks/contract';
import { VISIBILITIES } from '@/lib/decks/limits';

// What operations on decks have in common.

export const tallyAnswer = z.strictObject({ name: z.string(), count: z.int() });

export const statisticsAnswer = z
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
  .meta({ id: 'DeckStatistics' });

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
