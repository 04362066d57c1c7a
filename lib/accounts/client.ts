import { headers } from 'next/headers';
import { clientAddress, trustedProxies } from './limits/client-address';

/**
 * The key of the client that sent this request, for rate limits. `x-kage-peer` is written by our own server from the
 * socket (a value sent by a client is dropped there); forwarding headers count only behind TRUSTED_PROXIES.
 */
export async function currentClient(): Promise<string> {
  const sent = await headers();
  return clientAddress({
    peer: sent.get('x-kage-peer'),
    forwardedFor: sent.get('x-forwarded-for'),
    trusted: trustedProxies(process.env.TRUSTED_PROXIES),
  });
}
