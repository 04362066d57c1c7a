import { insertFacets } from '@/lib/catalogue/sql/insert-rows';
import type { Prisma } from '@/lib/db/generated/client';
import { EFFECT_FACETS } from '@/lib/rules/mythos/cards/effects/facet-values';
import { effectFacets } from '@/lib/rules/mythos/cards/effects/facets';
import { cardStats } from '@/lib/rules/mythos/cards/stats';
import type { CardDefinition, SetFile } from '@/lib/rules/mythos/cards/schema';

type Transaction = Prisma.TransactionClient;

/** No set has as many cards: room for the cards of one set in the order of the whole catalogue. */
const POSITIONS_PER_SET = 10_000;

/**
 * Writes one set and its cards over what the database holds. Decks may hold any card or printing, so a card that
 * left the file is marked withdrawn, and a deck that preferred a printing that left falls back to the base printing.
 */
export async function seedSet(tx: Transaction, set: SetFile): Promise<void> {
  const { game: gameId, code, position, releasedOn } = set;
  await tx.game.upsert({ where: { id: gameId }, create: { id: gameId }, update: {} });
  const fields = { position, name: set.name, releasedOn: releasedOn ? new Date(releasedOn) : null };
  await tx.cardSet.upsert({
    where: { gameId_code: { gameId, code } },
    create: { gameId, code, ...fields },
    update: fields,
  });
  const cards = inOrder(set.cards);
  await writeCards(tx, set, cards);
  await writePrintings(tx, set, cards);
  await writeKeywords(tx, set, cards);
  const values = cards.map((card) => ({ code: card.code, stats: cardStats(card), facets: facetsOf(card) }));
  await writeValues(tx, gameId, code, values);
}

/** Marks cards of sets whose file is gone; those that people put in never had one. */
export async function withdrawOtherSets(tx: Transaction, gameId: string, setCodes: readonly string[]): Promise<void> {
  await tx.card.updateMany({
    where: { gameId, setCode: { notIn: [...setCodes] }, set: { origin: 'seed' } },
    data: { withdrawn: true },
  });
}

