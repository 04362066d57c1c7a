'use client';

import { useTranslations } from 'next-intl';
import { CARD_KINDS } from '@/lib/rules/ccg/cards/symbols';
import type { DeckStatistics } from '@/lib/rules/ccg/deck/statistics';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { useEditor } from '../editor-context';

/** Kinds and symbols of a deck of the older game in numbers. */
export function OlderNumbers({ statistics: { types, symbols } }: { statistics: DeckStatistics }) {
  const t = useTranslations('olderDecks.numbers');
  const { locale } = useEditor();
  const rows = [
    ...CARD_KINDS.map((kind) => [kindLabel(kind, locale), types[kind]] as const),
    ...symbols.map(({ symbol, count }) => [signedSymbolLabel(symbol, locale), count] as const),
  ].filter(([, count]) => count > 0);
  if (rows.length === 0) return null;
  return (
    <section className="p-3" aria-label={`${t('kinds')}, ${t('symbols')}`}>
      <dl className="facts">
        {rows.map(([label, count]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
