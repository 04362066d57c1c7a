import { getTranslations } from 'next-intl/server';

/** The words of every drawn card of the older game, in the reader's language. */
export interface CcgFaceWords {
  entrance: string;
  hand: string;
  cost: string;
  healthy: string;
  injured: string;
  combat: string;
  support: string;
  mental: string;
  permanent: string;
  madeUp: string;
  valid: string;
  requirement: string;
}

export async function ccgFaceWords(): Promise<CcgFaceWords> {
  const t = await getTranslations('ccg.face');
  return {
    entrance: t('entrance'),
    hand: t('hand'),
    cost: t('cost'),
    healthy: t('healthy'),
    injured: t('injured'),
    combat: t('combat'),
    support: t('support'),
    mental: t('mental'),
    permanent: t('permanent'),
    madeUp: t('madeUp'),
    valid: t('valid'),
    requirement: t('requirement'),
  };
}
