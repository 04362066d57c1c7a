import { cached } from '@/lib/cache/cached';
import type { Locale } from '@/lib/i18n/locales';
import { latestFirst } from '@/lib/rules/mythos/cards/errata';
import type { CardDefinition, Doubt, Erratum, Printing } from '@/lib/rules/mythos/cards/schema';
import { toDeckCard, type DeckCard } from '@/lib/rules/mythos/deck/deck-list';
import type { Text } from '@/lib/rules/mythos/text/pieces';
import { cardTexts, type CardTexts, textOf } from './card-texts';
import { listItem, type CardListItem, type CardRow } from './list-item';
import { localized, type LocalizedText } from './localized';
import { defaultSource, type Source } from './source';

export interface CardSetInfo {
  code: string;
  name: LocalizedText;
  /** First day its cards may be played, `2026-01-31`; left out: out already. */
  releasedOn?: string;
}

export interface CardPage {
  game: string;
  code: string;
  number: string;
  set: CardSetInfo;
  definition: CardDefinition;
  name: LocalizedText;
  version?: LocalizedText;
  /** The first one is the base printing. `version` where the printing has a title of its own. */
  printings: (Omit<Printing, 'version'> & { version?: LocalizedText })[];
  /** What it does, line by line. */
  text: Text[];
  /** What the sources of the data disagree about, or leave open: the likelier reading is the card's. */
  doubts: CardDoubt[];
  /** Corrections of what is printed, the latest first. */
  errata: CardErratum[];
  /** Taken out of the catalogue: shown to those whose decks hold it. */
  withdrawn: boolean;
  /** Other cards of the same English name (what makes two cards versions of one character, D31). */
  otherVersions: CardListItem[];
  /** Characters of the same name with a lower printed cost, on which this one can be played as an upgrade. */
  upgradesFrom: CardListItem[];
  /** Characters of the same name with a higher printed cost. */
  upgradesTo: CardListItem[];
}

/** `other`: the reading that is not the card's; its effects as lines. */
export type CardDoubt = Exclude<Doubt, { about: 'effects' }> | { about: 'effects'; other: Text[] };

/** `was`: what stood on the card until that day; its whole text where a line was another. */
export interface CardErratum {
  on: string;
  was: Omit<Erratum['was'], 'effects' | 'attach'> & { text?: Text[] };
}

type Reader = Pick<Source, 'db'>;

const pages = cached<CardPage | undefined>({ name: 'card', of: ['catalogue'], max: 1_000, shared: true });

/** The code a card goes by, from its code or the id of one of its printings in any case; undefined for neither. */
export async function resolveCode(
  game: string,
  codeOrPrinting: string,
  { db }: Reader = defaultSource(),
): Promise<string | undefined> {
  const id = codeOrPrinting.toUpperCase();
  // Also keeps what PostgreSQL cannot store (NUL) from reaching it.
  if (!/^[A-Z0-9_-]{1,40}$/.test(id)) return undefined;
  const card = await db.card.findUnique({ where: { gameId_code: { gameId: game, code: id } }, select: { code: true } });
  if (card) return card.code;
  const printing = await db.printing.findUnique({
    where: { gameId_id: { gameId: game, id } },
    select: { cardCode: true },
  });
  return printing?.cardCode;
}

/** A card by its code or the id of one of its printings, in any case; undefined when there is none. */
export async function getCard(
  game: string,
  codeOrPrinting: string,
  locale: Locale,
  source: Reader = defaultSource(),
): Promise<CardPage | undefined> {
  const key = [codeOrPrinting.toUpperCase().slice(0, 41), locale];
  return pages.get(game, key, source, () => readCard(game, codeOrPrinting, locale, source));
}

