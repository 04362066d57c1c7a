import { Fragment } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { parseParagraphs, type Segment } from '@/lib/rulings/markup';

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
  return parseParagraphs(text).map((segments, index) => (
    <p key={index} className={className}>
      {segments.map((segment, position) => (
        <Fragment key={position}>{piece(segment, locale)}</Fragment>
      ))}
    </p>
  ));
}

function piece(segment: Segment, locale: Locale) {
  if (segment.kind === 'text') return segment.text;
  if (segment.kind === 'rule') {
    const [chapter] = segment.number.split('.');
    return <a href={`/${locale}/rules/${chapter}#r${segment.number}`}>{segment.text}</a>;
  }
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
