import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const run = (json: unknown) => runScenario(definitions, json, library);

const BOARD = {
  edge: 'B',
  turn: 'A',
  round: 2,
  players: {
    A: { chakra: 4, points: 3, hand: ['KS-028'], deck: ['KS-001', 'KS-003'], discard: ['KS-016', 'KS-004'], leftover: { id: 'spare', card: 'KS-M03' } },
    B: { hand: ['KS-005'], deck: ['KS-006'] },
  },
  missions: [
    {
      id: 'first',
      card: 'KS-M02',
      A: [{ id: 'kakashi', card: 'KS-015', tokens: 2, under: [{ id: 'younger', card: 'KS-015' }], attachments: [{ id: 'kunai', card: 'SS-080' }] }],
      B: [{ id: 'naruto', card: 'KS-010', hidden: true, tokens: 1 }],
    },
    { card: 'SS-M02', rank: 'A', A: [{ id: 'taken', card: 'KS-014', controlledBy: 'kakashi' }], attachments: [] },
  ],
  missionDeck: [{ id: 'next', card: 'KS-M01' }, { id: 'last', card: 'SS-M01' }],
}; // prettier-ignore

describe('a path', () => {
  it.each<[string, unknown]>([
    ['edge', 'B'],
    ['turn', 'A'],
    ['round', 2],
    ['phase', 'action'],
    ['winner', null],
    ['missionDeck', ['next', 'last']],
    ['view.B.missionDeck', 2],
    ['missions', ['first', 'ss-m02']],
    ['missions.1.card', 'KS-M02'],
    ['missions.1.rank', 'D'],
    ['missions.2.rank', 'A'],
    ['missions.1.winner', null],
    ['missions.1.attachments', []],
    ['missions.1.A', ['kakashi']],
    ['missions.1.B', 1],
    ['missions.3.A', null],
    ['A.chakra', 4],
    ['A.points', 3],
    ['A.passed', false],
    ['A.hand', ['ks-028']],
    ['A.deck', ['ks-001', 'ks-003']],
    ['A.discard', ['ks-016', 'ks-004']],
    ['view.B.A.hand', [null]],
    ['view.B.A.deck', [null, null]],
    ['view.B.A.discard', ['ks-016', 'ks-004']],
    ['leftover.A', 'KS-M03'],
    ['leftover.B', null],
    ['view.A.leftover.A', 'KS-M03'],
    ['view.B.leftover.A', null],
    ['log.A', []],
    ['prompt.player', null],
    ['prompt.kind', null],
    ['prompt.options', null],
    ['prompt.min', null],
    ['prompt.source', null],
    ['kakashi.card', 'KS-015'],
    ['kakashi.name', 'Kakashi Hatake'],
    ['kakashi.tokens', 2],
    ['kakashi.under', ['younger']],
    ['kakashi.attachments', ['kunai']],
    ['kakashi.host', null],
    ['kakashi.controller', null],
    ['kunai.host', 'kakashi'],
    ['kunai.zone', 'attached'],
    ['first.zone', 'mission'],
    ['younger.mission', 1],
    ['taken.controller', 'kakashi'],
    ['taken.owner', 'B'],
    ['taken.side', 'A'],
    ['taken.mission', 2],
    ['spare.mission', null],
    ['spare.side', null],
    ['naruto.faction', null],
    ['naruto.keywords', []],
    ['naruto.cost', 0],
    ['naruto.printedPower', 0],
    // Its owner may look at the face; the other player sees that a card lies there, and its tokens.
    ['view.B.naruto.name', 'Naruto Uzumaki'],
    ['view.B.naruto.cost', 3],
    ['view.B.naruto.printedPower', 3],
    ['view.A.naruto.name', null],
    ['view.A.naruto.cost', null],
    ['view.A.naruto.hidden', true],
    ['view.A.naruto.power', 1],
    ['view.A.kakashi.name', 'Kakashi Hatake'],
    ['view.B.ks-028.zone', null],
    ['view.B.legal.A', null],
    ['view.A.legal.A', { has: 'pass' }],
    ['view.B.log.A', null],
  ])('%s', (path, value) => {
    const { failures, error } = run({ ...BOARD, expect: { [path]: value } });
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });

  it.each<[string, string]>([
    ['mood', 'expect.mood: the id of a card, A, B, or one of edge,'],
    ['legal.C', 'expect.legal.C: the id of a card, A, B, or one of edge,'],
    ['log', 'expect.log: the id of a card, A, B, or one of edge,'],
    ['leftover', 'expect.leftover: the id of a card, A, B, or one of edge,'],
    ['prompt', ': a prompt has player, kind, options, min, max and source'],
    ['prompt.colour', ': a prompt has player, kind, options, min, max and source'],
    ['missions.1.weather', 'expect.missions.1.weather: a mission has A, B, A.power, B.power,'],
    ['missions.1.A.colour', 'expect.missions.1.A.colour: a mission has A, B, A.power, B.power,'],
    ['A.mood', 'expect.A.mood: a player has chakra, points, passed, hand, deck and discard'],
    ['kakashi.mood', 'expect.kakashi.mood: a card has power, printedPower, cost,'],
  ])('%s means nothing, and that is told', (path, error) => {
    expect(run({ ...BOARD, expect: { [path]: 1 } }).error).toContain(error);
  });
});

