import type { ComponentProps } from 'react';
import { NewDeck, newDeckMetadata } from '../../../decks/new-deck';

type Props = Omit<ComponentProps<typeof NewDeck>, 'game'>;

export const generateMetadata = (props: Props) => newDeckMetadata('ccg', props);

export default function Page(props: Props) {
  return <NewDeck {...props} game="ccg" />;
}
