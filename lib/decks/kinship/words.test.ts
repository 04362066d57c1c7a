import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import en from '@/lib/i18n/messages/en/kinship.json';
import fr from '@/lib/i18n/messages/fr/kinship.json';
import pl from '@/lib/i18n/messages/pl/kinship.json';
import uk from '@/lib/i18n/messages/uk/kinship.json';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readSetFile } from '@/lib/testing/set-files';
import { poolOf } from '../cards/pool-card';
import { STARTERS, starters } from '../starters/starters';
import { cardKinship, deckKinship } from './suggest';
import type { KinshipTranslator } from './words';

const MESSAGES = { en, fr, pl, uk };
const pool = poolOf(
  ['ks', 'ss'].flatMap((set) =>
    readSetFile(set).cards.map((definition) => ({ ...toDeckCard(definition), definition })),
  ),
);

function asking(locale: Locale, limit = 400) {
  const onError = (error: Error) => {
    throw error;
  };
  const translate = createTranslator({ locale, messages: MESSAGES[locale], onError });
  const t: KinshipTranslator = (key, values) => translate(key as never, values as never);
  return { pool, today: '2026-11-30', locale, limit, t };
}

describe('reasons in words', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'KS-073', 'SS-038', 'Lowers the Power of enemies, so that Kin Tsuchi can reach them (Power 4 or less).'],
    ['en', 'KS-105', 'KS-066', 'Jiraiya plays Summon cards, and this is one.'],
    ['en', 'KS-066', 'SS-144', 'Plays Summon cards: Rage Ogres.'],
    ['pl', 'KS-105', 'KS-066', 'Jiraiya zagrywa karty „Przywołanie”, a ta karta do nich należy.'],
    ['uk', 'KS-105', 'KS-066', 'Jiraiya грає карти «Призов», і ця карта серед них.'],
    ['fr', 'KS-105', 'KS-066', 'Jiraya joue les cartes «\u00a0Invocation\u00a0», dont celle-ci.'],
  ])('%s: what %s and %s have to do with each other', (locale, deck, candidate, sentence) => {
    const { cards } = deckKinship([deck], asking(locale));
    expect(cards.find(({ code }) => code === candidate)?.reasons).toContain(sentence);
  });

  it.each<[Locale, string, string, string]>([
    ['en', 'KS-133', 'KS-071', 'Naruto Uzumaki defeats it (Power 5 or less, as an upgrade): its Power no longer counts there.'],
    ['en', 'KS-124', 'KS-117', 'Kidomaru defeats it (Power 5 or less, as an upgrade, by AMBUSH): its lasting effect stops.'],
    ['pl', 'KS-124', 'KS-055', 'Kidomaru pokonuje ją (Power 3 lub mniej, przez AMBUSH): jej Power już tam nie liczy.'],
    ['en', 'SS-150', 'KS-063', 'Zabuza Momochi moves it away (the strongest, by DUEL): its Power no longer counts there.'],
  ])('%s: on what terms %s answers %s', (locale, by, target, sentence) => {
    const { answers } = cardKinship(by, asking(locale));
    expect(answers.find(({ code }) => code === target)?.reasons).toContain(sentence);
  }); // prettier-ignore

  it('names the version where the deck has several of a name', () => {
    const told = (...deck: string[]) => deckKinship(deck, asking('en')).answers.flatMap(({ reasons }) => reasons);
    expect(told('KS-133')).toContainEqual(expect.stringMatching(/^Naruto Uzumaki defeats it /));
    expect(told('KS-009', 'KS-133')).toContainEqual(expect.stringMatching(/^Naruto Uzumaki - .+ defeats it /));
  });

  it.each(LOCALES)('every reason of every card has its words in %s', (locale) => {
    for (const { code } of pool.cards) {
      const { cards, missions, answers, answeredBy } = cardKinship(code, asking(locale));
      for (const { reasons } of [...cards, ...missions, ...answers, ...answeredBy]) {
        expect(reasons.length).toBeGreaterThan(0);
        for (const reason of reasons) expect(reason).toMatch(/^[^{}]+\.$/u);
      }
    }
  });

  it('suggests nothing that is not out yet or was withdrawn', () => {
    const later = poolOf(pool.cards.map((card) => (card.code === 'KS-094' ? { ...card, withdrawn: true } : card.code.startsWith('SS') ? { ...card, releasedOn: '2027-01-01' } : card))); // prettier-ignore
    const { cards } = deckKinship(['KS-105'], { ...asking('en'), pool: later });
    expect(cards.some(({ code }) => code === 'KS-094' || code.startsWith('SS'))).toBe(false);
    expect(cards.length).toBeGreaterThan(0);
  });
});

describe('starter decks', () => {
  it.each(STARTERS.map((starter) => [starter.key, starter] as const))(
    '%s is legal and of its faction',
    (key, starter) => {
      const offered = starters(pool).find((one) => one.key === key);
      expect(offered?.keyCards.length).toBeGreaterThan(1);
      const own = starter.main.filter(({ code }) => pool.get(code)?.faction === starter.faction).length;
      expect(own).toBeGreaterThan(starter.main.length / 2);
    },
  );

  it.each(LOCALES)('each has a name and a sentence in %s', (locale) => {
    const words = STARTERS.map(({ key }) => MESSAGES[locale].starters[key]);
    expect(new Set(words.map(({ name }) => name)).size).toBe(STARTERS.length);
    for (const { text } of words) expect(text).toMatch(/\.$/);
  });
});
