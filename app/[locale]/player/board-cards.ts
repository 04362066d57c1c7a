import type { Locale } from '@/lib/i18n/locales';
import type { Playthrough } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import type { BoardCards } from '@/lib/ui/board/board-cards';
import { faceOf } from '@/lib/ui/card/face/face-card';

/** Of a card made up for a scenario, or of a mission without a card: it has no page. */
const MADE_UP = /^X-/;

/** The cards of a play as its board draws them, in the reader's language. */
export function boardCards(
  { cards }: Pick<Extract<Playthrough, { kind: 'played' }>, 'cards'>,
  locale: Locale,
): BoardCards {
  return new Map([...cards].map(([id, definition]) => [id, faceOf(definition, locale)]));
}

/** Where a card of a board leads. */
export function cardAddress(locale: Locale): (code: string) => string | undefined {
  return (code) => (MADE_UP.test(code) ? undefined : `/${locale}/cards/${code}`);
}
