'use client';

import { useTranslations } from 'next-intl';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import { cardTint } from '@/lib/ui/crest/address';
import { printedPower } from '@/lib/ui/card/face/face-card';
import { OlderTitle } from './older/older-title';
import { isYounger, useEditor } from './editor-context';

interface CardTitleProps {
  code: string;
  card: AnySnapshotCard | undefined;
  reachable: boolean;
}

/** Cost, name, version, code and Power of a card; the name leads to its page and shows what the card does. */
export function CardTitle({ code, card, reachable }: CardTitleProps) {
  const t = useTranslations('editor.card');
  const { locale, cards } = useEditor();
  if (!card) {
    return (
      <span className="min-w-0 flex-1">
        <b className="tabular-nums">{code}</b> {cards.size > 0 && <span className="text-bad">{t('unknown')}</span>}
      </span>
    );
  }
  if (!isYounger(card)) return <OlderTitle code={code} card={card} reachable={reachable} />;
  const mission = card.type === 'mission';
  return (
    <span className={`deck-card faction-${cardTint(card)}`}>
      <span
        className={mission ? 'pip pip-points' : 'pip pip-cost'}
        role="img"
        aria-label={mission ? t('points', { points: card.points ?? 0 }) : t('cost', { cost: card.chakra ?? 0 })}
      >
        {mission ? card.points : card.chakra}
      </span>
      <span className="min-w-0 flex-1" data-glimpse={code}>
        <a
          className="deck-card-name"
          href={`/${locale}/cards/${code}`}
          target="_blank"
          data-control="name"
          tabIndex={reachable ? 0 : -1}
        >
          {card.names[locale] ?? card.names.en}
        </a>
        <span className="deck-card-version">
          {card.versions && <span>{card.versions[locale] ?? card.versions.en}</span>}
          <span className="deck-card-code">{code}</span>
        </span>
      </span>
      {card.power !== undefined && (
        <span
          className="pip pip-power"
          role="img"
          aria-label={t('power', { power: printedPower({ type: card.type, power: card.power }) })}
        >
          {printedPower({ type: card.type, power: card.power })}
        </span>
      )}
    </span>
  );
}
