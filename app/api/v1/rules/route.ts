import { otherMethods } from '@/lib/http/methods';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { chapters } from '@/lib/rulings/rulebook/rulebook';
import { readGameAndLocale } from '../game-parameter';
import { ruleJson } from './rule-json';
import { publicApi } from '../public-api';

/**
 * The rulebook in the language of `locale`: `{ data }`, a list of chapters with their number, key, the languages their
 * sources are in and their paragraphs, without the links in their texts.
 */
export const GET = publicApi(async (request: Request) => {
  const asked = readGameAndLocale(request);
  if (asked instanceof Response) return asked;
  const { game, locale } = asked;
  const data = (await chapters(game, locale)).map(({ paragraphs, ...chapter }) => ({
    ...chapter,
    paragraphs: paragraphs.map(ruleJson),
  }));
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