async function readCard(
  game: string,
  codeOrPrinting: string,
  locale: Locale,
  source: Reader,
): Promise<CardPage | undefined> {
  const code = await resolveCode(game, codeOrPrinting, source);
  if (!code) return undefined;
  const row = await source.db.card.findUnique({
    where: { gameId_code: { gameId: game, code } },
    include: { set: true },
  });
  if (!row) return undefined;
  const definition = definitionOf(row.definition);
  const [texts, namesakes] = await Promise.all([
    cardTexts(game, locale, source),
    source.db.card.findMany({
      where: { gameId: game, name: row.name, code: { not: code }, withdrawn: false },
      orderBy: { position: 'asc' },
    }),
  ]);
  const others = namesakes.map((other) => ({ ...other, definition: definitionOf(other.definition) }));
  return {
    game,
    code,
    number: row.number,
    set: {
      code: row.setCode,
      name: localized(row.set.name as Record<string, string>, locale),
      ...(row.set.releasedOn ? { releasedOn: isoDay(row.set.releasedOn) } : {}),
    },
    definition,
    name: localized(definition.name, locale),
    ...(definition.version ? { version: localized(definition.version, locale) } : {}),
    printings: definition.printings.map(({ version, ...printing }) => ({
      ...printing,
      ...(version ? { version: localized(version, locale) } : {}),
    })),
    text: textOf(definition, locale, texts),
    doubts: doubtsOf(definition, locale, texts),
    errata: errataOf(definition, locale, texts),
    withdrawn: row.withdrawn,
    otherVersions: others.map((other) => listItem(other, locale, texts)),
    ...upgrades(definition, others, locale, texts),
  };
}

function doubtsOf(card: CardDefinition, locale: Locale, texts: CardTexts): CardDoubt[] {
  const lines = (effects: CardDefinition['effects']) => {
    // What an attachment attaches to is in no doubt, and always its first line.
    const all = textOf({ ...card, effects }, locale, texts);
    return all.slice(all.length - effects.length);
  };
  return (card.doubts ?? []).map((doubt) =>
    doubt.about === 'effects' ? { ...doubt, other: lines(doubt.other) } : doubt,
  );
}

function errataOf(card: CardDefinition, locale: Locale, texts: CardTexts): CardErratum[] {
  return latestFirst(card.errata ?? []).map(({ on, was: { effects, attach, ...values } }) => {
    if (!effects && !attach) return { on, was: values };
    const before = { ...card, ...(effects && { effects }), ...(attach && { attach }) } as CardDefinition;
    return { on, was: { ...values, text: textOf(before, locale, texts) } };
  });
}

/** A character may be played on a face-up one of the same name and a lower printed cost (001, "Upgrade"). */
function upgrades(card: CardDefinition, others: readonly CardRow[], locale: Locale, texts: CardTexts) {
  const costed = (compare: (cost: number, own: number) => boolean) =>
    card.type === 'character'
      ? others
          .filter(({ definition: other }) => other.type === 'character' && compare(other.chakra, card.chakra))
          .map((other) => listItem(other, locale, texts))
      : [];
  return { upgradesFrom: costed((cost, own) => cost < own), upgradesTo: costed((cost, own) => cost > own) };
}

/** Cards by code, in the order asked for; codes that no card has are left out. Withdrawn cards are included. */
export async function cardsByCodes(
  game: string,
  codes: readonly string[],
  locale: Locale,
  { db }: Reader = defaultSource(),
): Promise<CardListItem[]> {
  const [texts, rows] = await Promise.all([
    cardTexts(game, locale, { db }),
    db.card.findMany({ where: { gameId: game, code: { in: [...codes] } } }),
  ]);
  const byCode = new Map(rows.map((row) => [row.code, { ...row, definition: definitionOf(row.definition) }]));
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    return row ? [listItem(row, locale, texts)] : [];
  });
}

/** What the rules need to know of these cards to judge a deck; codes that no card has are not in the map. */
export async function deckCatalogue(
  game: string,
  codes: readonly string[],
  { db }: Reader = defaultSource(),
): Promise<Map<string, DeckCard>> {
  const rows = await db.card.findMany({
    where: { gameId: game, code: { in: [...new Set(codes)] } },
    select: { code: true, definition: true, withdrawn: true, set: { select: { releasedOn: true } } },
  });
  return new Map(
    rows.map(({ code, definition, withdrawn, set }) => {
      const card = toDeckCard(definitionOf(definition), set.releasedOn ? isoDay(set.releasedOn) : undefined);
      return [code, withdrawn ? { ...card, withdrawn } : card];
    }),
  );
}

/** Codes of all cards in the catalogue, in its order. */
export async function codesForSitemap(game: string, { db }: Reader = defaultSource()): Promise<string[]> {
  const rows = await db.card.findMany({
    where: { gameId: game, withdrawn: false },
    select: { code: true },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ code }) => code);
}

/** Rows hold what the seed validated with the card schema. */
function definitionOf(json: unknown): CardDefinition {
  return json as CardDefinition;
}

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
