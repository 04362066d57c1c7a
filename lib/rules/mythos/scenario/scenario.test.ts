import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const folder = path.resolve(import.meta.dirname, 'cases');
// Those in effects/ run with the test that asks which line each of them proves.
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && !file.startsWith('effects'),
);
const run = (json: unknown) => runScenario(definitions, json, library);

describe('scenario cases', () => {
  it.each(files)('%s', (file) => {
    const { failures, error } = run(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });
});

const board = { players: { A: { chakra: 5, hand: ['KS-009', 'KS-010'] } }, missions: [{}] };

describe('what is wrong with a file is told with its place', () => {
  it.each([
    ['no object', [], 'scenario: '],
    ['nothing', null, 'scenario: '],
    ['an unknown field', { titel: 'x' }, 'scenario: Unrecognized key: "titel"'],
    ['an unknown player', { players: { C: {} } }, 'players: Unrecognized key: "C"'],
    ['a number of the wrong kind', { players: { A: { chakra: 'nine' } } }, 'players.A.chakra: '],
    ['an unknown field deep inside', { missions: [{ A: [{ card: 'KS-009', hiden: true }] }] }, 'missions.0.A.0: '],
    ['a step that is none', { steps: [{ player: 'A', dance: true }] }, 'steps.0: '],
    ['an unknown switch', { contested: { D99: 'other' } }, 'contested'],
    ['an unknown card', { players: { A: { hand: ['KS-999'] } } }, 'players.A.hand.0: no card has the code KS-999'],
    ['an id given twice', { players: { A: { hand: [{ id: 'a', card: 'KS-009' }, { id: 'a', card: 'KS-010' }] } } }, 'players.A.hand.1.id: '], // prettier-ignore
    ['an id that nobody has', { ...board, steps: [{ player: 'A', play: 'x', mission: 1 }] }, 'steps.0.play: nothing has the id x'], // prettier-ignore
    ['a path that means nothing', { ...board, expect: { 'A.mood': 'good' } }, 'expect.A.mood: '],
    ['a made-up card without a code', { cards: [{ code: 'KS-009' }] }, 'cards.0.code: '],
    ['a made-up card with a wrong effect', { cards: [{ code: 'X-001', type: 'character', name: { en: 'X' }, chakra: 1, power: 1, effects: [{ kind: 'instant', timing: 'main', steps: [{ do: 'sing' }] }] }] }, 'cards.0.effects.0.steps.0.do: '], // prettier-ignore
  ])('%s', (_, json, start) => {
    const { ok, error } = run(json);
    expect(ok).toBe(false);
    expect(error?.startsWith(start), error).toBe(true);
  });
});

describe('effects without end', () => {
  it('are told, not run for ever', () => {
    const moving = { kind: 'triggered', timing: 'main', on: { event: 'moved', what: 'self' }, steps: [{ do: 'move', what: 'self' }] }; // prettier-ignore
    const first = { kind: 'instant', timing: 'main', steps: [{ do: 'move', what: 'self', obligation: 'mustIfAble' }] };
    const card = { code: 'X-001', type: 'character', name: { en: 'Restless' }, chakra: 0, power: 1, effects: [first, moving] }; // prettier-ignore
    const { error } = run({
      cards: [card],
      players: { A: { hand: ['X-001'] } },
      missions: [{}, {}],
      steps: [{ player: 'A', play: 'x-001', mission: 1 }],
    });
    expect(error).toBe('steps: effects set each other off without end');
  });

  it('are none where what gives a trait asks for it', () => {
    const gives = { kind: 'static', timing: 'main', if: { there: { anyOf: [{ keyword: 'Odd' }] } }, grants: [{ grant: 'trait', to: { in: 'here' }, trait: { keyword: 'Odd' } }] }; // prettier-ignore
    const card = { code: 'X-001', type: 'character', name: { en: 'Odd' }, chakra: 0, power: 1, effects: [gives] };
    expect(run({ cards: [card], missions: [{ A: ['X-001'] }], expect: { 'x-001.keywords': [] } }).ok).toBe(true);
  });
});

describe('refusals', () => {
  const refused = (step: object, more: object = {}) => run({ ...board, ...more, steps: [step] });

  it.each([
    ['not-your-turn', { player: 'B', play: 'ks-009', mission: 1 }, {}],
    ['no-such-mission', { player: 'A', play: 'ks-009', mission: 2 }, {}],
    ['no-prompt', { player: 'A', choose: ['yes'] }, {}],
    ['wrong-phase', { player: 'A', play: 'ks-009', mission: 1 }, { phase: 'scoring' }],
    ['already-passed', { player: 'A', pass: true }, { passed: ['A'] }],
    ['not-enough-chakra', { player: 'A', play: 'ks-009', mission: 1 }, { players: { A: { chakra: 1, hand: ['KS-009'] } } }], // prettier-ignore
    ['not-in-hand', { player: 'A', play: 'ks-009', mission: 1 }, { players: { A: { chakra: 9, discard: ['KS-009'] } } }], // prettier-ignore
    ['not-hidden', { player: 'A', reveal: 'ks-086' }, { missions: [{ A: ['KS-086'] }] }],
    ['not-yours', { player: 'A', reveal: 'ks-086' }, { missions: [{ B: [{ card: 'KS-086', hidden: true }] }] }],
    ['not-an-attachment', { player: 'A', attach: 'ks-009', to: 1 }, {}],
  ])('%s', (reason, step, more) => {
    expect(refused({ ...step, illegal: reason }, more)).toMatchObject({ ok: true, failures: [] });
    const { failures } = refused(step, more);
    expect(failures[0]).toEqual({ path: 'steps.0', expected: 'legal', actual: reason });
  });

  it('are failures where they do not come', () => {
    const { failures } = refused({ player: 'A', play: 'ks-009', mission: 1, illegal: 'not-in-hand' });
    expect(failures).toEqual([{ path: 'steps.0', expected: 'not-in-hand', actual: 'legal' }]);
  });
});

describe('prompts', () => {
  const look = {
    players: { A: { chakra: 9, hand: ['KS-068'] } },
    missions: [{ B: [{ card: 'KS-009', hidden: true }] }],
  };
  const steps = [{ player: 'A', play: 'ks-068', mission: 1 }];

  it('left open are a failure, unless they are expected or answered by themselves', () => {
    const open = { player: 'A', kind: 'targets', options: ['ks-009'] };
    expect(run({ ...look, steps }).failures).toEqual([{ path: 'prompt', expected: 'no open prompt', actual: open }]);
    expect(run({ ...look, steps, expect: { 'prompt.player': 'A' } }).ok).toBe(true);
    expect(run({ ...look, steps, auto: 'first', expect: { 'view.A.ks-009.name': 'Naruto Uzumaki' } }).ok).toBe(true);
    expect(run({ ...look, steps, auto: 'no', expect: { 'view.A.ks-009.name': null } }).ok).toBe(true);
  });
});
