import type { ComponentProps } from 'react';
import { Print, printMetadata } from '../../../../decks/[slug]/print/print-view';

export const generateMetadata = printMetadata;

export default function Page(props: Omit<ComponentProps<typeof Print>, 'game'>) {
  return <Print {...props} game="ccg" />;
}
