import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * The key under which a client's attempts are counted.
 *
 * `peer` is who holds the connection, as our own server saw it. What forwarding headers add is believed only as far
 * as the chain consists of `trusted` proxies, read from our end: the first address that is not one of them is the
 * client. Without a peer nothing can be believed, and all clients share one key.
 */
export function clientAddress({
  peer,
  forwardedFor,
  trusted,
}: {
  peer: string | null | undefined;
  forwardedFor: string | null | undefined;
  /** Addresses and ranges as proxy-addr takes them: `loopback`, `10.0.0.0/8`. */
  trusted: readonly string[];
}): string {
  if (!peer || !ipaddr.isValid(peer)) return 'unknown';
  const isTrusted = proxyAddr.compile([...trusted]);
  const claimed = (forwardedFor ?? '').split(',').map((part) => part.trim());
  let client = peer;
  for (let hop = 0; isTrusted(client, hop); hop++) {
    const next = claimed.pop();
    if (!next || !ipaddr.isValid(next)) break;
    client = next;
  }
  return network(client);
}

/** One subscriber commonly holds a whole /64 of IPv6, so that is what counts as one client. */
function network(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(prefix).toString()}/64`;
}

/** TRUSTED_PROXIES: addresses, ranges or proxy-addr's names, with commas between. Throws on what is none of them. */
export function trustedProxies(setting: string | undefined): string[] {
  const entries = (setting ?? '').split(',').map((part) => part.trim());
  const proxies = entries.filter((entry) => entry !== '');
  proxyAddr.compile(proxies);
  return proxies;
}
