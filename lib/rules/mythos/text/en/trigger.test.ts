import { describe, expect, it } from 'vitest';
import type { Effect, Trigger } from '../../cards/effects/effect';
import { type Cases, enemy, friend, told } from './testing';

describe('triggers', () => {
  const TRIGGERS: { [E in Trigger['event']]: Cases<Extract<Trigger, { event: E }>> } = {
    played: [
      [
        { event: 'played', what: { ...enemy, hidden: false } },
        'When a non-hidden enemy character is played in this mission',
      ],
      [{ event: 'played', what: { anyOf: [{ keyword: 'Summon' }] }, by: 'you' }, 'When you play a Summon character'],
      [{ event: 'played', what: { in: 'here' }, from: 'hand' }, 'When a character is played from hand in this mission'],
    ],
    defeated: [
      [{ event: 'defeated', what: { side: 'friendly' } }, 'When another friendly character is defeated'],
      [{ event: 'defeated', what: { side: 'enemy' }, by: 'you' }, 'When you defeat an enemy character'],
    ],
    moved: [
      [{ event: 'moved', what: 'self' }, 'After this character moves'],
      [{ event: 'moved', what: 'self', by: 'you' }, 'After you move this character'],
      [
        { event: 'moved', what: { side: 'enemy' }, by: 'you', together: true },
        'When you move one or more enemy characters',
      ],
    ],
    attached: [
      [
        {
          event: 'attached',
          attachment: { anyOf: [{ keyword: 'Weapon' }, { keyword: 'Armor' }] },
          to: friend,
          by: 'you',
        },
        'When you attach a Weapon or Armor attachment to another friendly character in this mission',
      ],
      [{ event: 'attached', attachment: {}, to: 'self' }, 'When an attachment is attached to this character'],
    ],
    affected: [[{ event: 'affected', what: 'self' }, 'When an enemy effect affects this character']],
    passed: [[{ event: 'passed' }, 'When you pass']],
    missionLost: [[{ event: 'missionLost' }, 'When you lose this mission in the Mission evaluation phase']],
    startOfRound: [[{ event: 'startOfRound' }, 'At the start of the round']],
    endOfRound: [[{ event: 'endOfRound' }, 'At the end of the round']],
    beforePower: [[{ event: 'beforePower' }, 'Before Power is determined in the Mission evaluation phase']],
  };
  it.each(Object.values(TRIGGERS).flat())('%j', (on, text) => {
    expect(told({ kind: 'triggered', timing: 'main', on, steps: [{ do: 'gainEdge' }] })).toBe(
      `${text}, gain the Edge.`,
    );
  });

  it('a card that has moved acts in its new mission', () => {
    expect(
      told({
        kind: 'triggered',
        timing: 'main',
        on: { event: 'moved', what: 'self' },
        steps: [{ do: 'hide', what: enemy }],
      }),
    ).toBe('After this character moves, hide an enemy character in its new mission.');
  });

  it('the last of several steps comes after a "then"', () => {
    expect(
      told({
        kind: 'triggered',
        timing: 'main',
        on: { event: 'endOfRound' },
        steps: [{ do: 'draw', amount: 1 }, { do: 'shuffle' }, { do: 'return', what: 'self', obligation: 'must' }],
      }),
    ).toBe(
      'At the end of the round, draw 1 card. Shuffle your deck. Then you must return this character to your hand.',
    );
  });
});

describe('replacements', () => {
  it.each<[Effect, string]>([
    [
      {
        kind: 'replacement',
        timing: 'main',
        would: ['moved', 'defeated'],
        what: 'self',
        by: 'enemy',
        instead: [{ do: 'hide', what: 'self' }],
      },
      'If this character would be moved or defeated by enemy effects, hide it instead.',
    ],
    [
      {
        kind: 'replacement',
        timing: 'main',
        would: ['hidden'],
        what: friend,
        instead: [{ do: 'defeat', what: 'self' }],
        obligation: 'may',
      },
      'If another friendly character in this mission would be hidden, you may defeat this character instead.',
    ],
  ])('%j', (effect, text) => {
    expect(told(effect)).toBe(text);
  });
});
