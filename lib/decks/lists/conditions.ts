import { words } from '@/lib/catalogue/fold';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { isReleased, today, type CardPool, type PoolCard } from '../cards/pool';
import type { Condition, Mistake, Relation } from '../search/condition';
import { tagKey } from '../social/tags';
import { cardsMeant } from '../text/cards-meant';
import { nameIndexOf } from '../text/name-index';

/** Conditions as SQL over the row `d` of `deck`. */
export interface Compiled {
  /** Those that an index finds decks by. */
  indexed: Prisma.Sql[];
  /** Those that only look at a deck that was found. */
  residual: Prisma.Sql[];
  /** What was understood and is not there: then no deck fits. */
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
};

/**
 * Cards, keywords and factions become sets of card codes, so that a card's keywords may be corrected without touching
 * a deck, and one index over the codes answers them all. Cards not yet out answer to none.
 */
export async function compile(
  conditions: readonly (Condition & { at?: number; piece?: string })[],
  pool: CardPool,
  prisma: PrismaClient,
): Promise<Compiled> {
  const compiled: Compiled = { indexed: [], residual: [], mistakes: [], meant: [] };
  const day = today();
  const codesOf = (test: (card: PoolCard) => boolean) =>
    pool.cards.filter((card) => isReleased(card, day) && test(card)).map(({ code }) => code);
  const add = (sql: Prisma.Sql, negated = false) =>
    negated ? compiled.residual.push(Prisma.sql`NOT (${sql})`) : compiled.indexed.push(sql);

  for (const condition of conditions) {
    const missing = (code: Mistake['code']) =>
      compiled.mistakes.push({ code, at: condition.at ?? 0, piece: condition.piece ?? '', field: condition.field });
    switch (condition.field) {
      case 'card':
      case 'mission': {
        const meant = new Set(cardsMeant(condition.text, nameIndexOf(pool)));
        const mission = condition.field === 'mission';
        const codes = codesOf(({ code, type }) => meant.has(code) && (!mission || type === 'mission'));
        if (codes.length === 0) missing('no-such-card');
        else compiled.meant.push({ text: condition.text, codes });
        add(playing(codes), condition.negated);
        break;
      }
      case 'keyword':
        add(playing(codesOf(({ keywords }) => keywords.includes(condition.keyword))), condition.negated);
        break;
      case 'faction':
        add(playing(codesOf(({ faction }) => faction === condition.faction)), condition.negated);
        break;
      case 'author': {
        const id = await idOf(condition.handle, prisma);
        if (!id) missing('no-such-author');
        // By the owner's id and not through a join, so that the index over owners can be used.
        add(id ? Prisma.sql`d."owner_id" = ${id}::uuid` : Prisma.sql`FALSE`, condition.negated);
        break;
      }
      case 'tag':
        add(Prisma.sql`d."tag_keys" @> ${[tagKey(condition.tag)]}::text[]`, condition.negated);
        break;
      case 'name': {
        const asked = words(condition.text);
        if (asked.length > 0)
          add(Prisma.sql`array_to_tsvector(d."name_words") @@ ${beginnings(asked)}::tsquery`, condition.negated);
        break;
      }
      case 'legal':
        compiled.residual.push(Prisma.sql`d."legal" = ${condition.legal}`);
        break;
      case 'size':
        compiled.residual.push(Prisma.sql`d."size" ${RELATION[condition.relation]} ${condition.value}`);
        break;
      case 'likes':
        compiled.residual.push(Prisma.sql`d."like_count" ${RELATION[condition.relation]} ${condition.value}`);
        break;
      case 'updated':
        compiled.residual.push(changed(condition.relation, condition.day));
        break;
    }
  }
  return compiled;
}

function playing(codes: readonly string[]): Prisma.Sql {
  return codes.length > 0 ? Prisma.sql`d."cards" && ${[...codes]}::text[]` : Prisma.sql`FALSE`;
}

/** Words that all must begin some word of the name. They are letters and digits only, so nothing in them is syntax. */
function beginnings(asked: readonly string[]): string {
  return asked.map((word) => `'${word}':*`).join(' & ');
}

/** A day is from its midnight to the next, in UTC. */
function changed(relation: Relation, day: string): Prisma.Sql {
  const begin = Prisma.sql`${day}::timestamp`;
  const end = Prisma.sql`(${day}::timestamp + interval '1 day')`;
  switch (relation) {
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
