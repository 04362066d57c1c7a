'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { memo } from 'react';
import { CARD_TYPES, FACTIONS } from '@/lib/rules/mythos/cards/traits';
import type { DeckStatistics, Tally } from '@/lib/rules/mythos/deck/statistics';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { cardTint } from '@/lib/ui/crest/address';
import { useEditor } from '../editor-context';

/** Averages and counts by type, faction and keyword. */
export const Numbers = memo(function Numbers({ statistics }: { statistics: DeckStatistics }) {
  const t = useTranslations('editor.stats');
  const format = useFormatter();
  const { locale } = useEditor();
  const { averageChakra, averagePower, types, factions, keywords } = statistics;
  const typeTallies = CARD_TYPES.flatMap((type) =>
    types[type] > 0 ? [{ name: type, label: typeLabel(type, locale), count: types[type] }] : [],
  );
  return (
    <details className="numbers">
      <summary className="part-head">{t('title')}</summary>
      <dl className="facts mt-2">
        <dt>{t('averageChakra')}</dt>
        <dd className="tabular-nums">{format.number(averageChakra, { maximumFractionDigits: 2 })}</dd>
        <dt>{t('averagePower')}</dt>
        <dd className="tabular-nums">{format.number(averagePower, { maximumFractionDigits: 2 })}</dd>
      </dl>
      <div className="numbers-tables">
        <Tallies title={t('types')} tallies={typeTallies} />
        <Tallies title={t('factions')} tallies={factions.map((tally) => factionTally(tally, locale))} />
        <Tallies
          title={t('keywords')}
          tallies={keywords.map((tally) => ({ ...tally, label: keywordLabel(tally.name, locale) }))}
        />
      </div>
    </details>
  );
});

interface LabelledTally extends Tally {
  label: string;
  className?: string;
}

function factionTally(tally: Tally, locale: Parameters<typeof factionLabel>[1]): LabelledTally {
  const faction = FACTIONS.find((name) => name === tally.name);
  if (!faction) return { ...tally, label: tally.name };
  return { ...tally, label: factionLabel(faction, locale), className: `faction-${cardTint({ faction })}` };
}

function Tallies({ title, tallies }: { title: string; tallies: readonly LabelledTally[] }) {
  const top = Math.max(...tallies.map(({ count }) => count), 1);
  if (tallies.length === 0) return null;
  return (
    <table className="tallies">
      <caption>{title}</caption>
      <tbody>
        {tallies.map(({ name, label, count, className }) => (
          <tr key={name} className={className}>
            <th scope="row">{label}</th>
            <td className="tallies-bar" aria-hidden="true">
              <span style={{ '--part': count / top } as React.CSSProperties} />
            </td>
            <td className="number">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
