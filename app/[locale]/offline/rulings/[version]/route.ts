import { hasLocale } from 'next-intl';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { answering } from '@/lib/http/answering';
import { problem } from '@/lib/http/problem';
import { FOR_GOOD, publicJson } from '@/lib/http/public-json';
import { LOCALES } from '@/lib/i18n/locales';
import { rulingsAtHand, rulingsAtHandAddress } from '@/lib/rulings/at-hand';

/**
 * The rulings that a device keeps, in one language: `{ data: { version, rulings } }`. The address of a version never
 * changes what it holds; any other version leads on to the present one.
 */
export const GET = answering(
  async (request: Request, { params }: RouteContext<'/[locale]/offline/rulings/[version]'>) => {
    const { locale, version } = await params;
    if (!hasLocale(LOCALES, locale))
      return problem(404, { title: 'No such language', detail: 'It has none of our words.' });
    const present = await rulingsAtHandAddress(DEFAULT_GAME, locale);
    if (!present.endsWith(`/${version}`))
      return new Response(null, { status: 307, headers: { location: present, 'cache-control': 'no-store' } });
    return publicJson(request, { data: await rulingsAtHand(DEFAULT_GAME, locale) }, FOR_GOOD);
  },
);
