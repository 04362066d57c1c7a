/**
 * Where people reach the site, from NEXTAUTH_URL: `https://kage.example`. Links in mails and the sign-in with outside
 * accounts use it. It is never read from a request: whoever sends the Host header would choose where a reset link leads.
 */
export function siteOrigin(): string {
  return new URL(process.env.NEXTAUTH_URL ?? 'http://localhost:3000').origin;
}

/** Whether cookies are kept to https, and browsers told to stay there. */
export function usesHttps(): boolean {
  return siteOrigin().startsWith('https:');
}

/** The key that seals sessions. Throws when it is missing: `npm start` makes one. */
export function sessionSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret)
    throw new Error('NEXTAUTH_SECRET is not set: start the site with `npm start`, or set a long random value.');
  return secret;
}
