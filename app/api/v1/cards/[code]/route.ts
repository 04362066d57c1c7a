import { getCard } from '@/lib/catalogue/card';
import { type CcgCardPage, getCcgCard } from '@/lib/catalogue/ccg/cards';
import { withLines } from '@/lib/catalogue/definition-search';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import type { Locale } from '@/lib/i18n/locales';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { readGameAndLocale } from '../../game-parameter';
import { publicApi } from '../../public-api';

/**
 * One card by its code or the id of one of its printings, in any case: `{ data }`, with its `effects` as data and as the
 * lines of `text` in the language of `locale`.
 */
export const GET = publicApi(async (request: Request, { params }: RouteContext<'/api/v1/cards/[code]'>) => {
  const { code } = await params;
  const asked = readGameAndLocale(request);
  if (asked instanceof Response) return asked;
  const { game, locale } = asked;
  const missing = () => {
    const detail = `No card or printing has this code. Codes look like ${game === 'ccg' ? 'EX-001' : 'KS-001'}.`;
    return problem(404, { title: 'No such card', detail });
  };
  if (game === 'ccg') {
    const found = await getCcgCard(code, locale);
    return found ? publicJson(request, { data: ccgJson(found, locale) }, SHORTLY) : missing();
  }
  const card = await getCard(game, code, locale);
  if (!card) return missing();
  const codes = (cards: readonly { code: string }[]) => cards.map((other) => other.code);
  const data = {
    ...card.definition,
    text: card.text.map(plain),
    set: { code: card.set.code, name: card.set.name.text, releasedOn: card.set.releasedOn ?? null },
    withdrawn: card.withdrawn,
    otherVersions: codes(card.otherVersions),
    upgradesFrom: codes(card.upgradesFrom),
    upgradesTo: codes(card.upgradesTo),
  };
  return publicJson(request, { data }, SHORTLY);
});

function ccgJson({ definition, set, withdrawn, namesakes }: CcgCardPage, locale: Locale) {
  return {
    ...withLines(definition, locale),
    set: { code: set.code, name: set.name.text },
    withdrawn,
    namesakes: namesakes.map(({ code }) => code),
  };
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
