'use client';

interface FacetOptionsProps {
  /** Name of the filter in the address. */
  name: string;
  options: readonly { value: string; label: string; count: number; selected: boolean }[];
}

/** Tick boxes of one filter with their counts; handed to the browser as facts, as the grid of cards is. */
export function FacetOptions({ name, options }: FacetOptionsProps) {
  return options.map(({ value, label, count, selected }) => (
    <label key={value} className="check facet" data-empty={count === 0 || undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={selected} />
      <span>{label}</span>
      <span className="facet-count">{count}</span>
    </label>
  ));
}
