import { KEPT_ATTRIBUTE, THEME_ATTRIBUTE } from '../kept';

interface Marks {
  /** When the page was fetched, in milliseconds since 1970. */
  at: number;
  /** As the reader likes it; '' as the system has it. */
  theme: string;
}

/** A kept page as it is shown: it knows that it is one, and looks as the reader likes the site to look. */
export function markKept(html: string, { at, theme }: Marks): string {
  const marks = [`${KEPT_ATTRIBUTE}="${at}"`, ...(/^[a-z]+$/.test(theme) ? [`${THEME_ATTRIBUTE}="${theme}"`] : [])];
  return html.replace(/<html\b/, `<html ${marks.join(' ')}`);
}
