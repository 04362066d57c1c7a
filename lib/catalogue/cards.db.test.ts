import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { LOCALES } from '@/lib/i18n/locales';
import { postgresSearch } from '@/lib/search/postgres';
import { LIST_FILTERS } from './card-query';
import { searchCards } from './cards';
import { exampleGroups, examplesOf } from './query/examples';
import { readCardQuery } from './read-card-query';
import type { Source } from './source';

// Searches of the real catalogue: what a person types and the cards meant.

let source: Source;
beforeAll(async () => {
  const db = await testDatabase({ seeded: true });
  source = { db, search: postgresSearch(db) };
});

const ask = (search: string, locale: 'en' | 'pl' | 'uk' | 'fr' = 'en') =>
  searchCards('mythos', readCardQuery(new URLSearchParams(search)).query, locale, source);
const find = async (q: string) => {
  const { cards, unmatched, total } = await ask(new URLSearchParams({ q, size: '96' }).toString());
  return {
    codes: cards.map(({ code }) => code),
    names: [...new Set(cards.map(({ name }) => name.text))],
    unmatched,
    total,
  };
};

it.each(LOCALES)('every example of the help in %s finds cards', async (locale) => {
  for (const { q } of exampleGroups('mythos').flatMap((group) => examplesOf(group, locale, 'mythos')))
    expect([q, (await ask(new URLSearchParams({ q }).toString(), locale)).total > 0]).toEqual([q, true]);
});

describe('free text', () => {
  it.each([
    ['shikamru', ['Shikamaru Nara']],
    ['naruto uzumaki', ['Naruto Uzumaki', 'Pakkun']],
    ['Chôji', ['Choji Akimichi']],
    ['choji', ['Choji Akimichi']],
    ['chouji', ['Choji Akimichi']],
    ['gaara sabaku', ['Gaara']],
    ['Sabaku no Gaara', ['Gaara']],
    // Nicknames, which are data.
    ['pervy sage', ['Jiraiya']],
    ['third hokage', ['Hiruzen Sarutobi']],
    ['ナルト', ['Naruto Uzumaki']],
    ['Kidomaru', ['Kidomaru']],
    ['kidomaru', ['Kidomaru']],
    ['Kidômaru', ['Kidomaru']],
    ['KIDOMARU', ['Kidomaru']],
    ['Jirôbô', ['Jirobo']],
    ['Kyubi', ['Nine-Tailed Fox']],
    ['Kyûbi', ['Nine-Tailed Fox']],
    ['hyûga neji', ['Neji Hyuga']],
    ['uchiwa itachi', ['Itachi Uchiha']],
    ['itachi uchiha', ['Itachi Uchiha']],
    ['Gaï Maito', ['Might Guy']],
    ['Ôpaska Wioski Liścia', ['Leaf Village Headband']],
    ['las smierci', ['The Forest of Death']],
    ['うずまきナルト', ['Naruto Uzumaki']],
    ['柱間', ['Hashirama Senju']],
    ['Наруто Узумакі', ['Naruto Uzumaki', 'Pakkun']],
    ['Шікамару', ['Shikamaru Nara']],
    ['Рок Лі', ['Rock Lee']],
    ['Джірайя', ['Jiraiya']],
    ['Саске', ['Sasuke Uchiha']],
    ['Орочімару', ['Orochimaru']],
    ['Чоджі', ['Choji Akimichi']],
    ['Неджі', ['Neji Hyuga']],
    ['Гіната', ['Hinata Hyuga']],
    ['Цунаде', ['Tsunade']],
    ['Гаку', ['Haku']],
    ['Ґаара', ['Gaara']],
    ['Майто Ґай', ['Might Guy']],
  ])('%s finds %s first', async (q, expected) => {
    const { names, unmatched } = await find(q);
    expect(unmatched).toEqual([]);
    expect(expected).toContain(names[0]);
  });

  it.each([
    ['ks-108', ['KS-108']],
    ['ks9', ['KS-009', ...Array.from({ length: 10 }, (_, last) => `KS-09${last}`)]],
    ['ks-001', ['KS-001']],
    ['ks-m0', ['KS-M01', 'KS-M02', 'KS-M03', 'KS-M04', 'KS-M05', 'KS-M06', 'KS-M07', 'KS-M08', 'KS-M09']],
    ['KS 108', ['KS-108']],
    ['KS108', ['KS-108']],
    ['KS-108-RA', ['KS-108']],
    ['ksm01', ['KS-M01']],
    ['108', ['KS-108', 'SS-108']],
    // Told apart by set and kind: characters of both sets and the missions of that number.
    ['009', ['KS-009', 'KS-M09', 'SS-009', 'SS-M09']],
    ['009 ss mission', ['SS-M09']],
  ])('%s finds %s', async (q, codes) => expect((await find(q)).codes).toEqual(codes));

  it.each([
    ['team 7', 'keyword=Team+7'],
    ['équipe 7', 'keyword=Team+7'],
    ['drużyna 7', 'keyword=Team+7'],
    ['команда 7', 'keyword=Team+7'],
    ['akatsuki', 'faction=Akatsuki'],
    ['sand village', 'faction=Sand+Village'],
    ['Wioska Piasku', 'faction=Sand+Village'],
    ['селище піску', 'faction=Sand+Village'],
    ['tailed beast', 'keyword=Tailed+Beast'],
    ['attachment', 'type=attachment'],
    ['місія', 'type=mission'],
    ['Konoha Shido', 'set=KS'],
  ])('%s finds every card of %s', async (q, filter) => {
    const [found, filtered] = [await find(q), await ask(`${filter}&size=96`)];
    expect(found.total).toBeGreaterThanOrEqual(filtered.total);
    if (found.total <= 96) expect(found.codes).toEqual(expect.arrayContaining(filtered.cards.map(({ code }) => code)));
  });

  it('says which word nothing matches, and finds the rest', async () => {
    const { names, unmatched } = await find('gaara sabakoo');
    expect([names[0], unmatched]).toEqual(['Gaara', ['sabakoo']]);
  });

  it('finds only what has all the words', async () => {
    expect((await find('gaara shikamaru')).codes).toEqual([]);
    expect(await find('qqqqq')).toEqual({ codes: [], names: [], total: 0, unmatched: ['qqqqq'] });
  });

  it('puts names before what only mentions them', async () => {
    const { names } = await find('shikamaru');
    expect(names[0]).toBe('Shikamaru Nara');
  });

  it.each(["'; DROP TABLE card; --", '\0', '\uD800', '\u202E\u2066naruto', '%', '_', '🦊', '"', '\\', 'ﷺ'.repeat(99)])(
    'bears %j',
    async (q) => expect((await find(q)).total).toBeLessThan(318),
  );
});

