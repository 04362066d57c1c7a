/** A run of plain text, or an address with the text that shows it. */
export interface LinkPart {
  /** Where it begins, in UTF-16 units. */
  at: number;
  text: string;
  href?: string;
}

/** http and https only, up to a space, without the marks that end a sentence around it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}»”’]/giu;

/** Parts a plain text into itself and the addresses in it. Put together again, the parts are the text. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (!isWeb(found)) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: found, href: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** No name or password before the host: `https://kage.example@evil.example` leads elsewhere than it seems to. */
function isWeb(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}
