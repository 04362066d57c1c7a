import type { ComponentProps } from 'react';
import { FollowedDecks, followedDecksMetadata } from '../../../decks/list/followed-decks';

type Props = Omit<ComponentProps<typeof FollowedDecks>, 'game'>;

export const generateMetadata = (props: Props) => followedDecksMetadata('ccg', props);

export default function Page(props: Props) {
  return <FollowedDecks {...props} game="ccg" />;
}
