import { getTranslations } from 'next-intl/server';

/** From the bottom; each lies a little lower and to the side of the one above it. */
const BENEATH = 2;
const STEP = 16;
const CARD = { width: 92, height: 128 };
const TOKENS = 2;

/** An upgraded character: one card on top of those it was played over, with its tokens. */
export async function Stack() {
  const t = await getTranslations('rules.figures.stack');
  const width = CARD.width + BENEATH * STEP + 4;
  const height = CARD.height + BENEATH * STEP + 4;
  const layers = Array.from({ length: BENEATH + 1 }, (_, index) => BENEATH - index);
  return (
    <div className="stack-figure">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className="stack">
        {layers.map((depth) => (
          <rect
            key={depth}
            x={2 + depth * STEP}
            y={2 + (BENEATH - depth) * STEP}
            width={CARD.width}
            height={CARD.height}
            rx="6"
            className={depth === 0 ? 'stack-top' : undefined}
          />
        ))}
        {Array.from({ length: TOKENS }, (_, index) => (
          <circle key={index} cx={26 + index * 26} cy={2 + BENEATH * STEP + CARD.height - 24} r="10" />
        ))}
        <text x={2 + CARD.width / 2} y={2 + BENEATH * STEP + CARD.height / 2 - 12} className="stack-mark">
          1
        </text>
        <text x={CARD.width + STEP + 2} y={14} className="stack-mark stack-mark-small">
          2
        </text>
        <text x={26 + TOKENS * 26} y={2 + BENEATH * STEP + CARD.height - 24} className="stack-mark stack-mark-small">
          3
        </text>
      </svg>
      <div>
        <ol className="anatomy-parts">
          <li>{t('top')}</li>
          <li>{t('under')}</li>
          <li>{t('tokens')}</li>
        </ol>
        <p className="figure-note">{t('leaves')}</p>
      </div>
    </div>
  );
}
