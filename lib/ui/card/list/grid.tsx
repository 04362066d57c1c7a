import type { FaceCard } from '../face/face-card';
import { fitFace } from '../face/fit';
import { FaceTiles, type FaceTilesProps } from './tiles';

interface CardGridProps extends Omit<FaceTilesProps, 'cards'> {
  cards: readonly FaceCard[];
}

/** Faces of a list, each a link to its card. */
export function CardGrid({ cards, ...rest }: CardGridProps) {
  return <FaceTiles {...rest} cards={cards.map((card) => ({ card, fit: fitFace(card, rest.locale) }))} />;
}
