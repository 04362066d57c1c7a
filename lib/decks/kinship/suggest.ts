import type { Locale } from '@/lib/i18n/locales';
import type { CardType, Faction } from '@/lib/rules/mythos/cards/schema';
import { type Answer, answersOf, answersTo } from '@/lib/rules/mythos/deck/kinship/answers';
import { type KinCatalogue, kinCatalogue } from '@/lib/rules/mythos/deck/kinship/catalogue';
import { goesWith, type Suggestion } from '@/lib/rules/mythos/deck/kinship/goes-with';
import { isReleased } from '../cards/pool';
import type { CardPool, MythosPoolCard } from '../cards/pool-card';
import { cardTitle, nameIn } from '../cards/title';
import { describeAnswer, describeReason, type KinshipTranslator, type KinshipWording } from './words';

/** A suggested card with what a line of it shows, and why it is suggested, weightiest reason first. */
export interface SuggestedCard {
  code: string;
  type: CardType;
  name: string;
  version?: string;
  /** Printed; missions have points instead. */
  chakra?: number;
  power?: number;
  points?: number;
  faction?: Faction;
  reasons: string[];
}

export interface DeckKinship {
  cards: SuggestedCard[];
  missions: SuggestedCard[];
  /** Cards of an opponent that the deck answers. */
  answers: SuggestedCard[];
}

export interface CardKinship extends DeckKinship {
  /** Cards of an opponent that answer this one. */
  answeredBy: SuggestedCard[];
}

interface Asking {
  pool: CardPool<MythosPoolCard>;
  /** `2026-11-30`: what is not yet out is suggested to nobody. */
  today: string;
  locale: Locale;
  /** Of the namespace `kinship`. */
  t: KinshipTranslator;
  /** Most cards of each kind. */
  limit: number;
}

/** Reasons told of one card. */
const REASONS = 3;

/** What goes with a deck and what it answers. `deck`: codes of its cards and missions, unknown ones count for nothing. */
export function deckKinship(deck: readonly string[], asking: Asking): DeckKinship {
  const catalogue = catalogueOf(asking);
  const { cards, missions } = goesWith(deck, catalogue, { limit: asking.limit });
  const shown = showing(asking, deck);
  return {
    cards: cards.map(shown.suggestion),
    missions: missions.map(shown.suggestion),
    answers: answersOf(deck, catalogue, asking.limit).map(shown.answer),
  };
}

/** The same for a single card; plain versions of it are left out, as its page lists them. */
export function cardKinship(code: string, asking: Asking): CardKinship {
  const catalogue = catalogueOf(asking);
  const { limit } = asking;
  const { cards, missions } = goesWith([code], catalogue, { limit, versions: false });
  const shown = showing(asking, [code]);
  return {
    cards: cards.map(shown.suggestion),
    missions: missions.map(shown.suggestion),
    answers: answersOf([code], catalogue, limit).map(shown.answer),
    answeredBy: answersTo(code, catalogue, limit).map(shown.answer),
  };
}

/** Read once for a catalogue and a day. */
const read = new WeakMap<CardPool<MythosPoolCard>, { today: string; catalogue: KinCatalogue }>();

function catalogueOf({ pool, today }: Asking): KinCatalogue {
  const known = read.get(pool);
  if (known?.today === today) return known.catalogue;
  const cards = pool.cards.filter((card) => !card.withdrawn && isReleased(card, today));
  const catalogue = kinCatalogue(cards.map(({ definition }) => definition));
  read.set(pool, { today, catalogue });
  return catalogue;
}

function showing({ pool, locale, t }: Asking, deck: readonly string[]) {
  const severalOf = namesOfSeveral(deck, pool);
  const wording: KinshipWording = {
    t,
    locale,
    nameOfCode: (code) => {
      const card = pool.get(code);
      if (!card) return code;
      const { definition } = card;
      // Of several versions in the deck it is one that does it.
      return severalOf.has(definition.name.en) ? cardTitle(definition, locale) : nameIn(definition.name, locale);
    },
    nameOf: namesOf(pool, locale),
  };
  const card = (code: string, reasons: string[]): SuggestedCard => {
    const definition = pool.get(code)?.definition;
    if (!definition) throw new Error(`${code} is in the catalogue and not in the pool`);
    const { type, name, version } = definition;
    return {
      code,
      type,
      name: nameIn(name, locale),
      ...(version ? { version: nameIn(version, locale) } : {}),
      ...(type === 'mission'
        ? { points: definition.points }
        : { chakra: definition.chakra, power: definition.power, faction: definition.faction }),
      reasons: [...new Set(reasons)].slice(0, REASONS),
    };
  };
  return {
    suggestion: ({ code, reasons }: Suggestion) =>
      card(
        code,
        reasons.slice(0, REASONS + 1).map((one) => describeReason(one, wording)),
      ),
    answer: ({ code, reasons }: Answer) =>
      card(
        code,
        reasons.slice(0, REASONS).map((one) => describeAnswer(one, wording)),
      ),
  };
}

function namesOf(pool: CardPool<MythosPoolCard>, locale: Locale): (english: string) => string {
  const names = new Map(pool.cards.map(({ definition: { name } }) => [name.en, nameIn(name, locale)]));
  return (english) => names.get(english) ?? english;
}

/** English names of which a deck has more than one version. */
function namesOfSeveral(deck: readonly string[], pool: CardPool<MythosPoolCard>): ReadonlySet<string> {
  const names = [...new Set(deck)].flatMap((code) => pool.get(code)?.definition.name.en ?? []);
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}
