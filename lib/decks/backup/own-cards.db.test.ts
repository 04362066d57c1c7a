import { beforeAll, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { decksFileSchema } from '../formats/json/schema';
import { readDecks } from '../formats/registry';
import { MAX_OWN_CARDS } from '../limits';
import { deleteOwnCard, saveOwnCard } from '../own/keep';
import { poolOfPerson } from '../own/pool';
import { ownCardsOf } from '../own/store';
import { createDeck } from '../store/create';
import { saveDeck } from '../store/save';
import { nameVersion } from '../store/versions';
import { olderContent, ownNinja, person } from '../testing/people';
import { nameIndex } from '../text/name-index';
import { exportAllDecks } from './export-all';
import { restoreDecks, restoreOwnCards } from './restore';

// The file of all that somebody has made: their own cards are in it, and come back in another account.

let prisma: PrismaClient;
beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
});

const [inDeck, past, loose] = [
  ownNinja(),
  ownNinja({ code: 'OWN-PASTPAST', name: { en: '-1+2 // [x]' } }),
  ownNinja({ code: 'OWN-LOOSELOO', name: { en: 'In no deck' } }),
];
const main = (code: string) => [...olderContent().main.slice(0, -1), { code, count: 2 }];

/** A deck with a card in it, one more in its named version that was deleted since, and one in no deck. */
async function maker(handle: string) {
  const owner = await person(prisma, handle);
  const order = {
    ownerId: owner.id,
    content: olderContent({ main: main(past.code) }),
    ownCards: [past],
    untitled: '-',
  };
  const made = await createDeck(order, prisma);
  if (made.status !== 'created') throw new Error(made.status);
  const deck = made.deck.id;
  await nameVersion({ deck, viewer: owner, revision: 1, name: 'First', note: '' }, prisma);
  const content = olderContent({ main: main(inDeck.code) });
  await saveDeck({ deck, viewer: owner, baseRevision: 1, content, ownCards: [inDeck], changes: [], untitled: '-' }, prisma); // prettier-ignore
  await deleteOwnCard({ viewer: owner, gameId: 'ccg', code: past.code }, prisma);
  await saveOwnCard({ viewer: owner, gameId: 'ccg', card: loose }, prisma);
  return owner;
}

async function exported(ownerId: string): Promise<string> {
  let text = '';
  for await (const piece of exportAllDecks(ownerId, new Date(), prisma)) text += piece;
  return text;
}

async function bringTo(ownerId: string, text: string) {
  const names = nameIndex(await poolOfPerson('ccg', ownerId, prisma));
  const read = readDecks(text, names, 'https://kage.test');
  if (!read.ok) throw new Error(read.refusal.reason);
  const restored = await restoreDecks({ ownerId, decks: read.decks, keepVisibility: false, untitled: '-' }, prisma);
  const kept = await restoreOwnCards({ ownerId, gameId: 'ccg', cards: read.ownCards ?? [] }, prisma);
  return { restored, kept, problems: read.decks.flatMap(({ problems }) => problems) };
}

it('has the cards of each deck and its versions, and all there are', async () => {
  const file = decksFileSchema.parse(JSON.parse(await exported((await maker('cards-file')).id)));
  expect(file.decks).toMatchObject([{ ownCards: [inDeck, past] }]);
  expect(file.ownCards).toEqual([inDeck, loose]);
});

it('comes back whole in another account, and brings nothing twice', async () => {
  const text = await exported((await maker('cards-from')).id);
  const heir = await person(prisma, 'cards-heir');
  for (const _ of [1, 2]) {
    expect(await bringTo(heir.id, text)).toMatchObject({ restored: [{ status: 'created' }], kept: true, problems: [] });
    expect(new Set(await ownCardsOf(heir.id, 'ccg', prisma))).toEqual(new Set([inDeck, past, loose]));
  }
  const back = decksFileSchema.parse(JSON.parse(await exported(heir.id)));
  const [first] = decksFileSchema.parse(JSON.parse(text)).decks;
  const lasting = { name: first?.name, main: first?.main, ownCards: first?.ownCards };
  expect(back.decks).toMatchObject([lasting, lasting]);
  expect(back.decks[0]?.versions).toMatchObject([{ deck: { main: main(past.code) } }]);
});

it('changes no card of who has another under the same code', async () => {
  const text = await exported((await maker('cards-clash')).id);
  const other = await person(prisma, 'cards-other');
  const mine = ownNinja({ name: { en: 'Mine' } });
  await saveOwnCard({ viewer: other, gameId: 'ccg', card: mine }, prisma);
  await bringTo(other.id, text);
  const now = await ownCardsOf(other.id, 'ccg', prisma);
  expect(now).toContainEqual(mine);
  expect(now).toHaveLength(4);
});

it('leaves a deck out whose cards are too many, and says so', async () => {
  const text = await exported((await maker('cards-many')).id);
  const full = await person(prisma, 'cards-full');
  const cards = Array.from({ length: MAX_OWN_CARDS }, (_, index) => ownNinja({ code: `OWN-F${String(index).padStart(7, '0')}`, name: { en: `Card ${index}` } })); // prettier-ignore
  await prisma.ownCard.createMany({
    data: cards.map((definition) => ({ ownerId: full.id, gameId: 'ccg', code: definition.code, definition })),
  });
  expect(await bringTo(full.id, text)).toMatchObject({ restored: [{ status: 'too-many-own-cards' }], kept: false });
  expect(await prisma.deck.count({ where: { ownerId: full.id } })).toBe(0);
});

it('is gone with the account, deleted cards too', async () => {
  const leaver = await maker('cards-leaver');
  expect(await prisma.ownCard.count({ where: { ownerId: leaver.id } })).toBe(3);
  await prisma.user.delete({ where: { id: leaver.id } });
  expect(await prisma.ownCard.count({ where: { ownerId: leaver.id } })).toBe(0);
});
