import { Prisma } from '@/lib/db/generated/client';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { RARITIES } from '@/lib/rules/mythos/cards/schema';
import { filtersOf, RANGE_STATS, type RangeFilter, type Sort } from '../card-query';
import { STATS } from '../query/condition';

// The orders of a catalogue. Each is written down once, when the catalogue changes: the place of every card in it.

/** An order by its name in `card_rank`, and what it sorts the row `c` of `card` by. */
interface Ordering {
  name: string;
  by: Prisma.Sql;
}

/** The name of an order; a text's best matches are no order of the catalogue. */
export function orderingName(sort: Exclude<Sort, 'relevance'>, descending: boolean, locale: Locale): string {
  return `${sort === 'name' ? `name-${locale}` : sort}${descending ? '-desc' : ''}`;
}

/** All orders of a game. Equals stand in the order of the catalogue; cards that lack what is sorted by come last either way. */
export function orderings(game: string): Ordering[] {
  return filtersOf(game).sorts.flatMap((sort) => {
    if (sort === 'relevance') return [];
    const locales = sort === 'name' ? LOCALES : (['en'] as const);
    return locales.flatMap((locale) =>
      [false, true].map((descending) => {
        const direction = descending ? Prisma.sql`DESC NULLS LAST` : Prisma.sql`ASC NULLS LAST`;
        return {
          name: orderingName(sort, descending, locale),
          by: Prisma.sql`${sortKey(sort, locale)} ${direction}, c.position`,
        };
      }),
    );
  });
}

function sortKey(sort: Exclude<Sort, 'relevance'>, locale: Locale): Prisma.Sql {
  if (sort === 'number') return Prisma.sql`c.position`;
  if (sort === 'name') return Prisma.sql`coalesce(c.definition->'name'->>${locale}::text, c.name) COLLATE "und-x-icu"`;
  if (sort === 'rarity')
    return Prisma.sql`(SELECT array_position(${[...RARITIES]}::text[], p.rarity) FROM printing p
      WHERE p.game_id = c.game_id AND p.card_code = c.code AND p.position = 0)`;
  return Prisma.sql`(SELECT s.value FROM card_stat s
    WHERE s.game_id = c.game_id AND s.card_code = c.code AND s.stat = ${statOf(sort)})`;
}

/** The rows of `card_stat` that a sort by a number looks at. */
function statOf(sort: RangeFilter): string {
  return STATS[RANGE_STATS[sort]];
}
