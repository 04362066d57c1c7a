import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServers } from '../testing/servers';
import { buildIndex } from './build';
import { meilisearch } from './engine';
import { indexName, settingsOf, sizeOf, writer, type MeilisearchOptions } from './server';
import { asWanted, SETTINGS } from './settings';

const folded = (key: string, ...words: string[]) => ({ locale: '', key, titleWords: words, words });

describe.each(testServers())('building an index ($name)', ({ open }) => {
  let server: MeilisearchOptions;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ server, close } = await open());
  });
  afterEach(() => close());

  const uid = () => indexName(server, 'mythos', 'card');
  const find = async (text: string) => {
    const query = { game: 'mythos', kind: 'card', locale: 'en', text, limit: 10 } as const;
    return (await meilisearch({ ...server, timeoutMs: 20_000 }).search(query)).hits.map(({ key }) => key);
  };

  it('answers nothing at all until the first one is whole', async () => {
    const client = writer(server);
    async function* slowly() {
      yield [folded('A-1', 'naruto')];
      await expect(find('naruto')).rejects.toThrow(/not found/);
      yield [folded('A-2', 'naruto')];
    }
    await buildIndex(client, uid(), slowly());
    expect(await find('naruto')).toEqual(['A-1', 'A-2']);
    expect(asWanted((await settingsOf(client, uid())) ?? {})).toBe(true);
  });

  it('answers from the old one until the new one is whole', async () => {
    const client = writer(server);
    await buildIndex(client, uid(), [[folded('A-1', 'naruto')]]);
    async function* slowly() {
      yield [folded('A-2', 'naruto')];
      expect(await find('naruto')).toEqual(['A-1']);
      yield [folded('A-3', 'naruto')];
    }
    await buildIndex(client, uid(), slowly());
    expect(await find('naruto')).toEqual(['A-2', 'A-3']);
    expect(await sizeOf(client, `${uid()}-next`)).toBeUndefined();
  });

  it('takes away what a build left behind that was killed', async () => {
    const client = writer(server);
    await buildIndex(client, uid(), [[folded('A-1', 'naruto')]]);
    async function* killed() {
      yield [folded('A-2', 'left', 'behind')];
      throw new Error('killed');
    }
    await expect(buildIndex(client, uid(), killed())).rejects.toThrow('killed');
    expect(await find('naruto')).toEqual(['A-1']);
    await buildIndex(client, uid(), [[folded('A-3', 'naruto')]]);
    expect(await find('naruto')).toEqual(['A-3']);
    expect(await find('behind')).toEqual([]);
    expect(await sizeOf(client, `${uid()}-next`)).toBeUndefined();
  });

  it('keeps the old one when the server refuses a document', async () => {
    const client = writer(server);
    await buildIndex(client, uid(), [[folded('A-1', 'naruto')]]);
    await expect(buildIndex(client, uid(), [[folded('x'.repeat(600), 'naruto')]])).rejects.toThrow(/identifier/);
    expect(await find('naruto')).toEqual(['A-1']);
  });
});

describe('asWanted', () => {
  it.each([
    ['the same', SETTINGS, true],
    ['what the server says beside', { ...SETTINGS, dictionary: [], typoTolerance: { ...SETTINGS.typoTolerance, disableOnWords: [] } }, true], // prettier-ignore
    ['displayed attributes in another order', { ...SETTINGS, displayedAttributes: ['popularity', 'key'] }, true],
    ['searchable attributes in another order', { ...SETTINGS, searchableAttributes: ['words', 'titleWords'] }, false],
    ['another ranking', { ...SETTINGS, rankingRules: ['words'] }, false],
    ['another tolerance', { ...SETTINGS, typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 } } }, false], // prettier-ignore
    ['nothing', {}, false],
  ])('%s', (_, settings, expected) => {
    expect(asWanted(settings)).toBe(expected);
  });
});
