import { unescape } from 'node:querystring';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

/** What becomes of a request before any page or route sees it. */
export type Admission =
  | { kind: 'pass' }
  /** Hand it on under this address instead. */
  | { kind: 'instead'; url: string }
  | { kind: 'refuse'; status: 400 | 405 | 414; title: string };

/** Longest address that is read, in characters: more than any link of this site needs. */
const LONGEST = 14_000;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Judges a request by its first line. Addresses that cannot be decoded, or that hold a NUL, which no text in
 * PostgreSQL may, are nobody's honest link; without this they surface as an error of ours deep inside the framework.
 * The API refuses them with 400; a page answers as it does at any address that leads nowhere.
 */
export function admit(method: string, address: string): Admission {
  if (!METHODS.has(method)) return { kind: 'refuse', status: 405, title: 'This method is not known here' };
  // `*` asks about the server as a whole, which has nothing to say.
  if (!address.startsWith('/')) return { kind: 'refuse', status: 400, title: 'The address is not a path' };
  if (address.length > LONGEST) {
    return { kind: 'refuse', status: 414, title: `The address is too long: at most ${LONGEST} characters` };
  }
  const [path = '', query] = splitOnce(address, '?');
  if (isText(path) && (query === undefined || isText(query))) return { kind: 'pass' };
  if (isApi(path)) return { kind: 'refuse', status: 400, title: 'The address is not properly encoded' };
  // What is broken in a query is shown as such, so that the page says that it found nothing for it; a broken path says
  // nothing.
  if (isText(path)) return { kind: 'instead', url: `${path}?${mended(query ?? '')}` };
  const first = path.split('/')[1] ?? '';
  const locale = LOCALES.find((known) => known === first) ?? DEFAULT_LOCALE;
  return { kind: 'instead', url: `/${locale}/-` };
}

export function isApi(path: string): boolean {
  return /^\/api(?:$|[/?])/.test(path);
}

/** Whether the percent-encoding is that of a text without NUL. */
function isText(encoded: string): boolean {
  try {
    return !decodeURIComponent(encoded).includes('\0');
  } catch {
    return false;
  }
}

/** A query with U+FFFD for each part that is no text; a percent sign that begins no code stands for itself. */
function mended(query: string): string {
  const asText = (part: string) => encodeURIComponent(unescape(part.replaceAll('+', ' ')).replaceAll('\0', '\uFFFD'));
  return query
    .split('&')
    .map((one) => (isText(one) ? one : one.split('=').map(asText).join('=')))
    .join('&');
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
