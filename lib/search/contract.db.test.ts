import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { meilisearch } from './meilisearch/engine';
import type { SearchDocument, SearchIndex, SearchKind } from './port';
import { postgresSearch } from './postgres';
import { testServers } from './testing/servers';

// What every engine behind the port does. Run against PostgreSQL and a double of Meilisearch, and unchanged against a
// real Meilisearch when MEILISEARCH_URL (and MEILISEARCH_KEY) name one.

const card = (key: string, titles: string[], texts: string[] = []): SearchDocument => ({
  locale: '',
  key,
  titles,
  texts,
});
const CARDS = [
  card('KS-009', ['Naruto Uzumaki', 'うずまきナルト'], ['Genin of the Leaf Village', 'Team 7', 'KS-009', 'KS009']),
  card('KS-013', ['Sasuke Uchiha', 'Sasuke Uchiwa'], ['Last of the Uchiha Clan', 'Team 7', 'KS-013', 'KS013']),
  card('KS-021', ['Shikamaru Nara'], ['Lazy Genius', 'Team 10', 'KS-021', 'KS021']),
  card('KS-017', ['Choji Akimichi', 'Chôji Akimichi'], ['Good friend of Shikamaru', 'Team 10', 'KS-017', 'KS017']),
  card('KS-074', ['Gaara', 'Sabaku no Gaara'], ['Shield of Sand', 'Sand Village', 'KS-074', 'KS074']),
  card('KS-129', ['Nine-Tailed Fox', 'Kyûbi'], ['Tailed Beast', 'KS-129', 'KS129']),
  card('KS-M01', ['Call for Support'], ['Mission', 'KS-M01', 'KSM01']),
];
const RULINGS: SearchDocument[] = [
  { locale: 'en', key: 'hidden-cost', titles: ['What does it cost to play a card hidden?'], texts: ['One chakra.'] },
  { locale: 'pl', key: 'hidden-cost', titles: ['Ile kosztuje zagranie ukrytej karty?'], texts: ['Jedną chakrę.'] },
  { locale: 'uk', key: 'hidden-cost', titles: ['Скільки коштує зіграти карту прихованою?'], texts: ['Одну чакру.'] },
  { locale: 'fr', key: 'hidden-cost', titles: ["Combien coûte une carte jouée à l'envers ?"], texts: ['Un chakra.'] },
  {
    locale: 'en',
    key: 'odd key/with "marks" ł',
    titles: ['Who has the Edge?'],
    texts: ['The player who passed first.'],
  },
];

const DECKS: SearchDocument[] = [
  { locale: '', key: 'd1', titles: ['Leaf Rush'], texts: ['aggro', 'kiba'] },
  { locale: '', key: 'd2', titles: ['Leaf Control'], texts: ['slow', 'shino'], popularity: 40 },
  { locale: '', key: 'd3', titles: ['Sand'], texts: ['leaf', 'temari'], popularity: 200 },
];

const closing: (() => Promise<void>)[] = [];
const engines: { name: string; open: () => Promise<SearchIndex> }[] = [
  { name: 'PostgreSQL', open: async () => postgresSearch(await testDatabase()) },
  ...testServers().map(({ name, open }) => ({
    name: `Meilisearch (${name})`,
    open: async () => {
      const { server, close } = await open();
      closing.push(close);
      return meilisearch({ ...server, timeoutMs: 20_000 });
    },
  })),
];
afterAll(() => Promise.all(closing.map((close) => close())));

