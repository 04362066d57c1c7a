import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { FACE_UP, HIDDEN, type Prompt, UPGRADE, YES } from '../engine/state/prompt';
import { answerOf } from './answers';
import { type Board, buildBoard, libraryFor } from './board';
import { actionLabel, idOf, optionLabel, promptOptions } from './labels';
import { runScenario } from './run';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const { labels, state }: Board = buildBoard(library, {
  missions: [
    { id: 'first', A: [{ card: 'KS-009', id: 'a' }, { card: 'KS-010', id: 'b' }] },
    { id: 'second', attachments: [] },
  ],
}); // prettier-ignore
const id = (label: string) => labels.cards.get(label) ?? -1;

const prompt = (fields: Partial<Prompt>): Prompt => ({
  kind: 'targets', player: 0, of: 'card', options: [], min: 1, max: 1, no: false, source: -1, about: 'hide', ...fields,
}); // prettier-ignore
const cards = { options: [id('a'), id('b')] };
const words = { kind: 'mode', of: 'word', options: [FACE_UP, HIDDEN, UPGRADE] } as const;
const missions = { kind: 'mission', of: 'mission', options: [0, 1] } as const;

describe('a choice', () => {
  it.each<[string, Partial<Prompt>, (string | number | boolean)[], number[] | 'no' | null]>([
    ['of a card by its id', cards, ['b'], [id('b')]],
    ['of a card that is no option', { options: [id('a')] }, ['b'], null],
    ['of a card nobody has', cards, ['ghost'], null],
    ['of a number where cards are asked for', cards, [7], null],
    ['of too many', cards, ['a', 'b'], null],
    ['of two', { ...cards, max: 2 }, ['a', 'b'], [id('a'), id('b')]],
    ['of the card of a mission, by its place', { options: [id('first'), id('second')] }, [2], [id('second')]],
    ['of the card of a mission, by its id', { options: [id('first'), id('second')] }, ['second'], [id('second')]],
    ['of a mission by its place', missions, [2], [1]],
    ['of a mission by its id', missions, ['second'], [1]],
    ['of a mission that is no option', { ...missions, options: [0] }, ['second'], null],
    ['of a character where missions are asked for', missions, ['a'], null],
    ['of a word', words, ['hidden'], [HIDDEN]],
    ['of a word that is no option', { ...words, options: [FACE_UP] }, ['hidden'], null],
    ['of a word where numbers are asked for', { kind: 'number', of: 'number', options: [0, 1] }, ['hidden'], null],
    ['of a number', { kind: 'number', of: 'number', options: [0, 1, 2] }, [2], [2]],
    ['of nothing, which means no', { ...cards, no: true }, [], 'no'],
    ['of nothing where something must be', cards, [], null],
    ['of nothing where nothing may be', { ...cards, min: 0 }, [], []],
    ['no', { ...cards, no: true }, ['no'], 'no'],
    ['false', { ...cards, no: true }, [false], 'no'],
    ['no where none may be chosen', { ...cards, min: 0 }, ['no'], []],
    ['no where there is no such thing', cards, ['no'], null],
    ['yes to a question', { kind: 'optional', of: 'word', options: [YES] }, ['yes'], [YES]],
    ['true to a mulligan', { kind: 'mulligan', of: 'word', options: [YES] }, [true], [YES]],
    ['yes where all is forced', { ...cards, min: 2, max: 2 }, ['yes'], [id('a'), id('b')]],
    ['yes where there is a choice', cards, ['yes'], null],
    ['of how an effect stands: as it is', { about: 'modifier', kind: 'optional', of: 'word', options: [YES], no: true }, [1], 'no'],
    ['of how an effect stands: as changed', { about: 'modifier', kind: 'optional', of: 'word', options: [YES], no: true }, [2], [YES]],
    ['of a card to a plain question', { kind: 'optional', of: 'word', options: [YES] }, ['a'], null],
    ['of a number to a plain question', { kind: 'optional', of: 'word', options: [YES] }, [5], null],
  ])('%s', (_, fields, choices, answer) => {
    expect(answerOf(labels, state, prompt(fields), choices)).toEqual(answer);
  }); // prettier-ignore
});

