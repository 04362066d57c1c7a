'use server';

import { getTranslations } from 'next-intl/server';
import { revalidatePath } from 'next/cache';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { requireUser } from '@/lib/accounts/session';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import { VISIBILITIES } from '@/lib/decks/limits';
import { setArchived } from '@/lib/decks/social/archive';
import { setTags } from '@/lib/decks/social/tags';
import { copyDeck } from '@/lib/decks/store/copy';
import { deleteDeck, setVisibility } from '@/lib/decks/store/save';
import { redirect } from '@/lib/i18n/navigation';
import type { TagsFormState } from './people/form-state';
import { type DeckPlace, placePath } from './place';

// Next refuses actions called from other sites; who may do what is asked in the use cases.

export async function changeVisibility(place: DeckPlace, form: FormData): Promise<void> {
  const viewer = await requireUser(place.locale, placePath(place));
  const visibility = z.enum(VISIBILITIES).safeParse(form.get('visibility'));
  if (visibility.success) {
    const result = await setVisibility({ deck: place.slug, viewer, visibility: visibility.data });
    if (result === 'not-found') notFound();
  }
  redirect({ href: deckPath(place), locale: place.locale });
}

/** What was typed stays where it cannot be saved. */
export async function changeTags(place: DeckPlace, _: TagsFormState, form: FormData): Promise<TagsFormState> {
  const viewer = await requireUser(place.locale, placePath(place));
  const text = z.string().catch('').parse(form.get('tags'));
  const result = await setTags({ deck: place.slug, viewer, text });
  if (result.status === 'not-found') notFound();
  if (result.status === 'invalid') return { text, problem: result.wrong };
  revalidatePath(placePath(place));
  return { text };
}

export async function archive(place: DeckPlace, archived: boolean): Promise<void> {
  const viewer = await requireUser(place.locale, placePath(place));
  if ((await setArchived({ deck: place.slug, viewer, archived })) === 'not-found') notFound();
  redirect({ href: deckPath(place), locale: place.locale });
}

export async function removeDeck(place: DeckPlace): Promise<void> {
  const viewer = await requireUser(place.locale, placePath(place));
  if ((await deleteDeck({ deck: place.slug, viewer })) === 'not-found') notFound();
  redirect({ href: `${decksPath(gameOf(place.format))}/mine`, locale: place.locale });
}

/** Copies the deck into the reader's account and opens the copy in the editor. */
export async function copyToMine(place: DeckPlace): Promise<void> {
  const viewer = await requireUser(place.locale, placePath(place));
  const t = await getTranslations({ locale: place.locale, namespace: 'decks' });
  const result = await copyDeck({ deck: place.slug, viewer, nameCopy: (name) => t('copyOf', { name }) });
  if (!result) notFound();
  const made = result.status === 'created' || result.status === 'exists';
  const href = made
    ? `${deckPath({ ...place, slug: result.deck.slug })}/edit`
    : `${deckPath(place)}?problem=${result.status}`;
  redirect({ href, locale: place.locale });
}
