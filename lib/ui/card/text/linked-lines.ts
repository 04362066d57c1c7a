import { ICON_SIGNS, type Text } from '@/lib/rules/mythos/text/pieces';
import type { LinkedPiece, PieceLink } from './effect-text';

/** Where words of a list's cards lead. */
export interface LineLink extends PieceLink {
  kind: LinkedPiece['kind'];
}

/**
 * A line of text as a list carries it: words, and `[words, n]` where they lead to the n-th of the list's links. The same
 * few links stand in many cards, so each is sent once.
 */
export type LinkedLine = readonly (string | readonly [words: string, link: number])[];

export interface LinkedLines {
  lines: ReadonlyMap<string, readonly LinkedLine[]>;
  links: readonly LineLink[];
}

/** The texts of a list's cards by code, with the links that `linkOf` gives them. */
export function linkedLines(
  cards: Iterable<readonly [code: string, text: readonly Text[]]>,
  linkOf: (piece: LinkedPiece) => PieceLink | undefined,
): LinkedLines {
  const links: LineLink[] = [];
  const places = new Map<string, number>();
  const placeOf = (kind: LineLink['kind'], link: PieceLink) => {
    const key = `${kind} ${link.href}`;
    const place = places.get(key) ?? links.push({ kind, ...link }) - 1;
    places.set(key, place);
    return place;
  };
  const lineOf = (text: Text): LinkedLine => {
    const line: (string | [string, number])[] = [];
    for (const piece of text) {
      const link = piece.kind === 'text' || piece.kind === 'icon' ? undefined : linkOf(piece);
      const words = piece.kind === 'icon' ? ICON_SIGNS[piece.icon] : piece.text;
      const last = line.at(-1);
      if (link && piece.kind !== 'text' && piece.kind !== 'icon') line.push([words, placeOf(piece.kind, link)]);
      else if (typeof last === 'string') line[line.length - 1] = last + words;
      else line.push(words);
    }
    return line;
  };
  const lines = new Map([...cards].map(([code, text]) => [code, text.map(lineOf)] as const));
  return { lines, links };
}
