import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileOf } from '@/lib/accounts/own/profile';
import { cardsByCodes, getCard } from '@/lib/catalogue/card';
import { searchCards, searchDefinitions } from '@/lib/catalogue/cards';
import { suggestNames } from '@/lib/catalogue/names';
import { readCardQuery } from '@/lib/catalogue/read-card-query';
import type { Source } from '@/lib/catalogue/source';
import { publicBuildable } from '@/lib/collection/missing/buildable';
import { missingForDeck } from '@/lib/collection/missing/for-deck';
import { entriesOf, ownedCounts } from '@/lib/collection/store/read';
import { openDb } from '@/lib/db/client';
import { testDatabaseUrl } from '@/lib/db/testing';
import { SORTS } from '@/lib/decks/lists/cursor';
import { listFollowedDecks, listMyDecks } from '@/lib/decks/lists/own';
import { listPublicDecks, publicDeckAddresses, publicDecksPlaying } from '@/lib/decks/lists/public';
import { parseQuery } from '@/lib/decks/search/parse';
import { listComments } from '@/lib/decks/social/comments';
import { followed, follows } from '@/lib/decks/social/follows';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { rulingNews } from '@/lib/rulings/changes';
import { rulingsForCard } from '@/lib/rulings/ruling';
import { searchAnswers } from '@/lib/rulings/search-answers';
import { postgresSearch } from '@/lib/search/postgres';
import { madePerson } from './decks';
import { synthesize } from './fill';
import { readWhole, type Watched, watch } from './testing/plans';

// How PostgreSQL means to answer what people ask, among so many cards and decks that it has a choice: no page and no
// answer of the API reads a table from end to end that grows with the catalogue or with what people make. The statements
// are those that the use cases send.

const CARDS = 2000;
const DECKS = 2000;

/** Tables that grow. Rulings, sets, keywords and the counts of values are few beside a large catalogue. */
const LARGE = [
  'card', 'card_stat', 'card_facet', 'card_keyword', 'card_phrase', 'card_line', 'card_rank', 'printing',
  'search_document', 'search_word', 'user', 'deck', 'deck_tag', 'deck_entry', 'deck_like', 'deck_comment', 'follow',
  'collection_entry',
]; // prettier-ignore

let watched: Watched;
let source: Source;
const viewer = { id: madePerson(0).id };
let slug: string;
let cards: string[];

beforeAll(async () => {
  const url = await testDatabaseUrl({ seeded: true });
  const db = openDb(url);
  await synthesize(db, { cards: CARDS, decks: DECKS, seed: 7 });
  await db.$executeRaw`
    INSERT INTO collection_entry (user_id, game_id, list, printing_id, count)
    SELECT u.id, 'mythos', 'owned', p.id, 1 + p.position FROM "user" u JOIN printing p ON p.game_id = 'mythos'
    WHERE substr(md5(u.id::text || p.id), 1, 2) = '00'`;
  await db.$executeRaw`
    INSERT INTO deck_comment (id, deck_id, author_id, text) SELECT gen_random_uuid(), id, owner_id, 'so it is' FROM deck`;
  await db.$executeRaw`ANALYZE collection_entry, deck_comment`;
  ({ slug } = await db.deck.findFirstOrThrow({ where: { visibility: 'public' }, select: { slug: true } }));
  cards = (await db.card.findMany({ where: { gameId: 'mythos' }, take: 24, select: { code: true } })).map(({ code }) => code); // prettier-ignore
  await db.$disconnect();
  watched = await watch(url);
  source = { db: watched.db, search: postgresSearch(watched.db) };
  // What a process reads of the whole catalogue once and keeps is no request's work.
  await searchCards('mythos', readCardQuery(new URLSearchParams('q=zz')).query, 'en', source);
  await listPublicDecks({ game: 'mythos' }, watched.db);
}, 300_000);
afterAll(() => watched.close());

/** Large tables that the statements of some work read from end to end, with the statements. */
async function wholeReads(work: () => Promise<unknown>): Promise<string[]> {
  const plans = await watched.plansOf(work);
  expect(plans.length).toBeGreaterThan(0);
  return plans.flatMap((one) => {
    const read = readWhole(one).filter((table) => LARGE.includes(table));
    return read.length > 0 ? [`${read.join(', ')}: ${one.text}`] : [];
  });
}

it('sees a table that is read from end to end', async () => {
  const plans = await watched.plansOf(() => watched.db.deck.findMany({ where: { description: 'nobody' } }));
  expect(plans.flatMap((one) => readWhole(one))).toEqual(['deck']);
});

