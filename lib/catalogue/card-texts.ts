import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { plain, type Text } from '@/lib/rules/mythos/text/pieces';
import { hasEffects } from './games';
import { localized } from './localized';
import { catalogueVersion, defaultSource, type Source } from './source';

/** What the cards of a game do, in the words of one language. */
export interface CardTexts {
  /** Hash of all that follows: another wording is another version. */
  version: string;
  /** Plain lines of each card by its code, withdrawn ones included; none for a card without effects. */
  lines: ReadonlyMap<string, readonly string[]>;
  /** The same lines with their terms and names marked, for pages that link them. */
  pieces: ReadonlyMap<string, readonly Text[]>;
  /** A name as this language prints it, by the English name; that one where no card bears it. */
  nameOf: (english: string) => string;
  /** Codes of the cards of an English name that are not withdrawn, in the order of the catalogue. */
  codesNamed: (english: string) => readonly string[];
}

/**
 * The texts of all cards at once: they change with the catalogue only, so each is put into words a single time and the
 * lists, the pages and the editor all take them from here.
 */
export async function cardTexts(
  game: string,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<CardTexts> {
  const key = `${game}/${await catalogueVersion(game, source)}/${locale}`;
  const known = kept.get(key);
  if (known) return known;
  const texts = readTexts(game, locale, source);
  kept.set(key, texts);
  // A failure is not an answer: the next one asks again.
  texts.catch(() => kept.delete(key));
  return texts;
}

/** The present catalogue and the one before it, in every language. */
const kept = new LRUCache<string, Promise<CardTexts>>({ max: 8 });

async function readTexts(game: string, locale: Locale, { db }: Pick<Source, 'db'>): Promise<CardTexts> {
  const rows = await db.card.findMany({
    where: { gameId: game },
    select: { code: true, definition: true, withdrawn: true },
    orderBy: { position: 'asc' },
  });
  const cards = rows.map((row) => ({ ...row, definition: row.definition as unknown as CardDefinition }));
  const codes = new Map<string, string[]>();
  for (const { code, definition, withdrawn } of cards) {
    const english = definition.name.en;
    if (!withdrawn) codes.set(english, [...(codes.get(english) ?? []), code]);
  }
  const nameOf = namesIn(cards.map(({ definition }) => definition), locale); // prettier-ignore
  const pieces = new Map(
    cards.map(({ code, definition }) => [code, cardText(definition, { locale, nameOf })] as const),
  );
  const lines = new Map([...pieces].map(([code, text]) => [code, text.map(plain)] as const));
  return {
    version: createHash('sha256')
      .update(JSON.stringify([...lines]))
      .digest('hex')
      .slice(0, 16),
    lines,
    pieces,
    nameOf,
    codesNamed: (english) => codes.get(english) ?? [],
  };
}

/** A name as a language prints it, by the English name; that one where no card bears it. */
export function namesIn(cards: readonly CardDefinition[], locale: Locale): (english: string) => string {
  const names = new Map<string, string>();
  for (const { name } of cards) {
    const { text, fallback } = localized(name, locale);
    if (!fallback || !names.has(name.en)) names.set(name.en, text);
  }
  return (english) => names.get(english) ?? english;
}

/** One card's lines with their terms and names marked, for a page that links them. */
export function textOf(definition: CardDefinition, locale: Locale, { nameOf }: CardTexts): Text[] {
  return cardText(definition, { locale, nameOf });
}

/** Where the plain lines of all cards are to be had; undefined for a game that is not here. */
export async function textsAddress(
  game: string,
  locale: Locale,
  source?: Pick<Source, 'db'>,
): Promise<string | undefined> {
  if (!hasEffects(game)) return undefined;
  const { version, lines } = await cardTexts(game, locale, source);
  return lines.size > 0 ? `/api/v1/catalogue/${game}/texts/${locale}/${version}` : undefined;
}
