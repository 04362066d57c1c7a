import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { getTerm } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { readGameAndLocale } from '../../game-parameter';
import { publicApi } from '../../public-api';

/** One term of the glossary in the language of `locale`, without the links in its definition: `{ data }`. */
export const GET = publicApi(async (request: Request, { params }: RouteContext<'/api/v1/terms/[slug]'>) => {
  const { slug } = await params;
  const asked = readGameAndLocale(request);
  if (asked instanceof Response) return asked;
  const { game, locale } = asked;
  const term = await getTerm(game, slug, locale);
  if (!term) {
    const detail = 'No term goes by this name. Names look like first-strike.';
    return problem(404, { title: 'No such term', detail });
  }
  return publicJson(request, { data: { ...term, definition: plainText(term.definition) } }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