describe('what is asked', () => {
  const asked = { players: { A: { chakra: 9, hand: ['KS-068'] } }, missions: [{ B: [{ id: 'dark', card: 'KS-009', hidden: true }] }], steps: [{ player: 'A', play: 'ks-068', mission: 1 }] }; // prettier-ignore

  it.each<[string, unknown]>([
    ['prompt.player', 'A'],
    ['prompt.kind', 'targets'],
    ['prompt.options', ['dark']],
    ['prompt.max', 1],
    ['prompt.source', 'ks-068'],
    ['view.A.prompt.options', ['dark']],
    ['view.B.prompt.player', 'A'],
    ['view.B.prompt.options', null],
  ])('%s', (path, value) => {
    const { failures, error } = run({ ...asked, expect: { 'prompt.player': 'A', [path]: value } });
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });

  it('has to be answered before a phase', () => {
    const { failures } = run({ ...asked, steps: [...asked.steps, { advance: 'scoring' }] });
    expect(failures).toMatchObject([{ path: 'steps.1', expected: 'no open prompt', actual: { kind: 'targets' } }]);
  });
});

describe('an expectation', () => {
  it.each<[string, unknown, boolean]>([
    ['missions', 2, true],
    ['missions', 3, false],
    ['missions', ['ss-m02', 'first'], false],
    ['missions', { set: ['ss-m02', 'first'] }, true],
    ['missions', { set: ['first'] }, false],
    ['missions', { has: 'first' }, true],
    ['missions', { has: ['first', 'spare'] }, false],
    ['missions', { hasNot: 'spare' }, true],
    ['missions', { hasNot: ['first'] }, false],
    ['missions', 'first', false],
    ['missions', null, false],
    ['A.chakra', '4', false],
  ])('%s: %j', (path, wanted, ok) => {
    expect(run({ ...BOARD, expect: { [path]: wanted } }).ok).toBe(ok);
  });

  it('that a list has another length is told with the length', () => {
    expect(run({ ...BOARD, expect: { 'A.deck': 5 } }).failures).toEqual([{ path: 'A.deck', expected: 5, actual: 2 }]);
  });

  it('within the steps is told with its step', () => {
    const { failures } = run({ ...BOARD, steps: [{ expect: { round: 3 } }], expect: { round: 2 } });
    expect(failures).toEqual([{ path: 'steps.0.expect.round', expected: 3, actual: 2 }]);
  });
});

