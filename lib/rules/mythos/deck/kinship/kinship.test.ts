import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { answersOf, answersTo } from './answers';
import { bits, kinCatalogue } from './catalogue';
import { goesWith, type Reason } from './goes-with';
import { fits } from './look';
import { termsOf } from './terms';
import { TOPIC_RULES } from './topics';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const catalogue = kinCatalogue(cards);
const card = (code: string) => catalogue.readings.get(code)!;
const suggest = (...deck: string[]) => {
  const { cards: main, missions } = goesWith(deck, catalogue, { limit: 400, namesakes: true });
  return [...main, ...missions];
};
const why = (code: string, ...deck: string[]) => suggest(...deck).find((one) => one.code === code)?.reasons ?? [];

describe('cards that go with others', () => {
  it.each<[string, string, string, Partial<Reason>]>([
    ['a Summon for who plays Summons', 'KS-094', 'KS-105', { kind: 'spokenOf', verb: 'play' }],
    ['who plays Summons for a Summon', 'KS-105', 'KS-094', { kind: 'speaks', verb: 'play' }],
    ['a dearer version', 'KS-133', 'KS-009', { kind: 'version', over: true, effect: true }],
    ['a cheaper version', 'KS-009', 'KS-133', { kind: 'version', over: false, effect: true }],
    ['an upgrade by its own effect', 'KS-076', 'KS-074', { kind: 'upgradeOver', over: true }],
    ['who lowers Power for who hides Power 4 or less', 'KS-067', 'KS-073', { kind: 'gives', topic: 'smallEnemies', power: 4 }], // prettier-ignore
    ['who moves friends for who acts after a move', 'KS-023', 'KS-018', { kind: 'gives', topic: 'movesIt' }],
    ['who moves enemies for who gains by it', 'KS-006', 'SS-117', { kind: 'gives', topic: 'movesEnemies' }],
    ['POWERUP for who keeps tokens', 'KS-001', 'KS-039', { kind: 'gives', topic: 'keepsTokens' }],
    ['who discards for who plays from the discard pile', 'KS-112', 'KS-109', { kind: 'gives', topic: 'discardPile' }],
    ['who hides enemies for who defeats hidden ones', 'KS-073', 'KS-045', { kind: 'gives', topic: 'hiddenEnemies' }],
    ['who puts cards hidden for AMBUSH', 'KS-M08', 'KS-045', { kind: 'gives', topic: 'hidesAmbush' }],
    ['who takes the Edge for who needs it', 'KS-148', 'KS-079', { kind: 'gives', topic: 'edge' }],
    ['who gives the Edge away', 'KS-146', 'KS-147', { kind: 'gives', topic: 'edgeAway' }],
    ['who chooses the top card for who uses it', 'SS-023', 'KS-117', { kind: 'gives', topic: 'topOfDeck' }],
    ['a weapon for who holds weapons', 'SS-080', 'SS-066', { kind: 'spokenOf', verb: 'counts' }],
    ['who asks that Kiba be there', 'KS-027', 'KS-025', { kind: 'speaks', verb: 'needs' }],
    ['SCORE for the mission scored twice', 'KS-083', 'SS-M04', { kind: 'takes', topic: 'scoresAgain' }],
    ['the partner of a DUEL', 'SS-120', 'SS-121', { kind: 'spokenOf', verb: 'duel' }],
  ])('%s', (_, candidate, deck, reason) => {
    expect(why(candidate, deck)).toContainEqual(expect.objectContaining({ ...reason, with: [deck] }));
  });

  it.each<[string, string, string]>([
    ['a weapon that only enemies can hold is none for who counts his own', 'SS-084', 'SS-066'],
    ['a weapon that the character cannot hold', 'SS-085', 'SS-066'],
    ['a vanilla card of another kind', 'SS-048', 'KS-094'],
  ])('not %s', (_, candidate, deck) => {
    expect(why(candidate, deck)).toEqual([]);
  });

  it('never says that a move is told of where the mover hides its target first', () => {
    const movers = cards.filter(({ code }) => card(code).touches.some(({ hiddenFirst }) => hiddenFirst));
    expect(movers.map(({ code }) => code)).toContain('SS-086');
    for (const { code } of cards.filter(({ code }) =>
      card(code).touches.some(({ verb, side }) => verb === 'onMove' && side === 'self'),
    )) {
      expect(why('SS-086', code)).not.toContainEqual(expect.objectContaining({ topic: 'movesIt' }));
    }
  });

  it('prefers the specific to the general', () => {
    const [first] = suggest('SS-026');
    expect(first?.code).toBe('SS-079'); // the Senbon it names, before anyone who plays Leaf Village cards
    expect(bits(3, 300)).toBeGreaterThan(bits(150, 300));
    expect(bits(300, 300)).toBe(0);
  });

  it('holds for every deck: no card of the deck, one of a name, sorted, and the same in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...cards.map(({ code }) => code)), { maxLength: 20 }), (deck) => {
        const found = goesWith(deck, catalogue, { limit: 12 });
        const list = [...found.cards, ...found.missions];
        expect(list.some(({ code }) => deck.includes(code))).toBe(false);
        expect(new Set(list.map(({ code }) => card(code).card.name.en)).size).toBe(list.length);
        for (const { cards: part } of [found]) expect(part.map(({ score }) => score)).toEqual(part.map(({ score }) => score).sort((a, b) => b - a)); // prettier-ignore
        const again = goesWith([...deck].reverse(), catalogue, { limit: 12 });
        expect(again.cards.map(({ code }) => code)).toEqual(found.cards.map(({ code }) => code));
      }),
      { numRuns: 60 },
    );
  });

  it('gives no reason that the effects do not bear out', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...cards.map(({ code }) => code)), { minLength: 1, maxLength: 12 }), (deck) => {
        for (const { code, reasons } of suggest(...deck)) {
          for (const reason of reasons) {
            expect(reason.weight).toBeGreaterThanOrEqual(0);
            expect(reason.with.length).toBeGreaterThan(0);
            for (const other of reason.with) expect(isTrue(code, other, reason), `${code} ${other} ${JSON.stringify(reason)}`).toBe(true); // prettier-ignore
          }
        }
      }),
      { numRuns: 25 },
    );
  }); // prettier-ignore
});

