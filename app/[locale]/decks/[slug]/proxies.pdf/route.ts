import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { deckPath } from '@/lib/decks/games/paths';
import { MAX_COPIES } from '@/lib/decks/limits';
import { type MythosLine, mythosLines } from '@/lib/decks/store/lines';
import { answering } from '@/lib/http/answering';
import { LOCALES } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { MAX_PROXIES, proxyPages } from '@/lib/ui/paper/print/proxies';
import { deckFor } from '../deck-for';
import { byCost, byName, copiesOf } from '../groups';
import { paperCard } from '../paper-cards';
import { noSheet, paperOf, pdfAnswer, secondsToWait } from '../pdf-answer';

/**
 * Cards of a deck as proxies, nine to a page. `?KS-108=2&KS-M01=1`: so many of each; without any such, the whole deck.
 * What cannot be printed leads back to the page that one chose on, which says why.
 */
export const GET = answering(
  async (request: Request, { params }: { params: Promise<{ locale: string; slug: string }> }) => {
    const { locale, slug } = await params;
    const deck = hasLocale(LOCALES, locale) && (await deckFor(slug));
    if (!hasLocale(LOCALES, locale) || !deck) return noSheet();
    const lines = wanted(
      [...byCost(mythosLines(deck.main)).flatMap((group) => group.lines), ...byName(mythosLines(deck.missions))],
      request,
    );
    const back = (problem: string) => redirect({ href: `${deckPath(deck)}/print?problem=${problem}`, locale });
    const count = copiesOf(lines);
    if (count === 0) return back('nothing');
    if (count > MAX_PROXIES) return back('too-many');
    const wait = await secondsToWait();
    if (wait > 0) return back(`busy&seconds=${wait}`);

    const [t, texts] = await Promise.all([
      getTranslations({ locale, namespace: 'paper' }),
      cardTexts(DEFAULT_GAME, locale),
    ]);
    const paper = paperOf(request);
    const cards = lines.map((line) => ({
      card: { ...paperCard(line, locale, texts), note: t('proxies.note') },
      count: line.count,
    }));
    const line = (page: number, pages: number) => t('proxies.line', { page, pages });
    return pdfAnswer(proxyPages({ cards, locale, paper, line }), {
      title: `${t('print.proxies')}: ${deck.name}`,
      locale,
      paper,
      file: `proxies-${slug}`,
    });
  },
);

/** Lines with the counts that the address asks for. */
function wanted(lines: readonly MythosLine[], request: Request): MythosLine[] {
  const asked = new URL(request.url).searchParams;
  if (!lines.some(({ code }) => asked.has(code))) return [...lines];
  return lines.flatMap((line) => {
    const count = Number(asked.get(line.code));
    return Number.isInteger(count) && count > 0 ? [{ ...line, count: Math.min(count, MAX_COPIES) }] : [];
  });
}
