'use client';

interface FacetOptionsProps {
  /** Name of the filter in the address. */
  name: string;
  options: readonly { value: string; label: string; count: number; more?: true; selected: boolean }[];
}

/** Tick boxes of one filter with their counts; handed to the browser as facts, as the grid of cards is. */
export function FacetOptions({ name, options }: FacetOptionsProps) {
  return options.map(({ value, label, count, more, selected }) => (
    <label key={value} className="check facet" data-empty={(count === 0 && !more) || undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={selected} />
      <span>{label}</span>
      {/* Of very many cards the first ones are counted: a value that none of them has may still be found. */}
      <span className="facet-count">{more ? (count > 0 ? `${count}+` : '') : count}</span>
    </label>
  ));
}
