import type { ComponentProps } from 'react';
import { ImportDecks, importMetadata } from './import-decks';

type Props = Omit<ComponentProps<typeof ImportDecks>, 'game'>;

export const generateMetadata = (props: Props) => importMetadata('mythos', props);

export default function Page(props: Props) {
  return <ImportDecks {...props} game="mythos" />;
}
