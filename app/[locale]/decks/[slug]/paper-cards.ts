import type { CardTexts } from '@/lib/catalogue/card-texts';
import type { DeckPageLine } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { faceOf } from '@/lib/ui/card/face-card';
import type { PaperCard } from '@/lib/ui/paper/face/face-shapes';
import { paragraphsOf } from '@/lib/ui/paper/face/paragraphs';

/** A line of a deck as paper draws it, in the printing the deck prefers. */
export function paperCard({ code, card, printing }: DeckPageLine, locale: Locale, texts: CardTexts): PaperCard {
  const printed = card.definition.printings.find(({ id }) => id === printing);
  return { face: faceOf(card.definition, locale, printed), text: paragraphsOf(texts.pieces.get(code) ?? []) };
}
