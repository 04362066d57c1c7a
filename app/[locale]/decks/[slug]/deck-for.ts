import { cache } from 'react';
import { currentUser } from '@/lib/accounts/session';
import { getDeckBySlug } from '@/lib/decks/store/read';

/** The deck of an address as this reader may see it: asked for by a page and its metadata, read once. */
export const deckFor = cache(async (slug: string) => getDeckBySlug(slug, await currentUser()));
