import { beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '@/lib/catalogue/source';
import { testDatabase } from '@/lib/db/testing';
import type { Locale } from '@/lib/i18n/locales';
import { postgresSearch } from '@/lib/search/postgres';
import { getTerm, glossary } from './glossary';
import { getRuling, rulingsForCard, rulingsForTerm } from './ruling';
import type { RulingQuery } from './ruling-query';
import { searchAnswers } from './search-answers';
import { searchRulings } from './search-rulings';

let source: Source;

beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  source = { db, search: postgresSearch(db) };
});

const ask = (locale: Locale, query: Partial<RulingQuery>) =>
  searchRulings('mythos', { q: '', page: 1, ...query }, locale, source);
const slugs = (rulings: readonly { slug: string }[]) => rulings.map(({ slug }) => slug);

describe('a question at the table', () => {
  it.each<[Locale, string, string]>([
    ['en', 'edge tie', 'tied-mission'],
    ['en', 'who wins a tie', 'tied-mission'],
    ['en', 'two narutos', 'same-name-on-mission'],
    ['en', 'may I have two Narutos on one mission', 'same-name-on-mission'],
    ['en', 'hiden cost', 'hidden-cost'],
    ['en', 'does ambush work from hand', 'ambush-from-hand'],
    ['en', 'cards under upgrade', 'upgraded-character-leaves'],
    ['en', 'sasuke kabuto', 'snapshot-kabuto'],
    ['en', 'upgrade controlled character', 'upgrade-controlled'],
    ['en', 'may I upgrade a stolen character', 'upgrade-controlled'],
    ['en', 'when does Sasuke escape Kabuto', 'snapshot-kabuto'],
    ['en', 'B rank base 2', 'rank-bonus'],
    ['pl', 'remis', 'tied-mission'],
    ['pl', 'ukryta koszt', 'hidden-cost'],
    ['pl', 'pusta talia', 'empty-deck'],
    ['pl', 'ulepszenie ile place', 'upgrade-cost'],
    ['uk', 'нічия', 'tied-mission'],
    ['uk', 'нічиєю', 'tied-mission'],
    ['uk', 'прихований коштує', 'hidden-cost'],
    ['uk', 'Наруто двох', 'same-name-on-mission'],
    ['fr', 'égalité', 'tied-mission'],
    ['fr', 'egalite edge', 'tied-mission'],
    ['fr', 'améliorer contrôle', 'upgrade-controlled'],
    ['fr', 'carte cache coute', 'hidden-cost'],
    ['en', 'tokens next round', 'tokens-end-of-round'],
    ['pl', 'ukrytej postaci tokeny', 'hidden-power-tokens'],
    ['uk', 'покращеного персонажа приховують', 'upgraded-character-hidden'],
    ['fr', 'cartes sous amélioration vaincues', 'upgraded-character-leaves'],
  ])('%s: %j finds %s among the first five', async (locale, q, slug) => {
    const { rulings } = await ask(locale, { q });
    expect(slugs(rulings).slice(0, 5)).toContain(slug);
  });

  it.each<[Locale, string]>([
    ['en', 'upgrade cost'],
    ['pl', 'koszt ulepszenia'],
    ['uk', 'вартість покращення'],
    ['fr', 'coût d’amélioration'],
  ])('%s: the example beside the search, %j, finds first what it asks for', async (locale, q) => {
    expect((await ask(locale, { q })).rulings[0]?.slug).toBe('upgrade-cost');
  });

  it('is answered in the reader’s language though asked in English', async () => {
    const { rulings } = await ask('uk', { q: 'snapshot kabuto' });
    expect(rulings[0]).toMatchObject({ slug: 'snapshot-kabuto', locale: 'uk' });
    expect((await ask('pl', { q: 'opening hand' })).rulings[0]).toMatchObject({ slug: 'mulligan-once', locale: 'pl' });
  });

  it('names the words that nothing matches', async () => {
    const answer = await ask('en', { q: 'edge xyzzyplugh' });
    expect(answer.unmatched).toEqual(['xyzzyplugh']);
    expect(answer.total).toBeGreaterThan(0);
    expect(await ask('en', { q: 'xyzzyplugh' })).toMatchObject({ total: 0, rulings: [], unmatched: ['xyzzyplugh'] });
  });

  it.each(['n:', 'owned>=2', 'lang:xx', 'type:charcter', 'foo:bar', 'o:/(a/', '/a(?=b)/'])(
    '%s is no question: nothing unrelated is shown for it',
    async (q) => {
      const { rulings, rules, terms, unmatched } = await searchAnswers('mythos', { q, page: 1 }, 'en', source);
      expect([rulings.total, rules.total, terms.total, unmatched]).toEqual([0, 0, 0, [q]]);
    },
  );

  it.each(['naruto foo:bar', 'tie n:', 'chakra: who pays?'])('%s still asks for its words', async (q) => {
    expect((await ask('en', { q })).total).toBeGreaterThan(0);
  });

  it.each<[Locale, string, string]>([
    ['en', 'what happens when my deck runs out', 'empty-deck'],
    ['en', 'can I look at my facedown cards', 'look-at-own-hidden'],
    ['en', 'if we both have zero power who gets the mission', 'minimum-one-power'],
    ['en', 'does genma protect tsunade from sasuke', 'genma-saves-tsunade'],
    ['en', 'what happens to attachments on characters when they are hidden', 'attachment-loses-host'],
    ['pl', 'co jesli skonczy mi sie talia', 'empty-deck'],
    ['uk', 'що буде з картами під покращенням', 'upgraded-character-leaves'],
    ['fr', 'que se passe-t-il si mon deck est vide', 'empty-deck'],
  ])('in a whole sentence is nearest to its ruling, and that is said: %s %j', async (locale, q, slug) => {
    const { closest, rulings } = await ask(locale, { q });
    expect({ closest, first: rulings[0]?.slug }).toEqual({ closest: true, first: slug });
  });

  it('that has an exact answer is not called the nearest', async () => {
    expect((await ask('en', { q: 'edge tie' })).closest).toBe(false);
  });
});

