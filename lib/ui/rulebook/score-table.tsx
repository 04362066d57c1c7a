import { getTranslations } from 'next-intl/server';
import { workedGame, type Scored } from './worked-game';

const SIDES = ['A', 'B'] as const;

/** A whole game of made-up cards, counted by the engine: what each player scored on each mission in each round. */
export async function ScoreTable() {
  const t = await getTranslations('rules.figures.score');
  const { ranks, total } = workedGame();
  const rounds = ranks[0]?.rounds.length ?? 0;
  const name = (side: 'A' | 'B') => t(side === 'A' ? 'you' : 'opponent');
  const cell = (round: { A: Scored | null; B: Scored | null } | null, side: 'A' | 'B') => {
    if (!round)
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('none')}</span>
        </>
      );
    const scored = round[side];
    return scored ? <b>{`${scored.bonus}+${scored.base}`}</b> : '0';
  };
  return (
    <>
      <table className="score-table">
        <thead>
          <tr>
            <td />
            <td />
            {Array.from({ length: rounds }, (_, index) => (
              <th key={index} scope="col">
                <abbr title={t('roundLong', { number: index + 1 })}>{t('round', { number: index + 1 })}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {ranks.map(({ rank, rounds: row }) => (
          <tbody key={rank}>
            {SIDES.map((side, place) => (
              <tr key={side}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={SIDES.length}>
                    {t('rank', { rank })}
                  </th>
                )}
                <th scope="row">{name(side)}</th>
                {row.map((round, index) => (
                  <td key={index}>{cell(round, side)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          {SIDES.map((side, place) => (
            <tr key={side}>
              {place === 0 && (
                <th scope="rowgroup" rowSpan={SIDES.length}>
                  {t('total')}
                </th>
              )}
              <th scope="row">{name(side)}</th>
              <td colSpan={rounds}>
                <b>{total[side]}</b>
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="figure-note">{t('caption')}</p>
    </>
  );
}
