import { CREST_VERSION } from '@/lib/ui/crest/address';
import { crest } from '@/lib/ui/crest/crest';
import { CREST_TIERS } from '@/lib/ui/crest/drawing';
import { CREST_TINTS } from '@/lib/ui/crest/palette';

/**
 * The picture at `/crest/rock-lee.svg?tint=leaf&tier=2&v=2`, drawn here: it follows from its address, so a device need
 * keep none. Undefined for an address of none, or of a drawing that is not this version's.
 */
export function drawnCrest({ pathname, searchParams }: URL): Response | undefined {
  const name = /^\/crest\/([a-z0-9-]{0,80})\.svg$/.exec(pathname)?.[1];
  const tint = CREST_TINTS.find((known) => known === searchParams.get('tint'));
  const tier = CREST_TIERS.find((known) => String(known) === searchParams.get('tier'));
  if (name === undefined || !tint || tier === undefined || searchParams.get('v') !== String(CREST_VERSION)) {
    return undefined;
  }
  return new Response(crest(name, tint, tier), { headers: { 'content-type': 'image/svg+xml' } });
}
