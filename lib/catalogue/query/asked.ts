import { all, isEverything, type Mistake } from '@/lib/query/ast';
import type { Locale } from '@/lib/i18n/locales';
import type { CardQuery } from '../card-query';
import { isGame } from '../games';
import type { CardTree, Setting } from './condition';
import { filterTrees, shownBy, splitFilters } from './filters';
import type { Asker } from './asker';
import { type CardQueryText, readQuery } from './grammar';

/** All that an address asks: the query in its box and its filters as one tree, and again as a panel shows it. */
export interface Asked {
  /** Everything that must be met. */
  tree: CardTree;
  settings: readonly Setting[];
  mistakes: readonly Mistake[];
  /** The query with the filters and the order that its text sets; `q` stays as typed. */
  panel: CardQuery;
  /** What must be met beside the filters of `panel`. */
  rest: CardTree;
  unique: 'cards' | 'prints';
  /** Language of texts: the reader's own, or the one asked for. */
  locale: Locale;
  /** Something was typed and none of it was understood: showing all cards would look like an answer. */
  useless: boolean;
}

export function readAsked(query: CardQuery, locale: Locale, asker: Asker = {}): Asked {
  const { tree: typed, settings, mistakes } = readQuery(query.q, asker);
  const tree = all([typed, ...filterTrees(query)]);
  const { filters, rest } = splitFilters(tree);
  const { sort: typedSort, descending = query.descending, unique = 'cards' } = shownBy(settings);
  // How well cards fit has one way only: `dir:desc` alone turns round the order they are printed in.
  const turned = settings.some(({ set }) => set === 'dir') && query.sort === 'relevance';
  const sort = typedSort ?? (turned ? 'number' : query.sort);
  const language = settings.findLast((setting) => setting.set === 'lang')?.locale;
  return {
    tree,
    settings,
    mistakes,
    panel: { ...query, ...filters, sort, descending: sort === 'relevance' ? false : descending },
    rest,
    unique,
    locale: language ?? locale,
    useless: isUseless({ tree: typed, mistakes }),
  };
}

/** Whether a text was meant as a query and nothing of it was understood, so that no words of it are worth looking for. */
export function understoodNothing(text: string, game: string): boolean {
  return isUseless(readQuery(text, isGame(game) ? { game } : {}));
}

function isUseless({ tree, mistakes }: Pick<CardQueryText, 'tree' | 'mistakes'>): boolean {
  return isEverything(tree) && mistakes.some(({ kept }) => !kept);
}
