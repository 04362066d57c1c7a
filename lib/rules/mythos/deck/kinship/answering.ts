import type { CardDefinition } from '../../cards/schema';
import type { Effect } from '../../cards/effects/effect';
import { fits, isSpecific, type Look, plainLimit } from './look';
import type { Reading } from './topics';
import type { Touch, Verb } from './targets';

// Which strengths of an opponent's card a card undoes, by what it can reach. By what is printed: the board may always
// tell otherwise.

/** What is done about the card. */
export const WAYS = [
  'defeat', 'control', 'hide', 'bounce', 'strip', 'blank', 'weaken', 'move', 'untoken', 'noTokens', 'unattach', 'pin',
  'noReveal', 'protect', 'profit', 'duel',
] as const; // prettier-ignore
export type Way = (typeof WAYS)[number];

/** Which strength is undone: its Power on the board, what it keeps doing there, what it does when revealed … */
export type Strength =
  'power' | 'effect' | 'ambush' | 'upgrade' | 'tokens' | 'moving' | 'attachment' | 'hiding' | 'defeating' | 'traits';

export interface Answering {
  by: string;
  target: string;
  way: Way;
  undoes: Strength;
  look: Look;
  /** Index of the effect of `by` that does it. */
  effect: number;
  /** What it says that the card is within reach, and what its owner loses. */
  worth: number;
  /** What its owner loses alone: to those who have many answers it is this that matters. */
  loss: number;
}

const WAY_WORTH: Readonly<Record<Way, number>> = {
  defeat: 1, control: 1, hide: 0.85, bounce: 0.85, strip: 0.9, blank: 0.85, weaken: 0.8, unattach: 0.8, protect: 0.7, noTokens: 0.7,
  untoken: 0.7, pin: 0.6, noReveal: 0.6, profit: 0.6, duel: 0.6, move: 0.5,
}; // prettier-ignore

const REMOVING: Partial<Record<Verb, Way>> = {
  defeat: 'defeat', control: 'control', hide: 'hide', bounce: 'bounce', strip: 'strip', blank: 'blank', weaken: 'weaken', move: 'move',
}; // prettier-ignore

export interface AnswerBook {
  /** By the code of the card that answers, and of the one answered. */
  by: ReadonlyMap<string, readonly Answering[]>;
  of: ReadonlyMap<string, readonly Answering[]>;
}

/** All answers of all cards. `bits`: how much it says to be one of so many. */
export function answerBook(readings: readonly Reading[], bits: (some: number) => number): AnswerBook {
  const by = new Map<string, Answering[]>(readings.map(({ card }) => [card.code, []]));
  const of = new Map<string, Answering[]>(readings.map(({ card }) => [card.code, []]));
  const board = boardOf(readings);
  for (const reading of readings) {
    const found = new Map<string, Answering>();
    for (const touch of reading.touches) {
      for (const { way, undoes, test, stake } of waysOf(touch, reading, board)) {
        const targets = readings.filter((other) => other !== reading && test(other));
        const worth = bits(targets.length);
        for (const target of targets) {
          const weight = WAY_WORTH[way] * (isDuel(reading, touch) ? DUEL_WORTH : 1);
          const [loss, total] = [weight * stake(target), weight * (worth + stake(target))];
          const key = `${target.card.code} ${way} ${undoes(target)}`;
          if ((found.get(key)?.worth ?? -1) >= total) continue;
          found.set(key, { by: reading.card.code, target: target.card.code, way, undoes: undoes(target), look: touch.look, effect: touch.effect, worth: total, loss }); // prettier-ignore
        }
      }
    }
    for (const answer of found.values()) {
      const better = [...REMOVALS].some((way) => way !== answer.way && outdone(found, answer, way));
      if (better) continue;
      by.get(answer.by)?.push(answer);
      of.get(answer.target)?.push(answer);
    }
  }
  return { by, of };
}

const REMOVALS: ReadonlySet<Way> = new Set(['defeat', 'control', 'hide', 'bounce', 'strip', 'weaken', 'move']);

/** A card that can defeat another has no need to hide it: of what takes a character away, the best is told. */
function outdone(
  found: ReadonlyMap<string, Answering>,
  { target, way, undoes, worth }: Answering,
  other: Way,
): boolean {
  if (!REMOVALS.has(way) || undoes === 'ambush') return false;
  return (['power', 'effect', 'upgrade'] as const).some((strength) => {
    const rival = found.get(`${target} ${other} ${strength}`);
    return rival !== undefined && (rival.worth > worth || (rival.worth === worth && other < way));
  });
}

/** What waits for the one a DUEL names is seldom to be had against anybody else. */
const DUEL_WORTH = 0.5;
const isDuel = ({ card }: Reading, { effect, verb }: Touch) =>
  verb !== 'duel' && card.effects[effect]?.gate?.duel !== undefined;

