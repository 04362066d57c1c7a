import type { ComponentProps } from 'react';
import { PublicDecks, publicDecksMetadata } from './list/public-decks';

type Props = Omit<ComponentProps<typeof PublicDecks>, 'game'>;

export const generateMetadata = (props: Props) => publicDecksMetadata('mythos', props);

export default function Page(props: Props) {
  return <PublicDecks {...props} game="mythos" />;
}
