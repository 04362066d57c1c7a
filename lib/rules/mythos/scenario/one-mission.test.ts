import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';

// What a text does to one mission or one card, it does to no other: two missions side by side, made-up cards.

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});

const mission = (code: string, effects: unknown[] = []) => ({ code, type: 'mission', name: { en: code }, points: 2, effects }); // prettier-ignore
const made = (code: string, type: string, power: number, effects: unknown[] = [], more: object = {}) => ({ code, type, name: { en: code }, chakra: 1, power, effects, ...more }); // prettier-ignore
const still = (...grants: unknown[]) => ({ kind: 'static', timing: 'main', grants });
const score = (more: object = {}) => ({ kind: 'instant', timing: 'score', steps: [{ do: 'gainChakra', amount: 3, obligation: 'must' }], ...more }); // prettier-ignore

const CARDS = [
  mission('X-PLAIN'),
  mission('X-RICH', [still({ grant: 'missionWorth', amount: 5 })]),
  mission('X-TWICE', [still({ grant: 'scoreTwice' })]),
  mission('X-STRONG', [{ kind: 'triggered', timing: 'main', on: { event: 'beforePower' }, steps: [{ do: 'addPower', amount: 4, to: { side: 'enemy', in: 'here' } }] }]),
  made('X-ONE', 'character', 1),
  made('X-TWO', 'character', 2),
  made('X-THREE', 'character', 3),
  made('X-TEAM', 'character', 1, [still({ grant: 'sideTotal', amount: 5 })]),
  made('X-SCORER', 'character', 1, [score()]),
  made('X-DUELLIST', 'character', 1, [score({ gate: { duel: 'Gaara' } })]),
  made('X-BANNER', 'attachment', 0, [score()], { attach: { to: 'mission' } }),
  made('X-BLADE', 'attachment', 2, [], { attach: { to: 'character', side: 'friendly', faceUp: true } }),
  made('X-THIEF', 'character', 4, [{ kind: 'instant', timing: 'main', steps: [{ do: 'takeControl', what: { side: 'enemy', in: 'here' }, obligation: 'must' }] }]),
]; // prettier-ignore

function run(json: object) {
  const { failures, error } = runScenario(definitions, { cards: CARDS, auto: 'first', ...json }, library);
  return { failures, error };
}
const fine = { failures: [], error: undefined };
const evaluated = { phase: 'action', passed: ['A', 'B'], steps: [{ advance: 'scoring' }] };

describe('an evaluation', () => {
  it.each<[string, object[], object]>([
    ['gives the points of its own mission alone', [{ card: 'X-RICH', A: ['X-ONE'] }, { card: 'X-PLAIN', B: ['X-TWO'] }], { 'A.points': 8, 'B.points': 4 }],
    ['comes twice where the mission says so, and once elsewhere', [{ card: 'X-TWICE', A: ['X-ONE'] }, { card: 'X-PLAIN', B: ['X-TWO'] }], { 'A.points': 6, 'B.points': 4 }],
    ['is of the mission the total is raised in', [{ card: 'X-PLAIN', A: ['X-TEAM'], B: ['X-THREE'] }, { card: 'X-PLAIN', A: ['X-ONE'], B: ['X-TWO'] }], { 'A.points': 3, 'B.points': 4 }],
    ['uses SCORE effects of the winner’s side', [{ card: 'X-PLAIN', A: ['X-SCORER'], B: [] }], { 'A.points': 3, 'log.A': { has: 'chakraGained' } }],
    ['uses none of the loser’s', [{ card: 'X-PLAIN', A: ['X-SCORER'], B: ['X-TWO'] }], { 'B.points': 3, 'log.A': { hasNot: 'chakraGained' } }],
    ['uses none whose gate is shut', [{ card: 'X-PLAIN', A: ['X-DUELLIST'], B: [] }], { 'A.points': 3, 'log.A': { hasNot: 'chakraGained' } }],
    ['uses one whose gate is open', [{ card: 'X-PLAIN', A: ['X-DUELLIST'], B: [] }, { B: ['KS-074'] }], { 'A.points': 3 }],
    ['uses an attachment on the mission that is the winner’s', [{ card: 'X-PLAIN', A: ['X-ONE'], attachments: [{ card: 'X-BANNER', owner: 'A' }] }], { 'log.A': { has: 'chakraGained' } }],
    ['uses none that is the loser’s', [{ card: 'X-PLAIN', A: ['X-ONE'], attachments: [{ card: 'X-BANNER', owner: 'B' }] }], { 'log.A': { hasNot: 'chakraGained' } }],
    ['of equal totals is the Edge holder’s', [{ card: 'X-PLAIN', A: ['X-TWO'], B: [{ id: 'other', card: 'X-TWO' }] }], { 'A.points': 3, 'B.points': 0 }],
  ])('%s', (_, missions, wanted) => {
    expect(run({ ...evaluated, edge: 'A', missions, expect: wanted })).toEqual(fine);
  }); // prettier-ignore
});

describe('Power', () => {
  it.each<[string, object, object]>([
    ['of a card in hand is the printed one', { players: { A: { hand: ['X-THREE'] } } }, { 'x-three.power': 3 }],
    ['of a card in the discard pile is the printed one', { players: { A: { discard: ['X-TWO'] } } }, { 'x-two.power': 2 }],
    ['of an attachment counts for its bearer', { missions: [{ A: [{ card: 'X-ONE', attachments: ['X-BLADE'] }] }] }, { 'x-one.power': 3, 'x-blade.power': 2 }],
    ['of a side is raised where the text stands', { missions: [{ A: ['X-TEAM'], B: ['X-ONE'] }, { A: ['X-TWO'] }] }, { 'missions.1.A.power': 6, 'missions.1.B.power': 1, 'missions.2.A.power': 2 }],
  ])('%s', (_, board, wanted) => {
    expect(run({ missions: [{}], ...board, expect: wanted })).toEqual(fine);
  }); // prettier-ignore
});

describe('control', () => {
  const board = {
    players: { A: { chakra: 9, hand: ['X-THIEF'] }, B: { chakra: 9 } },
    missions: [{ A: ['X-ONE'], B: [{ id: 'kept', card: 'X-TWO', owner: 'A', controlledBy: 'holder' }, { id: 'holder', card: 'X-THREE' }] }],
  }; // prettier-ignore

  it('of one’s own character has no controller: it is simply back', () => {
    const steps = [{ player: 'A', play: 'x-thief', mission: 1 }, { player: 'A', choose: ['kept'] }];
    expect(run({ ...board, auto: undefined, steps, expect: { 'kept.side': 'A', 'kept.controller': null, 'kept.owner': 'A' } })).toEqual(fine);
  }); // prettier-ignore

  it('is lost with the controller: what it held goes back to its owner', () => {
    const steps = [{ player: 'A', play: 'x-thief', mission: 1 }, { player: 'A', choose: ['holder'] }];
    expect(run({ ...board, auto: undefined, steps, expect: { 'holder.side': 'A', 'holder.controller': 'x-thief', 'kept.side': 'A', 'kept.controller': null } })).toEqual(fine);
  }); // prettier-ignore
});
