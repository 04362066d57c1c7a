import type { CardTexts } from '@/lib/catalogue/card-texts';
import type { MythosLine } from '@/lib/decks/store/lines';
import type { Locale } from '@/lib/i18n/locales';
import { readable } from '@/lib/ui/paper/drawing/typeface';
import { faceOf } from '@/lib/ui/card/face/face-card';
import type { PaperCard } from '@/lib/ui/paper/face/face-shapes';
import { paragraphsOf } from '@/lib/ui/paper/face/paragraphs';
import { shortPath } from '../short-path';

/**
 * A deck's name as paper can write it. The letters of paper are Latin and Cyrillic: of a name that is all kana, Hebrew
 * or emoji nothing is left, and then the deck is called by its author and its short link, which no other deck has.
 */
export function paperName({ name, author, slug }: Record<'name' | 'author' | 'slug', string>): string {
  const written = readable(name, 'name');
  return /[\p{L}\p{N}]/u.test(written) || written === name ? written : `${author} ${shortPath(slug)}`;
}

/** A line of a deck as paper draws it, in the printing the deck prefers. */
export function paperCard({ code, card, printing }: MythosLine, locale: Locale, texts: CardTexts): PaperCard {
  const printed = card.definition.printings.find(({ id }) => id === printing);
  return { face: faceOf(card.definition, locale, printed), text: paragraphsOf(texts.pieces.get(code) ?? []) };
}
