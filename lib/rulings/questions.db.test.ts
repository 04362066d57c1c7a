import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '@/lib/catalogue/source';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { ruleDocuments } from '@/lib/search/index-rulebook';
import { rulingDocuments } from '@/lib/search/index-rulings';
import { meilisearch } from '@/lib/search/meilisearch/engine';
import type { SearchIndex } from '@/lib/search/port';
import { postgresSearch } from '@/lib/search/postgres';
import { meilisearchDouble, type MeilisearchDouble } from '@/lib/search/testing/meilisearch-double';
import { findByText } from './find-by-text';

// Questions as people type them, whole and short, with slips and without marks, and the ruling that answers each.

/** What a newcomer asks: the answer stands first. */
const NEWCOMER: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  en: [
    ['may I have two Narutos on one mission', 'same-name-on-mission'],
    ['what does a hidden character cost', 'hidden-cost'],
    ['what does a hidden character count as', 'hidden-counts-as'],
    ['who wins a tie', 'tied-mission'],
    ['does AMBUSH work from hand', 'ambush-from-hand'],
    ['what becomes of cards under an upgrade', 'upgraded-character-leaves'],
    ['when does Sasuke escape Kabuto', 'snapshot-kabuto'],
    ['may I upgrade a stolen character', 'upgrade-controlled'],
    ['how many points is a B-rank mission with base 2', 'rank-bonus'],
    ['same name twice on a mission', 'same-name-on-mission'],
    ['same power who wins', 'tied-mission'],
    ['same mission twice', 'three-different-missions'],
  ],
  pl: [
    ['czy moge miec dwoch Naruto na jednej misji', 'same-name-on-mission'],
    ['ile kosztuje ukryta postać', 'hidden-cost'],
    ['jako co liczy się ukryta postać', 'hidden-counts-as'],
    ['kto wygrywa remis', 'tied-mission'],
    ['czy AMBUSH działa z ręki', 'ambush-from-hand'],
    ['co się dzieje z kartami pod ulepszeniem', 'upgraded-character-leaves'],
    ['kiedy Sasuke ucieka Kabuto', 'snapshot-kabuto'],
    ['czy mogę ulepszyć przejętą postać', 'upgrade-controlled'],
    ['ile punktów daje misja rangi B z bazą 2', 'rank-bonus'],
    ['dwa razy ta sama nazwa na misji', 'same-name-on-mission'],
    ['kto zdobywa misję przy równej sile', 'tied-mission'],
    ['kto wygrywa przy remisie', 'tied-mission'],
    ['ta sama misja dwa razy', 'three-different-missions'],
  ],
  uk: [
    ['чи можна мати двох Наруто на одній місії', 'same-name-on-mission'],
    ['скільки коштує прихований персонаж', 'hidden-cost'],
    ['чим є прихований персонаж', 'hidden-counts-as'],
    ['хто виграє нічию', 'tied-mission'],
    ['чи діє AMBUSH з руки', 'ambush-from-hand'],
    ['що буде з картами під покращенням', 'upgraded-character-leaves'],
    ['коли Саске уникає Кабуто', 'snapshot-kabuto'],
    ['чи можу покращити вкраденого персонажа', 'upgrade-controlled'],
    ['скільки очок дає місія рангу B з базою 2', 'rank-bonus'],
    ['хто перемагає при нічиїй', 'tied-mission'],
    ['хто перемагає при нічиї', 'tied-mission'],
    ['кому дістається місія за нічиєї', 'tied-mission'],
    ['однакова сила хто перемагає', 'tied-mission'],
    ['те саме ім’я двічі на місії', 'same-name-on-mission'],
    ['та сама місія двічі', 'three-different-missions'],
  ],
  fr: [
    ['puis-je avoir deux Naruto sur une mission', 'same-name-on-mission'],
    ['combien coûte un personnage caché', 'hidden-cost'],
    ['que vaut un personnage caché pour un effet', 'hidden-counts-as'],
    ['qui gagne en cas d’égalité', 'tied-mission'],
    ['est-ce que AMBUSH marche depuis la main', 'ambush-from-hand'],
    ['que deviennent les cartes sous une amélioration', 'upgraded-character-leaves'],
    ['quand Sasuke échappe à Kabuto', 'snapshot-kabuto'],
    ['puis-je améliorer un personnage volé', 'upgrade-controlled'],
    ['combien de points vaut une mission de rang B de base 2', 'rank-bonus'],
    ['deux fois le même nom sur une mission', 'same-name-on-mission'],
    ['qui remporte la mission à égalité', 'tied-mission'],
    ['même puissance qui gagne', 'tied-mission'],
    ['deux fois la même mission', 'three-different-missions'],
  ],
};