describe('filters', () => {
  it('by chapter, with the counts of the other chapters kept', async () => {
    const all = await ask('en', {});
    const scoring = await ask('en', { chapter: 11 });
    expect(new Set(scoring.rulings.map((ruling) => ruling.source.chapter))).toEqual(new Set([11]));
    expect(scoring.facets.chapters).toEqual(all.facets.chapters);
    expect(all.facets.chapters.find(({ chapter }) => chapter === 11)?.count).toBe(scoring.total);
    expect(all.facets.chapters.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  it('by term and card, together with words', async () => {
    const byTerm = await ask('en', { term: 'take-control' });
    expect(slugs(byTerm.rulings)).toContain('control-ends');
    const byCard = await ask('en', { card: 'KS-020', term: 'take-control', q: 'upgrade' });
    expect(slugs(byCard.rulings)).toContain('controller-upgraded');
    expect(slugs(byCard.rulings)).not.toContain('control-from-deck');
    expect((await ask('en', { card: 'KS-999' })).total).toBe(0);
  });

  it('leads through all rulings page by page, each once and by chapter', async () => {
    const first = await ask('fr', {});
    const pages = await Promise.all(Array.from({ length: first.pages }, (_, index) => ask('fr', { page: index + 1 })));
    const all = pages.flatMap(({ rulings }) => rulings);
    expect(new Set(slugs(all)).size).toBe(first.total);
    const chapters = all.map((ruling) => ruling.source.chapter);
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
    expect((await ask('fr', { page: 99 })).page).toBe(first.pages);
  });
});

describe('one ruling', () => {
  it('comes with its cards, its terms by name and its kin', async () => {
    const ruling = await getRuling('mythos', 'snapshot-kabuto', 'pl', source);
    expect(ruling).toMatchObject({ status: 'official', locale: 'pl', cards: ['KS-010', 'KS-014', 'KS-015', 'KS-054'] });
    expect(ruling?.terms).toContainEqual({ slug: 'hide', name: 'Ukrycie' });
    expect(ruling?.related.length).toBeGreaterThan(0);
    expect(slugs(ruling?.related ?? [])).not.toContain('snapshot-kabuto');
  });

  it('names what holds instead when it is superseded', async () => {
    const older = await getRuling('mythos', 'upgrade-controlled-older', 'en', source);
    expect(older?.replacedBy?.slug).toBe('upgrade-controlled');
  });

  it.each(['nope', 'UPPER', "x' OR 1", '\0', 'a'.repeat(500)])('%j is none', async (slug) => {
    expect(await getRuling('mythos', slug, 'en', source)).toBeUndefined();
    expect(await getTerm('mythos', slug, 'en', source)).toBeUndefined();
  });

  it('falls back to English and says so when a language lacks its text', async () => {
    await source.db.rulingText.delete({
      where: { gameId_slug_locale: { gameId: 'mythos', slug: 'four-rounds', locale: 'uk' } },
    });
    expect(await getRuling('mythos', 'four-rounds', 'uk', source)).toMatchObject({
      locale: 'en',
      question: expect.stringContaining('win early') as string,
    });
  });
});

describe('cards and terms', () => {
  it('list their rulings by chapter', async () => {
    const byCard = await rulingsForCard('mythos', 'KS-054', 'en', source);
    expect(slugs(byCard)).toEqual(expect.arrayContaining(['upgrade-which-effects', 'snapshot-kabuto']));
    const chapters = byCard.map((ruling) => ruling.source.chapter);
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
    for (const slug of slugs(byCard))
      expect((await getRuling('mythos', slug, 'en', source))?.cards, slug).toContain('KS-054');
    expect(slugs(await rulingsForTerm('mythos', 'mulligan', 'en', source))).toEqual(['mulligan-once']);
    expect(await rulingsForCard('mythos', 'KS-999', 'en', source)).toEqual([]);
  });

  it('stand in the glossary as the language sorts them, with the number of rulings', async () => {
    const terms = await glossary('mythos', 'uk', source);
    expect(terms.map(({ name }) => name)).toEqual(
      terms.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'uk')),
    );
    expect(await getTerm('mythos', 'mulligan', 'fr', source)).toMatchObject({
      name: 'Mulligan',
      rulings: 1,
      locale: 'fr',
    });
  });
});
