'use server';

import { revalidatePath } from 'next/cache';
import { attempt, type LimitName } from '@/lib/accounts/limits/rate-limit';
import { type CurrentUser, requireUser } from '@/lib/accounts/session';
import { deckPath } from '@/lib/decks/games/paths';
import { addComment, deleteComment, editComment, hideAsOwner } from '@/lib/decks/social/comments';
import { setLike } from '@/lib/decks/social/likes';
import { redirect } from '@/lib/i18n/navigation';
import { type DeckPlace, placePath } from '../place';
import type { CommentFormState } from './form-state';

// Next refuses actions called from other sites; who may do what is asked in the use cases.

/** Who is signed in, unless it was too much in a short time: then back to the deck, which says so. */
async function whoMay(place: DeckPlace, limit: LimitName): Promise<CurrentUser> {
  const viewer = await requireUser(place.locale, placePath(place));
  const verdict = await attempt([limit, viewer.id]);
  if (verdict.ok) return viewer;
  const minutes = Math.ceil(verdict.waitSeconds / 60);
  return redirect({ href: `${deckPath(place)}?wait=${minutes}`, locale: place.locale });
}

export async function like(place: DeckPlace, liked: boolean): Promise<void> {
  const viewer = await whoMay(place, 'like-follow');
  await setLike({ deck: place.slug, viewer, liked });
  revalidatePath(placePath(place));
}

/** A new comment, or one's own written anew; what was typed stays where it cannot be saved. */
export async function saveComment(
  place: DeckPlace,
  id: string | undefined,
  state: CommentFormState,
  form: FormData,
): Promise<CommentFormState> {
  const typed = form.get('text');
  const text = typeof typed === 'string' ? typed : '';
  const kept = { text, saved: state.saved };
  const viewer = await requireUser(place.locale, placePath(place));
  const verdict = await attempt(['comment-write', viewer.id]);
  if (!verdict.ok) return { ...kept, problem: 'wait', minutes: Math.ceil(verdict.waitSeconds / 60) };
  const result = id ? await editComment({ id, viewer, text }) : await addComment({ deck: place.slug, viewer, text });
  if (result.status === 'invalid') return { ...kept, problem: result.wrong };
  if (result.status === 'not-found') return { ...kept, problem: 'gone' };
  revalidatePath(placePath(place));
  return { text: id ? text : '', saved: state.saved + 1 };
}

export async function removeComment(place: DeckPlace, id: string): Promise<void> {
  const viewer = await requireUser(place.locale, placePath(place));
  await deleteComment({ id, viewer });
  revalidatePath(placePath(place));
}

export async function hideComment(place: DeckPlace, id: string, hidden: boolean): Promise<void> {
  const viewer = await requireUser(place.locale, placePath(place));
  await hideAsOwner({ id, viewer, hidden });
  revalidatePath(placePath(place));
}
