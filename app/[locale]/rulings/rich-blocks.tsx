import { Fragment } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { parseBlocks, type Segment } from '@/lib/rulings/markup';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { SignedText, type SignWords } from '@/lib/ui/card/sign';

export interface RichTextProps {
  /** Text with the markup of rulings. */
  text: string;
  locale: Locale;
  className?: string;
}

interface Reader {
  locale: Locale;
  signs: SignWords;
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

function piece(segment: Segment, { locale, signs }: Reader) {
  const text = <SignedText text={segment.text} words={signs} />;
  if (segment.kind === 'text') return text;
  if (segment.kind === 'rule') return <a href={`/${locale}${rulePath(segment.number)}`}>{text}</a>;
  const [path, glimpse] =
    segment.kind === 'card'
      ? [`cards/${segment.code}`, `card/${segment.code}`]
      : [`rulings/terms/${segment.slug}`, `term/${segment.slug}`];
  return (
    <a href={`/${locale}/${path}`} data-glimpse={glimpse}>
      {text}
    </a>
  );
}
