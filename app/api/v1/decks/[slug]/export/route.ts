import { creditOf, fileAnswer, writeContext } from '@/app/api/decks/writing';
import { readExport } from '@/app/api/decks/export-parameters';
import { pagePool } from '@/lib/decks/own/pool';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { publicApi } from '../../../public-api';

/** A public or unlisted deck as a file: `?format=text|json|csv|tts|code&locale=`, as docs/deck-formats.md says. */
export const GET = publicApi(async (request: Request, { params }: { params: Promise<{ slug: string }> }) => {
  const asked = readExport(request);
  if (asked instanceof Response) return asked;
  // Open to all sites, so it answers as to a visitor, whoever asks.
  const deck = await getDeckBySlug((await params).slug, null);
  if (!deck) return problem(404, { title: 'No such deck', detail: 'It does not exist or is not shared.' });
  return fileAnswer(
    deck.content,
    asked.format,
    await writeContext(deck, asked.locale, { credit: creditOf(deck), pool: await pagePool(deck) }),
  );
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
