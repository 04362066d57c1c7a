import { createHash } from 'node:crypto';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { DEFAULT_GAME, gamePath } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { siteOrigin, usesHttps } from '@/lib/accounts/site-url';
import { type DeckPage, type DeckPageLine, getDeckBySlug } from '@/lib/decks/store/read';
import { isMythosPoolCard } from '@/lib/decks/cards/pool-card';
import { deckPath } from '@/lib/decks/games/paths';
import { printingsOf } from '@/lib/decks/cards/pool-card';
import { nameIn } from '@/lib/decks/cards/title';
import { answering } from '@/lib/http/answering';
import { languageOf } from '@/lib/http/language';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { embeddedDeck, type EmbeddedFace, nothingEmbedded } from '@/lib/ui/embed/embedded-deck';
import { STYLE } from '@/lib/ui/embed/style';
import { formatName } from '../../../[locale]/decks/format-name';
import { byCost, byName, copiesOf } from '../../../[locale]/decks/[slug]/groups';

const themeSchema = z.enum(['light', 'dark']).optional().catch(undefined);

/**
 * A deck to stand in a page of another site: `?lang=uk` and `?theme=dark` as that page likes. The only thing of ours
 * that may be framed, so it asks for nobody's cookies: everyone sees what a visitor sees, and there is nothing to press.
 */
export const GET = answering(async (request: Request, { params }: { params: Promise<{ slug: string }> }) => {
  const { slug } = await params;
  const asked = new URL(request.url).searchParams;
  const lang = asked.get('lang') ?? undefined;
  const locale = hasLocale(LOCALES, lang) ? lang : languageOf(request);
  const theme = themeSchema.parse(asked.get('theme') ?? undefined);
  const deck = await getDeckBySlug(slug, null);
  if (deck) return framed(embeddedDeck(await wordsFor(deck, locale), theme), 200);
  const t = await getTranslations({ locale, namespace: 'paper.embed' });
  return framed(nothingEmbedded({ title: t('missing'), text: t('missingText') }, locale, theme), 404);
});

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_HASH}`,
  // The heights of the bars.
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

function framed(page: string, status: number): Response {
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Its owner may take it back at any moment.
      'cache-control': 'private, no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      vary: 'accept-language',
      ...(usesHttps() && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    },
  });
}

async function wordsFor(deck: DeckPage, locale: Locale): Promise<Parameters<typeof embeddedDeck>[0]> {
  const [t, tOlder, tEmbed, tFace, tOlderFace] = await Promise.all([
    getTranslations({ locale, namespace: 'decks' }),
    getTranslations({ locale, namespace: 'olderDecks.numbers' }),
    getTranslations({ locale, namespace: 'paper.embed' }),
    getTranslations({ locale, namespace: 'cards.face' }),
    getTranslations({ locale, namespace: 'ccg.face' }),
  ]);
  const format = formatName(t, deck.format);
  const younger = gameOf(deck.format) === DEFAULT_GAME;
  const group = (title: string, count: number, lines: readonly DeckPageLine[]) => ({
    title: `${title} (${count})`,
    cards: lines.map((line) => ({ count: line.count, face: embeddedFace(line, locale) })),
  });
  return {
    locale,
    name: deck.name,
    by: `${t('deck.by', { author: deck.author })} · ${format}`,
    verdict: { legal: deck.legal, text: t(deck.legal ? 'deck.legalIn' : 'deck.illegalIn', { format }) },
    groups: [
      ...(deck.missions.length > 0 ? [group(t('deck.missions'), copiesOf(deck.missions), byName(deck.missions))] : []),
      group(
        t('deck.cards'),
        deck.statistics.cards,
        byCost(deck.main).flatMap(({ lines }) => lines),
      ),
    ],
    curve: {
      title: younger ? t('deck.curve') : tOlder('curve'),
      bars: deck.statistics.curve.map((count, cost) => {
        const top = cost === deck.statistics.curve.length - 1;
        return {
          label: top ? `${cost}+` : String(cost),
          count,
          said: younger
            ? t(top ? 'deck.curveTop' : 'deck.curveBar', { cost, count })
            : tOlder(top ? 'curveTop' : 'curveBar', { cost, count }),
        };
      }),
    },
    href: `${siteOrigin()}/${locale}${deckPath(deck)}`,
    cardHref: (code) => `${siteOrigin()}/${locale}${gamePath(gameOf(deck.format))}/cards/${code}`,
    words: {
      title: tEmbed('title', { name: deck.name }),
      open: tEmbed('open'),
      unofficial: tEmbed('unofficial'),
      cost: younger ? tFace('cost') : tOlderFace('entrance'),
      power: tFace('power'),
      points: tFace('points'),
    },
  };
}

function embeddedFace({ card, printing }: DeckPageLine, locale: Locale): EmbeddedFace {
  if (isMythosPoolCard(card)) {
    return faceOf(
      card.definition,
      locale,
      printingsOf(card).find(({ id }) => id === printing),
    );
  }
  const { code, type, entranceCost, definition } = card;
  const own = definition.name[locale];
  const name = { text: nameIn(definition.name, locale), locale: own ? locale : 'en' };
  return { code, type, name, ...(entranceCost === undefined ? {} : { chakra: entranceCost }) };
}
