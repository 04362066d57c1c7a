import {
  type CardQuery,
  EVERY_CARD,
  LIST_FILTERS,
  type ListFilter,
  RANGE_FILTERS,
  type RangeFilter,
} from '../card-query';
import { DEFAULT_GAME, type GameId } from '../games';
import { readCardQuery, type SearchParams } from '../read-card-query';
import { filterTree, splitFilters } from './filters';
import { readQuery } from './grammar';
import { withFilter } from './rewrite';
import { writeQuery } from './write';

// Without JavaScript a form sends its box and its panel at once, and either may have been changed. So the page writes down
// which filters of the panel came from the text; what still says the same was not touched, and the text has the last word.

const FILTERS: readonly (ListFilter | RangeFilter)[] = [...LIST_FILTERS, ...RANGE_FILTERS];

/** The filters that a text sets, each as it is spelt: values of hidden fields `typed`. */
export function typedFilters(q: string, game: GameId = DEFAULT_GAME): string[] {
  const { filters } = splitFilters(readQuery(q, { game }).tree);
  return FILTERS.flatMap((name) => spelt(name, { ...EVERY_CARD, ...filters }) ?? []);
}

function spelt(name: ListFilter | RangeFilter, query: CardQuery): string | undefined {
  const tree = filterTree(name, query);
  return tree && `${name} ${writeQuery(tree)}`;
}

/** Reads an address that may be such a form's, and leaves each filter where it was said last. */
export function readSettledQuery(params: SearchParams, game: GameId = DEFAULT_GAME): ReturnType<typeof readCardQuery> {
  const given = params instanceof URLSearchParams ? params.getAll('typed') : [params['typed'] ?? []].flat();
  const { query, issues } = readCardQuery(params, game);
  const typed = new Set(given.filter((one) => typeof one === 'string').slice(0, FILTERS.length));
  if (typed.size === 0) return { query, issues };
  const settled: CardQuery = { ...query };
  for (const name of FILTERS) {
    const before = [...typed].find((one) => one.startsWith(`${name} `));
    if (before === undefined) continue;
    if (spelt(name, query) === before) Object.assign(settled, { [name]: EVERY_CARD[name] });
    else settled.q = withFilter(settled.q, name, EVERY_CARD, game);
  }
  return { query: settled, issues };
}
