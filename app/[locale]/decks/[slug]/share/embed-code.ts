import { escape } from 'html-escaper';
import type { Locale } from '@/lib/i18n/locales';

/** How large an embedded deck asks to be, in CSS pixels. It is as narrow as the page wants it. */
export const EMBED = { width: 680, height: 520 } as const;

interface EmbedCode {
  origin: string;
  slug: string;
  locale: Locale;
  /** Name of the deck: said to those who do not see the frame. */
  title: string;
  width?: number;
  height?: number;
}

/** Markup that puts a deck into a page of another site. */
export function embedCode({
  origin,
  slug,
  locale,
  title,
  width = EMBED.width,
  height = EMBED.height,
}: EmbedCode): string {
  const address = `${origin}/embed/decks/${slug}?lang=${locale}`;
  return (
    `<iframe src="${escape(address)}" title="${escape(title)}" width="${width}" height="${height}" ` +
    `style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  );
}
