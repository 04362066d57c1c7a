'use client';

import { useTranslations } from 'next-intl';
import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import { CHOICES } from '@/lib/catalogue/query/rewrite';
import { CARD_TYPES, FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { isYounger, useEditor } from '../editor-context';
import type { Catalogue } from '../session/use-catalogue';
import { COST_TOP, EMPTY_FORM, filterCount, type SearchForm } from './filters';

const SORTS = ['relevance', 'number', 'name', 'cost', 'power'] as const satisfies SearchForm['sort'][];
const COSTS = Array.from({ length: COST_TOP + 1 }, (_, cost) => String(cost));

interface FilterFormProps {
  catalogue: Catalogue;
  form: SearchForm;
  onForm: (form: SearchForm) => void;
  /** How many cards there are of what is asked for. */
  found: number;
}

/** Type always in sight; the rest unfolds. */
export const FilterForm = memo(function FilterForm({ catalogue, form, onForm, found }: FilterFormProps) {
  const t = useTranslations('editor.search');
  const { locale } = useEditor();
  const [open, setOpen] = useState(false);
  const id = useId();
  const keywords = useMemo(() => keywordsOf(catalogue, locale), [catalogue, locale]);
  const active = filterCount(form);
  const set = (change: Partial<SearchForm>) => onForm({ ...form, ...change });

  return (
    <div className="mt-2 grid gap-2">
      <Choice label={t('type')} value={form.type} onValue={(type) => set({ type })} options={CARD_TYPES}>
        {(type) => typeLabel(type, locale)}
      </Choice>
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-soft" role="status">
          {t('results', { count: found })}
        </p>
        <button type="button" className="chip" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {active > 0 ? t('filtersActive', { count: active }) : t('filters')}
          <span aria-hidden="true">{open ? '▴' : '▾'}</span>
        </button>
      </div>
      <div id={id} className="grid gap-2" hidden={!open}>
        <Choice label={t('faction')} value={form.faction} onValue={(faction) => set({ faction })} options={FACTIONS}>
          {(faction) => factionLabel(faction, locale)}
        </Choice>
        <Choice captioned label={t('cost')} value={form.cost} onValue={(cost) => set({ cost })} options={COSTS}>
          {(cost) => (Number(cost) === COST_TOP ? `${cost}+` : cost)}
        </Choice>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          <Select label={t('keyword')} value={form.keyword} onValue={(keyword) => set({ keyword })}>
            <option value="">{t('any')}</option>
            {keywords.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            label={t('held.label')}
            value={form.held}
            onValue={(value) => set({ held: CHOICES.find((choice) => choice === value) ?? '' })}
          >
            <option value="">{t('held.any')}</option>
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`held.${choice}`)}
              </option>
            ))}
          </Select>
          <Select label={t('set')} value={form.set} onValue={(value) => set({ set: value })}>
            <option value="">{t('any')}</option>
            {catalogue.snapshot.sets.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={t('sort')}
            value={form.sort}
            onValue={(value) => set({ sort: SORTS.find((sort) => sort === value) ?? 'relevance' })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </div>
        {active > 0 && (
          <button
            type="button"
            className="button button-small justify-self-start"
            onClick={() => onForm({ ...EMPTY_FORM, q: form.q, sort: form.sort })}
          >
            {t('reset')}
          </button>
        )}
      </div>
    </div>
  );
});

interface ChoiceProps<Value extends string> {
  label: string;
  /** Shows the label too: for options that do not say by themselves what they are, as bare numbers. */
  captioned?: boolean;
  value: string;
  onValue: (value: string) => void;
  options: readonly Value[];
  children: (value: Value) => ReactNode;
}

/** One of a few, or none: pressing the pressed one takes it back. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, captioned, value, onValue, options, children } = props;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {captioned && (
        <span aria-hidden="true" className="w-full text-sm text-soft">
          {label}
        </span>
      )}
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="chip"
          aria-pressed={value === option}
          onClick={() => onValue(value === option ? '' : option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  children: ReactNode;
}

function Select({ label, value, onValue, children }: SelectProps) {
  return (
    <label className="grid min-w-0 gap-0.5 text-sm">
      <span className="text-soft">{label}</span>
      <select className="input" value={value} onChange={(event) => onValue(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

function keywordsOf({ snapshot }: Catalogue, locale: Parameters<typeof keywordLabel>[1]) {
  const names = new Set(snapshot.cards.flatMap((card) => (card.withdrawn || !isYounger(card) ? [] : card.keywords)));
  const { compare } = new Intl.Collator(locale);
  return [...names]
    .map((value) => ({ value, label: keywordLabel(value, locale) }))
    .sort((a, b) => compare(a.label, b.label));
}