describe('filters in the text', () => {
  it.each([
    ['set:KS type:character chakra:4 power>=4', 'set=KS&type=character&costMin=4&costMax=4&powerMin=4'],
    ['keyword:"Team 7" faction:leaf', 'keyword=Team+7&faction=Leaf+Village'],
    ['keyword:team7 village:LEAF', 'keyword=Team+7&faction=Leaf+Village'],
    ['rarity:ra cost<=3', 'rarity=RA&costMax=3'],
    ['power<0', 'powerMax=-1'],
    ['points>1 points<4', 'pointsMin=2&pointsMax=3'],
  ])('%s is %s', async (q, filters) => {
    const [typed, set] = [await ask(new URLSearchParams({ q, size: '96', sort: 'number' }).toString()), await ask(`${filters}&size=96`)]; // prettier-ignore
    expect(typed.cards.map(({ code }) => code)).toEqual(set.cards.map(({ code }) => code));
    expect(typed.total).toBeGreaterThan(0);
  });

  it('narrow what words find', async () => {
    expect((await find('uchiha set:SS')).codes.every((code) => code.startsWith('SS-'))).toBe(true);
    expect((await find('naruto uzumaki chakra:2')).codes).toContain('KS-009');
  });

  it('find attachments by what they are attached to', async () => {
    const { codes } = await find('attach:mission');
    expect(codes).toHaveLength(8);
    expect(codes).toContain('SS-107');
  });

  it.each([
    ['artist:kishimoto', 'no such field'],
    ['power~4', 'no such comparison'],
    ['chakra:many', 'no number'],
    ['set>KS', 'a comparison that the field does not take'],
  ])('name what is none: %s (%s)', async (piece) => {
    expect(await find(piece)).toMatchObject({ codes: [], unmatched: [piece] });
    const { codes, unmatched } = await find(`chakra:4 ${piece} set:KS`);
    expect(unmatched).toEqual([piece]);
    expect(codes.length).toBe(piece === 'power~4' ? 0 : (await find('chakra:4 set:KS')).codes.length);
  });
});

