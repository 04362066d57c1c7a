import type { CardDefinition } from '../../cards/schema';
import { type AnswerBook, answerBook } from './answering';
import { fits, isSpecific, type Look } from './look';
import { type Reading, readingOf, type Topic, TOPIC_RULES, TOPICS } from './topics';
import type { Touch, Verb } from './targets';
import { touchesOf } from './touches';

// Read once for a catalogue; a deck then asks only for what concerns its cards.

/** An effect of `by` that speaks of certain cards of its own side, and which they are. */
export interface Naming {
  by: string;
  /** The same for effects that say the same of the same cards. */
  key: string;
  verb: Welcome;
  look: Look;
  effect: number;
  /** Codes of those that fit, in catalogue order. */
  whom: ReadonlySet<string>;
  /** How much it says that a card fits, in bits: 0 for one that all cards fit. */
  bits: number;
}

export interface KinCatalogue {
  cards: readonly CardDefinition[];
  readings: ReadonlyMap<string, Reading>;
  /** By the code of the card that speaks. */
  namings: ReadonlyMap<string, readonly Naming[]>;
  /** By the code of the card spoken of. */
  namedBy: ReadonlyMap<string, readonly Naming[]>;
  /** By the code of the giver, and by that of the taker. */
  gives: ReadonlyMap<string, readonly Feeding[]>;
  takes: ReadonlyMap<string, readonly Feeding[]>;
  answers: AnswerBook;
}

/** One gives what the other takes. */
export interface Feeding {
  topic: Topic;
  giver: string;
  taker: string;
  /** How much it says of both that they do. */
  bits: number;
}

/** Past this, a trait is rare enough: one card in thirty-two and one alone are worth the same. */
const MOST_BITS = 6;

/** What it tells that something is so of `some` of `all`: seldom is much, always is nothing. */
export function bits(some: number, all: number): number {
  return some === 0 ? 0 : Math.min(MOST_BITS, Math.log2(all / some));
}

/** Verbs that make a card of one's own side welcome where an effect names it. */
export const WELCOMES = [
  'powerup', 'strengthen', 'play', 'cheaper', 'reveal', 'search', 'recover', 'discard',
  'protect', 'copy', 'activate', 'attach', 'move', 'needs', 'counts', 'onPlay', 'onAttach', 'duel', 'upgradeOver',
  'bounce', 'hide', 'show',
] as const satisfies readonly Verb[]; // prettier-ignore
export type Welcome = (typeof WELCOMES)[number];

function isWelcome(verb: Verb): verb is Welcome {
  return (WELCOMES as readonly Verb[]).includes(verb);
}

/** Reads what every card says of others. Cards that may not be played yet are for the caller to leave out. */
export function kinCatalogue(cards: readonly CardDefinition[]): KinCatalogue {
  const readings = new Map(cards.map((card) => [card.code, readingOf(card, touchesOf(card))]));
  const namings = new Map<string, Naming[]>();
  const namedBy = new Map<string, Naming[]>(cards.map(({ code }) => [code, []]));
  for (const { card, touches } of readings.values()) {
    const own = namingsOf(card, touches, cards, readings);
    namings.set(card.code, own);
    for (const naming of own) for (const code of naming.whom) namedBy.get(code)?.push(naming);
  }
  const answers = answerBook([...readings.values()], (some) => bits(some, cards.length));
  return { cards, readings, namings, namedBy, ...feedings(readings), answers };
}

function feedings(readings: ReadonlyMap<string, Reading>): Pick<KinCatalogue, 'gives' | 'takes'> {
  const all = [...readings.values()];
  const gives = new Map<string, Feeding[]>();
  const takes = new Map<string, Feeding[]>();
  for (const topic of TOPICS) {
    const rule = TOPIC_RULES[topic];
    const givers = all.filter(rule.gives);
    const takers = all.filter(rule.takes);
    const worth = (bits(givers.length, all.length) + bits(takers.length, all.length)) / 2;
    for (const giver of givers) {
      for (const taker of takers) {
        if (giver === taker || rule.pair?.(giver, taker) === false) continue;
        const feeding = { topic, giver: giver.card.code, taker: taker.card.code, bits: worth };
        note(gives, feeding.giver, feeding);
        note(takes, feeding.taker, feeding);
      }
    }
  }
  return { gives, takes };
}

function note<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function namingsOf(
  card: CardDefinition,
  touches: readonly Touch[],
  cards: readonly CardDefinition[],
  readings: ReadonlyMap<string, Reading>,
): Naming[] {
  const found = new Map<string, Naming>();
  for (const touch of touches) {
    const { verb, side, look, here, effect } = touch;
    if (side !== 'own' || !isSpecific(look) || !isWelcome(verb) || isEnemyFirst(touch, touches)) continue;
    const fitting = cards.filter((other) => other.type !== 'mission' && fits(other, look) && usable(touch, other));
    const whom = fitting.filter(
      (other) => other.code !== card.code && !(here && other.name.en === card.name.en) && lies(other, touch, card),
    );
    const key = `${verb} ${JSON.stringify(look)}`;
    // Whose attachment it is, it also does good to; what it counts, it needs.
    const said = card.type === 'attachment' && verb !== 'attach' && found.has(`attach ${JSON.stringify(look)}`);
    if (said || found.has(key) || whom.length === 0) continue;
    const worth = bits(fitting.length, readings.size);
    // What half of all cards are says nothing.
    if (worth < 1) continue;
    const codes = new Set(whom.map(({ code }) => code));
    found.set(key, { by: card.code, key, verb, look, effect, whom: codes, bits: worth });
  }
  for (const { verb, look } of found.values()) if (verb === 'counts') found.delete(`needs ${JSON.stringify(look)}`);
  return [...found.values()];
}

/** "A character" that is hidden, or hit in some other way, will be an enemy. */
function isEnemyFirst({ verb, effect, look }: Touch, touches: readonly Touch[]): boolean {
  return (
    verb === 'hide' &&
    touches.some((one) => one.verb === verb && one.side === 'enemy' && one.effect === effect && same(one.look, look))
  );
}

/** Whether an attachment can come to lie where the touch looks for it. */
function lies(other: CardDefinition, { on, zone }: Touch, speaker: CardDefinition): boolean {
  if (other.type !== 'attachment' || other.attach.to === 'mission') return on !== 'self';
  if (zone !== 'play' || on === 'anyone') return true;
  if (other.attach.side === 'enemy') return false;
  const { anyOf, noneOf } = other.attach;
  return on !== 'self' || fits(speaker, { type: 'character', anyOf, noneOf });
}

const same = (a: Look, b: Look) => JSON.stringify(a) === JSON.stringify(b);

/** Whose effects are copied or activated must have such. */
function usable({ verb, timing }: Touch, { effects }: CardDefinition): boolean {
  if (verb === 'copy') return effects.some((effect) => effect.kind === 'instant' && effect.timing !== 'score');
  if (verb !== 'activate') return true;
  return effects.some((effect) => (timing === 'ambush' ? effect.timing === 'ambush' : effect.gate?.duel !== undefined));
}
