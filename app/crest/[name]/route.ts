import { z } from 'zod';
import { crest } from '@/lib/ui/crest/crest';
import { CREST_TIERS } from '@/lib/ui/crest/drawing';
import { CREST_TINTS } from '@/lib/ui/crest/palette';

const requestSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]{0,80}\.svg$/),
  tint: z.enum(CREST_TINTS),
  tier: z.coerce.number().pipe(z.literal(CREST_TIERS)),
});

/** `/crest/rock-lee.svg?tint=leaf&tier=2&v=1`: a drawing that follows from its address, so it is cached for ever. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asked = requestSchema.safeParse({ ...(await params), tint: query.get('tint'), tier: query.get('tier') });
  if (!asked.success) return new Response('No such crest.\n', { status: 404 });
  const { name, tint, tier } = asked.data;
  return new Response(crest(name.slice(0, -'.svg'.length), tint, tier), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
