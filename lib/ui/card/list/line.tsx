import { cardTint } from '../../crest/address';
import { type FaceCard, type FaceWords, printedPower } from '../face/face-card';

/** A card in one line, for deck lists and tables: cost or mission points, name and version, Power. */
export function CardLine({ card, words }: { card: FaceCard; words: FaceWords }) {
  const { points, chakra, version } = card;
  return (
    <span className={`card-line faction-${cardTint(card)}`}>
      {points === undefined ? (
        <span className="pip pip-cost" role="img" aria-label={`${words.cost} ${chakra}`}>
          {chakra}
        </span>
      ) : (
        <span className="pip pip-points" role="img" aria-label={`${words.points} ${points}`}>
          {points}
        </span>
      )}
      <span className="card-line-name">
        <b>{card.name.text}</b>
        {version && <span> {version.text}</span>}
      </span>
      {card.power !== undefined && (
        <span className="pip pip-power" role="img" aria-label={`${words.power} ${printedPower(card)}`}>
          {printedPower(card)}
        </span>
      )}
    </span>
  );
}
