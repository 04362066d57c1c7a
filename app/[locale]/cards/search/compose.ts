import { LIST_FILTERS, RANGE_FILTERS } from '@/lib/catalogue/card-query';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';

/** Filters by the names their fields have in the form. */
const FILTER_OF = new Map<string, (typeof LIST_FILTERS)[number] | (typeof RANGE_FILTERS)[number]>([
  ...LIST_FILTERS.map((name) => [name, name] as const),
  ...RANGE_FILTERS.flatMap((name) => [[`${name}Min`, name] as const, [`${name}Max`, name] as const]),
]);

/**
 * The address a change in the form asks for. The panel and the box are two views of one query: a filter that is changed is
 * written into the text, in place of what the text or an older address said of it. All else of the address stays.
 */
export async function composeCards(
  form: FormData,
  changed: string | undefined,
  address: URLSearchParams,
  game: GameId = DEFAULT_GAME,
) {
  const params = new URLSearchParams(address);
  params.delete('page');
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  for (const name of ['q', 'sort', 'size', 'view']) set(params, name, text(name));
  const filter = FILTER_OF.get(changed ?? '');
  if (filter || changed === 'sort') {
    // The grammar is loaded when it is wanted: most visits only type words.
    const { filterFromForm, withFilter, withoutOrder } = await import('./rewriting');
    if (filter) {
      for (const [field, name] of FILTER_OF) if (name === filter) params.delete(field);
      set(params, 'q', withFilter(text('q'), filter, filterFromForm(form), game));
    } else set(params, 'q', withoutOrder(text('q'), game));
  }
  params.sort();
  return params.toString();
}

function set(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
