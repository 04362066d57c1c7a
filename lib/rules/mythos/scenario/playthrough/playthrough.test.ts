import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { plain } from '../../text/pieces';
import { libraryFor } from '../board';
import { runScenario } from '../run';
import { type PlayFrame, type Playthrough, playthrough } from './playthrough';
import { charactersOf } from './position';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const folder = path.resolve(import.meta.dirname, '../cases');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const play = (json: unknown) => playthrough(definitions, json, { locale: 'en' }, library);

function frames(played: Playthrough): PlayFrame[] {
  if (played.kind === 'refused') throw new Error(played.error);
  return played.frames;
}

const board = {
  edge: 'B',
  turn: 'B',
  players: { B: { chakra: 9, hand: [{ id: 'kabuto', card: 'KS-054' }] } },
  missions: [
    {
      card: 'KS-M06',
      A: [
        { id: 'kakashi', card: 'KS-015' },
        { id: 'naruto', card: 'KS-010' },
        { id: 'sasuke', card: 'KS-014' },
      ],
    },
  ],
};

describe('a card is played and hides others', () => {
  const steps = [
    { player: 'A', pass: true, illegal: 'not-your-turn' },
    { player: 'B', play: 'kabuto', mission: 1 },
  ];
  const found = frames(play({ ...board, steps, auto: 'first' }));
  const [setup, refused, played, ...after] = found;

  it('begins with the board as it is set up', () => {
    expect(setup).toMatchObject({
      done: { kind: 'setup' },
      told: [],
      position: { edge: 'B', players: { B: { chakra: 9 } } },
    });
    expect(setup?.position.missions[0]).toMatchObject({ rank: 'D', bonus: 1, ahead: 'A' });
  });

  it('shows what is refused, with why', () => {
    expect(refused).toMatchObject({ done: { kind: 'pass', player: 'A' }, refused: 'not-your-turn', told: [] });
    expect(refused?.position).toEqual(setup?.position);
    expect(refused?.changed.size).toBe(0);
  });

  it('shows the card before what it does', () => {
    expect(played).toMatchObject({ done: { kind: 'play', player: 'B', card: 'kabuto', mission: 1 }, goesOn: false });
    expect(played?.told.map(({ kind }) => kind)).toEqual(['chakraPaid', 'played', 'effect']);
    expect(played?.position.prompt).not.toBeNull();
    expect(played?.changed).toEqual(new Set(['kabuto', 'total:1:B', 'B:chakra', 'B:hand']));
    expect(after.map(({ told }) => told.map(({ kind }) => kind)).flat()).toContain('hidden');
    expect(after[0]?.changed.has('kakashi')).toBe(true);
  });

  it('says what happened in words, with the rule', () => {
    expect(played?.told.map(({ text }) => plain(text))[1]).toContain('Kabuto Yakushi');
    expect(played?.told[1]?.ruleRef).toBe('001 Action phase');
  });
});

it('shows what is asked, and the answer', () => {
  const json = {
    players: { A: { chakra: 9, hand: ['KS-068'] } },
    missions: [{ B: [{ card: 'KS-009', hidden: true }] }],
    steps: [
      { player: 'A', play: 'ks-068', mission: 1 },
      { player: 'A', choose: ['no'] },
    ],
  };
  const [, , asked, declined] = [null, ...frames(play(json))];
  expect(asked?.position.prompt).toMatchObject({ player: 'A', kind: 'targets', options: [{ card: 'ks-009' }] });
  expect(declined).toMatchObject({ done: { kind: 'choose', choices: [{ word: 'no' }] }, position: { prompt: null } });
});

it.each([
  [{ titel: 'x' }, 'scenario: Unrecognized key: "titel"'],
  [{ players: { A: { hand: ['KS-999'] } } }, 'players.A.hand.0: no card has the code KS-999'],
])('says what is wrong with a file', (json, error) => {
  expect(play(json)).toEqual({ kind: 'refused', error });
});

it('knows cards made up for the scenario', () => {
  const card = { code: 'X-001', type: 'character', name: { en: 'Wanderer' }, chakra: 1, power: 2, effects: [] };
  const played = play({ cards: [card], missions: [{ A: ['X-001'] }] });
  if (played.kind === 'refused') throw new Error(played.error);
  expect(played.cards.get('x-001')?.name.en).toBe('Wanderer');
});

const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

it.each(files)('%s plays as it runs, nothing left out', (file) => {
  const json = read(file);
  const run = runScenario(definitions, json, library);
  const played = play(json);
  if (played.kind === 'refused') throw new Error(played.error);
  expect(played.failures).toEqual(run.failures);
  expect(played.frames.flatMap(({ told }) => told.map(({ kind }) => kind))).toEqual(run.events.map(({ kind }) => kind));
  // Every frame shows something: what happened, a refusal, a question or its answer.
  for (const { told, refused, done } of played.frames.slice(1)) {
    const asked = done.kind === 'choose' || done.kind === 'advance';
    expect(told.length > 0 || refused !== undefined || asked).toBe(true);
  }
  for (const { position } of played.frames) {
    for (const { power, parts } of charactersOf(position)) {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(power);
    }
  }
});