describe('what can be chosen is listed', () => {
  it.each<[string, Partial<Prompt>, (string | number)[]]>([
    ['cards by their ids', cards, ['a', 'b']],
    ['cards of missions by their places', { options: [id('second')] }, [2]],
    ['missions by their places', missions, [1, 2]],
    ['words', words, ['faceUp', 'hidden', 'upgrade']],
    ['a yes', { kind: 'optional', of: 'word', options: [YES] }, ['yes', 'no']],
    ['a mulligan', { kind: 'mulligan', of: 'word', options: [YES] }, ['mulligan', 'keep']],
    ['effects by card and place', { of: 'effect', options: [id('a') * 32 + 2] }, ['a:2']],
  ])('%s', (_, fields, options) => {
    expect(promptOptions(labels, state, prompt(fields))).toEqual(options);
  });

  it('by number where there is no word and no id', () => {
    expect([optionLabel(labels, state, prompt({ of: 'word' }), 99), idOf(labels, 99)]).toEqual([99, '#99']);
  });
});

it('what a player may do has a label each; answers but for a mulligan have none', () => {
  const none = () => false;
  const asked = { ...state, prompt: prompt({ kind: 'mulligan', of: 'word', options: [YES] }) };
  const label = (action: Parameters<typeof actionLabel>[2], at = state, attaches: (card: number) => boolean = none) =>
    actionLabel(labels, at, action, attaches);
  const [a, b] = [id('a'), id('b')];
  expect([
    label({ type: 'play', player: 0, card: a, mission: 1 }),
    label({ type: 'play', player: 0, card: a, mission: 0, hidden: true }),
    label({ type: 'upgrade', player: 0, card: a, over: b }),
    label({ type: 'attach', player: 0, card: a, to: id('second') }),
    label({ type: 'attach', player: 0, card: a, to: b }),
    label({ type: 'reveal', player: 0, card: a }),
    label({ type: 'reveal', player: 0, card: a, to: b }),
    label({ type: 'reveal', player: 0, card: a, to: b }, state, () => true),
    label({ type: 'pass', player: 0 }),
    label({ type: 'answer', player: 0, answer: 'no' }),
    label({ type: 'answer', player: 0, answer: 'no' }, asked),
    label({ type: 'answer', player: 0, answer: [YES] }, asked),
    label({ type: 'advance' }),
  ]).toEqual([
    'play:a@2', 'hide:a@1', 'upgrade:a>b', 'attach:a>@2', 'attach:a>b', 'reveal:a', 'upgrade:a>b', 'reveal:a', 'pass',
    null, 'keep', 'mulligan', null,
  ]); // prettier-ignore
});

describe('what may not be done has a reason', () => {
  const board = {
    players: { A: { chakra: 9, hand: ['KS-009', { id: 'kunai', card: 'SS-080' }], deck: ['KS-011'] }, B: { hand: ['KS-012'] } },
    missions: [
      { A: [{ id: 'below', card: 'KS-010' },
        { id: 'beside', card: 'KS-012' }, { id: 'dark', card: 'KS-014', hidden: true }, { id: 'darkKunai', card: 'SS-080', hidden: true }] },
      { A: [{ id: 'away', card: 'KS-014' }], B: [{ id: 'theirs', card: 'KS-009' }] },
    ],
  }; // prettier-ignore
  it.each<[string, object]>([
    ['not-a-namesake', { upgrade: 'kunai', over: 'below' }],
    ['not-a-namesake', { upgrade: 'ks-009', over: 'ks-011' }],
    ['not-a-namesake', { upgrade: 'dark', over: 'away' }],
    ['not-hidden', { upgrade: 'below', over: 'away' }],
    ['not-yours', { upgrade: 'theirs', over: 'away' }],
    ['not-hidden', { reveal: 'ks-009' }],
    ['not-yours', { reveal: 'ks-012' }],
    ['not-yours', { play: 'ks-012', mission: 1 }],
    ['not-in-hand', { play: 'ks-011', mission: 1 }],
    ['no-such-mission', { play: 'kunai', mission: 3 }],
    ['no-such-mission', { attach: 'kunai', to: 3 }],
    ['no-such-mission', { reveal: 'dark', to: 3 }],
    ['no-legal-host', { reveal: 'darkKunai' }],
  ])('%s: %j', (reason, step) => {
    const { failures, error } = runScenario(definitions, { ...board, steps: [{ player: 'A', illegal: reason, ...step }] }, library); // prettier-ignore
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });

  it('game-over, when all is done', () => {
    const steps = [
      { advance: 'scoring' }, { advance: 'end' },
      { player: 'A', pass: true, illegal: 'game-over' },
    ]; // prettier-ignore
    const { failures, error } = runScenario(definitions, { round: 4, missions: [{}], auto: 'no', steps, expect: { phase: 'over' } }, library); // prettier-ignore
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });
});
