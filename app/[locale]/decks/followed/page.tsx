import type { ComponentProps } from 'react';
import { FollowedDecks, followedDecksMetadata } from '../list/followed-decks';

type Props = Omit<ComponentProps<typeof FollowedDecks>, 'game'>;

export const generateMetadata = (props: Props) => followedDecksMetadata('mythos', props);

export default function Page(props: Props) {
  return <FollowedDecks {...props} game="mythos" />;
}
