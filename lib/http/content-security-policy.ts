/** What a page may load, as the value of a Content-Security-Policy header. */
export function contentSecurityPolicy({
  nonce,
  development,
  https,
  imageOrigin,
  formOrigins = [],
}: {
  /** Fresh for each answer; Next.js puts it on every script it writes. */
  nonce: string;
  /** The development server evaluates code, injects styles and speaks over a socket. */
  development: boolean;
  https: boolean;
  /** Where card pictures come from, when the operator has the rights to show them. */
  imageOrigin?: string | undefined;
  /** Sites that a form may lead to: those of outside logins. */
  formOrigins?: readonly string[];
}): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Scripts that a script with the nonce loads may run (strict-dynamic): 'self' is only for browsers without it.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    // Attributes carry custom properties: the colour of a faction, the height of a bar.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(imageOrigin ? [imageOrigin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    // What answers without a network (lib/offline/worker).
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The origin of CARD_IMAGE_URL (`https://pictures.example/{printing}.webp`), or undefined. Throws on a broken setting. */
export function imageOrigin(template: string | undefined): string | undefined {
  if (!template || template.startsWith('/')) return undefined;
  if (!URL.canParse(template)) throw new Error(`CARD_IMAGE_URL is no address: ${template}`);
  return new URL(template).origin;
}
