import { beforeAll, expect, it } from 'vitest';
import type { Source } from '@/lib/catalogue/source';
import { testDatabase } from '@/lib/db/testing';
import { LOCALES } from '@/lib/i18n/locales';
import { postgresSearch } from '@/lib/search/postgres';
import { citedParagraphs } from '../rulebook/cited';
import { playRuling, type RulingPlay, rulingScenario } from './play-ruling';

let source: Source;

beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  source = { db, search: postgresSearch(db) };
});

async function play(slug: string): Promise<Extract<RulingPlay, { kind: 'played' }>> {
  const played = await playRuling('mythos', slug, 'en', source);
  if (played?.kind !== 'played') throw new Error(`${slug}: ${played?.error ?? 'no scenario'}`);
  return played;
}

it('plays the scenario of a ruling, as its file says it', async () => {
  const { frames, failures, proven } = await play('snapshot-kabuto');
  expect(failures).toEqual([]);
  expect(frames.length).toBeGreaterThan(2);
  // Outside a build nothing was proven by one.
  expect(proven).toBe(false);
});

it.each(['copy-limit', 'no-such-ruling'])('finds none of %s', async (slug) => {
  expect(await rulingScenario('mythos', slug, source)).toBeNull();
  expect(await playRuling('mythos', slug, 'en', source)).toBeUndefined();
});

it('holds in every ruling, and tells every event in every language with a paragraph that explains it', async () => {
  const rows = await source.db.ruling.findMany({ select: { slug: true, scenario: true } });
  const slugs = rows.filter(({ scenario }) => scenario !== null).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(80);
  const paragraphs = await citedParagraphs('mythos', source);
  for (const slug of slugs) {
    const { failures, frames } = await play(slug);
    expect({ slug, failures }).toEqual({ slug, failures: [] });
    const rules = frames.flatMap(({ told }) => told.map(({ ruleRef }) => ruleRef));
    expect({ slug, unexplained: rules.filter((rule) => !paragraphs.has(rule)) }).toEqual({ slug, unexplained: [] });
    for (const locale of LOCALES) {
      const played = await playRuling('mythos', slug, locale, source);
      expect(played?.kind === 'played' && played.frames.length).toBe(frames.length);
    }
  }
}, 120_000);

it('says that a scenario which is none cannot be played', async () => {
  const where = { gameId_slug: { gameId: 'mythos', slug: 'copy-limit' } };
  await source.db.ruling.update({ where, data: { scenario: { missions: [{ A: ['KS-999'] }] } } });
  expect(await playRuling('mythos', 'copy-limit', 'en', source)).toEqual({
    kind: 'broken',
    error: 'missions.0.A.0.card: no card has the code KS-999',
  });
});

it('names the decisions on which a scenario takes the other reading', async () => {
  const where = { gameId_slug: { gameId: 'mythos', slug: 'copy-limit' } };
  await source.db.ruling.update({ where, data: { scenario: { contested: { D12: 'other' }, missions: [{}] } } });
  expect((await play('copy-limit')).switched).toEqual(['D12']);
});
