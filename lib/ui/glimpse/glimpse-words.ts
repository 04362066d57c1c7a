import { getTranslations } from 'next-intl/server';
import { faceWords } from '../card/face/face-words';
import type { GlimpseWords } from './card-glimpses';

export async function glimpseWords(): Promise<GlimpseWords> {
  const [t, face] = await Promise.all([getTranslations('cards.glimpse'), faceWords()]);
  return {
    face,
    loading: t('loading'),
    failed: t('failed'),
    term: t('term'),
    card: t('card'),
    named: t('named'),
  };
}
