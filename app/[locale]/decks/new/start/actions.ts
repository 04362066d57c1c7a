'use server';

import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireUser } from '@/lib/accounts/session';
import { deckPath } from '@/lib/decks/games/paths';
import { STARTERS, starterContent } from '@/lib/decks/starters/starters';
import { createDeck } from '@/lib/decks/store/create';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

/** Puts a starter deck into the account and opens it in the editor. */
export async function startWith({ locale, key }: { locale: Locale; key: string }): Promise<void> {
  const user = await requireUser(locale, `/${locale}/decks/new/start`);
  const starter = STARTERS.find((one) => one.key === key);
  if (!starter) notFound();
  const t = await getTranslations({ locale, namespace: 'kinship.starters' });
  const untitled = t(`${starter.key}.name`);
  const content = starterContent(starter, untitled, t(`${starter.key}.text`));
  const result = await createDeck({ ownerId: user.id, content, untitled });
  if (result.status === 'created')
    redirect({ href: `${deckPath({ slug: result.deck.slug, format: content.format })}/edit`, locale });
  if (result.status === 'too-many-decks') redirect({ href: '/decks/new/start?problem=too-many-decks', locale });
  throw new Error(`A starter deck could not be stored: ${result.status}`);
}