/** Whether the two cards' own data say so: asked anew, of the touches and not of what was computed from them. */
function isTrue(candidate: string, other: string, reason: Reason): boolean {
  const [a, b] = [card(candidate), card(other)];
  const names = (speaker: typeof a, spoken: typeof a, verb: string, look: object) =>
    speaker.touches.some((touch) => touch.verb === verb && touch.side === 'own' && JSON.stringify(touch.look) === JSON.stringify(look)) && // prettier-ignore
    fits(spoken.card, look);
  switch (reason.kind) {
    case 'version':
      return a.card.name.en === b.card.name.en;
    case 'upgradeOver': {
      const [upper, lower] = reason.over ? [a, b] : [b, a];
      return upper.touches.some(({ verb, look }) => verb === 'upgradeOver' && fits(lower.card, look));
    }
    case 'speaks':
      return names(a, b, reason.verb, reason.look);
    case 'spokenOf':
      return names(b, a, reason.verb, reason.look);
    case 'gives':
    case 'takes': {
      const [giver, taker] = reason.kind === 'gives' ? [a, b] : [b, a];
      const rule = TOPIC_RULES[reason.topic];
      return rule.gives(giver) && rule.takes(taker) && (rule.pair?.(giver, taker) ?? true);
    }
  }
}

describe('cards they answer', () => {
  const answers = (by: string) => answersOf([by], catalogue, 400);

  it.each<[string, string, string, string, string]>([
    ['hides what its Power reaches', 'KS-073', 'KS-035', 'hide', 'effect'],
    ['defeats what waits hidden for AMBUSH', 'KS-045', 'KS-124', 'defeat', 'ambush'],
    ['takes the Tailed Beast off', 'SS-122', 'KS-134', 'strip', 'upgrade'],
    ['defeats the Summon it names', 'KS-102', 'KS-103', 'defeat', 'effect'],
    ['blanks what cannot be hidden', 'SS-083', 'KS-134', 'blank', 'effect'],
    ['takes tokens from who keeps them', 'KS-030', 'KS-039', 'untoken', 'tokens'],
    ['keeps friends from being hidden', 'KS-115', 'KS-133', 'protect', 'hiding'],
    ['discards an attachment', 'SS-056', 'SS-099', 'unattach', 'attachment'],
    ['makes AMBUSH dear', 'SS-120', 'KS-060', 'noReveal', 'ambush'],
    ['brings down the strongest', 'KS-067', 'KS-134', 'weaken', 'power'],
  ])('%s', (_, by, target, way, undoes) => {
    const found = answers(by).find(({ code }) => code === target)?.reasons ?? catalogue.answers.by.get(by)?.filter((one) => one.target === target); // prettier-ignore
    expect(found).toContainEqual(expect.objectContaining({ way, undoes }));
  });

  it.each<[string, string, string]>([
    ['who hides by Power whom his own effect makes strong', 'KS-073', 'SS-027'],
    ['who weakens one without Power', 'SS-038', 'SS-057'],
    ['a dear card by a cost that hangs on the moment', 'KS-139', 'KS-134'],
  ])('never %s', (_, by, target) => {
    const ways = (catalogue.answers.by.get(by) ?? []).filter((one) => one.target === target);
    expect(ways.filter(({ way }) => way === 'hide' || way === 'defeat' || way === 'weaken')).toEqual([]);
  });

  it.each<[string, string, string, string, readonly string[]]>([
    ['only as an upgrade', 'KS-133', 'KS-035', 'defeat', ['upgrade']],
    ['within its first limit by AMBUSH', 'KS-124', 'KS-031', 'defeat', ['ambush']],
    ['beyond it as an upgrade only', 'KS-124', 'KS-037', 'defeat', ['upgrade', 'ambush']],
    ['by its DUEL', 'SS-150', 'KS-134', 'move', ['duel']],
    ['at once', 'KS-073', 'KS-035', 'hide', []],
  ])('say on what terms: %s', (_, by, target, way, terms) => {
    const reasons = answersTo(target, catalogue, 400).flatMap((one) => (one.code === by ? one.reasons : []));
    expect(reasons).toContainEqual(expect.objectContaining({ way, terms }));
  });

  it('are done on the terms of both, where a line changes another', () => {
    expect(termsOf(card('KS-124').card, 1)).toEqual(['upgrade', 'ambush']);
    expect(termsOf(card('SS-150').card, 0)).toEqual(['duel']);
    expect(termsOf(card('KS-124').card, -1)).toEqual([]);
  });

  it('are for a whole deck those of which their owner loses most, however many it reaches', () => {
    // One defeats Power 1 or less, which few cards are; the other weakens any enemy.
    const [defeats, weakens] = ['KS-122', 'SS-038'];
    const first = (...deck: string[]) => answersOf(deck, catalogue, 5).map(({ code }) => code);
    expect(first(defeats)).not.toContain('KS-134');
    expect(first(defeats, weakens)).toContain('KS-134');
  });

  it('are for a whole deck at most three by one card', () => {
    const found = answersOf(['KS-133', 'KS-124', 'KS-073', 'SS-150'], catalogue, 12);
    const leads = found.map(({ reasons }) => reasons[0]?.by[0]);
    for (const lead of leads) expect(leads.filter((one) => one === lead).length).toBeLessThanOrEqual(3);
    expect(new Set(leads).size).toBeGreaterThan(1);
  });

  it('never hides or defeats those whom enemy effects cannot hide or defeat', () => {
    const immune = cards.filter(({ code }) => card(code).touches.some(({ verb, side, against }) => verb === 'protect' && side === 'self' && against?.includes('hidden') && against.includes('defeated'))); // prettier-ignore
    expect(immune.length).toBeGreaterThan(0);
    for (const { code } of immune) {
      const harm = (catalogue.answers.of.get(code) ?? []).filter(({ way, undoes }) => (way === 'hide' || way === 'defeat') && undoes !== 'ambush'); // prettier-ignore
      expect(harm.map(({ by }) => by)).toEqual([]);
    }
  });

  it('says the same from both sides', () => {
    for (const { code } of cards.slice(0, 60)) {
      for (const { code: by } of answersTo(code, catalogue, 5))
        expect(catalogue.answers.by.get(by)?.some(({ target }) => target === code)).toBe(true);
    }
  });
});
