import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { answering } from '@/lib/http/answering';
import { LOCALES } from '@/lib/i18n/locales';
import { sitePicture } from '@/lib/ui/paper/picture/site-picture';
import { answerPicture, noPicture } from '../picture-answer';

/** What chat programs show beside links to pages that have no picture of their own. */
export const GET = answering(async (request: Request, { params }: { params: Promise<{ locale: string }> }) => {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) return noPicture();
  const t = await getTranslations({ locale, namespace: 'common' });
  return answerPicture(request, sitePicture({ brand: t('brand'), tagline: t('tagline') }));
});