describe('filters', () => {
  it.each([
    ['', 318],
    ['set=KS', 158],
    ['set=SS', 160],
    ['set=KS&set=SS', 318],
    ['set=XX', 0],
    ['type=mission', 20],
    ['type=attachment', 32],
    ['type=mission&type=attachment', 52],
    ['set=KS&type=attachment', 0],
    ['faction=Akatsuki', 13],
    ['faction=Akatsuki&set=SS', 5],
    ['keyword=Team+7', 30],
    ['keyword=Team+7&keyword=Team+8', 53],
    ['keyword=Nobody', 0],
    ['rarity=L', 7],
    ['powerMax=-1', 2],
    ['pointsMin=0', 20],
    ['costMin=0', 298],
    ['q=naruto+uzumaki&set=KS&type=character&costMin=4&costMax=5', 3],
  ])('%s leaves %i cards', async (search, total) => expect((await ask(search)).total).toBe(total));

  it('finds a card by the rarity of any of its printings, once', async () => {
    const { cards } = await ask('rarity=RA&rarity=R&size=96&q=ks-108');
    expect(cards.map(({ code }) => code)).toEqual(['KS-108']);
  });
});

describe('facets', () => {
  const counts = async (search: string, name: (typeof LIST_FILTERS)[number]) =>
    Object.fromEntries((await ask(search)).facets[name].map(({ value, count }) => [value, count]));

  it('count all cards when nothing is asked, in the order of the game', async () => {
    const { facets } = await ask('');
    expect(facets.set).toEqual([
      { value: 'KS', count: 158, selected: false },
      { value: 'SS', count: 160, selected: false },
    ]);
    expect(facets.type.map(({ value, count }) => [value, count])).toEqual([
      ['character', 266],
      ['attachment', 32],
      ['mission', 20],
    ]);
    expect(facets.faction.map(({ value }) => value)).toEqual(['Leaf Village', 'Sand Village', 'Sound Village', 'Akatsuki', 'Independent']); // prettier-ignore
    expect(facets.rarity.map(({ value }) => value).slice(0, 3)).toEqual(['C', 'UC', 'R']);
    const teams = facets.keyword.map(({ value }) => value).filter((value) => /^Team \d/.test(value));
    expect(teams).toEqual(['Team 7', 'Team 8', 'Team 10']);
  });

  it("do not heed their own filter, but everyone else's", async () => {
    expect(await counts('set=KS', 'set')).toEqual({ KS: 158, SS: 160 });
    expect(await counts('set=KS', 'type')).toEqual({ character: 148, attachment: 0, mission: 10 });
    expect(await counts('type=attachment', 'set')).toEqual({ KS: 0, SS: 32 });
  });

  it('keep a value that was chosen and that no card has', async () => {
    expect((await ask('keyword=Nobody')).facets.keyword).toContainEqual({ value: 'Nobody', count: 0, selected: true });
  });

  // Whatever is asked: choosing a value alone, with the rest as it is, leaves as many cards as it promised.
  it.each([
    '',
    'q=naruto',
    'q=team+7&set=SS',
    'faction=Leaf+Village&costMax=3',
    'rarity=R&type=character&keyword=Jutsu',
  ])('keep what they promise beside %j', { timeout: 60_000 }, async (search) => {
    const { facets } = await ask(search);
    for (const name of LIST_FILTERS) {
      for (const { value, count } of facets[name].slice(0, 4)) {
        const params = new URLSearchParams(search);
        params.set(name, value);
        expect([name, value, (await ask(params.toString())).total]).toEqual([name, value, count]);
      }
    }
  });
});

