import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { paragraphsByNumber } from '@/lib/rulings/rulebook/rulebook';
import { readGameAndLocale } from '../../game-parameter';
import { ruleJson } from '../rule-json';
import { publicApi } from '../../public-api';

/** One paragraph of the rulebook in the language of `locale`: `{ data }`, with the slugs of the rulings about it. */
export const GET = publicApi(async (request: Request, { params }: RouteContext<'/api/v1/rules/[number]'>) => {
  const { number } = await params;
  const asked = readGameAndLocale(request);
  if (asked instanceof Response) return asked;
  const { game, locale } = asked;
  const numbers = /^\d{1,2}\.\d{1,2}$/.test(number) ? [number] : [];
  const [paragraph] = await paragraphsByNumber(game, numbers, locale);
  if (!paragraph) {
    const detail = 'No paragraph has this number. Numbers look like 7.3.';
    return problem(404, { title: 'No such paragraph', detail });
  }
  return publicJson(request, { data: ruleJson(paragraph) }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
