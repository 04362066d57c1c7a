import { siteOrigin } from '@/lib/accounts/site-url';
import { currentUser } from '@/lib/accounts/session';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { answering } from '@/lib/http/answering';
import { otherMethods } from '@/lib/http/methods';
import { noSuchDeck } from '../../answers';
import { readExport } from '../../export-parameters';
import { fileAnswer, writeContext } from '../../writing';

/** A deck as a file, for whoever may see it: `?format=text|json|csv|tts|code&locale=`. The public API has the same. */
export const GET = answering(async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const asked = readExport(request);
  if (asked instanceof Response) return asked;
  const deck = await getDeckBySlug((await params).id, await currentUser());
  if (!deck) return noSuchDeck();
  const origin = { address: `${siteOrigin()}/decks/${deck.slug}`, author: deck.author };
  return fileAnswer(deck.content, asked.format, await writeContext(deck, asked.locale, origin));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET']);
