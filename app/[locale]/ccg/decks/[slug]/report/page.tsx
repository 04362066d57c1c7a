import type { ComponentProps } from 'react';
import { Report, reportMetadata } from '../../../../decks/[slug]/report/report-view';

export const generateMetadata = reportMetadata;

export default function Page(props: Omit<ComponentProps<typeof Report>, 'game'>) {
  return <Report {...props} game="ccg" />;
}
