import { LIST_FILTERS, RANGE_FILTERS, type Range } from '@/lib/catalogue/card-query';
import { type Filters, noFilters } from '@/lib/catalogue/query/filters';

export { withFilter, withoutOrder } from '@/lib/catalogue/query/rewrite';

/** What the panel's fields say of every filter. */
export function filterFromForm(form: FormData): Filters {
  const filters = noFilters();
  for (const name of LIST_FILTERS) filters[name] = form.getAll(name).flatMap((value) => (typeof value === 'string' && value ? [value] : [])); // prettier-ignore
  for (const name of RANGE_FILTERS) filters[name] = { ...end(form, name, 'min'), ...end(form, name, 'max') };
  return filters;
}

function end(form: FormData, name: string, side: 'min' | 'max'): Range {
  const value = form.get(name + (side === 'min' ? 'Min' : 'Max'));
  return typeof value === 'string' && /^-?\d{1,2}$/.test(value.trim()) ? { [side]: Number(value) } : {};
}
