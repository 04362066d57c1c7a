import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { parts } from '@/lib/query/ast';
import { isReleased, today } from '../cards/pool';
import type { CardPool, PoolCard } from '../cards/pool-card';
import { isMythosPoolCard } from '../cards/pool-card';
import type { DeckTree, Mistake, Relation } from '../search/condition';
import { tagKey } from '../social/tags';
import { cardsMeant } from '../text/cards-meant';
import { nameIndexOf } from '../text/name-index';
import { calledSo, foundByWords, type Engine } from './free-words';

/** Conditions as SQL over the row `d` of `deck`. */
export interface Compiled {
  /** Key of a tag that a deck must have, which `deck_tag` finds decks by in their order. */
  tag?: string;
  /** Those that an index finds decks by. */
  indexed: Prisma.Sql[];
  /** Those that only look at a deck that was found. */
  residual: Prisma.Sql[];
  /** Cards and players that were asked for and are not there. */
  mistakes: Mistake[];
  /** Cards that words were taken for. */
  meant: { text: string; codes: readonly string[] }[];
}

const RELATION: Readonly<Record<Relation, Prisma.Sql>> = {
  '=': Prisma.sql`=`,
  '>=': Prisma.sql`>=`,
  '<=': Prisma.sql`<=`,
  '>': Prisma.sql`>`,
  '<': Prisma.sql`<`,
  '!=': Prisma.sql`<>`,
};

type Leaf = Extract<DeckTree, { kind: 'leaf' }>;

/** Whether an index finds the decks: of all parts side by side one index is enough, of alternatives each needs one. */
function isIndexed(tree: DeckTree): boolean {
  switch (tree.kind) {
    case 'leaf':
      return !['legal', 'size', 'likes', 'updated'].includes(tree.condition.field);
    case 'any':
      return tree.of.every(isIndexed);
    case 'all':
      return tree.of.some(isIndexed);
    case 'group':
    case 'not':
      return false;
  }
}

/**
 * Cards, keywords and factions become sets of card codes, so that a card's keywords may be corrected without touching
 * a deck, and one index over the codes answers them all. Cards not yet out answer to none. Free words are for the search
 * engine; but where words are only one way among others, or not wanted, they are words of a name as they stand.
 */
export async function compile(
  tree: DeckTree,
  { game, pool, prisma, engine }: { game: string; pool: CardPool; prisma: PrismaClient; engine?: Engine },
): Promise<Compiled> {
  const compiled: Compiled = { indexed: [], residual: [], mistakes: [], meant: [] };
  const free: string[] = [];
  for (const part of parts(tree)) {
    if (part.kind === 'leaf' && part.condition.field === 'name') {
      free.push(part.condition.text);
      continue;
    }
    if (!compiled.tag && part.kind === 'leaf' && part.condition.field === 'tag') {
      compiled.tag = tagKey(part.condition.tag);
      continue;
    }
    const sql = await sqlOf(part, (leaf) => leafSql(leaf, compiled, pool, prisma));
    (isIndexed(part) ? compiled.indexed : compiled.residual).push(sql);
  }
  if (free.length > 0) compiled.indexed.push(await foundByWords(game, free, engine));
  return compiled;
}

async function sqlOf(tree: DeckTree, leafOf: (leaf: Leaf) => Promise<Prisma.Sql>): Promise<Prisma.Sql> {
  switch (tree.kind) {
    case 'leaf':
      return leafOf(tree);
    case 'not':
      return Prisma.sql`NOT (${await sqlOf(tree.of, leafOf)})`;
    case 'group':
      return sqlOf(tree.of, leafOf);
    case 'all':
    case 'any': {
      const of: Prisma.Sql[] = [];
      for (const part of tree.of) of.push(await sqlOf(part, leafOf));
      if (of.length === 0) return Prisma.sql`TRUE`;
      return Prisma.sql`(${Prisma.join(of, tree.kind === 'all' ? ' AND ' : ' OR ')})`;
    }
  }
}

async function leafSql(
  { condition, span }: Leaf,
  { mistakes, meant }: Compiled,
  pool: CardPool,
  prisma: PrismaClient,
): Promise<Prisma.Sql> {
  const day = today();
  const codesOf = (test: (card: PoolCard) => boolean) =>
    pool.cards.filter((card) => isReleased(card, day) && test(card)).map(({ code }) => code);
  const missing = (code: Mistake['code'], piece: string) =>
    mistakes.push({ code, ...span, piece, whole: piece, field: condition.field, kept: true });
  switch (condition.field) {
    case 'card':
    case 'mission': {
      const called = new Set(cardsMeant(condition.text, nameIndexOf(pool)));
      const mission = condition.field === 'mission';
      const codes = codesOf(({ code, type }) => called.has(code) && (!mission || type === 'mission'));
      if (codes.length === 0) missing('no-such-card', condition.text);
      else meant.push({ text: condition.text, codes });
      return playing(codes);
    }
    case 'keyword':
      return playing(codesOf((card) => isMythosPoolCard(card) && card.keywords.includes(condition.keyword)));
    case 'faction':
      return playing(codesOf((card) => isMythosPoolCard(card) && card.faction === condition.faction));
    case 'author': {
      const id = await idOf(condition.handle, prisma);
      if (!id) missing('no-such-author', condition.handle);
      // By the owner's id and not through a join, so that the index over owners can be used.
      return id ? Prisma.sql`d."owner_id" = ${id}::uuid` : Prisma.sql`FALSE`;
    }
    case 'tag':
      return Prisma.sql`d."tag_keys" @> ${[tagKey(condition.tag)]}::text[]`;
    case 'name':
      return calledSo(condition.text);
    case 'legal':
      return Prisma.sql`d."legal" = ${condition.legal}`;
    case 'size':
      return Prisma.sql`d."size" ${RELATION[condition.relation]} ${condition.value}`;
    case 'likes':
      return Prisma.sql`d."like_count" ${RELATION[condition.relation]} ${condition.value}`;
    case 'updated':
      return changed(condition.relation, condition.day);
  }
}

function playing(codes: readonly string[]): Prisma.Sql {
  return codes.length > 0 ? Prisma.sql`d."cards" && ${[...codes]}::text[]` : Prisma.sql`FALSE`;
}

/** A day is from its midnight to the next, in UTC. */
function changed(relation: Relation, day: string): Prisma.Sql {
  const begin = Prisma.sql`${day}::timestamp`;
  const end = Prisma.sql`(${day}::timestamp + interval '1 day')`;
  switch (relation) {
    case '!=':
      return Prisma.sql`NOT (${changed('=', day)})`;
    case '=':
      return Prisma.sql`(d."updated_at" >= ${begin} AND d."updated_at" < ${end})`;
    case '>=':
      return Prisma.sql`d."updated_at" >= ${begin}`;
    case '>':
      return Prisma.sql`d."updated_at" >= ${end}`;
    case '<':
      return Prisma.sql`d."updated_at" < ${begin}`;
    case '<=':
      return Prisma.sql`d."updated_at" < ${end}`;
  }
}

async function idOf(handle: string, prisma: PrismaClient): Promise<string | undefined> {
  if (!/^[a-z0-9_-]{1,64}$/.test(handle)) return undefined;
  return (await prisma.user.findUnique({ where: { handle }, select: { id: true } }))?.id;
}
