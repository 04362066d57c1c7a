import { hasLocale } from 'next-intl';
import { z } from 'zod';
import { siteOrigin } from '@/lib/accounts/site-url';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { fieldErrors, invalid, problem } from '@/lib/http/problem';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { PICTURE } from '@/lib/ui/page/metadata';
import { EMBED, embedCode } from '../../[locale]/decks/[slug]/share/embed-code';
import { pictureAddress } from '../../[locale]/decks/[slug]/share/addresses';

const size = z.coerce.number().int().min(1).optional();
const querySchema = z.object({
  url: z.string({ error: 'The address of a deck is asked for' }).min(1).max(2000),
  format: z.string().default('json'),
  maxwidth: size,
  maxheight: size,
});

/**
 * oEmbed (oembed.com) for decks: `?url=https://…/en/decks/A1b2C3d4E5f6G7`, the short link as well. Public and unlisted
 * ones; a private deck is like one that is not there. JSON only: `format=xml` is answered with 501, as the standard has it.
 */
export const GET = answering(
  async (request: Request) => {
    const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return openToAll(invalid(fieldErrors(query.error)));
    const { url, format, maxwidth = EMBED.width, maxheight = EMBED.height } = query.data;
    if (format !== 'json')
      return openToAll(problem(501, { title: 'Format not implemented', detail: 'Only format=json is answered.' }));
    const asked = addressOf(url);
    const deck = asked && (await getDeckBySlug(asked.slug, null));
    if (!deck) return openToAll(problem(404, { title: 'No such deck', detail: 'It does not exist or is not shared.' }));
    const { locale } = asked;
    const [width, height] = [Math.min(maxwidth, EMBED.width), Math.min(maxheight, EMBED.height)];
    const answer = {
      version: '1.0',
      type: 'rich',
      title: deck.name,
      author_name: deck.author,
      author_url: `${siteOrigin()}/${locale}/u/${deck.author}`,
      provider_name: 'Kage Codex',
      provider_url: siteOrigin(),
      cache_age: 300,
      thumbnail_url: siteOrigin() + pictureAddress(deck, locale),
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
      html: embedCode({ origin: siteOrigin(), slug: deck.slug, locale, title: deck.name, width, height }),
      width,
      height,
    };
    return openToAll(Response.json(answer, { headers: { 'cache-control': 'private, no-store' } }));
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });

/** Which deck an address of this site is about, and in which language. */
function addressOf(url: string): { slug: string; locale: Locale } | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (origin !== siteOrigin()) return undefined;
  const [, short] = /^\/d\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (short) return { slug: short, locale: DEFAULT_LOCALE };
  // Of either game: a deck says itself which one it is of.
  const [, locale, slug] = /^\/([^/]+)(?:\/ccg)?\/decks\/([^/]+)\/?$/.exec(pathname) ?? [];
  return slug && hasLocale(LOCALES, locale) ? { slug, locale } : undefined;
}