describe('lists of cards', () => {
  const asked = (search: string) => readCardQuery(new URLSearchParams(search)).query;

  it('may look through the cards for the reason why nothing is found, and for nothing else', async () => {
    // For each part of the query, whether any card meets it: it ends at the first, and 100,000 cards take 4 ms.
    const ask = () => searchCards('mythos', asked('q=e:z0001 n:nobodysuch c:99'), 'en', source);
    expect((await wholeReads(ask)).filter((read) => !/^card: [^]* AS met$/.test(read))).toEqual([]);
  });

  it.each([
    '', 'page=40', 'sort=name&page=9', 'sort=cost-desc', 'sort=rarity',
    'set=Z0003', 'type=mission', 'faction=Akatsuki', 'keyword=Team+21', 'rarity=L', 'does=draw', 'timing=ambush&affects=enemy',
    'cares=tokens', 'costMin=8', 'powerMax=0&costMin=3', 'pointsMin=4', 'type=character&faction=Leaf+Village&keyword=Team+7',
    'q=naruto', 'q=narutu+uzumaki', 'q=blade+moon&set=Z0002', 'q=ナルト', 'q=qqqq',
    'q=n:naru', 'q=n="naruto uzumaki"', 'q=v:"blade of"', 'q=o:"power tokens"', 'q=!gaara', 'q="rock lee"', 'q=-n:naruto+e:z0001',
    'q=n:ナル', 'q=cn:108', 'q=cn:m01', 'q=power>chakra', 'q=k:team7', 'q=attach:mission', 'q=is:unique-text+c:7', 'q=has:ruling',
    'q=line:(fx:ambush does:hide)', 'q=legal:standard', 'q=n:naruto or c:9', 'q=(naruto or k:sannin) -f:leaf', 'q=unique:prints r:l',
    'q=sort:power-desc t:character', 'q=owned>=1', 'q=owned:0 e:z0002',
  ])('%s', async (search) => {
    // As the address of a page has it: with what a reader owns, whose answers are never kept.
    const ask = () => searchCards('mythos', asked(search.replaceAll('>', '%3E')), 'en', source, { ownerId: viewer.id });
    expect(await wholeReads(ask)).toEqual([]);
  }); // prettier-ignore

  it.each([
    // A pattern reads what its trigrams leave, and under a statement timeout where they leave all.
    'q=n:/^[ns].*a$/',
    'q=o:/powerup \\d/',
  ])('%s is a pattern, which may read all names or texts in its time', async (search) => {
    const read = (await wholeReads(() => searchCards('mythos', asked(search), 'en', source))).join();
    expect(read.replaceAll('card_phrase', '')).not.toMatch(/\b(card|printing|deck)\b:/);
  });

  it('of the API', async () =>
    expect(await wholeReads(() => searchDefinitions('mythos', asked('set=KS&page=2'), 'pl', source))).toEqual([]));
  it('suggested', async () => expect(await wholeReads(() => suggestNames('mythos', 'kaki', 'en', source))).toEqual([]));
  it('by code', async () => expect(await wholeReads(() => cardsByCodes('mythos', cards, 'en', source))).toEqual([]));
  it('on the page of one', async () => {
    expect(await wholeReads(() => getCard('mythos', 'KS-108', 'en', source))).toEqual([]);
    expect(await wholeReads(() => rulingsForCard('mythos', 'KS-108', 'en', source))).toEqual([]);
  });
});

describe('lists of decks', () => {
  const QUERIES = [
    '', 'card:KS-001', 'card:KS-001 card:KS-002', 'card:Z0004-007', 'keyword:sannin', 'faction:sand', 'mission:KS-M01',
    'author:synth-1', 'tag:aggro', 'tag:"blade 77"', 'tag:aggro tag:combo card:KS-001', 'blade', 'blade storm', 'zzzz',
    '-card:KS-001', 'legal:yes', 'likes>=3', 'size>=20 size<30', 'updated>2025-01-01', 'tag:aggro or tag:combo',
  ]; // prettier-ignore

  it.each(SORTS.flatMap((sort) => QUERIES.map((query) => [sort, query] as const)))('by %s: %s', async (sort, query) => {
    const { tree } = parseQuery(query, ['Sannin']);
    const list = (cursor?: string) =>
      listPublicDecks({ game: 'mythos', tree, sort, cursor }, watched.db, source.search);
    expect(await wholeReads(async () => list((await list()).next))).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['my own', () => listMyDecks({ viewer }, watched.db)],
    ['of those I follow', () => listFollowedDecks({ viewer }, watched.db)],
    ['with a card', () => publicDecksPlaying('mythos', 'KS-001', 5, watched.db)],
    ['for the site map', () => publicDeckAddresses('mythos', 100, watched.db)],
    ['one deck', () => getDeckBySlug(slug, viewer, watched.db)],
    ['what is said about it', () => listComments({ deck: slug, viewer }, watched.db)],
    ['whom I follow', () => followed(viewer, watched.db)],
    ['whether I follow', () => follows(viewer, 'synth-2', watched.db)],
    ['a profile', () => profileOf('synth-2', watched.db)],
  ])('%s', async (_, work) => expect(await wholeReads(work)).toEqual([]));
});

describe('rulings and collections', () => {
  const owner = { userId: viewer.id, game: 'mythos' };

  it.each<[string, () => Promise<unknown>]>([
    ['rulings', () => searchAnswers('mythos', { q: 'hidden', page: 1 }, 'en', source)],
    ['rulings by a card', () => searchAnswers('mythos', { q: '', card: 'KS-108', page: 1 }, 'en', source)],
    ['news', () => rulingNews('mythos', 'en', 20, source)],
    ['a list of a collection', () => entriesOf(owner, 'owned', watched.db)],
    ['copies of some cards', () => ownedCounts(owner, { cards }, watched.db)],
    ['what is missing', () => missingForDeck(owner.userId, { format: 'mythos/standard', main: cards.map((code) => ({ code, count: 2 })), missions: [] }, watched.db)],
    ['what can be built', () => publicBuildable(owner, watched.db)],
  ])('%s', async (_, work) => expect(await wholeReads(work)).toEqual([])); // prettier-ignore
});
