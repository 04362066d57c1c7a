import { iconSprite } from '@/lib/ui/icons/shapes';

/** `/icons.svg?v=1`: every sign of the site, the same under the same address for ever. */
export function GET(): Response {
  return new Response(iconSprite(), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
