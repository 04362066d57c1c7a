import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { plainText } from '@/lib/rulings/markup';
import { getRuling } from '@/lib/rulings/ruling';
import { readGameAndLocale } from '../../game-parameter';
import { rulingJson } from '../ruling-json';
import { publicApi } from '../../public-api';

/** One ruling in the language of `locale`: `{ data }`, with its paragraphs by number, its cards, terms and kin. */
export const GET = publicApi(async (request: Request, { params }: RouteContext<'/api/v1/rulings/[slug]'>) => {
  const { slug } = await params;
  const asked = readGameAndLocale(request);
  if (asked instanceof Response) return asked;
  const { game, locale } = asked;
  const ruling = await getRuling(game, slug, locale);
  if (!ruling) {
    const detail = 'No ruling goes by this name. Names look like hidden-cost.';
    return problem(404, { title: 'No such ruling', detail });
  }
  const { rules, related, replacedBy, other, ...rest } = ruling;
  const data = {
    ...rulingJson(rest),
    ...(other && { other: plainText(other) }),
    rules: rules.map(({ number }) => number),
    related: related.map((one) => one.slug),
    ...(replacedBy && { replacedBy: replacedBy.slug }),
  };
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
