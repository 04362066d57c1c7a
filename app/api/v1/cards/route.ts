import { z } from 'zod';
import { toSearchParams, withChanges } from '@/lib/catalogue/card-query';
import { searchDefinitions } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { parseCardQuery } from '@/lib/catalogue/read-card-query';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { localeParameter, once } from '../locale-parameter';

/** Parameters of the API's own, beside those of the page; each at its default when left out. */
const OWN = {
  /** Language of `text`, and whose names `sort=name` goes by. */
  locale: localeParameter,
  /** `1` adds the counts beside each filter. */
  facets: once(z.enum(['0', '1'], 'One of 0, 1').default('0')),
};

/**
 * Cards by the parameters of the page (`q`, `set`, `type`, `faction`, `keyword`, `rarity`, `costMin` …, `sort`, `size`,
 * `page`): `{ data, total, next, unmatched, mistakes, facets? }`; `q` speaks the language of `/cards/help`. A card has its `effects` as data, and as the lines of `text` in
 * the language of `locale`. `unmatched` are words of `q` that nothing matches and that were
 * left out. A parameter that cannot be understood is refused with 400 and its name.
 */
export const GET = answering(
  async (request: Request) => {
    const params = new URL(request.url).searchParams;
    const locale = OWN.locale.safeParse(params.getAll('locale'));
    const facets = OWN.facets.safeParse(params.getAll('facets'));
    const asked = new URLSearchParams([...params].filter(([name]) => !(name in OWN)));
    const parsed = parseCardQuery(asked);
    if (!parsed.ok || !locale.success || !facets.success) {
      const own = Object.entries({ locale, facets }).flatMap(([path, { error }]) =>
        (error?.issues ?? []).map(({ message }) => ({ path, message })),
      );
      return openToAll(invalid([...(parsed.ok ? [] : parsed.errors), ...own], 'The query is not valid'));
    }
    const { query } = parsed;
    const answer = await searchDefinitions(DEFAULT_GAME, query, locale.data);
    const next = toSearchParams(withChanges(query, { page: query.page + 1 }));
    for (const name of Object.keys(OWN)) if (params.has(name)) next.set(name, params.get(name) ?? '');
    const body = {
      // A page beyond the last holds nothing: whoever counts pages up comes to an end.
      data: query.page > answer.pages ? [] : answer.cards,
      total: answer.total,
      next: query.page < answer.pages ? `/api/v1/cards?${next}` : null,
      unmatched: answer.unmatched,
      // What of `q` was not understood: `from` and `to` are its place, `suggestion` what could stand there.
      mistakes: answer.mistakes,
      ...(facets.data === '1' ? { facets: answer.facets } : {}),
    };
    return publicJson(request, body, SHORTLY);
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
