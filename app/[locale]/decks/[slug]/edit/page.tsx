import type { ComponentProps } from 'react';
import { EditDeck, editMetadata } from '../edit-deck';

type Props = Omit<ComponentProps<typeof EditDeck>, 'game'>;

export const generateMetadata = (props: Props) => editMetadata('mythos', props);

export default function Page(props: Props) {
  return <EditDeck {...props} game="mythos" />;
}