describe('pages and order', () => {
  it('shows each card once over all pages', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 7; page++) {
      const answer = await ask(`size=48&page=${page}`);
      expect([answer.page, answer.pages]).toEqual([page, 7]);
      seen.push(...answer.cards.map(({ code }) => code));
    }
    expect(new Set(seen).size).toBe(318);
    expect(seen.slice(0, 2)).toEqual(['KS-001', 'KS-002']);
  });

  it('shows the last page for a page beyond it', async () => {
    expect(await ask('size=96&page=1000')).toMatchObject({ page: 4, pages: 4 });
    expect(await ask('q=qqqqq&page=9')).toMatchObject({ page: 1, pages: 1, cards: [] });
  });

  it.each([
    ['cost', (card: Card) => card.chakra],
    ['power', (card: Card) => card.power],
  ])('sorts by %s, cards without one last either way', async (sort, value) => {
    for (const [search, way] of [
      [sort, 1],
      [`${sort}-desc`, -1],
    ] as const) {
      const values = (await ask(`sort=${search}&size=96&type=character&type=mission&set=KS&page=2`)).cards.map(value);
      const numbers = values.filter((one) => one !== undefined);
      expect(numbers).toEqual([...numbers].sort((a, b) => way * (a - b)));
      expect(values.indexOf(undefined)).toBe(numbers.length);
    }
  });

  it('sorts by the names of the language shown', async () => {
    const names = async (locale: 'en' | 'fr') =>
      (await ask('sort=name&type=mission&set=SS', locale)).cards.map(({ name }) => name.text);
    for (const locale of ['en', 'fr'] as const)
      expect(await names(locale)).toEqual((await names(locale)).toSorted(new Intl.Collator(locale).compare));
    expect(await names('fr')).not.toEqual(await names('en'));
  });
});

type Card = Awaited<ReturnType<typeof searchCards>>['cards'][number];

it('shows names in a language, and says where it fell back to English', async () => {
  const [card] = (await ask('q=ss-107', 'pl')).cards;
  expect(card).toMatchObject({ name: { text: 'Las Śmierci', locale: 'pl', fallback: false } });
  const [other] = (await ask('q=ks-009', 'uk')).cards;
  expect(other).toMatchObject({ name: { text: 'Naruto Uzumaki', locale: 'en', fallback: true }, chakra: 2, power: 3 });
});

it('answers anew after the catalogue changed', async () => {
  const { db } = source;
  expect((await ask('q=ks-001')).total).toBe(1);
  await db.card.update({ where: { gameId_code: { gameId: 'mythos', code: 'KS-001' } }, data: { withdrawn: true } });
  await db.game.update({ where: { id: 'mythos' }, data: { catalogueVersion: 'changed' } });
  expect((await ask('q=ks-001')).total).toBe(0);
  await db.card.update({ where: { gameId_code: { gameId: 'mythos', code: 'KS-001' } }, data: { withdrawn: false } });
});

describe('what cards do', () => {
  const codes = async (search: string) => (await ask(`${search}&size=96`)).cards.map(({ code }) => code);

  it.each([
    ['timing=score&does=draw', ['KS-081', 'KS-M06']],
    ['does=play-discard', ['KS-053', 'KS-109']],
    ['does=control&affects=enemy', ['KS-020', 'KS-050', 'SS-123', 'SS-124', 'SS-127']],
    ['cares=Tsunade', ['KS-098', 'KS-101', 'SS-142']],
    ['q=timing:score does:draw', ['KS-081', 'KS-M06']],
    ['q=cares:tsunade power<5', ['KS-101']],
    ['q=robi:kradnie', ['KS-066', 'KS-144', 'SS-055']],
    ['q=typ:misja timing:score does:draw', ['KS-M06']],
    ['q=plays from discard', ['KS-053', 'KS-109']],
    ['q=sakura plays from discard', ['KS-109']],
    ['q=kradnie chakrę', ['KS-066', 'KS-144', 'SS-055']],
    ['does=weaken&affects=self', ['KS-013', 'KS-067', 'SS-054']],
    ['q=does:search cares:"adamantine nyoi"', ['SS-132']],
    ['does=untoken&does=weaken&cares=extremes', ['KS-067']],
    ['does=weaken&timing=ambush', ['SS-038']],
  ])('%s', async (search, expected) => expect(await codes(search)).toEqual(expected));

  it('says so when nobody does such a thing', async () =>
    expect((await find('does:cook naruto')).unmatched).toEqual(['does:cook']));

  it('counts each value with everything else that is asked', async () => {
    const { facets } = await ask('faction=Akatsuki&timing=ambush');
    const count = (name: 'does' | 'cares', value: string) => facets[name].find((one) => one.value === value)?.count;
    expect([count('does', 'untoken'), count('does', 'move-enemy'), count('does', 'draw')]).toEqual([1, 1, 0]);
    // Traits follow the general ones, by name.
    expect(facets.cares.map(({ value }) => value).slice(-1)).toEqual(['Zabuza Momochi']);
  });
});

it('answers in the view that is asked for, whoever asked before', async () => {
  for (const view of ['grid', 'table', 'grid'] as const)
    expect((await ask(view === 'grid' ? 'q=kunai' : `q=kunai&view=${view}`)).asked.panel.view).toBe(view);
});
