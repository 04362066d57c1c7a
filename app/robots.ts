import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/accounts/site-url';

// Read at each request: the address of the site comes from the environment of the server, not of the build.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/*/account',
        '/*/decks/new',
        '/*/decks/keep',
        '/*/decks/editor',
        '/*/decks/*.pdf',
        '/*/ccg/sets',
      ],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