/** Other ways to ask, and what else is asked: the answer is among the first three. */
const COMMON: typeof NEWCOMER = {
  en: [
    ['what does a hidden character cost and count as', 'hidden-counts-as'],
    ['what does a hidden character cost and count as', 'hidden-cost'],
    ['two narutos', 'same-name-on-mission'],
    ['hiden cost', 'hidden-cost'],
    ['how much to play face down', 'hidden-cost'],
    ['tie', 'tied-mission'],
    ['power is even on a mission', 'tied-mission'],
    ['ambush hand', 'ambush-from-hand'],
    ['cards under upgrade', 'upgraded-character-leaves'],
    ['sasuke kabuto', 'snapshot-kabuto'],
    ['saske kabutto', 'snapshot-kabuto'],
    ['upgrade stolen', 'upgrade-controlled'],
    ['b rank points', 'rank-bonus'],
    ['empty deck', 'empty-deck'],
    ['what happens when my deck runs out', 'empty-deck'],
    ['upgrade cost', 'upgrade-cost'],
    ['save chakra', 'saving-chakra'],
    ['can I keep chakra for next round', 'saving-chakra'],
    ['mulligan', 'mulligan-once'],
    ['mulligan twice', 'mulligan-once'],
    ['how many attachments on one character', 'attachment-limit'],
    ['two attachments', 'attachment-limit'],
    ['first strike', 'first-strike'],
    ['when does FIRST STRIKE work', 'first-strike'],
    ['duel hidden', 'duel-hidden-opponent'],
    ['does duel work on reveal', 'duel-on-reveal'],
    ['hand limit', 'no-hand-limit'],
    ['deck size', 'deck-size'],
    ['how many copies of a card', 'copy-limit'],
    ['who gets the edge', 'first-pass-takes-edge'],
    ['can I look at my hidden cards', 'look-at-own-hidden'],
    ['negative power', 'negative-power'],
    ['do tokens stay', 'tokens-end-of-round'],
    ['tokens when upgrading', 'upgrade-keeps-tokens'],
    ['zero power who wins mission', 'minimum-one-power'],
    ['what happens to attachments on characters when they are hidden', 'attachment-loses-host'],
    ['does genma protect tsunade from sasuke', 'genma-saves-tsunade'],
    ['kisame tokens guy', 'kisame-takes-tokens'],
    ['order of discard pile', 'discard-pile-order'],
    ['game tied after four rounds', 'tied-game'],
    ['what happens to cards underneath', 'upgraded-character-leaves'],
    ['what happens to cards underneath', 'upgrade-covers-text'],
    ['does a hidden card give chakra', 'chakra-each-round'],
    ['how much is a hidden card and what does it count as', 'hidden-cost'],
    ['how much is a hidden card and what does it count as', 'hidden-counts-as'],
    ['same character twice on a mission', 'same-name-on-mission'],
    ['who takes the mission on a draw', 'tied-mission'],
  ],
  pl: [
    ['ile kosztuje i jako co liczy się ukryta postać', 'hidden-counts-as'],
    ['ile kosztuje i jako co liczy się ukryta postać', 'hidden-cost'],
    ['czym jest ukryta postac', 'hidden-counts-as'],
    ['dwa naruto', 'same-name-on-mission'],
    ['ukryta koszt', 'hidden-cost'],
    ['remis', 'tied-mission'],
    ['ambush z reki', 'ambush-from-hand'],
    ['karty pod ulepszeniem', 'upgraded-character-leaves'],
    ['sasuke kabuto', 'snapshot-kabuto'],
    ['ulepszyc ukradziona postac', 'upgrade-controlled'],
    ['ranga b punkty', 'rank-bonus'],
    ['pusta talia', 'empty-deck'],
    ['co jesli skonczy mi sie talia', 'empty-deck'],
    ['koszt ulepszenia', 'upgrade-cost'],
    ['ulepszenie ile place', 'upgrade-cost'],
    ['czy mogę zachować chakrę na następną rundę', 'saving-chakra'],
    ['mulligan', 'mulligan-once'],
    ['ile dołączeń na jednej postaci', 'attachment-limit'],
    ['dwa dolaczenia', 'attachment-limit'],
    ['kiedy działa first strike', 'first-strike'],
    ['duel przy odkryciu', 'duel-on-reveal'],
    ['limit kart na ręce', 'no-hand-limit'],
    ['ile kart w talii', 'deck-size'],
    ['czy tokeny zostają', 'tokens-end-of-round'],
    ['ukrytej postaci tokeny', 'hidden-power-tokens'],
    ['ile kosztuje ukryta postać i jako co się liczy', 'hidden-cost'],
    ['ile kosztuje ukryta postać i jako co się liczy', 'hidden-counts-as'],
    ['co się dzieje z kartami pod spodem', 'upgraded-character-leaves'],
    ['czy ukryta karta daje chakrę', 'chakra-each-round'],
    ['ta sama postać dwa razy na misji', 'same-name-on-mission'],
  ],
  uk: [
    ['скільки коштує і чим вважається прихований персонаж', 'hidden-counts-as'],
    ['скільки коштує і чим вважається прихований персонаж', 'hidden-cost'],
    ['два наруто', 'same-name-on-mission'],
    ['прихований коштує', 'hidden-cost'],
    ['нічия', 'tied-mission'],
    ['ambush рука', 'ambush-from-hand'],
    ['карти під покращенням', 'upgraded-character-leaves'],
    ['саске кабуто', 'snapshot-kabuto'],
    ['покращити перехопленого', 'upgrade-controlled'],
    ['ранг B очки', 'rank-bonus'],
    ['порожня колода', 'empty-deck'],
    ['колода закінчилася', 'empty-deck'],
    ['вартість покращення', 'upgrade-cost'],
    ['скільки коштує покращення', 'upgrade-cost'],
    ['чи можна зберегти чакру на наступний раунд', 'saving-chakra'],
    ['муліган', 'mulligan-once'],
    ['скільки долучень на персонажі', 'attachment-limit'],
    ['два долучення', 'attachment-limit'],
    ['коли діє first strike', 'first-strike'],
    ['duel відкриття', 'duel-on-reveal'],
    ['скільки карт у колоді', 'deck-size'],
    ['чи лишаються токени', 'tokens-end-of-round'],
    ['обмеження карт у руці', 'no-hand-limit'],
    ['покращеного персонажа приховують', 'upgraded-character-hidden'],
    ['що стається з картами знизу', 'upgraded-character-leaves'],
    ['чи дає прихована карта чакру', 'chakra-each-round'],
    ['скільки коштує прихований персонаж і чим вважається', 'hidden-counts-as'],
    ['той самий персонаж двічі на місії', 'same-name-on-mission'],
    ['хто виграє при рівній силі', 'tied-mission'],
  ],
  fr: [
    ['deux naruto', 'same-name-on-mission'],
    ['carte cache coute', 'hidden-cost'],
    ['un personnage caché vaut quoi', 'hidden-counts-as'],
    ['combien coûte et que vaut un personnage caché', 'hidden-counts-as'],
    ['combien coûte et que vaut un personnage caché', 'hidden-cost'],
    ['egalite', 'tied-mission'],
    ['ambush main', 'ambush-from-hand'],
    ['cartes sous amelioration', 'upgraded-character-leaves'],
    ['sasuke kabuto', 'snapshot-kabuto'],
    ['ameliorer vole', 'upgrade-controlled'],
    ['rang b points', 'rank-bonus'],
    ['deck vide', 'empty-deck'],
    ['que se passe-t-il si mon deck est vide', 'empty-deck'],
    ['coût d’amélioration', 'upgrade-cost'],
    ['combien coûte une amélioration', 'upgrade-cost'],
    ['puis-je garder du chakra pour la manche suivante', 'saving-chakra'],
    ['mulligan', 'mulligan-once'],
    ['combien d’attachements par personnage', 'attachment-limit'],
    ['deux attachements', 'attachment-limit'],
    ['quand marche first strike', 'first-strike'],
    ['duel en révélant', 'duel-on-reveal'],
    ['combien de cartes dans le deck', 'deck-size'],
    ['limite de cartes en main', 'no-hand-limit'],
    ['les jetons restent-ils', 'tokens-end-of-round'],
    ['cartes sous amélioration vaincues', 'upgraded-character-leaves'],
    ['que deviennent les cartes du dessous', 'upgraded-character-leaves'],
    ['une carte cachée donne du chakra', 'chakra-each-round'],
    ['un personnage caché donne-t-il du chakra', 'chakra-each-round'],
    ['même personnage deux fois sur une mission', 'same-name-on-mission'],
  ],
};