/** Characters and attachments by number, then missions. */
function inOrder(cards: readonly CardDefinition[]): CardDefinition[] {
  const key = (card: CardDefinition) => `${card.type === 'mission' ? 1 : 0} ${card.code}`;
  return cards.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

async function writeCards(tx: Transaction, { game, code, position }: SetFile, cards: readonly CardDefinition[]) {
  const rows = cards.map((card, index) => ({
    code: card.code,
    number: card.code.slice(code.length + 1),
    type: card.type,
    name: card.name.en,
    version: card.version?.en ?? null,
    faction: card.type === 'mission' ? null : card.faction,
    position: position * POSITIONS_PER_SET + index,
    definition: card,
  }));
  await tx.$executeRaw`
    INSERT INTO card (game_id, code, set_code, number, type, name, version, faction, position, definition)
    SELECT ${game}, r.code, ${code}, r.number, r.type, r.name, r.version, r.faction, r.position, r.definition
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(code text, number text, type text, name text, version text, faction text, position int, definition jsonb)
    ON CONFLICT (game_id, code) DO UPDATE SET
      set_code = excluded.set_code, number = excluded.number, type = excluded.type, name = excluded.name,
      version = excluded.version, faction = excluded.faction, position = excluded.position,
      definition = excluded.definition, withdrawn = false`;
  await tx.card.updateMany({
    where: { gameId: game, setCode: code, code: { notIn: cards.map((card) => card.code) } },
    data: { withdrawn: true },
  });
}

async function writePrintings(tx: Transaction, { game, code }: SetFile, cards: readonly CardDefinition[]) {
  const rows = cards.flatMap((card) =>
    card.printings.map((printing, position) => ({ ...printing, card: card.code, position })),
  );
  const json = JSON.stringify(rows);
  await tx.$executeRaw`
    UPDATE deck_entry e SET printing_id = NULL
    FROM card c
    WHERE e.game_id = ${game} AND e.printing_id IS NOT NULL
      AND c.game_id = e.game_id AND c.code = e.card_code AND c.set_code = ${code}
      AND NOT EXISTS (
        SELECT FROM jsonb_to_recordset(${json}::jsonb) AS r(id text, card text)
        WHERE r.id = e.printing_id AND r.card = e.card_code)`;
  // Positions are unique on a card: out of the way with the old ones before the new ones come in any order.
  await tx.$executeRaw`
    UPDATE printing p SET position = p.position + ${POSITIONS_PER_SET}
    FROM card c WHERE p.game_id = ${game} AND c.game_id = p.game_id AND c.code = p.card_code AND c.set_code = ${code}`;
  await tx.$executeRaw`
    INSERT INTO printing (game_id, id, card_code, position, rarity, number, version)
    SELECT ${game}, r.id, r.card, r.position, r.rarity, r.number, r.version
    FROM jsonb_to_recordset(${json}::jsonb)
      AS r(id text, card text, position int, rarity text, number text, version jsonb)
    ON CONFLICT (game_id, id) DO UPDATE SET
      card_code = excluded.card_code, position = excluded.position, rarity = excluded.rarity,
      number = excluded.number, version = excluded.version`;
  const stale = { gameId: game, position: { gte: POSITIONS_PER_SET } };
  // A withdrawn card keeps its printings: it is still shown to those whose decks hold it.
  await tx.printing.deleteMany({ where: { ...stale, card: { withdrawn: false } } });
  await tx.printing.updateMany({ where: stale, data: { position: { decrement: POSITIONS_PER_SET } } });
}

async function writeKeywords(
  tx: Transaction,
  { game: gameId, code: setCode }: SetFile,
  cards: readonly CardDefinition[],
) {
  await tx.cardKeyword.deleteMany({ where: { gameId, card: { setCode } } });
  const names = new Set(cards.flatMap((card) => card.keywords));
  await tx.keyword.createMany({ data: [...names].map((name) => ({ gameId, name })), skipDuplicates: true });
  const borne = cards.flatMap((card) =>
    card.keywords.map((keyword, position) => ({ card: card.code, keyword, position })),
  );
  await tx.$executeRaw`
    INSERT INTO card_keyword (game_id, card_code, keyword, position)
    SELECT ${gameId}, r.card, r.keyword, r.position
    FROM jsonb_to_recordset(${JSON.stringify(borne)}::jsonb) AS r(card text, keyword text, position int)`;
  await tx.keyword.deleteMany({ where: { gameId, cards: { none: {} } } });
}

/** What lists of cards are narrowed and sorted by: numbers by their names, and values by their facets. */
interface CardValues {
  code: string;
  stats: Readonly<Record<string, number>>;
  facets: readonly { facet: string; value: string }[];
}

/** Writes the numbers and facets of a set's cards anew: nobody refers to these rows. */
export async function writeValues(tx: Transaction, gameId: string, setCode: string, cards: readonly CardValues[]) {
  const ofThisSet = { gameId, card: { setCode } };
  await tx.cardStat.deleteMany({ where: ofThisSet });
  const numbers = cards.flatMap(({ code, stats }) =>
    Object.entries(stats).map(([stat, value]) => ({ card: code, stat, value })),
  );
  await tx.$executeRaw`
    INSERT INTO card_stat (game_id, card_code, stat, value)
    SELECT ${gameId}, r.card, r.stat, r.value
    FROM jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) AS r(card text, stat text, value int)`;
  await tx.cardFacet.deleteMany({ where: ofThisSet });
  const kinds = cards.flatMap(({ code, facets }) => facets.map((facet) => ({ card: code, ...facet })));
  await insertFacets(tx, gameId, kinds);
}

/** What effects do, by facets. */
function facetsOf(card: CardDefinition): CardValues['facets'] {
  const values = effectFacets(card);
  return EFFECT_FACETS.flatMap((facet) => values[facet].map((value) => ({ facet, value })));
}
