import type { ComponentProps } from 'react';
import { OwnDecks, ownDecksMetadata } from '../list/own-decks';

type Props = Omit<ComponentProps<typeof OwnDecks>, 'game'>;

export const generateMetadata = (props: Props) => ownDecksMetadata('mythos', props);

export default function Page(props: Props) {
  return <OwnDecks {...props} game="mythos" />;
}
