import type { ComponentProps } from 'react';
import { NewDeck, newDeckMetadata } from '../new-deck';

type Props = Omit<ComponentProps<typeof NewDeck>, 'game'>;

export const generateMetadata = (props: Props) => newDeckMetadata('mythos', props);

export default function Page(props: Props) {
  return <NewDeck {...props} game="mythos" />;
}
