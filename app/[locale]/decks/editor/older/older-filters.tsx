'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { useEditor } from '../editor-context';
import { Choice } from '../search/filter-form';
import { COST_TOP, type SearchForm } from '../search/filters';

const COSTS = Array.from({ length: COST_TOP + 1 }, (_, cost) => String(cost));

interface OlderFiltersProps {
  form: SearchForm;
  onForm: (form: SearchForm) => void;
  /** How many cards there are of what is asked for. */
  found: number;
  /** Opens the form for a card of one's own. */
  onOwn: () => void;
}

/** Kind, symbol and entrance cost, always in sight; and the way to type in a card that no list has. */
export const OlderFilters = memo(function OlderFilters({ form, onForm, found, onOwn }: OlderFiltersProps) {
  const t = useTranslations('editor.search');
  const tOlder = useTranslations('editor.older');
  const tOwn = useTranslations('editor.own');
  const { locale } = useEditor();
  const set = (change: Partial<SearchForm>) => onForm({ ...form, ...change });
  return (
    <div className="mt-2 grid gap-2">
      <Choice label={tOlder('kind')} value={form.type} onValue={(type) => set({ type })} options={CARD_KINDS}>
        {(kind) => kindLabel(kind, locale)}
      </Choice>
      <Choice label={tOlder('symbol')} value={form.symbol} onValue={(symbol) => set({ symbol })} options={SYMBOLS}>
        {(symbol) => signedSymbolLabel(symbol, locale)}
      </Choice>
      <Choice captioned label={tOlder('cost')} value={form.cost} onValue={(cost) => set({ cost })} options={COSTS}>
        {(cost) => (Number(cost) === COST_TOP ? `${cost}+` : cost)}
      </Choice>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft" role="status">
          {t('results', { count: found })}
        </p>
        <button type="button" className="button button-small" onClick={onOwn}>
          {tOwn('add')}
        </button>
      </div>
    </div>
  );
});
