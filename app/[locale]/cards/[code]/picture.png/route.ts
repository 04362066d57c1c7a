import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { getCard } from '@/lib/catalogue/card';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { answering } from '@/lib/http/answering';
import { LOCALES } from '@/lib/i18n/locales';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { paragraphsOf } from '@/lib/ui/paper/face/paragraphs';
import { textPicture } from '@/lib/ui/paper/picture/text-picture';
import { answerPicture, noPicture } from '../../../picture-answer';

/** What chat programs show beside a card's link: the card and what it does, large enough to be read there. */
export const GET = answering(
  async (request: Request, { params }: { params: Promise<{ locale: string; code: string }> }) => {
    const { locale, code } = await params;
    const found = hasLocale(LOCALES, locale) && (await getCard(DEFAULT_GAME, code, locale));
    if (!hasLocale(LOCALES, locale) || !found) return noPicture();
    const t = await getTranslations({ locale, namespace: 'common' });
    const text = paragraphsOf(found.text);
    return answerPicture(
      request,
      textPicture({
        locale,
        brand: t('brand'),
        kind: `${found.set.name.text} · ${found.code}`,
        title: found.version ? `${found.name.text} – ${found.version.text}` : found.name.text,
        text,
        cards: [{ face: faceOf(found.definition, locale), text }],
      }),
    );
  },
);
