import type { ComponentProps } from 'react';
import { deckMetadata, DeckView } from './deck-view';

type Props = Omit<ComponentProps<typeof DeckView>, 'game'>;

export const generateMetadata = (props: Props) => deckMetadata('mythos', props);

export default function Page(props: Props) {
  return <DeckView {...props} game="mythos" />;
}
