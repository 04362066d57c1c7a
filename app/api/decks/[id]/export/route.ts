import { currentUser, type CurrentUser } from '@/lib/accounts/session';
import { contentOfCode } from '@/lib/decks/coded/coded-deck';
import { pagePool } from '@/lib/decks/own/pool';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { answering } from '@/lib/http/answering';
import { otherMethods } from '@/lib/http/methods';
import { noSuchDeck } from '../../answers';
import { readExport } from '../../export-parameters';
import { creditOf, fileAnswer, writeContext } from '../../writing';

/**
 * A deck as a file, for whoever may see it: `?format=text|json|csv|tts|code&locale=`. The public API has the same. In
 * the place of its id a deck's code may stand.
 */
export const GET = answering(async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const asked = readExport(request);
  if (asked instanceof Response) return asked;
  const deck = await contentAt((await params).id, await currentUser());
  if (!deck) return noSuchDeck();
  return fileAnswer(deck.content, asked.format, await writeContext(deck.content, asked.locale, deck));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET']);

async function contentAt(id: string, viewer: CurrentUser | null) {
  const coded = contentOfCode(id);
  if (coded) return { content: coded };
  const deck = await getDeckBySlug(id, viewer);
  if (!deck) return undefined;
  return { content: deck.content, credit: creditOf(deck), pool: await pagePool(deck) };
}
