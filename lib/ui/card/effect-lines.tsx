'use client';

import { Fragment } from 'react';
import { Sign, type SignName, type SignWords } from './sign';

interface EffectLinesProps {
  /** Plain lines: `MAIN ↯ Hide an enemy character in this mission.` */
  lines: readonly string[];
  words: SignWords;
}

/**
 * What a card does where nothing in it is a link. Drawn on the server all the same, but handed to the browser as plain
 * lines: a list carries its cards twice, and text is the greater part of them.
 */
export function EffectLines({ lines, words }: EffectLinesProps) {
  return lines.map((line, index) => (
    <p key={index}>
      {lineParts(line).map((part, position) => (
        <Fragment key={position}>
          {part.kind === 'sign' ? (
            <Sign sign={part.sign} words={words} />
          ) : part.kind === 'printed' ? (
            <b>{part.text}</b>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
    </p>
  ));
}

type LinePart = { kind: 'text' | 'printed'; text: string } | { kind: 'sign'; sign: SignName };

/** Signs, and terms that are printed in capitals in every language. */
const MARKS = /(↯|⧗|\b(?:MAIN|UPGRADE|AMBUSH|SCORE|DUEL|FIRST STRIKE|POWERUP|CHAKRA)\b)/;
const SIGNS: Readonly<Record<string, SignName>> = { '↯': 'instant', '⧗': 'continuous' };

export function lineParts(line: string): LinePart[] {
  return line.split(MARKS).flatMap((text, index): LinePart[] => {
    if (text === '') return [];
    const sign = SIGNS[text];
    // Every other piece of a split is what it was split by.
    return [sign ? { kind: 'sign', sign } : { kind: index % 2 === 1 ? 'printed' : 'text', text }];
  });
}