describe('a board that cannot be', () => {
  it.each<[string, object, string]>([
    ['a character as a mission', { missions: [{ card: 'KS-009' }] }, 'missions.0.card: the code of a mission, which KS-009 is not'],
    ['a mission as a character', { missions: [{ B: ['KS-M01'] }] }, 'missions.0.B.0.card: the code of a character, which KS-M01 is not'],
    ['a controller nobody has', { missions: [{ A: [{ card: 'KS-009', controlledBy: 'ghost' }] }] }, 'missions.0.A.0.controlledBy: nothing in play has the id ghost'],
    ['a result nobody has', { missions: [{}], random: ['ghost'] }, 'random.0: nothing has the id ghost'],
    ['a fifth mission', { missions: [{}, {}, {}, {}, {}] }, 'missions: '],
    ['a controller that is not in play', { players: { A: { hand: [{ id: 'ino', card: 'KS-020' }] } }, missions: [{ A: [{ card: 'KS-009', controlledBy: 'ino' }] }] }, 'missions.0.A.0.controlledBy: a character on the same side'],
    ['a controller on the other side', { missions: [{ A: [{ card: 'KS-009', controlledBy: 'ino' }], B: [{ id: 'ino', card: 'KS-020' }] }] }, 'missions.0.A.0.controlledBy: a character on the same side'],
    ['a card under its own player’s control', { missions: [{ A: [{ id: 'ino', card: 'KS-020' }, { card: 'KS-009', owner: 'A', controlledBy: 'ino' }] }] }, 'missions.0.A.1.owner: the other player'],
    ['a mission in a hand', { players: { B: { hand: ['KS-009', 'KS-M01'] } } }, 'players.B.hand.1: the code of a character or an attachment, which KS-M01 is not'],
    ['a mission in a deck, with an id', { players: { A: { deck: [{ id: 'x', card: 'KS-M01' }] } } }, 'players.A.deck.0.card: the code of a character or an attachment'],
    ['a character among missions to come', { missionDeck: ['KS-M01', 'KS-009'] }, 'missionDeck.1: the code of a mission'],
    ['a character set aside', { players: { A: { leftover: 'KS-009' } } }, 'players.A.leftover: the code of a mission'],
    ['an attachment face up among characters', { missions: [{ A: [{ card: 'SS-080' }] }] }, 'missions.0.A.0.card: the code of a character, which SS-080 is not'],
    ['a card under a hidden attachment', { missions: [{ A: [{ card: 'SS-080', hidden: true, under: ['KS-009'] }] }] }, 'missions.0.A.0.under: nothing'],
    ['an attachment under a character', { missions: [{ A: [{ card: 'KS-009', under: ['SS-080'] }] }] }, 'missions.0.A.0.under.0: the code of a character'],
    ['a character attached that never is', { missions: [{ A: [{ card: 'KS-009', attachments: ['KS-010'] }] }] }, 'missions.0.A.0.attachments.0: an attachment, which KS-010 cannot become'],
    ['an id that is a player', { players: { A: { hand: [{ id: 'B', card: 'KS-009' }] } } }, 'players.A.hand.0.id: another id than B'],
    ['chakra below 0', { players: { A: { chakra: -1 } } }, 'players.A.chakra: '],
    ['points below 0', { players: { A: { points: -1 } } }, 'players.A.points: '],
    ['more chakra than can be', { players: { A: { chakra: 1e12 } } }, 'players.A.chakra: '],
    ['half a token', { missions: [{ A: [{ card: 'KS-009', tokens: 0.5 }] }] }, 'missions.0.A.0.tokens: '],
    ['more cards than a file may hold', { players: { A: { deck: Array.from({ length: 10_000 }, () => 'KS-009') } } }, 'players.A.deck: '],
    ['more steps than a file may hold', { steps: Array.from({ length: 10_000 }, () => ({ expect: {} })) }, 'steps: '],
    ['a phase that is not carried out', { steps: [{ advance: 'action' }] }, 'steps.0.advance: '],
    ['a reason nobody gives', { steps: [{ player: 'A', pass: true, illegal: 'because' }] }, 'steps.0.illegal: true, or one of '],
    ['an id nobody has in a later step', { missions: [{}], steps: [{ player: 'A', pass: true }, { player: 'B', attach: 'ghost', to: 1 }] }, 'steps.1.attach: nothing has the id ghost'],
    ['a host nobody has', { players: { A: { hand: ['SS-080'] } }, missions: [{}], steps: [{ player: 'A', attach: 'ss-080', to: 'ghost' }] }, 'steps.0.to: nothing has the id ghost'],
    ['a path without meaning in a step', { missions: [{}], steps: [{ expect: { mood: 1 } }] }, 'steps.0.expect.mood: '],
    ['a character that is a number', { missions: [{ A: [7] }] }, 'missions.0.A.0: a card code, or a character with "card"'],
    ['a character without a card', { missions: [{ A: [{ tokens: 1 }] }] }, 'missions.0.A.0.card: '],
    ['a card of a deck that is none', { players: { A: { deck: [{ code: 'KS-009' }] } } }, 'players.A.deck.0'],
    ['a step of two wrong words', { steps: [{ player: 'A', pass: false }] }, 'steps.0.pass: '],
    ['a step of a stranger', { steps: [{ player: 'C', pass: true }] }, 'steps.0.player: '],
    ['a made-up card without a name', { cards: [{ code: 'X-001', type: 'character', chakra: 1, power: 1 }] }, 'cards.0.name'],
    ['a made-up card whose name is a word', { cards: [{ code: 'X-001', type: 'character', name: 'X', chakra: 1, power: 1 }] }, 'cards.0.name'],
  ])('%s', (_, json, error) => {
    const result = run(json);
    expect([result.ok, result.final]).toEqual([false, null]);
    expect(result.error?.startsWith(error), result.error).toBe(true);
  }); // prettier-ignore
});
