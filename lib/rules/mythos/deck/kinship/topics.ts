import { doings } from '../../cards/effects/deeds';
import type { Deed } from '../../cards/effects/facet-values';
import type { CardDefinition } from '../../cards/schema';
import { fits, plainLimit } from './look';
import type { Touch, Verb } from './targets';

// How one card feeds another without naming it: one gives what the other takes. A pair is of one deck.

export const TOPICS = [
  'smallEnemies', 'outgrow', 'movesIt', 'movesEnemies', 'keepsTokens', 'raisesTokens', 'discardPile', 'hiddenFriends',
  'revealsAmbush', 'hidesAmbush', 'edge', 'edgeAway', 'friendDefeated', 'enemyDefeated', 'hiddenEnemies',
  'bareEnemies', 'topOfDeck', 'topOfTheirs', 'chakra', 'handFuel', 'scoresAgain', 'duels', 'controlled',
] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

/** A card with what its effects touch, read once. */
export interface Reading {
  card: CardDefinition;
  touches: readonly Touch[];
  deeds: ReadonlySet<Deed>;
}

export function readingOf(card: CardDefinition, touches: readonly Touch[]): Reading {
  return { card, touches, deeds: new Set(doings(card).flatMap((doing) => doing.deeds)) };
}

interface TopicRule {
  gives: (card: Reading) => boolean;
  takes: (card: Reading) => boolean;
  /** What else must hold of the two together. */
  pair?: (giver: Reading, taker: Reading) => boolean;
  /** How much such a pair is worth beside others as rare, 0 to 1. */
  weight: number;
}

const has = ({ touches }: Reading, verbs: Verb | readonly Verb[], test: (touch: Touch) => boolean) =>
  touches.some((one) => (Array.isArray(verbs) ? verbs.includes(one.verb) : one.verb === verbs) && test(one));
const own = ({ side }: Touch) => side === 'own';
const ownOrSelf = ({ side }: Touch) => side !== 'enemy';
const enemy = ({ side }: Touch) => side === 'enemy';
const self = ({ side }: Touch) => side === 'self';

/** A friendly character that this touch is about, where both may stand: namesakes never share a mission. */
const reaches = (touch: Touch, giver: Reading, { card }: Reading) =>
  own(touch) && fits(card, touch.look) && !(touch.here && giver.card.name.en === card.name.en);

/** Numbers the two sides of an enemy's size are asked for by. */
const REMOVALS = ['hide', 'defeat', 'control'] as const;
export const isSmall = (touch: Touch) => {
  const limit = plainLimit(touch.look.power);
  return enemy(touch) && (limit?.sign === 'atMost' || limit?.sign === 'lessThan');
};
const timed = ({ card }: Reading, timing: 'ambush' | 'score') =>
  card.effects.some((effect) => effect.timing === timing && effect.kind !== 'modifier');
const duelist = ({ card }: Reading) =>
  card.effects.some((effect) => effect.kind === 'instant' && effect.gate?.duel !== undefined);
const weighs = ({ card }: Reading) => card.type === 'attachment' && card.power < 0 && hostSide(card) === 'enemy';
const lifts = ({ card }: Reading) => card.type === 'attachment' && card.power > 0 && hostSide(card) !== 'enemy';

function hostSide(card: CardDefinition): string | undefined {
  return card.type === 'attachment' && card.attach.to === 'character' ? card.attach.side : undefined;
}

/** Any object of the effects, at any depth, that says this of itself. */
function says({ card }: Reading, key: string, value?: unknown): boolean {
  const look = (node: unknown): boolean =>
    typeof node === 'object' &&
    node !== null &&
    ((key in node && (value === undefined || (node as Record<string, unknown>)[key] === value)) ||
      Object.values(node).some(look));
  return look(card.effects);
}

