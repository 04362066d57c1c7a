import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

interface PageMetadata {
  locale: Locale;
  /** Path without its language, with the query only where it makes another page: `/cards/KS-108`, '' for the start page. */
  path: string;
  title: string;
  description?: string;
  /** False for pages that are one of many views of the same thing, or someone's own. */
  indexed?: boolean;
}

/** Title, canonical address and its other languages, and what chat programs show of a link. */
export function pageMetadata({ locale, path, title, description, indexed = true }: PageMetadata): Metadata {
  const languages = Object.fromEntries(LOCALES.map((other) => [other, `/${other}${path}`]));
  return {
    title,
    description,
    alternates: {
      canonical: `/${locale}${path}`,
      languages: { ...languages, 'x-default': `/${DEFAULT_LOCALE}${path}` },
    },
    openGraph: {
      images: [{ url: '/og.png', width: 1200, height: 630, alt: 'Kage Codex' }],
      title,
      description,
      url: `/${locale}${path}`,
      locale,
      siteName: 'Kage Codex',
      type: 'website',
    },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  };
}
