import { readReference, type DeckReference } from '../compare/compare';
import { looksLikeCode } from './code/deck-code';

export type Address = { kind: 'deck'; reference: DeckReference } | { kind: 'code'; code: string };

/** Longest address that is looked at, in UTF-16 units: codes can be long. */
const MAX_ADDRESS = 5000;

/**
 * A text that is nothing but the address of a deck here: its page, its short link, one of its pages, or a code in an
 * address. An address of another host is no deck here, whatever is called alike on both; a code holds its deck itself,
 * wherever its address leads.
 *
 * @param site where this site is, `https://kage.example`
 */
export function addressIn(text: string, site: string): Address | undefined {
  const line = text.trim();
  if (line.length > MAX_ADDRESS || /\s/.test(line)) return undefined;
  const [, last = ''] = /^(?:https?:\/)?\/?\S*\/decks\/(?:code\/)?([A-Za-z0-9-]+)(?:\/[a-z]*)?(?:[?#]\S*)?$/.exec(line) ?? [];
  if (looksLikeCode(last)) return { kind: 'code', code: last };
  if (!/\/(?:decks|d)\//.test(line) || !isHere(line, site)) return undefined;
  const reference = readReference(line.replace(/\/d\/(?=[^/]*$)/, '/decks/'));
  return reference && { kind: 'deck', reference };
} // prettier-ignore

/** Without a host, or with ours: http and https alike, and without either. */
function isHere(address: string, site: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(full) && new URL(full).host === new URL(site).host;
}
