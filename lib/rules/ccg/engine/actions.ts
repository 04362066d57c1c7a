import { z } from 'zod';
import { plainText, whole } from '../../bounds';
import { NEEDS } from '../chain/chain';
import { CONTESTS } from '../showdown/power';

// What players can do. Cards are meant by their numbers in the state. `apply` judges each of these.

const player = z.union([z.literal(0), z.literal(1)]);
const card = whole(0, 9999);
const cards = z.array(card).max(999);
const count = whole(1, 99);
const change = whole(-99, 99);

/** Where an effect can put a card: always its owner's, but for `rewards`, which is the opponent's of its owner. */
export const DESTINATIONS = ['hand', 'deckTop', 'deckBottom', 'discard', 'chakra', 'village', 'rewards'] as const;

/**
 * What an effect does, carried out by hand: texts of cards are free, so the players say what comes of them. The rules
 * that stand above card texts here (namesakes, one client, injuries, rewards) are held all the same.
 */
export const adjustmentSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw'), player, count }),
  z.strictObject({ do: z.literal('move'), card, to: z.enum(DESTINATIONS) }),
  z.strictObject({ do: z.literal('damage'), card, amount: count }),
  z.strictObject({ do: z.literal('heal'), card }),
  /** Until the turn ends. */
  z.strictObject({
    do: z.literal('bonus'),
    card,
    combat: change.optional(),
    support: change.optional(),
    mental: change.optional(),
  }),
  z.strictObject({ do: z.literal('rewards'), player, count }),
  z.strictObject({ do: z.literal('contest'), lane: whole(0, 2), contest: z.enum(CONTESTS) }),
  /** A jutsu in use will not resolve. */
  z.strictObject({ do: z.literal('negate'), card }),
  z.strictObject({ do: z.literal('shuffle'), player }),
  z.strictObject({ do: z.literal('marker'), player, by: change }),
]);
export type Adjustment = z.infer<typeof adjustmentSchema>;
const effects = z.array(adjustmentSchema).max(20).optional();

const action = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), player, ...shape });

export const actionSchema = z.discriminatedUnion('type', [
  action('keep', {}),
  action('redraw', {}),
  /** `pay`: the cards of the hand sent to the chakra area as hand cost. */
  action('recruit', { card, pay: cards }),
  action('client', { card, pay: cards }),
  action('mission', { card, pay: cards, target: card.optional(), effects }),
  action('charge', { cards: cards.min(1) }),
  action('finishMissions', {}),
  action('organize', { teams: z.array(z.array(card).max(99)).max(999) }),
  /** The heads: each stands for the team it is in. None: no attack. */
  action('attack', { heads: z.array(card).max(999) }),
  /** `lane`: which attacking team, from 0. */
  action('block', { blocks: z.array(z.strictObject({ head: card, lane: whole(0, 999) })).max(999) }),
  /** `pay`: the chakra discarded. */
  action('jutsu', { card, user: card, target: card.optional(), pay: cards }),
  action('decline', {}),
  /** `missing`: what the players see is no longer right, where no field of the card can tell. */
  action('resolve', { missing: z.array(z.enum(NEEDS)).max(NEEDS.length).optional(), effects }),
  action('showdown', {}),
  action('return', {}),
  action('discard', { cards }),
  action('adjust', { adjustment: adjustmentSchema, because: card.optional(), note: plainText(200).optional() }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
