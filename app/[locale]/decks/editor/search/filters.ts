import { EVERY_CARD, type CardQuery, type Sort } from '@/lib/catalogue/card-query';
import { HELD_CHOICES, type HeldChoice } from '@/lib/catalogue/query/rewrite';

/** What the editor's search is asked: one value a filter, as little as a hand wants to set while building. */
export interface SearchForm {
  q: string;
  type: string;
  faction: string;
  keyword: string;
  set: string;
  /** '' for any; the highest one stands for itself and all above. */
  cost: string;
  /** A choice of one's own collection, or ''. */
  held: HeldChoice | '';
  sort: Sort;
}

/** The last button of the cost filter stands for this cost and more. */
export const COST_TOP = 7;

export const EMPTY_FORM: SearchForm = {
  q: '',
  type: '',
  faction: '',
  keyword: '',
  set: '',
  cost: '',
  held: '',
  sort: 'relevance',
};

export function toQuery(form: SearchForm): CardQuery {
  const list = (value: string) => (value ? [value] : []);
  const q = [form.q.trim(), form.held && HELD_CHOICES[form.held]].filter(Boolean).join(' ');
  const cost = form.cost === '' ? undefined : Number(form.cost);
  return {
    ...EVERY_CARD,
    q,
    type: list(form.type),
    faction: list(form.faction),
    keyword: list(form.keyword),
    set: list(form.set),
    cost: cost === undefined ? {} : { min: cost, max: cost < COST_TOP ? cost : undefined },
    sort: form.sort === 'relevance' && !form.q.trim() ? 'number' : form.sort,
  };
}

/** Filters set beside the text and the order. */
export function filterCount({ type, faction, keyword, set, cost, held }: SearchForm): number {
  return [type, faction, keyword, set, cost, held].filter(Boolean).length;
}
