import { words } from '@/lib/catalogue/fold';
import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { canEdit, type Viewer } from '../permissions';
import { cleanLine, lengthOf } from '../plain-text';
import { findDeck } from '../store/rows';

/** Tags of one deck at most, and code points of one tag. The database holds the first as well. */
export const MAX_TAGS = 10;
export const MAX_TAG = 30;

/** What a tag is found by: "Aggro!", `aggro` and `#AGGRO` are one. */
export function tagKey(tag: string): string {
  return words(tag).join(' ');
}

export type ReadTags = { tags: string[] } | { wrong: 'too-many' | 'too-long' };

/** Tags as somebody types them, with commas or line breaks between; each once, in the order they were typed. */
export function readTags(text: string): ReadTags {
  const byKey = new Map<string, string>();
  for (const part of text.slice(0, 4000).split(/[,;\n]/)) {
    const tag = cleanLine(part.replace(/^\s*#+/, ''));
    const key = tagKey(tag);
    if (key === '' || byKey.has(key)) continue;
    if (lengthOf(tag) > MAX_TAG) return { wrong: 'too-long' };
    byKey.set(key, tag);
  }
  return byKey.size > MAX_TAGS ? { wrong: 'too-many' } : { tags: [...byKey.values()] };
}

/** Gives a deck its tags, instead of those it had. It is the same revision after it: tags are about a deck, not in it. */
export async function setTags(
  order: { deck: string; viewer: Viewer; text: string },
  prisma: PrismaClient = db(),
): Promise<{ status: 'saved' | 'not-found' } | { status: 'invalid'; wrong: 'too-many' | 'too-long' }> {
  const row = await findDeck(order.deck, prisma);
  if (!row || !canEdit(order.viewer, row)) return { status: 'not-found' };
  const read = readTags(order.text);
  if ('wrong' in read) return { status: 'invalid', wrong: read.wrong };
  const { tags } = read;
  await prisma.deck.updateMany({
    where: { id: row.id, ownerId: row.ownerId },
    data: { tags, tagKeys: tags.map(tagKey) },
  });
  return { status: 'saved' };
}
