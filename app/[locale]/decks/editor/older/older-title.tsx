'use client';

import { useTranslations } from 'next-intl';
import type { CcgSnapshotCard } from '@/lib/catalogue/ccg/snapshot-card';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { SYMBOL_SIGNS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, symbolLabel } from '@/lib/rules/ccg/text/labels';
import { useEditor, useInspect } from '../editor-context';

interface OlderTitleProps {
  code: string;
  card: CcgSnapshotCard;
  reachable: boolean;
}

/** Cost, name, kind and symbol of a card of the older game, and whether it is the person's own. */
export function OlderTitle({ code, card, reachable }: OlderTitleProps) {
  const t = useTranslations('editor.older');
  const { locale } = useEditor();
  const inspect = useInspect();
  const own = isOwnCode(code);
  const name = card.names[locale] ?? card.names.en;
  const shown = { 'data-control': 'name', tabIndex: reachable ? 0 : -1 };
  return (
    <span className="deck-card">
      {card.entranceCost === undefined ? (
        <span className="pip" aria-hidden="true">
          –
        </span>
      ) : (
        <span className="pip pip-cost" role="img" aria-label={t('entrance', { cost: card.entranceCost })}>
          {card.entranceCost}
        </span>
      )}
      <span className="min-w-0 flex-1" data-glimpse={code}>
        {own ? (
          <button type="button" dir="auto" className="deck-card-name" onClick={() => inspect(code)} {...shown}>
            {name}
          </button>
        ) : (
          <a className="deck-card-name" href={`/${locale}/ccg/cards/${code}`} target="_blank" {...shown}>
            {name}
          </a>
        )}
        <span className="deck-card-version">
          <span>{kindLabel(card.type, locale)}</span>
          <span className="deck-card-code">{own ? t('own') : code}</span>
        </span>
      </span>
      <span role="img" aria-label={symbolLabel(card.symbol, locale)}>
        {SYMBOL_SIGNS[card.symbol]}
      </span>
    </span>
  );
}