export const TOPIC_RULES: Readonly<Record<Topic, TopicRule>> = {
  smallEnemies: {
    gives: (card) => has(card, 'weaken', enemy) || weighs(card),
    takes: (card) => has(card, REMOVALS, isSmall),
    weight: 1,
  },
  outgrow: {
    gives: (card) => has(card, ['powerup', 'strengthen'], own) || lifts(card),
    takes: (card) => has(card, REMOVALS, (one) => enemy(one) && one.byOwnPower === true),
    pair: (giver, taker) =>
      has(giver, ['powerup', 'strengthen', 'attach'], (one) => reaches(one, giver, taker)) &&
      taker.card.type === 'character',
    weight: 0.7,
  },
  movesIt: {
    gives: (card) => has(card, 'move', (one) => own(one) && !one.hiddenFirst),
    takes: (card) => has(card, 'onMove', self),
    pair: (giver, taker) =>
      has(giver, 'move', (one) => !one.look.hidden && !one.hiddenFirst && reaches(one, giver, taker)),
    weight: 1,
  },
  movesEnemies: {
    gives: (card) => has(card, 'move', (one) => enemy(one) && !one.hiddenFirst),
    takes: (card) => has(card, 'onMove', enemy),
    weight: 1,
  },
  keepsTokens: {
    gives: (card) => has(card, 'powerup', own),
    takes: (card) => has(card, 'keepTokens', self),
    pair: (giver, taker) => has(giver, 'powerup', (one) => reaches(one, giver, taker)),
    weight: 1,
  },
  raisesTokens: {
    gives: (card) => has(card, 'raiseTokens', own),
    takes: (card) => card.card.type === 'character' && has(card, 'powerup', ownOrSelf),
    pair: (giver, taker) => giver.card.name.en !== taker.card.name.en,
    weight: 0.8,
  },
  discardPile: {
    gives: (card) =>
      has(card, 'discard', (one) => own(one) && (one.zone === 'hand' || one.zone === 'deck')) ||
      has(card, 'defeat', ownAlone(card)),
    takes: (card) => has(card, ['play', 'recover', 'needs'], (one) => own(one) && one.zone === 'discard'),
    weight: 0.8,
  },
  hiddenFriends: {
    gives: (card) => has(card, 'putHidden', () => true) || has(card, 'hide', ownAlone(card)),
    takes: (card) => has(card, ['counts', 'strengthen', 'move', 'bounce'], (one) => own(one) && one.look.hidden === true), // prettier-ignore
    weight: 0.7,
  },
  revealsAmbush: {
    gives: (card) => has(card, 'reveal', own) || has(card, 'activate', (one) => own(one) && one.timing === 'ambush'),
    takes: (card) => timed(card, 'ambush'),
    pair: (giver, taker) => has(giver, ['reveal', 'activate'], (one) => reaches(one, giver, taker)),
    weight: 0.9,
  },
  hidesAmbush: {
    gives: (card) => has(card, 'putHidden', own) || has(card, 'hide', (one) => ownAlone(card)(one) && own(one)),
    takes: (card) => card.card.type === 'character' && timed(card, 'ambush'),
    pair: (giver, taker) => has(giver, ['putHidden', 'hide'], (one) => ownAlone(giver)(one) && reaches(one, giver, taker)), // prettier-ignore
    weight: 0.6,
  },
  edge: {
    gives: (card) => card.deeds.has('edge') && says(card, 'do', 'gainEdge'),
    takes: (card) => says(card, 'edge', 'you'),
    weight: 1,
  },
  edgeAway: {
    gives: (card) => says(card, 'do', 'giveEdge'),
    takes: (card) => says(card, 'edge', 'opponent'),
    weight: 1,
  },
  friendDefeated: {
    gives: (card) => has(card, 'defeat', ownAlone(card)),
    takes: (card) => has(card, 'onDefeat', own),
    weight: 0.9,
  },
  enemyDefeated: {
    gives: (card) => has(card, 'defeat', (one) => enemy(one) && !one.look.hidden),
    takes: (card) => has(card, 'onDefeat', enemy),
    weight: 0.8,
  },
  hiddenEnemies: {
    gives: (card) => has(card, 'hide', enemy),
    takes: (card) => has(card, ['defeat', 'counts'], (one) => enemy(one) && one.look.hidden === true) || has(card, 'noReveal', enemy), // prettier-ignore
    weight: 0.9,
  },
  bareEnemies: {
    gives: (card) => has(card, ['untoken', 'noTokens'], enemy),
    takes: (card) => has(card, REMOVALS, (one) => enemy(one) && one.look.tokens !== undefined),
    weight: 0.8,
  },
  topOfDeck: {
    gives: (card) => has(card, 'arrange', (one) => own(one) && one.zone === 'deck'),
    takes: (card) => has(card, ['putHidden', 'discard', 'show'], (one) => own(one) && one.zone === 'deck'),
    weight: 0.8,
  },
  topOfTheirs: {
    gives: (card) => has(card, ['arrange', 'look'], (one) => enemy(one) && one.zone === 'deck'),
    takes: (card) => has(card, ['putHidden', 'show'], (one) => enemy(one) && one.zone === 'deck'),
    weight: 0.9,
  },
  chakra: {
    gives: ({ deeds }) => deeds.has('chakra') || deeds.has('chakra-steal'),
    takes: (card) => says(card, 'amount', 'any') || says(card, 'price'),
    weight: 0.8,
  },
  handFuel: {
    gives: ({ card, deeds }) => card.type !== 'mission' && (deeds.has('draw') || deeds.has('search')),
    takes: (card) => has(card, 'discard', (one) => own(one) && one.zone === 'hand' && one.look.anyOf === undefined) && !card.deeds.has('draw'), // prettier-ignore
    weight: 0.45,
  },
  scoresAgain: {
    gives: (card) => says(card, 'grant', 'scoreTwice'),
    takes: (card) => timed(card, 'score'),
    weight: 0.6,
  },
  duels: {
    gives: (card) => has(card, 'activate', (one) => one.timing === 'duel'),
    takes: duelist,
    weight: 0.7,
  },
  controlled: {
    gives: (card) => has(card, 'control', enemy),
    takes: (card) => has(card, ['move', 'counts', 'needs'], (one) => one.look.controlled === true),
    weight: 0.9,
  },
};

/**
 * Done to a friend and to no enemy by the same effect: who may hide or defeat either side will choose the enemy, unless
 * nothing else is left.
 */
function ownAlone({ touches }: Reading): (touch: Touch) => boolean {
  return (one) =>
    ownOrSelf(one) &&
    !touches.some(
      ({ verb, side, effect, look }) =>
        verb === one.verb && side === 'enemy' && effect === one.effect && look === one.look,
    );
}
