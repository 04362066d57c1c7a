import { type CardQuery, EVERY_CARD } from '@/lib/catalogue/card-query';
import type { CardTexts } from '@/lib/catalogue/card-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { LinkedPiece, PieceLink } from '@/lib/ui/card/text/effect-text';
import { cardAddress, cardsAddress } from './addresses';

/** Where the pieces of a card's text lead: terms to the glossary, names to their cards, traits to all who share them. */
export function effectLinks(locale: Locale, { nameOf, codesNamed }: CardTexts) {
  return (piece: LinkedPiece): PieceLink | undefined => {
    switch (piece.kind) {
      case 'term':
        return { href: `/${locale}/rulings/terms/${piece.term}`, glimpse: `term/${piece.term}` };
      case 'name': {
        const [only, ...others] = codesNamed(piece.name);
        if (only === undefined) return undefined;
        if (others.length === 0) return { href: cardAddress(locale, only), glimpse: `card/${only}` };
        return {
          href: cardsAddress(locale, { ...EVERY_CARD, q: nameOf(piece.name), sort: 'relevance' }),
          glimpse: `name/${piece.name}`,
        };
      }
      case 'trait':
        return { href: cardsAddress(locale, { ...EVERY_CARD, ...sharing(piece.trait) }) };
    }
  };
}

/** The same beside a link to the card itself: only what a glimpse tells of. */
export function effectGlimpses(locale: Locale, texts: CardTexts) {
  const linkOf = effectLinks(locale, texts);
  return (piece: LinkedPiece): PieceLink | undefined => (piece.kind === 'trait' ? undefined : linkOf(piece));
}

function sharing(trait: Extract<LinkedPiece, { kind: 'trait' }>['trait']): Partial<CardQuery> {
  if ('faction' in trait) return { faction: [trait.faction] };
  if ('keyword' in trait) return { keyword: [trait.keyword] };
  return { q: trait.family, sort: 'relevance' };
}
