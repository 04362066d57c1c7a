import { LRUCache } from 'lru-cache';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import {
  RARITIES,
  type CardDefinition,
  type CardType,
  type Faction,
  type Rarity,
} from '@/lib/rules/mythos/cards/schema';
import type { EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import type { Effect } from '@/lib/rules/mythos/cards/effects/effect';
import { effectFacets } from '@/lib/rules/mythos/cards/effects/facets';
import { asksForEffects } from '@/lib/rules/mythos/deck/numbers/from-definition';
import { isoDay } from './card';
import type { CcgSnapshotCard } from './ccg/snapshot-card';
import { isGame } from './games';
import { catalogueVersion, defaultSource, type Source } from './source';

/** Names in the languages of the site; a language left out has none of its own. English is always there. */
export type SnapshotNames = Partial<Record<Locale, string>> & { en: string };

/** A card as the editor needs it: to show it in a list, to find it and to judge a deck by it (it is a `DeckCard`). */
export interface SnapshotCard extends Record<EffectFacet, readonly string[]> {
  code: string;
  type: CardType;
  setCode: string;
  number: string;
  /** English name: the identity the rules compare. */
  name: string;
  names: SnapshotNames;
  versions?: SnapshotNames;
  chakra?: number;
  power?: number;
  points?: number;
  faction?: Faction;
  /** What an attachment is attached to. */
  attach?: 'mission' | 'character';
  keywords: readonly string[];
  /** Where a deck’s numbers ask for more than the facets of effects: missions, upgrades over other names. */
  effects?: readonly Effect[];
  /** The first one is the base printing. */
  printings: readonly { id: string; rarity: Rarity }[];
  releasedOn?: string;
  withdrawn?: boolean;
  /** Plain words of its names in all languages and of its titles, one text each: what `name:` and `version:` look at. */
  nameWords: readonly string[];
  versionWords: readonly string[];
  /** What each of its lines does: `does:hideenemy`, `is:continuous`. */
  lines: readonly (readonly string[])[];
  /** Values of `is:` and `has:`. */
  is: readonly string[];
  has: readonly string[];
  /** Folded words it is found by, separated by spaces: those of its names, and all others. */
  titleWords: string;
  words: string;
  /** Which of equally well found ones stands first, as it was when the snapshot was made: it is no part of its version. */
  popularity?: number;
}

/** A card of either game. */
export type AnySnapshotCard = SnapshotCard | CcgSnapshotCard;

/** The whole catalogue of a game, withdrawn cards included, in its order. */
export interface Snapshot<C extends AnySnapshotCard = SnapshotCard> {
  game: string;
  version: string;
  /** From the most common to the scarcest, to sort by. */
  rarities: readonly Rarity[];
  sets: readonly { code: string; name: string }[];
  cards: readonly C[];
}

/** Where the present snapshot is to be had; undefined for a game that is not here. */
export async function snapshotAddress(game: string, source?: Pick<Source, 'db'>): Promise<string | undefined> {
  const version = isGame(game) && (await catalogueVersion(game, source));
  return version ? `/api/v1/catalogue/${game}/${version.slice(0, 16)}` : undefined;
}

/** What the browser keeps of the catalogue. Its `version` names it: another one is another address. */
export async function cardSnapshot(game: string, source: Pick<Source, 'db'> = defaultSource()): Promise<Snapshot> {
  const version = await catalogueVersion(game, source);
  const key = `${game}/${version}`;
  const known = snapshots.get(key);
  if (known) return known;
  const snapshot = readSnapshot(game, version, source);
  snapshots.set(key, snapshot);
  // A failure is not an answer: the next one asks again.
  snapshot.catch(() => snapshots.delete(key));
  return snapshot;
}

const snapshots = new LRUCache<string, Promise<Snapshot>>({ max: 4 });

async function readSnapshot(game: string, version: string, { db }: Pick<Source, 'db'>): Promise<Snapshot> {
  const [sets, cards, documents, phrases, lines, traits, ruled] = await Promise.all([
    db.cardSet.findMany({ where: { gameId: game }, orderBy: { position: 'asc' } }),
    db.card.findMany({ where: { gameId: game }, orderBy: { position: 'asc' } }),
    // The very words the server searches by, so that both find the same.
    db.searchDocument.findMany({ where: { gameId: game, kind: 'card' } }),
    db.cardPhrase.findMany({ where: { gameId: game, locale: '' }, orderBy: { position: 'asc' } }),
    db.cardLine.findMany({ where: { gameId: game }, orderBy: { line: 'asc' } }),
    db.cardFacet.findMany({ where: { gameId: game, facet: { in: ['is', 'has'] } } }),
    db.rulingCard.findMany({ where: { gameId: game }, distinct: ['cardCode'], select: { cardCode: true } }),
  ]);
  const wordsOf = grouped(phrases, ({ cardCode, field }) => `${cardCode} ${field}`, ({ words }) => words); // prettier-ignore
  const linesOf = grouped(lines, ({ cardCode }) => cardCode, ({ facets }) => facets); // prettier-ignore
  const traitsOf = grouped(traits, ({ cardCode, facet }) => `${cardCode} ${facet}`, ({ value }) => value); // prettier-ignore
  const hasRuling = new Set(ruled.map(({ cardCode }) => cardCode));
  const released = new Map(sets.map(({ code, releasedOn }) => [code, releasedOn ? isoDay(releasedOn) : undefined]));
  const found = new Map(documents.map((document) => [document.key, document]));
  return {
    game,
    version,
    rarities: RARITIES,
    sets: sets.map(({ code, name }) => ({ code, name: (name as { en: string }).en })),
    cards: cards.map((row): SnapshotCard => {
      const card = row.definition as unknown as CardDefinition;
      const { titleWords, words, popularity } = found.get(row.code) ?? { titleWords: [], words: [], popularity: 0 };
      const title = new Set(titleWords);
      const releasedOn = released.get(row.setCode);
      return {
        code: row.code,
        type: card.type,
        setCode: row.setCode,
        number: row.number,
        name: card.name.en,
        names: siteLanguages(card.name),
        ...(card.version ? { versions: siteLanguages(card.version) } : {}),
        ...(card.type === 'mission'
          ? { points: card.points }
          : { chakra: card.chakra, power: card.power, faction: card.faction }),
        ...(card.type === 'attachment' ? { attach: card.attach.to } : {}),
        keywords: card.keywords,
        ...effectFacets(card),
        ...(asksForEffects(card) ? { effects: card.effects } : {}),
        printings: card.printings.map(({ id, rarity }) => ({ id, rarity })),
        ...(releasedOn ? { releasedOn } : {}),
        ...(row.withdrawn ? { withdrawn: true } : {}),
        nameWords: wordsOf(`${row.code} name`),
        versionWords: wordsOf(`${row.code} version`),
        lines: linesOf(row.code),
        is: traitsOf(`${row.code} is`),
        has: [...traitsOf(`${row.code} has`), ...(hasRuling.has(row.code) ? ['ruling'] : [])],
        titleWords: titleWords.join(' '),
        words: words.filter((word) => !title.has(word)).join(' '),
        ...(popularity > 0 ? { popularity } : {}),
      };
    }),
  };
}

function siteLanguages(names: Readonly<Partial<Record<Locale, string>> & { en: string }>): SnapshotNames {
  const own = LOCALES.flatMap((locale) => (locale !== 'en' && names[locale] ? [[locale, names[locale]] as const] : []));
  return { en: names.en, ...Object.fromEntries(own) };
}

function grouped<Row, T>(rows: readonly Row[], keyOf: (row: Row) => string, valueOf: (row: Row) => T) {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return (key: string): T[] => groups.get(key) ?? [];
}
