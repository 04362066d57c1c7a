'use server';

import { notFound } from 'next/navigation';
import { requireUser } from '@/lib/accounts/session';
import { restoreRevision } from '@/lib/decks/compare/restore';
import { deckPath } from '@/lib/decks/games/paths';
import { redirect } from '@/lib/i18n/navigation';
import type { DeckPlace } from '../place';

// Next refuses actions called from other sites; who may do what is asked in the use case.

/** Makes a former version the present one, and says so on the page of the history. */
export async function restore(place: DeckPlace, revision: number): Promise<void> {
  const { locale, slug } = place;
  const history = `${deckPath(place)}/history`;
  const viewer = await requireUser(locale, `/${locale}${history}`);
  const result = await restoreRevision({ deck: slug, viewer, revision });
  if (result.status === 'not-found') notFound();
  const said = new URLSearchParams(
    result.status === 'restored' ? { restored: `${revision}`, was: `${result.before}` } : { problem: result.status },
  );
  if ('lost' in result) for (const code of result.lost) said.append('lost', code);
  redirect({ href: `${history}?${said}`, locale });
}
