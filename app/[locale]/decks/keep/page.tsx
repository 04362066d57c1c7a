import type { ComponentProps } from 'react';
import { KeepDeckPage, keepMetadata } from './keep-view';

type Props = Omit<ComponentProps<typeof KeepDeckPage>, 'game'>;

export const generateMetadata = (props: Props) => keepMetadata('mythos', props);

export default function Page(props: Props) {
  return <KeepDeckPage {...props} game="mythos" />;
}
