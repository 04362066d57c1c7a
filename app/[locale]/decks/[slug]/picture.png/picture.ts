import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { mythosLines } from '@/lib/decks/store/lines';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { answering } from '@/lib/http/answering';
import { LOCALES } from '@/lib/i18n/locales';
import { deckPicture } from '@/lib/ui/paper/picture/deck-picture';
import { keyCards } from '@/lib/ui/paper/picture/key-cards';
import { answerPicture, noPicture } from '../../../picture-answer';
import { countWords } from '../../count-words';
import { formatName } from '../../format-name';
import { paperCard, paperName } from '../paper-cards';
import { leadHome, placeOf } from '../place';

/** What chat programs show beside a deck's link, 1200 × 630. Drawn as for a visitor, whoever asks: they pass it on. */
export function pictureRoute(game: GameId) {
  return answering(async (request: Request, { params }: { params: Promise<{ locale: string; slug: string }> }) => {
    const { locale, slug } = await params;
    const deck = hasLocale(LOCALES, locale) && (await getDeckBySlug(slug, null));
    if (!hasLocale(LOCALES, locale) || !deck) return noPicture();
    leadHome(game, placeOf(deck, locale), '/picture.png', Object.fromEntries(new URL(request.url).searchParams));
    const [t, tOlder, tCommon, texts] = await Promise.all([
      getTranslations({ locale, namespace: 'decks' }),
      getTranslations({ locale, namespace: 'olderDecks.numbers' }),
      getTranslations({ locale, namespace: 'common' }),
      // Only that game's cards are drawn, and have lines made of their effects.
      cardTexts(DEFAULT_GAME, locale),
    ]);
    const format = formatName(t, deck.format);
    const lines = mythosLines([...deck.main, ...deck.missions]).map((line) => ({
      ...paperCard(line, locale, texts),
      count: line.count,
    }));
    const answer = await answerPicture(
      request,
      deckPicture({
        locale,
        brand: tCommon('brand'),
        name: paperName(deck),
        about: `${t('deck.by', { author: deck.author })} · ${format}`,
        counts: countWords(t, deck.statistics),
        verdict: { legal: deck.legal, text: t(deck.legal ? 'deck.legalIn' : 'deck.illegalIn', { format }) },
        curve: deck.statistics.curve,
        curveTitle: gameOf(deck.format) === DEFAULT_GAME ? t('deck.curve') : tOlder('curve'),
        cards: keyCards(lines, 3),
      }),
    );
    // A deck that is shared by its link alone is not to be found by its picture.
    if (deck.visibility !== 'public' || deck.archived) answer.headers.set('x-robots-tag', 'noindex');
    return answer;
  });
}
