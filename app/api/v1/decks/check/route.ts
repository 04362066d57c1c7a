import { getTranslations } from 'next-intl/server';
import { titleFinder } from '@/lib/decks/cards/title';
import { checkDeck, checkRequestSchema } from '@/lib/decks/verdict/check-request';
import { describeViolation } from '@/lib/decks/verdict/words';
import { readJson } from '@/lib/http/body';
import { languageOf } from '@/lib/http/language';
import { otherMethods } from '@/lib/http/methods';
import { publicApi } from '../../public-api';

/**
 * Checks a deck against a format. Body: `{ format, cards: [{ code, count }], missions: [code] }`; answer:
 * `{ legal, violations: [{ code, severity, message, cards?, params, ruleRef }], stats }`, messages in the language of
 * Accept-Language.
 */
export const POST = publicApi(async (request: Request) => {
  const body = await readJson(request, checkRequestSchema);
  if (!body.ok) return body.response;
  const { legal, violations, statistics, pool } = await checkDeck(body.value);
  const locale = languageOf(request);
  const t = await getTranslations({ locale, namespace: 'violations' });
  const cardName = titleFinder(pool, locale);
  const answer = {
    legal,
    violations: violations.map((violation) => ({
      ...violation,
      message: describeViolation(violation, { t, locale, cardName }).text,
    })),
    stats: statistics,
  };
  const headers = { 'content-language': locale, vary: 'accept-language', 'cache-control': 'no-store' };
  return Response.json(answer, { headers });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST'], { open: true });
