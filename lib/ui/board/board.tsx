import { useTranslations } from 'next-intl';
import { Mission, type PlaceProps } from './mission';
import { PlayerStrip } from './player-strip';

/**
 * A whole board: missions in a row, or one below the other where there is no room, player B above and A below. What
 * `changed` names is marked.
 */
export function Board(place: PlaceProps) {
  const t = useTranslations('board');
  const { position } = place;
  const { missions, round, phase } = position;
  return (
    <section className="board" aria-label={t('board')}>
      <p className="board-when">
        {t('round', { round })} · {t(`phase.${phase}`)}
      </p>
      <PlayerStrip side="B" {...place} />
      <ol className="board-row" data-count={missions.length}>
        {missions.map((mission, at) => (
          <Mission key={mission.id} mission={mission} number={at + 1} {...place} />
        ))}
      </ol>
      <PlayerStrip side="A" {...place} />
    </section>
  );
}
