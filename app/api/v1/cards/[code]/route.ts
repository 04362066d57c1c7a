import { getCard } from '@/lib/catalogue/card';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { readLocale } from '../../locale-parameter';
import { publicApi } from '../../public-api';

/**
 * One card by its code or the id of one of its printings, in any case: `{ data }`, with its `effects` as data and as the
 * lines of `text` in the language of `locale`.
 */
export const GET = publicApi(async (request: Request, { params }: RouteContext<'/api/v1/cards/[code]'>) => {
  const { code } = await params;
  const locale = readLocale(request);
  if (locale instanceof Response) return locale;
  const card = await getCard(DEFAULT_GAME, code, locale);
  if (!card) {
    return problem(404, {
      title: 'No such card',
      detail: 'No card or printing has this code. Codes look like KS-001.',
    });
  }
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

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
