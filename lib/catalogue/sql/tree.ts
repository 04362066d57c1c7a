import { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { toPostgres } from '@/lib/query/pattern/postgres';
import {
  type CardTree,
  type Comparison,
  type Condition,
  type HeldList,
  type NumberField,
  STATS,
} from '../query/condition';
import { askedKeys } from '../query/facet-keys';
import { isUnspaced } from '../query/plain-words';
import { standingOf } from '../query/standing';
import { askedOfLine } from '../query/values';

// A query as a condition on the row `c` of `card`; the same as the predicate of ../query/memory.ts. Every part is true or
// false and never unknown, so that what is negated is all the rest; and what stands by itself is in a form that an index
// answers, so that the work is that of the cards found and not of all there are.

export interface SqlAsker {
  /** Language of texts. */
  locale: Locale;
  /** `2026-11-30`: ban lists and release dates hold by the day. */
  day: string;
  /** Codes that the search engine found for each of the query's texts. */
  found: ReadonlyMap<string, readonly string[]>;
  /** Codes of the cards that rulings speak of, where a query asks for them. */
  ruled?: readonly string[];
  /** Whether so many copies of `c` are on a list of the reader's collection. */
  owned?: (list: HeldList, copies: { min: number; max: number }) => Prisma.Sql;
  /** Rows are printings `p` and not cards: a rarity is the printing's own. */
  prints?: boolean;
}

/** Within `line:(…)` there is a row `l` of `card_line` besides. */
type Scope = 'card' | 'line';

export function treeSql(tree: CardTree, asker: SqlAsker, scope: Scope = 'card'): Prisma.Sql {
  switch (tree.kind) {
    case 'leaf':
      return conditionSql(tree.condition, asker, scope);
    case 'not':
      return Prisma.sql`NOT ${treeSql(tree.of, asker, scope)}`;
    case 'all':
      return joined(tree.of, ' AND ', 'TRUE', asker, scope);
    case 'any':
      return joined(tree.of, ' OR ', 'FALSE', asker, scope);
    case 'group':
      return scope === 'line'
        ? treeSql(tree.of, asker, scope)
        : Prisma.sql`EXISTS (SELECT FROM card_line l
            WHERE l.game_id = c.game_id AND l.card_code = c.code AND ${treeSql(tree.of, asker, 'line')})`;
  }
}

function joined(of: readonly CardTree[], by: string, none: string, asker: SqlAsker, scope: Scope): Prisma.Sql {
  if (of.length === 0) return Prisma.raw(none);
  return Prisma.sql`(${Prisma.join(
    of.map((one) => treeSql(one, asker, scope)),
    by,
  )})`;
}

function conditionSql(condition: Condition, asker: SqlAsker, scope: Scope): Prisma.Sql {
  switch (condition.on) {
    case 'words':
      return Prisma.sql`c.code = ANY (${[...(asker.found.get(condition.text) ?? [])]})`;
    case 'phrase':
      return phraseSql(condition.field, phraseFits(condition), asker, scope);
    case 'pattern':
      return phraseSql(condition.field, Prisma.sql`p.words ~ ${toPostgres(condition.pattern)}`, asker, scope);
    case 'range':
      return rangeSql(condition.field, ends(condition));
    case 'compare': {
      const { left, relation, right } = condition;
      return Prisma.sql`coalesce(${numberSql(left)} ${relationSql(relation)} ${numberSql(right)}, FALSE)`;
    }
    case 'mission-number':
      return Prisma.sql`c.number = ANY (${[0, 2, 3].map((digits) => `M${String(condition.number).padStart(digits, '0')}`)})`;
    case 'list':
      return listSql(condition, asker, scope);
    case 'standing':
      return standingSql(condition, asker);
    case 'owned':
      return asker.owned?.(condition.list ?? 'owned', ends(condition)) ?? Prisma.raw(holdsNone(ends(condition)));
    case 'in-deck':
      return Prisma.sql`FALSE`;
    case 'ruling':
      return Prisma.sql`c.code = ANY (${[...(asker.ruled ?? [])]})`;
  }
}

function phraseSql(field: string, fits: Prisma.Sql, { locale }: SqlAsker, scope: Scope): Prisma.Sql {
  // Of `any`, all fields: texts only in the language asked for.
  const ofField = field === 'any' ? Prisma.sql`TRUE` : Prisma.sql`p.field = ${field}`;
  const ofLine = scope === 'line' ? Prisma.sql`p.field <> 'text' OR p.position = l.line` : Prisma.sql`TRUE`;
  return Prisma.sql`EXISTS (SELECT FROM card_phrase p
    WHERE p.game_id = c.game_id AND p.card_code = c.code AND p.locale IN ('', ${locale})
    AND ${ofField} AND (${ofLine}) AND ${fits})`;
}

/** Plain words hold letters, digits, signs and spaces: none of them is a wildcard. */
function phraseFits({ match, words }: Extract<Condition, { on: 'phrase' }>): Prisma.Sql {
  if (match === 'is') return Prisma.sql`p.words = ${words}`;
  if (isUnspaced(words)) return Prisma.sql`p.words LIKE ${`%${words}%`}`;
  const begins = Prisma.sql`(p.words LIKE ${`${words}%`} OR p.words LIKE ${`% ${words}%`})`;
  // The trigram index serves the pattern; the whole words are looked at in what it leaves.
  return match === 'begins' ? begins : Prisma.sql`(${begins} AND ' ' || p.words || ' ' LIKE ${`% ${words} %`})`;
}

/** A number is asked for within bounds that no card's lies beyond. */
function ends({ min = -10_000, max = 10_000 }: { min?: number; max?: number }) {
  return { min, max };
}

function holdsNone({ min, max }: { min: number; max: number }): 'TRUE' | 'FALSE' {
  return min <= 0 && max >= 0 ? 'TRUE' : 'FALSE';
}

function rangeSql(field: NumberField, { min, max }: { min: number; max: number }): Prisma.Sql {
  if (field === 'number') return Prisma.sql`(${NUMBER} IS NOT NULL AND ${NUMBER} BETWEEN ${min} AND ${max})`;
  return Prisma.sql`EXISTS (SELECT FROM card_stat s WHERE s.game_id = c.game_id AND s.card_code = c.code
    AND s.stat = ${STATS[field]} AND s.value BETWEEN ${min} AND ${max})`;
}

/** Word for word what the index `card_number_int` holds. */
const NUMBER = Prisma.sql`(CASE WHEN c.number ~ '^[0-9]{1,9}$' THEN c.number::int END)`;

function relationSql(relation: Comparison): Prisma.Sql {
  return Prisma.raw(relation === '!=' ? '<>' : relation);
}

function numberSql(field: NumberField): Prisma.Sql {
  if (field === 'number') return NUMBER;
  return Prisma.sql`(SELECT s.value FROM card_stat s
    WHERE s.game_id = c.game_id AND s.card_code = c.code AND s.stat = ${STATS[field]})`;
}

function listSql(condition: Extract<Condition, { on: 'list' }>, asker: SqlAsker, scope: Scope): Prisma.Sql {
  const ofLine = scope === 'line' ? askedOfLine(condition) : undefined;
  if (ofLine) return Prisma.sql`l.facets && ${ofLine}::text[]`;
  if (condition.field === 'rarity' && asker.prints) return Prisma.sql`print.rarity = ANY (${[...condition.values]})`;
  return Prisma.sql`c.facet_keys && ${askedKeys(condition)}::text[]`;
}

function standingSql({ format, is }: Extract<Condition, { on: 'standing' }>, { day }: SqlAsker): Prisma.Sql {
  const { banned, restricted, sets } = standingOf(format, day);
  if (is !== 'legal') return Prisma.sql`c.code = ANY (${[...(is === 'banned' ? banned : restricted)]})`;
  const inSets = sets ? Prisma.sql`c.set_code = ANY (${[...sets]})` : Prisma.sql`TRUE`;
  return Prisma.sql`(NOT c.code = ANY (${[...banned]}) AND ${inSets} AND NOT EXISTS (SELECT FROM card_set s
    WHERE s.game_id = c.game_id AND s.code = c.set_code AND s.released_on > ${day}::date))`;
}
