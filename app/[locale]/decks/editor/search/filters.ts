import { EVERY_CARD, type CardQuery, type Sort } from '@/lib/catalogue/card-query';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import type { Mistake } from '@/lib/query/ast';
import { HELD_CHOICES, type HeldChoice } from '@/lib/catalogue/query/rewrite';

/** What the editor's search is asked: one value a filter, as little as a hand wants to set while building. */
export interface SearchForm {
  q: string;
  type: string;
  faction: string;
  /** Of the older game. */
  symbol: string;
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
  symbol: '',
  keyword: '',
  set: '',
  cost: '',
  held: '',
  sort: 'relevance',
};

export function toQuery(form: SearchForm, game: GameId = DEFAULT_GAME): CardQuery {
  const list = (value: string) => (value ? [value] : []);
  const q = [form.q.trim(), form.held && HELD_CHOICES[form.held]].filter(Boolean).join(' ');
  const cost = form.cost === '' ? undefined : Number(form.cost);
  return {
    ...EVERY_CARD,
    q,
    type: list(form.type),
    faction: list(form.faction),
    symbol: list(form.symbol),
    keyword: list(form.keyword),
    set: list(form.set),
    [game === 'ccg' ? 'entrance' : 'cost']:
      cost === undefined ? {} : { min: cost, max: cost < COST_TOP ? cost : undefined },
    sort: form.sort === 'relevance' && !form.q.trim() ? 'number' : form.sort,
  };
}

/** What a query, made better somewhere in what was typed, is as the text of the form. */
export function typedPart(q: string, form: SearchForm): string {
  const chosen = form.held && ` ${HELD_CHOICES[form.held]}`;
  return chosen && q.endsWith(chosen) ? q.slice(0, -chosen.length) : q;
}

/**
 * What is wrong in what was typed. A choice of the form is not the hand's, and while a collection is being fetched it is
 * not missing.
 */
export function typedMistakes(mistakes: readonly Mistake[], form: SearchForm, fetching: boolean): readonly Mistake[] {
  const typed = form.q.trim().length;
  return mistakes.filter(({ from, code }) => typed > 0 && from <= typed && !(fetching && code === 'not-here'));
}

/** Filters set beside the text and the order. */
export function filterCount({ type, faction, symbol, keyword, set, cost, held }: SearchForm): number {
  return [type, faction, symbol, keyword, set, cost, held].filter(Boolean).length;
}
