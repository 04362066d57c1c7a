'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { crestAddress } from '@/lib/ui/crest/address';
import type { DeckPart } from '@/lib/decks/games/parts';
import { CardTitle } from '../card-title';
import { homeOf, isYounger, useEditor, useInspect } from '../editor-context';
import { Stepper } from '../stepper';
import type { Mark } from '../verdict/use-judgement';
import { RowMarks } from '../verdict/row-marks';
import { rowKey } from './groups';

interface DeckRowProps {
  code: string;
  part: DeckPart;
  count: number;
  limit: string | undefined;
  marks: readonly Mark[] | undefined;
  reachable: boolean;
  /** The group it stands in, where it may stand in several. */
  group?: string;
  /** With its picture, as one of a grid. */
  tile?: boolean;
}

export const DeckRow = memo(function DeckRow(props: DeckRowProps) {
  const { code, part, count, limit, marks, reachable, group, tile } = props;
  const t = useTranslations('editor.card');
  const { cards, label, move } = useEditor();
  const inspect = useInspect();
  const card = cards.get(code);
  const home = card ? homeOf(card) : 'main';
  const target: DeckPart = part === home ? 'maybe' : home;
  const name = label(code);
  const action = target === 'maybe' ? t('toMaybe', { name }) : t('toDeck', { name });
  const tabIndex = reachable ? 0 : -1;
  return (
    <li
      className={tile ? 'editor-row editor-tile' : 'editor-row'}
      data-row={rowKey(part, code, group)}
      data-code={code}
      data-part={part}
      data-wrong={marks ? true : undefined}
      draggable
    >
      {tile && card && isYounger(card) && (
        <img
          className="tile-art"
          src={crestAddress({ identity: card.name, faction: card.faction, rarity: card.printings[0]?.rarity ?? 'C' })}
          alt=""
          width={180}
          height={120}
          loading="lazy"
          draggable={false}
        />
      )}
      <CardTitle code={code} card={card} reachable={reachable} />
      <span className="row-tools">
        <button
          type="button"
          data-control="menu"
          className="stepper-button row-move row-menu"
          aria-label={t('options', { name })}
          title={t('options', { name })}
          aria-haspopup="dialog"
          tabIndex={tabIndex}
          onClick={() => inspect(code)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
        <button
          type="button"
          data-control="move"
          className="stepper-button row-move"
          aria-label={action}
          title={action}
          tabIndex={tabIndex}
          onClick={() => move(code, part, target)}
        >
          <span aria-hidden="true">{target === 'maybe' ? '⤓' : '⤒'}</span>
        </button>
        <Stepper code={code} part={part} count={count} limit={limit} reachable={reachable} />
      </span>
      {marks && (
        <div className="row-marks">
          <RowMarks marks={marks} />
        </div>
      )}
    </li>
  );
});