interface WayTo {
  way: Way;
  test: (target: Reading) => boolean;
  undoes: (target: Reading) => Strength;
  /** What the opponent loses, in bits: a dear card, one with an effect that goes on. */
  stake: (target: Reading) => number;
}

/** What "the strongest" and "the weakest" will be, as a rule: the upper and the lower eighth. */
interface Board {
  strong: number;
  weak: number;
  cheap: number;
  /** Names that have a cheaper version to be played over. */
  upgradable: ReadonlyMap<string, number>;
}

function boardOf(readings: readonly Reading[]): Board {
  const characters = readings.map(({ card }) => card).filter((card) => card.type === 'character');
  const rank = (values: number[], part: number) =>
    values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
  const least = new Map<string, number>();
  for (const { name, chakra } of characters) least.set(name.en, Math.min(least.get(name.en) ?? chakra, chakra));
  const powers = characters.map(({ power }) => power);
  return {
    strong: rank(powers, 7 / 8),
    weak: rank(powers, 1 / 8),
    cheap: rank(characters.map(({ chakra }) => chakra), 1 / 8),
    upgradable: least,
  }; // prettier-ignore
}

function waysOf(touch: Touch, reading: Reading, board: Board): WayTo[] {
  const { verb, side, zone, look } = touch;
  if (verb === 'protect') return side === 'enemy' ? [] : protecting(touch, reading);
  if (verb === 'duel') return strikes(touch, reading) ? [meeting(touch)] : [];
  if (side !== 'enemy') return [];
  if (verb === 'unattach') return [{ way: 'unattach', test: ({ card }) => lain(card, look), undoes: () => 'attachment', stake: costOf }]; // prettier-ignore
  if (zone !== 'play') return [];
  const way = REMOVING[verb];
  if (look.sameName || (verb === 'weaken' && !isHeavy(touch))) return [];
  if (way && look.type === 'character') return [removing(way, touch, reading, board)];
  switch (verb) {
    case 'untoken':
    case 'noTokens':
      return [{ way: verb, test: ({ card, touches }) => fits(card, look) && gathers(touches) > 0, undoes: () => 'tokens', stake: ({ touches }) => gathers(touches) }]; // prettier-ignore
    case 'pin':
      return [{ way: 'pin', test: movesAbout, undoes: () => 'moving', stake: costOf }];
    case 'noReveal':
      return [{ way: 'noReveal', test: ambushes, undoes: () => 'ambush', stake: costOf }];
    case 'needs':
    case 'counts':
      return look.anyOf && !touch.either
        ? [{ way: 'profit', test: ({ card }) => fits(card, look), undoes: () => 'traits', stake: () => 0.5 }]
        : [];
    default:
      return [];
  }
}

/** Whether a DUEL line does something to the enemy it names, or to another one. */
function strikes({ effect }: Touch, { touches }: Reading): boolean {
  return touches.some((one) => one.effect === effect && one.side === 'enemy' && REMOVING[one.verb] !== undefined);
}

/** A single point of Power answers nobody. */
const isHeavy = ({ look, amount }: Touch) => look.is !== undefined || (amount ?? HEAVY) >= HEAVY;
const HEAVY = 3;

/** What effects reach whose limit hangs on the moment, as a rule: cost or Power up to this. */
const USUAL = 4;

/** Printed Power says nothing of who raises its own. */
function inReach(
  card: CardDefinition,
  touches: readonly Touch[],
  { look, byOwnPower }: Touch,
  by: CardDefinition,
): boolean {
  if (card.type !== 'character' || !fits(card, look)) return false;
  if (look.cost && !plainLimit(look.cost) && card.chakra > USUAL) return false;
  if (!look.power && look.is !== 'weakest') return true;
  if (touches.some(({ verb, side }) => verb === 'strengthen' && side === 'self')) return false;
  if (!look.power || plainLimit(look.power)) return true;
  return card.power < (byOwnPower && by.type === 'character' ? by.power : USUAL + 1);
}

function removing(way: Way, touch: Touch, { card }: Reading, board: Board): WayTo {
  const { look } = touch;
  const reach = ({ card: other, touches }: Reading): boolean => {
    if (other.type !== 'character' || !inReach(other, touches, touch, card) || immune(touches, way)) return false;
    if (way === 'weaken' && other.power <= 0) return false;
    if (look.is === 'strongest' && other.power < board.strong) return false;
    if (look.is === 'weakest' && other.power > board.weak) return false;
    if (look.is === 'cheapest' && other.chakra > board.cheap) return false;
    if ((look.upgraded ?? way === 'strip') && !isUpgrade(other, touches, board)) return false;
    return look.tokens === undefined || 'atMost' in look.tokens || 'exactly' in look.tokens || gathers(touches) > 0;
  };
  if (look.hidden) {
    const waits = (other: Reading) => reach(other) && ambushes(other);
    return { way, test: waits, undoes: () => 'ambush', stake: costOf };
  }
  const ends = way === 'hide' || way === 'defeat' || way === 'bounce' || way === 'control' || way === 'blank';
  const lasting = (other: Reading) => ends && hasLasting(other.card);
  return {
    way,
    test: way === 'blank' ? (other) => reach(other) && hasLasting(other.card) : reach,
    undoes: (other) => (look.upgraded || way === 'strip' ? 'upgrade' : lasting(other) ? 'effect' : 'power'),
    stake: (other) => costOf(other) + (lasting(other) ? LASTING : 0) + (way === 'weaken' ? costOf(other) : 0),
  };
}

