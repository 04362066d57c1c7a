import type { GameId } from '@/lib/catalogue/games';
import { DECK_PARTS, type DeckPart } from '../games/parts';
import { decksPath } from '../games/paths';
import type { DeckContent } from '../contract';

/** Copies of one card in either deck; 0 where it is missing. */
export interface ComparedLine {
  code: string;
  a: number;
  b: number;
}

/** How the lines of one part stand to each other, from deck A to deck B; each list by code. */
export interface ComparedPart {
  part: DeckPart;
  added: ComparedLine[];
  removed: ComparedLine[];
  changed: ComparedLine[];
  same: ComparedLine[];
}

/** Parts that either deck has something in. */
export function compareParts(a: Pick<DeckContent, DeckPart>, b: Pick<DeckContent, DeckPart>): ComparedPart[] {
  return DECK_PARTS.flatMap((part) => {
    const counts = new Map<string, ComparedLine>();
    for (const { code, count } of a[part]) counts.set(code, { code, a: count, b: 0 });
    for (const { code, count } of b[part]) counts.set(code, { code, a: counts.get(code)?.a ?? 0, b: count });
    if (counts.size === 0) return [];
    const lines = [...counts.values()].sort((x, y) => (x.code < y.code ? -1 : 1));
    return [
      {
        part,
        added: lines.filter((line) => line.a === 0),
        removed: lines.filter((line) => line.b === 0),
        changed: lines.filter((line) => line.a > 0 && line.b > 0 && line.a !== line.b),
        same: lines.filter((line) => line.a === line.b),
      },
    ];
  });
}

/** A deck as an address names it: at one of its revisions, or as it is. */
export interface DeckReference {
  /** Or its code, of a deck that is stored nowhere. */
  slug: string;
  revision?: number;
}

/** Reads `SLUG`, `SLUG@12`, or a link to a deck's page with or without a revision; undefined for anything else. */
export function readReference(text: string): DeckReference | undefined {
  const [, slug, revision] =
    /^(?:\S*\/decks\/)?(KAGE1[A-Za-z0-9]{20,4000}|[A-Za-z0-9]{12,24})(?:\/[a-z]*)?(?:@(\d{1,9}))?(?:[?#]\S*)?$/.exec(
      text.trim(),
    ) ?? [];
  if (slug === undefined) return undefined;
  return { slug, ...(revision === undefined ? {} : { revision: Number(revision) }) };
}

export function writeReference({ slug, revision }: DeckReference): string {
  return revision === undefined ? slug : `${slug}@${revision}`;
}

/** The path, without its language, that compares two decks of a game; with one or none it asks for the others. */
export function compareAddress(game: GameId, a?: DeckReference, b?: DeckReference): string {
  const chosen = [['a', a] as const, ['b', b] as const].flatMap(([side, deck]) =>
    // An @ needs no escaping in a query, and an address that people read should not have any.
    deck ? [`${side}=${writeReference(deck)}`] : [],
  );
  return `${decksPath(game)}/compare${chosen.length > 0 ? '?' : ''}${chosen.join('&')}`;
}
