import { siteOrigin } from '@/lib/accounts/site-url';
import { hasEffects } from '@/lib/catalogue/games';
import { type CardTexts, cardTexts } from '@/lib/catalogue/card-texts';
import { cardPool } from '@/lib/decks/cards/pool';
import { gameOf, gameOfFormat } from '@/lib/decks/games/games';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import type { DeckContent } from '@/lib/decks/contract';
import type { FileFormat, WriteContext } from '@/lib/decks/formats/file-format';
import { deckPath } from '@/lib/decks/games/paths';
import type { DeckPage } from '@/lib/decks/store/read';
import { problem } from '@/lib/http/problem';
import type { Locale } from '@/lib/i18n/locales';
import { cardImage, cardImageTemplate } from '@/lib/ui/card/image';

// Decks as files: what writers need to know of this site, and how a file is answered.

/** Of a game whose cards say what they do in their own words only. */
const WITHOUT_LINES: Pick<CardTexts, 'lines'> = { lines: new Map() };

/** Everything a writer may ask for, in a reader's language. */
export async function writeContext(
  deck: Pick<DeckContent, 'format'>,
  locale: Locale,
  { credit, pool: given }: { credit?: WriteContext['credit']; pool?: CardPool } = {},
): Promise<WriteContext> {
  const game = gameOf(deck.format);
  const [pool, { lines }] = await Promise.all([
    given ?? cardPool(game),
    hasEffects(game) ? cardTexts(game, locale) : WITHOUT_LINES,
  ]);
  const site = siteOrigin();
  const template = cardImageTemplate();
  return {
    ...{ pool, locale, site },
    picture: ({ code, printing }) =>
      template
        ? new URL(cardImage(template, printing), site).href
        : `${site}/api/v1/cards/${code}/face.png?printing=${printing}&locale=${locale}`,
    linesOf: (code) => lines.get(code) ?? [],
    ...(credit ? { credit } : {}),
  };
}

/** Whose a deck is, as its file says it: with the deck it was copied from as far as its reader may know of that. */
export function creditOf({
  slug,
  author,
  origin,
  format,
}: Pick<DeckPage, 'slug' | 'author' | 'origin' | 'format'>): WriteContext['credit'] {
  const credit = (deck: { slug: string; author: string }) => ({
    address: siteOrigin() + deckPath({ slug: deck.slug, format }),
    author: deck.author,
  });
  return { ...credit({ slug, author }), ...(origin ? { origin: credit(origin) } : {}) };
}

/** A deck to keep as a file. It may be its owner's alone, so caches leave it be. */
export function fileAnswer(deck: DeckContent, format: FileFormat, context: WriteContext): Response {
  if (format.ofFaces && !gameOfFormat(deck.format).faces) {
    const detail = 'A file of this format lays out pictures, and the cards of this game are drawn nowhere.';
    return problem(422, { title: 'Decks of this game have no such file', detail });
  }
  const copies = [...deck.main, ...deck.missions, ...deck.maybe].reduce((sum, { count }) => sum + count, 0);
  if (format.mostCopies !== undefined && copies > format.mostCopies) {
    const detail = `At most ${format.mostCopies} cards go into one file of this format; this deck has ${copies}.`;
    return problem(422, { title: 'The deck is too large for this format', detail });
  }
  return new Response(format.write(deck, context), {
    headers: {
      'content-type': format.mediaType,
      'content-disposition': attachment(deck.name, format.ending),
      'cache-control': 'private, no-store',
    },
  });
}

/** Under the deck's own name where programs can read it, and in plain letters where not (RFC 6266). */
function attachment(name: string, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const own = encodeURIComponent(name.replace(/[/\\:*?"<>|%]/g, '-')).replace(/['()]/g, escape);
  return `attachment; filename="${plain || 'deck'}${ending}"; filename*=UTF-8''${own}${ending}`;
}
