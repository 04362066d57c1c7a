import { EVERY_CARD, withChanges } from '@/lib/catalogue/card-query';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { plainText } from '@/lib/rulings/markup';
import { searchAnswers } from '@/lib/rulings/search-answers';
import { publicApi } from '../public-api';
import { ruleJson } from '../rules/rule-json';
import { rulingJson } from '../rulings/ruling-json';
import { queryErrors } from '../refused-query';
import { readWords } from '../words-parameter';

/** Of each kind, at most. */
const MOST = 10;

/** Cards, rulings, paragraphs and terms that words find; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const { q, game, locale, errors } = readWords(new URL(request.url).searchParams);
  if (errors.length > 0) return invalid(errors, 'The query is not valid');
  const [found, answers] = await Promise.all([
    findDefinitions(game, withChanges(EVERY_CARD, { q, sort: 'relevance' }), locale),
    searchAnswers(game, { q, page: 1 }, locale),
  ]);
  const refused = queryErrors(found.mistakes);
  if (refused.length > 0) return invalid(refused, 'The query is not valid');
  const { rulings, rules, terms } = answers;
  const body = {
    data: {
      cards: found.cards.slice(0, MOST),
      rulings: rulings.rulings.slice(0, MOST).map(rulingJson),
      rules: rules.found.map(ruleJson),
      terms: terms.found.map((term) => ({ ...term, definition: plainText(term.definition) })),
    },
    totals: { cards: found.total, rulings: rulings.total, rules: rules.total, terms: terms.total },
    unmatched: found.unmatched,
    mistakes: found.mistakes,
  };
  return publicJson(request, body, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
