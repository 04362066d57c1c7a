import { headers } from 'next/headers';
import { clientAddress, trustedProxies } from './client-address';

/**
 * The key of the client that sent this request, for rate limits. Our own server (lib/launcher/serve.ts) writes who
 * holds the connection into a header and names that header in KAGE_PEER_HEADER; under any other server a header of
 * that name would be the client's own invention. Forwarding headers count only behind TRUSTED_PROXIES.
 */
export async function currentClient(): Promise<string> {
  const sent = await headers();
  const peerHeader = process.env.KAGE_PEER_HEADER;
  return clientAddress({
    peer: peerHeader && sent.get(peerHeader),
    forwardedFor: sent.get('x-forwarded-for'),
    trusted: trustedProxies(process.env.TRUSTED_PROXIES),
  });
}
