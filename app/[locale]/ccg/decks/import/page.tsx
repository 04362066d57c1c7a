import type { ComponentProps } from 'react';
import { ImportDecks, importMetadata } from '../../../decks/import/import-decks';

type Props = Omit<ComponentProps<typeof ImportDecks>, 'game'>;

export const generateMetadata = (props: Props) => importMetadata('ccg', props);

export default function Page(props: Props) {
  return <ImportDecks {...props} game="ccg" />;
}
