import { Fragment } from 'react';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { parseBlocks, type Segment } from '@/lib/rulings/markup';
import { rulePath, termPath } from '@/lib/rulings/rulebook/address';
import { SignedText, type SignWords } from '@/lib/ui/card/text/sign';
import { type EnglishNames, labelParts } from './name-labels';

export interface RichTextProps {
  /** Text with the markup of rulings. */
  text: string;
  locale: Locale;
  /** The game it is about: where its links lead. */
  game?: GameId;
  className?: string;
}

interface Reader {
  locale: Locale;
  game?: GameId;
  signs: SignWords;
  english: EnglishNames;
}

/** The blocks of `RichText`, once what they need is at hand. */
export function RichBlocks({ text, className, ...reader }: RichTextProps & Reader) {
  return parseBlocks(text).map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index} className={`list-disc space-y-1 pl-6 ${className ?? ''}`}>
        {block.items.map((item, place) => (
          <li key={place}>{pieces(item, reader)}</li>
        ))}
      </ul>
    ) : (
      <p key={index} className={className}>
        {pieces(block.segments, reader)}
      </p>
    ),
  );
}

function pieces(segments: readonly Segment[], reader: Reader) {
  return segments.map((segment, position) => <Fragment key={position}>{piece(segment, reader)}</Fragment>);
}

function piece(segment: Segment, { locale, game = DEFAULT_GAME, signs, english }: Reader) {
  const text = <SignedText text={segment.text} words={signs} />;
  if (segment.kind === 'text') return text;
  if (segment.kind === 'rule') return <a href={`/${locale}${rulePath(segment.number, game)}`}>{text}</a>;
  if (segment.kind === 'term') {
    return (
      <a
        href={`/${locale}${termPath(segment.slug, game)}`}
        data-glimpse={game === DEFAULT_GAME ? `term/${segment.slug}` : undefined}
      >
        {text}
      </a>
    );
  }
  const parts = labelParts(segment.text, english.get(segment.code) ?? []);
  const whole = parts.length === 1 && parts[0]?.english;
  return (
    <a href={`/${locale}/cards/${segment.code}`} data-glimpse={`card/${segment.code}`} lang={whole ? 'en' : undefined}>
      {whole
        ? segment.text
        : parts.map((part, position) =>
            part.english ? (
              <span key={position} lang="en">
                {part.text}
              </span>
            ) : (
              part.text
            ),
          )}
    </a>
  );
}
