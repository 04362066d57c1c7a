import { hasLocale } from 'next-intl';
import { cardTexts, textsAddress } from '@/lib/catalogue/card-texts';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { FOR_GOOD, publicJson } from '@/lib/http/public-json';
import { LOCALES } from '@/lib/i18n/locales';

/**
 * What all cards of a game do, in plain lines of one language by card code: `{ data: { "KS-001": ["MAIN ↯ …"] } }`. The
 * address of a version never changes what it holds; any other version leads on to the present one.
 */
export const GET = answering(
  async (request: Request, { params }: RouteContext<'/api/v1/catalogue/[game]/texts/[locale]/[version]'>) => {
    const { game, locale, version } = await params;
    const present = hasLocale(LOCALES, locale) ? await textsAddress(game, locale) : undefined;
    if (!present || !hasLocale(LOCALES, locale)) {
      const detail = `There are no texts of a game ${game} in ${locale} here.`;
      return openToAll(problem(404, { title: 'No such texts', detail }));
    }
    if (!present.endsWith(`/${version}`)) {
      const headers = { location: present, 'cache-control': 'no-store' };
      return openToAll(new Response(null, { status: 307, headers }));
    }
    const { lines } = await cardTexts(game, locale);
    return publicJson(request, { data: Object.fromEntries(lines) }, FOR_GOOD);
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
