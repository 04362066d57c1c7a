import type { ComponentProps } from 'react';
import { deckMetadata, DeckView } from '../../../decks/[slug]/deck-view';

type Props = Omit<ComponentProps<typeof DeckView>, 'game'>;

export const generateMetadata = (props: Props) => deckMetadata('ccg', props);

export default function Page(props: Props) {
  return <DeckView {...props} game="ccg" />;
}