describe.each(engines)('$name', ({ open }) => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await open();
    await index.index('mythos', 'card', CARDS);
    await index.index('mythos', 'ruling', RULINGS);
    await index.index('mythos', 'deck', DECKS);
  });
  const find = (text: string, { kind = 'card' as SearchKind, locale = 'en', limit = 50, game = 'mythos' } = {}) =>
    index.search({ game, kind, locale, text, limit });
  const keys = async (text: string, where = {}) => (await find(text, where)).hits.map(({ key }) => key);

  it.each([
    ['a word as it stands', 'sasuke', ['KS-013']],
    ['capitals', 'SASUKE', ['KS-013']],
    ['the beginning of the last word', 'naruto uzu', ['KS-009']],
    ['the beginning of a word that is not the last', 'naru uzumaki', ['KS-009']],
    ['a missing letter', 'shikamru nara', ['KS-021']],
    ['swapped letters', 'naurto', ['KS-009']],
    ['a wrong letter', 'sasuke uchina', ['KS-013']],
    ['two mistakes in a long word', 'shikkamru', ['KS-021', 'KS-017']],
    ['marks that the card has and the text lacks', 'choji', ['KS-017']],
    ['marks that both have', 'Chôji', ['KS-017']],
    ['marks that only the text has', 'Nărutő', ['KS-009']],
    ['another language', 'Kyubi', ['KS-129']],
    ['Ukrainian letters', 'Наруто', ['KS-009']],
    ['several Ukrainian words', 'Сасуке Учіха', ['KS-013']],
    ['a word out of its title', 'village genin', ['KS-009']],
    ['a title before other words', 'shikamaru', ['KS-021', 'KS-017']],
    ['words in any order', '7 team sasuke', ['KS-013']],
    ['a card by its code', 'ks-074', ['KS-074']],
    ['a card by its code without the hyphen', 'KS074', ['KS-074']],
    ['equals by key', 'team 10 akimichi', ['KS-017']],
    ['several by their common word', 'team 7', ['KS-009', 'KS-013']],
    ['words that say nothing', 'the Gaara of the sand', ['KS-074']],
  ])('finds %s: %s', async (_, text, expected) => {
    const result = await find(text);
    expect(result.hits.map(({ key }) => key)).toEqual(expected);
    expect(result).toMatchObject({ total: expected.length, unmatched: [] });
  });

  it('takes a number for what it is', async () => {
    expect(await find('014')).toEqual({ hits: [], total: 0, unmatched: ['014'] });
    expect(await find('KS014')).toEqual({ hits: [], total: 0, unmatched: ['KS014'] });
  });

  it('names a word that nothing matches and searches for the others', async () => {
    const result = await find('gaara qqqq');
    expect(result.hits.map(({ key }) => key)).toEqual(['KS-074']);
    expect(result).toMatchObject({ total: 1, unmatched: ['qqqq'] });
  });

  it('leaves out whole what stands together', async () => {
    expect(await find('KS-999')).toEqual({ hits: [], total: 0, unmatched: ['KS-999'] });
    expect(await find('Team-99')).toEqual({ hits: [], total: 0, unmatched: ['Team-99'] });
    expect(await find('gaara Team-99')).toMatchObject({ hits: [{ key: 'KS-074' }], total: 1, unmatched: ['Team-99'] });
  });

  it('names such a word as it was typed', async () => {
    expect((await find('Gaara «Ґґєєїї»')).unmatched).toEqual(['«Ґґєєїї»']);
  });

  it('finds nothing when no word matches, and names them all', async () => {
    expect(await find('qqqq xxxx')).toEqual({ hits: [], total: 0, unmatched: ['qqqq', 'xxxx'] });
  });

  it('finds nothing for words that no document has together', async () => {
    expect(await find('sasuke gaara')).toEqual({ hits: [], total: 0, unmatched: [] });
  });

  it('returns no more than asked for and counts them all', async () => {
    const result = await find('team', { limit: 2 });
    expect(result.hits).toHaveLength(2);
    expect(result.total).toBe(4);
  });

  it('scores the best first', async () => {
    const scores = (await find('shikamaru')).hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('puts first what is found more exactly, then what is more popular, then the lower key', async () => {
    await index.index('popular', 'card', [
      { ...card('A-1', ['Kakashi Hatake']), popularity: 12 },
      { ...card('A-2', ['Kakashi Hatake']), popularity: 60 },
      { ...card('A-3', ['Kakashi Hatake']), popularity: 12 },
      { ...card('A-4', ['Kakashis Dog']), popularity: 255 },
      { ...card('A-5', ['Pakkun'], ['dog of Kakashi']), popularity: 254 },
      { ...card('A-6', ['Kakasi']), popularity: 255 },
    ]);
    expect((await keys('kakashi', { game: 'popular' })).slice(0, 3)).toEqual(['A-2', 'A-1', 'A-3']);
    expect((await keys('kakashi hatake', { game: 'popular' })).slice(0, 3)).toEqual(['A-2', 'A-1', 'A-3']);
    expect((await keys('hatake kaka', { game: 'popular' })).slice(0, 3)).toEqual(['A-2', 'A-1', 'A-3']);
  });

  it.each([
    ['leaf', ['d2', 'd1', 'd3']],
    ['leaf aggro', ['d1']],
    ['temari', ['d3']],
    ['contrl', ['d2']],
    ['лиф', []],
  ])('finds decks by their names, tags and authors: %s', async (text, expected) => {
    expect(await keys(text, { kind: 'deck', locale: 'pl' })).toEqual(expected);
  });

  it.each([
    ['en', 'hidden', ['hidden-cost']],
    ['pl', 'ukryta karty', ['hidden-cost']],
    ['pl', 'chakre', ['hidden-cost']],
    ['uk', 'прихованою', ['hidden-cost']],
    ['uk', 'чакра', ['hidden-cost']],
    ['fr', 'envers', ['hidden-cost']],
    ['fr', "l'envers", ['hidden-cost']],
    ['en', 'edge', ['odd key/with "marks" ł']],
    ['pl', 'edge', []],
  ])('finds rulings in %s: %s', async (locale, text, expected) => {
    expect(await keys(text, { kind: 'ruling', locale })).toEqual(expected);
  });

  it('finds cards in every language of the reader', async () => {
    for (const locale of ['en', 'pl', 'uk', 'fr']) expect(await keys('gaara', { locale })).toEqual(['KS-074']);
  });

  it.each([
    ['nothing', '', []],
    ['white space', ' \t\n ', []],
    ['no letters', ' ?!*"(', ['?!*"(']],
    ['operators of a query language', 'gaara" OR -naruto:* & | <-> %_\\', undefined],
    ['SQL', "'; DROP TABLE search_word; --", undefined],
    ['a null byte', 'gaa\0ra', []],
    ['direction marks and zero-width letters', '\u202Egaa\u200Bra\u2066', []],
    ['half of a character', 'gaara\uD83D', []],
    ['a pile of marks', `g${'\u0301'.repeat(100)}aara`, []],
    ['4-byte letters', '𝔤𝔞𝔞𝔯𝔞 🦊', undefined],
    ['a letter that unfolds into many', '\uFDFA'.repeat(200), undefined],
    ['a very long word', 'a'.repeat(10_000), undefined],
    ['very many words', 'gaara '.repeat(10_000), []],
  ])('bears %s', async (_, text, unmatched) => {
    const result = await find(text);
    if (unmatched) expect(result.unmatched).toEqual(unmatched);
    if (/g.*a.*a.*r.*a/u.test(text.normalize('NFKC'))) expect(result.total).toBeLessThanOrEqual(1);
  });

  it('keeps games apart', async () => {
    await index.index('other', 'card', [card('XX-001', ['Gaara of another game'])]);
    expect(await keys('gaara')).toEqual(['KS-074']);
    expect(await keys('gaara', { game: 'other' })).toEqual(['XX-001']);
  });

  it('replaces what it held', async () => {
    await index.index('third', 'card', [card('A-1', ['Before']), card('A-2', ['Both'])]);
    await index.index('third', 'card', [card('A-2', ['Both', 'again']), card('A-3', ['After'])]);
    expect(await find('before', { game: 'third' })).toMatchObject({ hits: [], unmatched: ['before'] });
    expect(await keys('both again', { game: 'third' })).toEqual(['A-2']);
    expect(await keys('after', { game: 'third' })).toEqual(['A-3']);
    await index.index('third', 'card', []);
    expect(await keys('after', { game: 'third' })).toEqual([]);
  });

  it('says that it is well', async () => {
    expect(await index.health()).toMatchObject({ ok: true });
  });
});
