import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

/** What chat programs and social sites ask of a picture beside a link, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

interface PageMetadata {
  locale: Locale;
  /** Path without its language, with the query only where it makes another page: `/cards/KS-108`, '' for the start page. */
  path: string;
  title: string;
  description?: string;
  /** What is shown beside a link to it; left out: the picture of the site. */
  picture?: { path: string; alt: string };
  /** Where other sites find how to embed the page (oEmbed), and under which name. */
  oembed?: { url: string; title: string };
  /** False for pages that are one of many views of the same thing, or someone's own. */
  indexed?: boolean;
}

/** Title, canonical address and its other languages, and what chat programs show of a link. */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  picture,
  oembed,
  indexed = true,
}: PageMetadata): Metadata {
  const languages = Object.fromEntries(LOCALES.map((other) => [other, `/${other}${path}`]));
  const images = [
    {
      url: picture?.path ?? `/${locale}/picture.png`,
      width: PICTURE.width,
      height: PICTURE.height,
      alt: picture?.alt ?? 'Kage Codex',
      type: 'image/png',
    },
  ];
  return {
    title,
    description,
    alternates: {
      canonical: `/${locale}${path}`,
      languages: { ...languages, 'x-default': `/${DEFAULT_LOCALE}${path}` },
      ...(oembed && { types: { 'application/json+oembed': [oembed] } }),
    },
    openGraph: {
      images,
      title,
      description,
      url: `/${locale}${path}`,
      locale,
      siteName: 'Kage Codex',
      type: 'website',
    },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  };
}
