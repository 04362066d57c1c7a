import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../cards/effects/effect';
import { chains, wideUpgrades } from './chains';
import { mainCards } from './card';
import { groupOdds, ownOdds } from './groups';
import { hiddenCandidates, hiddenHelpers } from './hidden-play';
import { missionServices } from './mission-service';
import { missionWants } from './mission-wants';
import { copiesOf, madeUp, shipped } from './testing';

describe('upgrade chains', () => {
  it('a ladder of one name, costs that are equal side by side', () => {
    const ladder = [['a', 2], ['b', 3], ['c', 3], ['d', 5]] as const; // prettier-ignore
    const cards = copiesOf(...ladder.map(([code, chakra]) => madeUp(code, { name: 'N', chakra })));
    const [chain] = chains(cards);
    expect(chain?.nodes.map(({ code, step }) => [code, step])).toEqual([['a', 0], ['b', 1], ['c', 1], ['d', 2]]); // prettier-ignore
    expect(chain?.edges).toEqual([
      { from: 'a', over: 'b', pays: 1 },
      { from: 'a', over: 'c', pays: 1 },
      { from: 'b', over: 'd', pays: 2 },
      { from: 'c', over: 'd', pays: 2 },
    ]);
  });

  it.each<[string, string[], string[][]]>([
    ['three Narutos (rulebook 8.14)', ['KS-009', 'KS-010', 'KS-108'], [['KS-009 KS-010', 'KS-010 KS-108']]],
    ['two of one cost are no chain (8.2)', ['KS-107', 'KS-142'], []],
    ['one alone', ['KS-009'], []],
    ['over another name by its text (8.6)', ['KS-025', 'KS-029'], [['KS-025 KS-029']]],
    ['a text joins where no other way leads', ['KS-009', 'KS-010', 'KS-129'], [['KS-009 KS-010', 'KS-010 KS-129']]],
    ['a text about whole kinds joins nothing', ['KS-009', 'KS-108', 'KS-063'], [['KS-009 KS-108']]],
    ['attachments have none', ['SS-080', 'SS-081'], []],
  ])('%s', (_name, codes, expected) => {
    const found = chains(copiesOf(...codes)).map(({ edges }) => edges.map(({ from, over }) => `${from} ${over}`));
    expect(found).toEqual(expected);
  });

  it.each<[string, string[], [string, string[]][]]>([
    ['a limit of cost', ['KS-009', 'KS-108', 'KS-063'], [['KS-063', ['KS-009']]]],
    ['names only', ['KS-025', 'KS-029'], []],
    ['nobody it could go over', ['KS-063'], []],
  ])('goes over whole kinds: %s', (_name, codes, expected) => {
    expect(wideUpgrades(copiesOf(...codes)).map(({ code, over }) => [code, over])).toEqual(expected);
  });

  it('every edge rises, and pays what the costs differ', () => {
    const anyCards = fc.array(fc.constantFrom(...shipped.keys()), { maxLength: 40 });
    fc.assert(
      fc.property(anyCards, (codes) => {
        const cards = mainCards(codes.map((code) => ({ code, count: 1 })), shipped); // prettier-ignore
        const found = chains(cards);
        for (const { nodes, edges } of found) {
          const node = new Map(nodes.map((one) => [one.code, one]));
          expect(edges.length).toBeGreaterThanOrEqual(nodes.length - 1);
          for (const { from, over, pays } of edges) {
            expect(pays).toBe(node.get(over)!.chakra - node.get(from)!.chakra);
            expect(node.get(over)!.step).toBeGreaterThan(node.get(from)!.step);
          }
        }
        const all = found.flatMap(({ nodes }) => nodes.map(({ code }) => code));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe('hidden play', () => {
  it('wants AMBUSH, and what is dear and strikes', () => {
    const cards = copiesOf(
      madeUp('plain', { chakra: 7, power: 8 }),
      madeUp('ambush', { timing: ['ambush'], does: ['draw'] }),
      madeUp('cheap', { chakra: 2, timing: ['main'], does: ['hide-enemy'] }),
      madeUp('dear', { chakra: 6, power: 5, timing: ['main'], does: ['hide-enemy', 'draw'] }),
      madeUp('upgrade', { chakra: 6, timing: ['upgrade'], does: ['hide-enemy'] }),
      madeUp('item', { type: 'attachment', timing: ['ambush'] }),
    );
    expect(hiddenCandidates(cards)).toEqual([
      {
        code: 'dear',
        count: 1,
        reasons: [
          { why: 'dear', chakra: 6, power: 5 },
          { why: 'strikes', deeds: ['hide-enemy'] },
        ],
      },
      { code: 'ambush', count: 1, reasons: [{ why: 'ambush' }] },
    ]);
  });

  it('is helped by what hides and reveals your own', () => {
    const cards = copiesOf(madeUp('a', { does: ['reveal', 'draw'] }), madeUp('b', { does: ['draw'] }));
    expect(hiddenHelpers(cards)).toEqual([{ code: 'a', count: 1, deeds: ['reveal'] }]);
  });
});

describe('what missions want', () => {
  it.each<[string, string, string[]]>([
    ['KS-M01', 'Power tokens', ['tokens']],
    ['KS-M02', 'Power for everyone there', ['many']],
    ['KS-M03', 'a discard', ['their-hand']],
    ['KS-M04', 'hidden enemies', ['hidden-enemies']],
    ['KS-M05', 'one taken back', ['replay']],
    ['KS-M06', 'a draw: nothing', []],
    ['KS-M07', 'hidden friends', ['hidden']],
    ['KS-M08', 'a card put down hidden', ['hidden']],
    ['KS-M09', 'Power 4 or more', ['power']],
    ['KS-M10', 'chakra', ['chakra']],
    ['SS-M01', 'tokens', ['tokens']],
    ['SS-M02', 'hidden ones looked at', ['hidden-enemies']],
    ['SS-M03', 'one alone', ['exactly']],
    ['SS-M04', 'SCORE twice', ['score']],
    ['SS-M05', 'chakra', ['chakra']],
    ['SS-M06', 'an AMBUSH line', ['hidden', 'tokens']],
    ['SS-M07', 'the strongest', ['strongest']],
    ['SS-M08', 'three of them', ['exactly']],
    ['SS-M09', 'a draw of theirs: nothing', []],
    ['SS-M10', 'attachments discarded: nothing', []],
  ])('%s: %s', (code, _what, wants) => {
    expect(missionWants(shipped.get(code)!.effects!).map(({ want }) => want)).toEqual(wants);
  });

  it('numbers and traits come from the data', () => {
    const effects: Effect[] = [
      { kind: 'static', timing: 'main', grants: [{ grant: 'power', to: { anyOf: [{ keyword: 'Team 7' }] }, amount: 1 }] },
    ]; // prettier-ignore
    expect(missionWants(effects)).toContainEqual({ want: 'trait', trait: { keyword: 'Team 7' } });
    expect(missionWants(shipped.get('KS-M09')!.effects!)).toEqual([{ want: 'power', atLeast: 4 }]);
    expect(missionWants(shipped.get('SS-M08')!.effects!)).toEqual([{ want: 'exactly', characters: 3 }]);
  });
});

describe('what serves a mission', () => {
  const cards = copiesOf(
    madeUp('strong', { chakra: 6, power: 6 }),
    madeUp('small', { chakra: 1, power: 1 }),
    madeUp('ambush', { chakra: 3, power: 2, timing: ['ambush'] }),
    madeUp('scores', { chakra: 3, power: 2, timing: ['score'], cares: ['tokens'] }),
    madeUp('hides', { chakra: 3, power: 2, timing: ['main'], does: ['hide-enemy'] }),
  );
  it.each<[string, Record<string, string[]>]>([
    ['KS-M01', { scores: ['tokens'] }],
    ['KS-M02', { small: ['cheap'] }],
    ['KS-M04', { hides: ['deeds'] }],
    ['KS-M05', { hides: ['again'] }],
    ['KS-M07', { ambush: ['ambush'] }],
    ['KS-M09', { strong: ['power'] }],
    ['KS-M10', { strong: ['dear'] }],
    ['SS-M03', { strong: ['power'] }],
    ['SS-M04', { scores: ['score'] }],
    ['SS-M08', { small: ['cheap'] }],
    ['KS-M06', {}],
  ])('%s', (code, expected) => {
    const [found] = missionServices([shipped.get(code)!], cards);
    const ways = found!.served.map((one) => [one.code, one.reasons.map(({ way }) => way.by)]);
    expect(Object.fromEntries(ways)).toEqual(expected);
  });

  it('is not told where the mission’s effects are not at hand', () => {
    const { effects: _, ...bare } = shipped.get('KS-M01')!;
    expect(missionServices([bare], cards)).toEqual([{ mission: 'KS-M01', wants: undefined, served: [] }]);
  });
});

describe('groups worth drawing', () => {
  it('jobs first, then characters with versions, then keywords', () => {
    const cards = copiesOf(
      madeUp('a', { name: 'N', chakra: 2, keywords: ['K'] }),
      madeUp('b', { name: 'N', chakra: 4, keywords: ['K', 'L'], timing: ['ambush'] }),
      madeUp('c', { chakra: 4 }),
    );
    expect(groupOdds(cards).map(({ group, copies }) => [group.kind, copies])).toEqual([
      ['cheap', 1],
      ['ambush', 1],
      ['name', 2],
      ['keyword', 2],
    ]);
  });

  it('one’s own group is the cards of it that are in the deck', () => {
    const cards = copiesOf(['KS-108', 2], 'KS-009', 'KS-010');
    expect(ownOdds(cards, ['KS-108', 'KS-009', 'KS-999'])).toMatchObject({ copies: 3, group: { kind: 'own', codes: ['KS-108', 'KS-009'] } }); // prettier-ignore
    expect(ownOdds(cards, ['KS-999'])).toBeUndefined();
  });
});
