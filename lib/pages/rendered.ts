import { randomBytes } from 'node:crypto';

/** A page as it was made for nobody in particular. */
export interface Rendered {
  status: number;
  headers: [name: string, value: string | string[]][];
  body: Uint8Array;
}

/** A rendered page and where in it its nonce stands. */
export interface Kept extends Rendered {
  nonce: string;
  /** Offsets in the body, in bytes. */
  places: number[];
}

/**
 * Finds the nonce of a page's security policy wherever it stands, so that each reader can be given another. It was
 * drawn at random for this one rendering: nothing that people wrote can look like it. Undefined when there is none.
 */
export function keep({ status, headers, body }: Rendered): Kept | undefined {
  const policy = headers.find(([name]) => name === 'content-security-policy')?.[1];
  const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1];
  if (!nonce) return undefined;
  const bytes = Buffer.from(body);
  const places: number[] = [];
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) places.push(at);
  return { status, headers, body: bytes, nonce, places };
}

/** The page for one more reader, under a nonce of its own. */
export function forReader({ status, headers, body, nonce, places }: Kept): Rendered & { body: Buffer } {
  const fresh = newNonce(nonce.length);
  const copy = Buffer.from(body);
  for (const place of places) copy.write(fresh, place, 'latin1');
  const renew = (value: string) => value.replaceAll(nonce, fresh);
  return {
    status,
    headers: headers.map(([name, value]) => [name, Array.isArray(value) ? value.map(renew) : renew(value)]),
    body: copy,
  };
}

/** As long as the one it stands for, so that nothing else moves: proxy.ts draws 16 bytes, which are 24 characters. */
function newNonce(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length);
}
