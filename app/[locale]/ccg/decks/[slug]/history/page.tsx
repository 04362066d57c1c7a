import type { ComponentProps } from 'react';
import { History, historyMetadata } from '../../../../decks/[slug]/history/history-view';

export const generateMetadata = historyMetadata;

export default function Page(props: Omit<ComponentProps<typeof History>, 'game'>) {
  return <History {...props} game="ccg" />;
}
