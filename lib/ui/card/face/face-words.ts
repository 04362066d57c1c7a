import { getTranslations } from 'next-intl/server';
import type { FaceWords } from './face-card';

/** The words of every drawn card of a page. */
export async function faceWords(): Promise<FaceWords> {
  const t = await getTranslations('cards.face');
  return {
    cost: t('cost'),
    power: t('power'),
    points: t('points'),
    instant: t('instant'),
    continuous: t('continuous'),
  };
}
