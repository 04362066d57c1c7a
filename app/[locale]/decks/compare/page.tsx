import type { ComponentProps } from 'react';
import { Compare, compareMetadata } from './compare-view';

type Props = Omit<ComponentProps<typeof Compare>, 'game'>;

export const generateMetadata = (props: Props) => compareMetadata('mythos', props);

export default function Page(props: Props) {
  return <Compare {...props} game="mythos" />;
}
