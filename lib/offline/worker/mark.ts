import { KEPT_ELEMENT, type KeptNote } from '@/lib/ui/frame/kept-page';
import { KEPT_ATTRIBUTE, THEME_ATTRIBUTE } from '../kept';

interface Marks extends KeptNote {
  /** As the reader likes it; '' as the system has it. */
  theme: string;
}

/** A kept page as it is shown: it knows that it is one, and looks as the reader likes the site to look. */
export function markKept(html: string, { at, path, theme }: Marks): string {
  const marks = [`${KEPT_ATTRIBUTE}="${at}"`, ...(/^[a-z]+$/.test(theme) ? [`${THEME_ATTRIBUTE}="${theme}"`] : [])];
  const note: KeptNote = { at, path };
  const json = JSON.stringify(note).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${KEPT_ELEMENT}">${json}</script>`;
  return html.replace(
    /<html\b([^>]*>(?:\s*<head\b[^>]*>)?)/,
    (_, rest: string) => `<html ${marks.join(' ')}${rest}${block}`,
  );
}
