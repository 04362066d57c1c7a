import { Fragment } from 'react';
import type { Piece, Text } from '@/lib/rules/mythos/text/pieces';
import { Sign, type SignWords } from './sign';

/** Where a piece leads; `glimpse` tells what a hover or a tap shows of it (see ../glimpse). */
export interface PieceLink {
  href: string;
  glimpse?: string;
}
export type LinkedPiece = Extract<Piece, { kind: 'term' | 'name' | 'trait' }>;

interface EffectTextProps {
  text: readonly Text[];
  words: SignWords;
  linkOf: (piece: LinkedPiece) => PieceLink | undefined;
}

/** What a card does, line by line, each term, name and trait a link to what it means. */
export function EffectText({ text, words, linkOf }: EffectTextProps) {
  return (
    <ul className="effect-text">
      {text.map((line, index) => (
        <li key={index}>
          {line.map((piece, position) => (
            <Fragment key={position}>{drawn(piece, words, linkOf)}</Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

function drawn(piece: Piece, words: SignWords, linkOf: EffectTextProps['linkOf']) {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'icon') return <Sign sign={piece.icon} words={words} />;
  const link = linkOf(piece);
  if (!link) return piece.text;
  return (
    <a href={link.href} className={`effect-${piece.kind}`} data-glimpse={link.glimpse} data-printed={isPrinted(piece)}>
      {piece.text}
    </a>
  );
}

/** MAIN, POWERUP: as it stands on the cards of every language. Undefined for all else, which leaves the attribute out. */
export function isPrinted({ kind, text }: { kind: LinkedPiece['kind']; text: string }): true | undefined {
  return (kind === 'term' && text === text.toUpperCase()) || undefined;
}
