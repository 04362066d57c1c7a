'use client';

import { Fragment } from 'react';
import { isPrinted } from './effect-text';
import type { LineLink, LinkedLine } from './linked-lines';
import { Sign, type SignName, SIGNS, type SignWords } from './sign';

interface EffectLinesProps {
  /** Plain lines: `MAIN ↯ Hide an enemy character in this mission.`; or lines with links. */
  lines: readonly EffectLine[];
  /** What the lines' links are. */
  links?: readonly LineLink[];
  /** Beside a link to the card, whose page has these links too: the keyboard goes past them. */
  aside?: boolean;
  words: SignWords;
}
export type EffectLine = string | LinkedLine;

/**
 * What a card does, in lists. Drawn on the server all the same, but handed to the browser as plain lines: a list carries
 * its cards twice, and text is the greater part of them.
 */
export function EffectLines({ lines, links = [], aside, words }: EffectLinesProps) {
  return lines.map((line, index) => (
    <p key={index}>
      {(typeof line === 'string' ? [line] : line).map((part, position) => {
        if (typeof part === 'string') return <LineWords key={position} line={part} words={words} />;
        const [text, place] = part;
        const link = links[place];
        if (!link) return text;
        return (
          <a
            key={position}
            href={link.href}
            className={`effect-${link.kind}`}
            data-glimpse={link.glimpse}
            data-printed={isPrinted({ kind: link.kind, text })}
            tabIndex={aside ? -1 : undefined}
          >
            {text}
          </a>
        );
      })}
    </p>
  ));
}

function LineWords({ line, words }: { line: string; words: SignWords }) {
  return lineParts(line).map((part, position) => (
    <Fragment key={position}>
      {part.kind === 'sign' ? (
        <Sign sign={part.sign} words={words} />
      ) : part.kind === 'printed' ? (
        <b>{part.text}</b>
      ) : (
        part.text
      )}
    </Fragment>
  ));
}

type LinePart = { kind: 'text' | 'printed'; text: string } | { kind: 'sign'; sign: SignName };

/** Signs, and terms that are printed in capitals in every language. */
const MARKS = /(↯|⧗|\b(?:MAIN|UPGRADE|AMBUSH|SCORE|DUEL|FIRST STRIKE|POWERUP|CHAKRA)\b)/;

export function lineParts(line: string): LinePart[] {
  return line.split(MARKS).flatMap((text, index): LinePart[] => {
    if (text === '') return [];
    const sign = SIGNS[text];
    // Every other piece of a split is what it was split by.
    return [sign ? { kind: 'sign', sign } : { kind: index % 2 === 1 ? 'printed' : 'text', text }];
  });
}
