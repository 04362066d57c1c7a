import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { mythosPool } from '@/lib/decks/cards/pool';
import { answering } from '@/lib/http/answering';
import { LOCALES } from '@/lib/i18n/locales';
import { plainText } from '@/lib/rulings/markup';
import { getRuling } from '@/lib/rulings/ruling';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { paragraphsOf } from '@/lib/ui/paper/face/paragraphs';
import { textPicture } from '@/lib/ui/paper/picture/text-picture';
import { readable } from '@/lib/ui/paper/drawing/typeface';
import { answerPicture, noPicture } from '../../../picture-answer';

/** What chat programs show beside a ruling's link: question, short answer, and the cards it is about. */
export const GET = answering(
  async (request: Request, { params }: { params: Promise<{ locale: string; slug: string }> }) => {
    const { locale, slug } = await params;
    const ruling = hasLocale(LOCALES, locale) && (await getRuling(DEFAULT_GAME, slug, locale));
    if (!hasLocale(LOCALES, locale) || !ruling) return noPicture();
    const [t, tPaper, texts, pool] = await Promise.all([
      getTranslations({ locale, namespace: 'common' }),
      getTranslations({ locale, namespace: 'paper.picture' }),
      cardTexts(DEFAULT_GAME, locale),
      mythosPool(),
    ]);
    return answerPicture(
      request,
      textPicture({
        locale,
        brand: t('brand'),
        kind: tPaper('rulingKind'),
        title: readable(ruling.question, 'name'),
        text: [[{ text: readable(plainText(ruling.short), 'text'), face: 'text' }]],
        cards: ruling.cards.slice(0, 2).flatMap((code) => {
          const card = pool.get(code);
          return card
            ? [{ face: faceOf(card.definition, locale), text: paragraphsOf(texts.pieces.get(card.code) ?? []) }]
            : [];
        }),
      }),
    );
  },
);