/** Answered by a paragraph of the rulebook: it stands first. */
const PARAGRAPHS: typeof NEWCOMER = {
  en: [
    ['who goes first', '4.2'],
    ['who is the first player', '4.2'],
  ],
  pl: [
    ['kto zaczyna', '4.2'],
    ['kto gra pierwszy', '4.2'],
  ],
  uk: [
    ['хто починає', '4.2'],
    ['хто ходить першим', '4.2'],
  ],
  fr: [
    ['qui commence la partie', '4.2'],
    ['qui joue en premier', '4.2'],
  ],
};

let db: PrismaClient;
let double: MeilisearchDouble | undefined;
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
});
afterAll(() => double?.close());

async function filledDouble(): Promise<SearchIndex> {
  double = await meilisearchDouble();
  const index = meilisearch({ url: double.url, key: 'double-key', timeoutMs: 20_000 });
  await index.index('mythos', 'ruling', await rulingDocuments(db, 'mythos'));
  await index.index('mythos', 'rule', await ruleDocuments(db, 'mythos'));
  return index;
}

describe.concurrent.each([
  { engine: 'PostgreSQL', open: () => Promise.resolve(postgresSearch(db)) },
  { engine: 'Meilisearch (double)', open: filledDouble },
])('$engine finds the answer', ({ open }) => {
  let source: Source;
  beforeAll(async () => {
    source = { db, search: await open() };
  });
  const answers = async (locale: Locale, q: string, kind: 'ruling' | 'rule' = 'ruling') =>
    (await findByText(source, { game: 'mythos', kind, locale }, q)).keys;

  for (const locale of ['en', 'pl', 'uk', 'fr'] as const) {
    it.each(NEWCOMER[locale])(`${locale}: first to “%s”: %s`, async (q, slug) => {
      expect((await answers(locale, q))[0]).toBe(slug);
    });

    it.each(COMMON[locale])(`${locale}: among the first three to “%s”: %s`, async (q, slug) => {
      expect((await answers(locale, q)).slice(0, 3)).toContain(slug);
    });

    it.each(PARAGRAPHS[locale])(`${locale}: the paragraph to “%s”: %s`, async (q, number) => {
      expect((await answers(locale, q, 'rule'))[0]).toBe(number);
    });
  }
});
