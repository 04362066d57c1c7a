import { Fragment } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { parseBlocks, type Segment } from '@/lib/rulings/markup';
import { rulePath } from '@/lib/rulings/rulebook/address';

interface RichTextProps {
  /** Text with the markup of rulings. */
  text: string;
  locale: Locale;
  className?: string;
}

/**
 * Paragraphs of a ruling or definition, with the cards and terms it names as links; within `CardGlimpses` they can be
 * looked behind.
 */
export function RichText({ text, locale, className }: RichTextProps) {
  return parseBlocks(text).map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index} className={`list-disc space-y-1 pl-6 ${className ?? ''}`}>
        {block.items.map((item, place) => (
          <li key={place}>{pieces(item, locale)}</li>
        ))}
      </ul>
    ) : (
      <p key={index} className={className}>
        {pieces(block.segments, locale)}
      </p>
    ),
  );
}

function pieces(segments: readonly Segment[], locale: Locale) {
  return segments.map((segment, position) => <Fragment key={position}>{piece(segment, locale)}</Fragment>);
}

function piece(segment: Segment, locale: Locale) {
  if (segment.kind === 'text') return segment.text;
  if (segment.kind === 'rule') return <a href={`/${locale}${rulePath(segment.number)}`}>{segment.text}</a>;
  const [path, glimpse] =
    segment.kind === 'card'
      ? [`cards/${segment.code}`, `card/${segment.code}`]
      : [`rulings/terms/${segment.slug}`, `term/${segment.slug}`];
  return (
    <a href={`/${locale}/${path}`} data-glimpse={glimpse}>
      {segment.text}
    </a>
  );
}
