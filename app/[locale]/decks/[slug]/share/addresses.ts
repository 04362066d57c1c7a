import { siteOrigin } from '@/lib/accounts/site-url';
import type { Locale } from '@/lib/i18n/locales';

/** Path of the picture beside a deck's link. It changes with the deck, so that chat programs fetch the new one. */
export function pictureAddress({ slug, updatedAt }: { slug: string; updatedAt: Date }, locale: Locale): string {
  return `/${locale}/decks/${slug}/picture.png?v=${updatedAt.getTime().toString(36)}`;
}

/** Where other sites learn how to embed a deck (app/api/oembed). */
export function oembedAddress(slug: string, locale: Locale): string {
  return `/api/oembed?${new URLSearchParams({ url: `${siteOrigin()}/${locale}/decks/${slug}` })}`;
}
