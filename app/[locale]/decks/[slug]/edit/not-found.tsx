import { getLocale } from 'next-intl/server';
import { NotFoundWords } from '../../../nothing-here';
import { LeftDrafts } from '../../left/left-drafts';

/** The same as the page shows for a deck that is gone, where it cannot say so with a status of its own. */
export default async function NotFound() {
  return (
    <>
      <LeftDrafts locale={await getLocale()} />
      <NotFoundWords />
    </>
  );
}
