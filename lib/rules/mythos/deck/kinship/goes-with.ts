import type { CardDefinition } from '../../cards/schema';
import type { KinCatalogue, Naming, Welcome } from './catalogue';
import { type Look, plainLimit } from './look';
import { isSmall, type Topic, TOPIC_RULES } from './topics';

/** Why a card goes with others, from the suggested card's side. `with`: codes of the cards it is about, in deck order. */
export type Reason = ReasonShape & { with: readonly string[]; weight: number };
export type Spoken = Exclude<Welcome, 'upgradeOver'>;
export type ReasonShape =
  /** Another version of a character: played over it, or it over this one, for the difference in cost (D9). */
  | { kind: 'version'; over: boolean; effect: boolean }
  /** An effect lets it be played over others, or others over it. */
  | { kind: 'upgradeOver'; over: boolean }
  /** Its own effect speaks of such cards. */
  | { kind: 'speaks'; verb: Spoken; look: Look }
  /** Effects of those cards speak of such as it is. */
  | { kind: 'spokenOf'; verb: Spoken; look: Look }
  /** One gives what the other takes. `power`: of `smallEnemies`, up to which Power the other reaches. */
  | { kind: 'gives' | 'takes'; topic: Topic; power?: number };

export interface Suggestion {
  code: string;
  /** Higher is better; only for comparing suggestions of one answer. */
  score: number;
  /** Weightiest first. */
  reasons: readonly Reason[];
}

export interface GoesWith {
  cards: Suggestion[];
  missions: Suggestion[];
}

export interface GoesWithOptions {
  /** Most suggestions of each kind. */
  limit: number;
  /** Leave out plain versions of characters: where they are listed anyway. */
  versions?: boolean;
  /** All cards of a name; left out: the one that goes best. */
  namesakes?: true;
}

/**
 * The score. A reason weighs its bits (how few cards of the catalogue it could be said of, `catalogue.ts`) times the
 * worth of its verb or topic; concerning more cards of the deck it weighs more, with less and less for each. The
 * weightiest reason of a card counts in full, each further one a part of that before: five weak reasons are no strong one.
 */
const FURTHER_CARD = 0.55;
const FURTHER_REASON = 0.6;
/** Of two that go equally well, the one of the deck's own faction. */
const KINDRED = 0.2;
const VERSION = { plain: 3, effect: 4.5 };

const VERB_WORTH: Readonly<Record<Welcome, number>> = {
  play: 1, cheaper: 1, needs: 1, counts: 1, onPlay: 1, onAttach: 1, strengthen: 0.9, search: 0.9, reveal: 0.9,
  recover: 0.8, discard: 0.8, copy: 0.8, duel: 0.8, powerup: 0.7, protect: 0.7,
  activate: 0.7, upgradeOver: 0.9, move: 0.6, hide: 0.6, show: 0.8, attach: 0.5, bounce: 0.5,
}; // prettier-ignore

/** Cards that go with those given, best first, one of each name. `deck`: codes; unknown ones say nothing. */
export function goesWith(deck: readonly string[], catalogue: KinCatalogue, options: GoesWithOptions): GoesWith {
  const known = [...new Set(deck)].filter((code) => catalogue.readings.has(code));
  const links = new Links(new Set(known));
  for (const code of known) {
    if (options.versions !== false) versions(code, catalogue, links);
    namings(code, catalogue, links);
    feedings(code, catalogue, links);
  }
  const isMission = ({ code }: Suggestion) => catalogue.readings.get(code)?.card.type === 'mission';
  const all = links.suggestions(catalogue);
  const oneOfEach = (list: readonly Suggestion[]) => {
    const names = new Set<string | undefined>();
    const fresh = ({ code }: Suggestion) => {
      const name = catalogue.readings.get(code)?.card.name.en;
      return options.namesakes || (!names.has(name) && names.add(name));
    };
    return list.filter(fresh).slice(0, options.limit);
  };
  return { cards: oneOfEach(all.filter((one) => !isMission(one))), missions: oneOfEach(all.filter(isMission)) };
}

interface Link {
  shape: ReasonShape;
  with: string[];
  /** For one card of the deck; further ones add less. */
  worth: number;
}

/** What was found so far: of each candidate, each reason once with all cards of the deck that it is about. */
class Links {
  readonly #found = new Map<string, Map<string, Link>>();

  constructor(readonly deck: ReadonlySet<string>) {}

  note(candidate: string, about: string, key: string, worth: number, shape: ReasonShape): void {
    if (this.deck.has(candidate)) return;
    let links = this.#found.get(candidate);
    if (!links) this.#found.set(candidate, (links = new Map()));
    const link = links.get(key);
    if (!link) links.set(key, { shape, with: [about], worth });
    else {
      link.worth = Math.max(link.worth, worth);
      link.with.push(about);
    }
  }

  /** Which part of the deck is of the candidate's faction, 0 to 1. */
  kindred(code: string, { readings }: KinCatalogue): number {
    const own = readings.get(code)?.card;
    if (!own || own.type === 'mission') return 0;
    const others = [...this.deck].flatMap((one) => {
      const card = readings.get(one)?.card;
      return card && card.type !== 'mission' ? [card] : [];
    });
    const alike = others.filter(({ faction }) => faction === own.faction);
    return others.length === 0 ? 0 : alike.length / others.length;
  }

