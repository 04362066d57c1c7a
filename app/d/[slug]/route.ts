import { cookies } from 'next/headers';
import { hasLocale } from 'next-intl';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { languageOf } from '@/lib/http/language';
import { LOCALES } from '@/lib/i18n/locales';

/** Where next-intl keeps the language that a reader has chosen. */
const CHOSEN = 'NEXT_LOCALE';

/**
 * `/d/A1b2C3d4E5f6G7`: a deck by a link that is short enough to be said, scanned and printed, and stays the same. Leads
 * to its page in the reader's language, also where there is no such deck: nothing is to be learnt here, not even its
 * game, whose page leads on.
 */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const chosen = (await cookies()).get(CHOSEN)?.value;
  const locale = hasLocale(LOCALES, chosen) ? chosen : languageOf(request);
  return new Response(null, {
    status: 307,
    headers: {
      location: `/${locale}${decksPath(DEFAULT_GAME)}/${encodeURIComponent(slug)}`,
      'cache-control': 'private, no-store',
      // Alike for every deck: else it would tell which are listed.
      'x-robots-tag': 'noindex',
      vary: 'accept-language, cookie',
    },
  });
}
