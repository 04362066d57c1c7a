import { cardsByCodes } from '@/lib/catalogue/card';
import { cardTexts } from '@/lib/catalogue/card-texts';
import type { CardListItem } from '@/lib/catalogue/list-item';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';

/** More would say little: a word that so many cards use is on nearly all of them. */
const MOST = 24;

/** Cards whose text says a term, in the order of the catalogue: the first of them. */
export async function cardsForTerm(
  game: string,
  slug: string,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<CardListItem[]> {
  const { pieces } = await cardTexts(game, locale, source);
  const saying = [...pieces].flatMap(([code, lines]) =>
    lines.some((line) => line.some((piece) => piece.kind === 'term' && piece.term === slug)) ? [code] : [],
  );
  return cardsByCodes(game, saying.slice(0, MOST), locale, source);
}
