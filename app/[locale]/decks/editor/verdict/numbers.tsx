'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { lazy, memo } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { CARD_TYPES } from '@/lib/rules/mythos/cards/traits';
import { type DeckStatistics, hasChakra } from '@/lib/decks/games/game';
import type { DeckStatistics as MythosStatistics } from '@/lib/rules/mythos/deck/statistics';
import { OlderNumbers } from '../older/older-numbers';
import { typeLabel } from '@/lib/rules/mythos/text/traits';
import { Unavailable } from '../dialogs/unavailable';
import { useEditor } from '../editor-context';
import { Folded } from './folded';

const unavailable = () => ({ default: Unavailable });
const NumbersPanel = lazy(() => import('./numbers-panel').then((is) => ({ default: is.NumbersPanel }), unavailable));
const KinPanel = lazy(() => import('./kin-panel').then((is) => ({ default: is.KinPanel }), unavailable));
const MissingPanel = lazy(() => import('./missing-panel').then((is) => ({ default: is.MissingPanel }), unavailable));

interface NumbersProps {
  draft: DeckDraft;
  statistics: DeckStatistics;
}

/** What goes with the deck, and the deck in numbers: averages and types at once, all else once it is unfolded. */
export const Numbers = memo(function Numbers({ draft, statistics }: NumbersProps) {
  return hasChakra(statistics) ? (
    <YoungerNumbers draft={draft} statistics={statistics} />
  ) : (
    <OlderNumbers statistics={statistics} />
  );
});

function YoungerNumbers({ draft, statistics }: { draft: DeckDraft; statistics: MythosStatistics }) {
  const t = useTranslations('editor.stats');
  const format = useFormatter();
  const { locale } = useEditor();
  const { averageChakra, averagePower, types } = statistics;
  const figures = (
    <dl className="facts mt-2">
      <dt>{t('averageChakra')}</dt>
      <dd className="tabular-nums">{format.number(averageChakra, { maximumFractionDigits: 2 })}</dd>
      <dt>{t('averagePower')}</dt>
      <dd className="tabular-nums">{format.number(averagePower, { maximumFractionDigits: 2 })}</dd>
      {CARD_TYPES.map(
        (type) =>
          types[type] > 0 && (
            <div key={type} className="contents">
              <dt>{typeLabel(type, locale)}</dt>
              <dd className="tabular-nums">{types[type]}</dd>
            </div>
          ),
      )}
    </dl>
  );
  return (
    <>
      <Folded title={t('kin')}>{() => <KinPanel draft={draft} />}</Folded>
      <Folded title={t('missing')}>{() => <MissingPanel draft={draft} />}</Folded>
      <Folded title={t('title')} first={figures}>
        {() => <NumbersPanel draft={draft} statistics={statistics} />}
      </Folded>
    </>
  );
}
