import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '@/lib/catalogue/fold';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { suggestNames } from '@/lib/catalogue/names';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { localeParameter, once } from '../../locale-parameter';

const PARAMETERS = {
  q: once(z.string('Say what to look for').trim().min(1, 'Say what to look for').max(MAX_QUERY_LENGTH, 'Too long')),
  locale: localeParameter,
};

/** Names of cards that `q` may be the beginning of, misspelt or not, in the language of `locale`: `{ data: [name, …] }`. */
export const GET = answering(
  async (request: Request) => {
    const params = new URL(request.url).searchParams;
    const q = PARAMETERS.q.safeParse(params.getAll('q'));
    const locale = PARAMETERS.locale.safeParse(params.getAll('locale'));
    const unknown = [...new Set(params.keys())].filter((name) => !(name in PARAMETERS));
    if (!q.success || !locale.success || unknown.length > 0) {
      const errors = [
        ...unknown.map((path) => ({ path, message: 'No such parameter' })),
        ...Object.entries({ q, locale }).flatMap(([path, { error }]) =>
          (error?.issues ?? []).map(({ message }) => ({ path, message })),
        ),
      ];
      return openToAll(invalid(errors, 'The query is not valid'));
    }
    return publicJson(request, { data: await suggestNames(DEFAULT_GAME, q.data, locale.data) }, SHORTLY);
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