  suggestions(catalogue: KinCatalogue): Suggestion[] {
    return [...this.#found]
      .map(([code, links]) => {
        const reasons = [...links]
          .filter(([, { shape, with: about }]) => !isSaid(shape, about, links))
          .map(([key, { shape, worth, with: about }]) => ({
            key,
            shape,
            about,
            // Once it is an upgrade, further versions in the deck do not make it more of one.
            weight: shape.kind === 'version' ? worth : worth * coverage(about.length),
          }))
          .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
          .map(({ shape, about, weight }) => ({ ...finished(shape, code, about, catalogue), with: about, weight }));
        const score = reasons.reduce((sum, { weight }, at) => sum + weight * FURTHER_REASON ** at, 0);
        return { code, score: score * (1 + KINDRED * this.kindred(code, catalogue)), reasons };
      })
      .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
  }
}

/** A topic says more than the verb it rests on: who moves what acts when moved need not be told to move it. */
function isSaid(shape: ReasonShape, about: readonly string[], links: ReadonlyMap<string, Link>): boolean {
  if (shape.kind !== 'speaks') return false;
  return (RESTS_ON[shape.verb] ?? []).some((topic) => {
    const fed = links.get(`gives ${topic}`)?.with;
    return fed !== undefined && about.every((code) => fed.includes(code));
  });
}

const RESTS_ON: Readonly<Partial<Record<Spoken, readonly Topic[]>>> = {
  move: ['movesIt'],
  powerup: ['keepsTokens', 'outgrow'],
  strengthen: ['outgrow'],
  attach: ['outgrow'],
  reveal: ['revealsAmbush'],
  activate: ['revealsAmbush', 'duels'],
};

/** 1 for one card, and less than one more for each further one. */
function coverage(count: number): number {
  return (1 - FURTHER_CARD ** count) / (1 - FURTHER_CARD);
}

function versions(code: string, { readings, cards }: KinCatalogue, links: Links): void {
  const own = readings.get(code)?.card;
  if (own?.type !== 'character') return;
  for (const other of cards) {
    if (other.type !== 'character' || other.name.en !== own.name.en || other.chakra === own.chakra) continue;
    const over = other.chakra > own.chakra;
    const effect = (over ? other : own).effects.some(({ timing }) => timing === 'upgrade');
    links.note(other.code, code, `version ${over}`, effect ? VERSION.effect : VERSION.plain, { kind: 'version', over, effect }); // prettier-ignore
  }
}

function namings(code: string, { namings, namedBy, readings }: KinCatalogue, links: Links): void {
  const note = (candidate: string, spoken: string, kind: 'speaks' | 'spokenOf', { key, verb, look, bits }: Naming) => {
    const worth = bits * VERB_WORTH[verb] * gain(verb, readings.get(spoken)?.card);
    const shape: ReasonShape =
      verb === 'upgradeOver' ? { kind: 'upgradeOver', over: kind === 'speaks' } : { kind, verb, look };
    links.note(candidate, code, `${kind} ${key}`, worth, shape);
  };
  // What the deck's card speaks of, and who speaks of it.
  for (const naming of namings.get(code) ?? [])
    for (const candidate of naming.whom) note(candidate, candidate, 'spokenOf', naming);
  for (const naming of namedBy.get(code) ?? []) note(naming.by, code, 'speaks', naming);
}

/** A lower price is worth more on a dear card. */
function gain(verb: Welcome, played: CardDefinition | undefined): number {
  if ((verb !== 'play' && verb !== 'cheaper') || !played || played.type === 'mission') return 1;
  return 0.85 + 0.05 * Math.min(played.chakra, 6);
}

function feedings(code: string, { gives, takes }: KinCatalogue, links: Links): void {
  for (const { topic, giver, bits } of takes.get(code) ?? [])
    links.note(giver, code, `gives ${topic}`, bits * TOPIC_RULES[topic].weight, { kind: 'gives', topic });
  for (const { topic, taker, bits } of gives.get(code) ?? [])
    links.note(taker, code, `takes ${topic}`, bits * TOPIC_RULES[topic].weight, { kind: 'takes', topic });
}

function finished(
  shape: ReasonShape,
  candidate: string,
  about: readonly string[],
  { readings }: KinCatalogue,
): ReasonShape {
  if ((shape.kind !== 'gives' && shape.kind !== 'takes') || shape.topic !== 'smallEnemies') return shape;
  const power = powerLimit(shape.kind === 'takes' ? [candidate] : about, readings);
  return power === undefined ? shape : { ...shape, power };
}

/** Up to which Power the taker reaches, when all of them reach alike. */
function powerLimit(takers: readonly string[], readings: KinCatalogue['readings']): number | undefined {
  const limits = new Set(
    takers.flatMap((code) =>
      (readings.get(code)?.touches ?? []).filter(isSmall).map(({ look }) => {
        const limit = plainLimit(look.power);
        return limit && (limit.sign === 'lessThan' ? limit.than - 1 : limit.than);
      }),
    ),
  );
  const [only] = limits;
  return limits.size === 1 ? only : undefined;
}
