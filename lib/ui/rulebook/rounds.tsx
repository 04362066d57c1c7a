import { getTranslations } from 'next-intl/server';
import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';

/** Each round turns up one mission, and all that lie there are scored. */
export async function Rounds() {
  const t = await getTranslations('rules.figures.rounds');
  return (
    <ol className="rounds">
      {RANK_BONUS.map(({ rank: newest }, index) => (
        <li key={newest}>
          <b>{t('round', { number: index + 1 })}</b>
          <span className="rounds-row">
            {RANK_BONUS.slice(0, index + 1).map(({ rank, bonus }) => (
              <span key={rank} className={rank === newest ? 'rounds-mission rounds-new' : 'rounds-mission'}>
                <span className="sr-only">{t('rank', { rank })}: </span>
                <b aria-hidden="true">{rank}</b> +{bonus}
              </span>
            ))}
          </span>
          <span className="rounds-count">{t('count', { count: index + 1 })}</span>
        </li>
      ))}
    </ol>
  );
}
