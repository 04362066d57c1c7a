import { hasLocale } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import { siteOrigin } from '@/lib/accounts/site-url';
import type { GameId } from '@/lib/catalogue/games';
import { nameIn, titleFinder } from '@/lib/decks/cards/title';
import { gameOfFormat } from '@/lib/decks/games/games';
import { deckPath } from '@/lib/decks/games/paths';
import { pagePool } from '@/lib/decks/own/pool';
import type { DeckPage, DeckPageLine } from '@/lib/decks/store/read';
import { describeViolation } from '@/lib/decks/verdict/words';
import { answering } from '@/lib/http/answering';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { type DeckSheet, deckSheetPages, type SheetCard, type SheetGroup } from '@/lib/ui/paper/print/deck-sheet';
import { countWords } from '../../count-words';
import { formatName } from '../../format-name';
import { shortPath } from '../../short-path';
import { deckFor } from '../deck-for';
import { byName, byType, copiesOf } from '../groups';
import { paperName } from '../paper-cards';
import { leadHome, placeOf } from '../place';
import { noSheet, paperOf, pdfAnswer, secondsToWait } from '../pdf-answer';

/** Reasons named on the sheet; further ones are counted. */
const NAMED = 4;

/** The sheet that is handed in at a tournament: `?paper=a4` or `letter`. */
export function sheetRoute(game: GameId) {
  return answering(async (request: Request, { params }: { params: Promise<{ locale: string; slug: string }> }) => {
    const { locale, slug } = await params;
    const deck = hasLocale(LOCALES, locale) && (await deckFor(slug));
    if (!hasLocale(LOCALES, locale) || !deck) return noSheet();
    leadHome(game, placeOf(deck, locale), '/sheet.pdf', Object.fromEntries(new URL(request.url).searchParams));
    const wait = await secondsToWait();
    if (wait > 0) return redirect({ href: `${deckPath(deck)}/print?problem=busy&seconds=${wait}`, locale });
    const paper = paperOf(request);
    const sheet = await sheetOf(deck, locale);
    const title = `${sheet.title}: ${deck.name}`;
    return pdfAnswer(deckSheetPages({ ...sheet, paper }), { title, locale, paper, file: `deck-${slug}` });
  });
}

async function sheetOf(deck: DeckPage, locale: Locale): Promise<Omit<DeckSheet, 'paper'>> {
  const [t, tDecks, format] = await Promise.all([
    getTranslations({ locale, namespace: 'paper.sheet' }),
    getTranslations({ locale, namespace: 'decks' }),
    getFormatter({ locale }),
  ]);
  const played = formatName(tDecks, deck.format);
  const date = format.dateTime(new Date(), { dateStyle: 'long' });
  const game = gameOfFormat(deck.format);
  const groups = byType(deck.main, game.types).map(({ type, lines }): SheetGroup => ({
    title: t('group', { name: t(`types.${game.id}.${type}`), count: copiesOf(lines) }),
    cards: lines.map((line) => sheetCard(line, locale)),
  }));
  const missions = {
    title: t('missions', { count: copiesOf(deck.missions) }),
    cards: byName(deck.missions).map((line) => sheetCard(line, locale)),
  };
  return {
    title: t('title'),
    deck: paperName(deck),
    about: t('about', { author: deck.author, format: played }),
    fields: [t('player'), t('handle'), t('event'), t('date')],
    verdict: {
      legal: deck.legal,
      text: t(deck.legal ? 'legal' : 'illegal', { format: played, date }),
      reasons: await reasonsOf(deck, locale),
    },
    groups: [...groups, missions].filter(({ cards }) => cards.length > 0),
    totals: countWords(tDecks, deck.statistics),
    // Whoever scans the code of a private deck would find nothing.
    ...(deck.visibility !== 'private' && { link: siteOrigin() + shortPath(deck.slug) }),
    note: t('note'),
  };
}

async function reasonsOf(deck: DeckPage, locale: Locale): Promise<string[]> {
  const { violations } = deck;
  const [t, tSheet, pool] = await Promise.all([
    getTranslations({ locale, namespace: 'violations' }),
    getTranslations({ locale, namespace: 'paper.sheet' }),
    pagePool(deck),
  ]);
  const cardName = titleFinder(pool, locale);
  const named = violations
    .slice(0, NAMED)
    .map((violation) => describeViolation(violation, { t, locale, cardName }).text);
  const more = violations.length - named.length;
  return more > 0 ? [...named, tSheet('more', { count: more })] : named;
}

function sheetCard({ code, count, card, printing }: DeckPageLine, locale: Locale): SheetCard {
  const { name } = card.definition;
  const version = 'version' in card.definition ? card.definition.version : undefined;
  return {
    count,
    name: nameIn(name, locale),
    ...(version && { version: nameIn(version, locale) }),
    code: printing ?? code,
  };
}
