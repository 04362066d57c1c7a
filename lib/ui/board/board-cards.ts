import type { Option } from '@/lib/rules/mythos/scenario/playthrough/position';
import type { FaceCard } from '../card/face/face-card';

/** The cards of a board by their ids, in the reader's language. */
export type BoardCards = ReadonlyMap<string, FaceCard>;

/** A card's name; its id where it is unknown. */
export function nameOf(cards: BoardCards, id: string): string {
  return cards.get(id)?.name.text ?? id;
}

export function namesOf(cards: BoardCards, list: readonly { id: string }[]): string {
  return list.map(({ id }) => nameOf(cards, id)).join(', ');
}

/** Words of `board.choice`, as far as an option needs any. */
type ChoiceWords = (
  key: 'yes' | 'no' | 'faceUp' | 'hidden' | 'upgrade' | 'mission',
  values?: { number: number },
) => string;

/** One thing that may be, or was, chosen. */
export function optionName(cards: BoardCards, option: Option, t: ChoiceWords): string {
  if ('card' in option) return nameOf(cards, option.card);
  if ('mission' in option) return t('mission', { number: option.mission });
  if ('number' in option) return String(option.number);
  switch (option.word) {
    case 'yes':
    case 'no':
    case 'faceUp':
    case 'hidden':
    case 'upgrade':
      return t(option.word);
    default:
      return option.word;
  }
}
