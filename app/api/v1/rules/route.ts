import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { otherMethods } from '@/lib/http/methods';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { chapters } from '@/lib/rulings/rulebook/rulebook';
import { readLocale } from '../locale-parameter';
import { ruleJson } from './rule-json';
import { publicApi } from '../public-api';

/**
 * The rulebook in the language of `locale`: `{ data }`, a list of chapters with their number, key, the languages their
 * sources are in and their paragraphs, without the links in their texts.
 */
export const GET = publicApi(async (request: Request) => {
  const locale = readLocale(request);
  if (locale instanceof Response) return locale;
  const data = (await chapters(DEFAULT_GAME, locale)).map(({ paragraphs, ...chapter }) => ({
    ...chapter,
    paragraphs: paragraphs.map(ruleJson),
  }));
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