/** What an effect that goes on is worth beside cost and Power: as much as two chakra. */
const LASTING = 0.5;

function isUpgrade({ type, name, ...card }: CardDefinition, touches: readonly Touch[], { upgradable }: Board): boolean {
  if (type !== 'character' || !('chakra' in card)) return false;
  return (upgradable.get(name.en) ?? card.chakra) < card.chakra || touches.some(({ verb }) => verb === 'upgradeOver');
}

const costOf = ({ card }: Reading) => (card.type === 'mission' ? 0 : 0.25 * card.chakra + 0.05 * Math.max(0, card.power)); // prettier-ignore

/** Whom enemy effects cannot hide, defeat or move, or who becomes something else then. */
function immune(touches: readonly Touch[], way: Way): boolean {
  const done = way === 'hide' ? 'hidden' : way === 'defeat' ? 'defeated' : way === 'move' ? 'moved' : undefined;
  return done !== undefined && touches.some(({ verb, side, against }) => verb === 'protect' && side === 'self' && against?.includes(done)); // prettier-ignore
}

/** Effects that last while the card lies face up; what only sends it home at the end of the round is none. */
export function hasLasting({ effects }: CardDefinition): boolean {
  return effects.some(lasts);
}

function lasts(effect: Effect): boolean {
  if (effect.gate !== undefined) return false;
  if (effect.kind === 'static') return effect.grants.some((grant) => !OWN_TERMS.has(grant.grant) && !(grant.grant === 'cost' && grant.of === 'self') && !(grant.grant === 'power' && grant.to === 'self' && typeof grant.amount === 'object' && 'times' in grant.amount && grant.amount.times[0] < 0)); // prettier-ignore
  if (effect.kind === 'replacement') return effect.what !== 'self';
  return effect.kind === 'triggered' && !(effect.on.event === 'endOfRound' && effect.steps.every(({ do: verb }) => verb === 'return' || verb === 'choose')); // prettier-ignore
}

/** On what terms the card itself is played: nothing that goes on. */
const OWN_TERMS: ReadonlySet<string> = new Set(['playOnly', 'upgradeOver']);

const ambushes = ({ card }: Reading) =>
  card.type === 'character' && card.effects.some(({ timing, kind }) => timing === 'ambush' && kind !== 'modifier');

/** How much a card lives on Power tokens: most who keeps them. */
function gathers(touches: readonly Touch[]): number {
  const keeps = touches.some(({ verb, side }) => verb === 'keepTokens' && side === 'self') ? 2.5 : 0;
  const gets = touches.filter(({ verb, side }) => verb === 'powerup' && side === 'self').length;
  return keeps + Math.min(gets, 3) * 0.75;
}

const movesAbout = ({ card, touches }: Reading) =>
  card.type === 'character' &&
  touches.some(({ verb, side }) => (verb === 'move' && side === 'self') || (verb === 'onMove' && side === 'self'));

function lain(card: CardDefinition, look: Look): boolean {
  return card.type === 'attachment' && fits(card, look) && !(card.attach.to === 'character' && card.attach.side === 'enemy'); // prettier-ignore
}

/** Kept from what the opponent's card would do. */
function protecting({ against, side, look }: Touch, { card }: Reading): WayTo[] {
  const threats: [Verb, 'hidden' | 'defeated', Strength][] = [['hide', 'hidden', 'hiding'], ['defeat', 'defeated', 'defeating']]; // prettier-ignore
  return threats
    .filter(([, done]) => against?.includes(done))
    .map(([verb, , strength]) => ({
      way: 'protect' as const,
      test: ({ touches }) =>
        touches.some(
          (one) =>
            one.verb === verb &&
            one.side === 'enemy' &&
            !one.look.hidden &&
            (side !== 'self' || fits(card, one.look)) &&
            !(side === 'own' && look.anyOf === undefined && isSpecific(one.look) && one.look.anyOf !== undefined),
        ),
      undoes: () => strength,
      stake: costOf,
    }));
}

/** DUEL works against the one it names as well. */
function meeting({ look }: Touch): WayTo {
  return { way: 'duel', test: ({ card }) => fits(card, look), undoes: () => 'traits', stake: (other) => costOf(other) };
}
