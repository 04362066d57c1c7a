import { describe, expect, it } from 'vitest';
import type { Effect, Trigger } from '../../cards/effects/effect';
import type { Step } from '../../cards/effects/step';
import { said } from './testing';

describe('what triggers wait for', () => {
  it.each<[Trigger, Step[], string]>([
    [
      { event: 'played', what: { side: 'enemy', in: 'here', hidden: false } },
      [{ do: 'gainChakra', amount: 1 }],
      'Коли на цю місію зіграно ворожого відкритого персонажа, отримай 1 чакру.',
    ],
    [
      { event: 'played', what: { in: 'here' }, by: 'you', from: 'hand' },
      [{ do: 'powerup', amount: 1, to: 'it' }],
      'Коли ти граєш на цю місію з руки персонажа, POWERUP 1 тому персонажеві.',
    ],
    [
      { event: 'defeated', what: { side: 'friendly' } },
      [{ do: 'gainChakra', amount: 2 }],
      'Коли переможено іншого союзного персонажа, отримай 2 чакри.',
    ],
    [
      { event: 'defeated', what: { side: 'enemy' }, by: 'you' },
      [{ do: 'powerup', amount: 2 }],
      'Коли ти перемагаєш ворожого персонажа, POWERUP 2.',
    ],
    [
      { event: 'moved', what: 'self', by: 'you' },
      [{ do: 'hide', what: { side: 'enemy', in: 'here' } }],
      'Після того як ти перемістиш цього персонажа, приховай ворожого персонажа на новій місії.',
    ],
    [
      { event: 'moved', what: 'self' },
      [{ do: 'look', at: { in: 'here', hidden: true } }],
      'Після того як цього персонажа переміщено, переглянь прихованого персонажа на новій місії.',
    ],
    [
      { event: 'moved', what: { side: 'enemy' }, by: 'you', together: true },
      [{ do: 'gainChakra', amount: 1 }],
      'Коли ти переміщуєш одного чи кількох ворожих персонажів, отримай 1 чакру.',
    ],
    [
      { event: 'attached', attachment: { anyOf: [{ keyword: 'Weapon' }] }, to: 'self', by: 'you' },
      [{ do: 'powerup', amount: 3 }],
      'Коли ти кладеш долучення «Зброя» на цього персонажа, POWERUP 3.',
    ],
    [
      { event: 'affected', what: 'self' },
      [{ do: 'payChakra', amount: 1, who: 'opponent', obligation: 'mustIfAble' }],
      'Коли на цього персонажа діє ворожий ефект, суперник мусить, якщо можливо, заплатити 1 чакру.',
    ],
    [{ event: 'passed' }, [{ do: 'draw', amount: 1 }], 'Коли ти пасуєш, візьми карту.'],
    [
      { event: 'missionLost' },
      [{ do: 'move', what: 'self' }],
      'Коли ти програєш цю місію в оцінці місій, перемісти цього персонажа.',
    ],
    [{ event: 'startOfRound' }, [{ do: 'powerup', amount: 5 }], 'На початку раунду POWERUP 5.'],
    [
      { event: 'endOfRound' },
      [
        {
          do: 'return',
          what: 'self',
          obligation: 'must',
          if: { none: { side: 'friendly', in: 'here', anyOf: [{ name: 'Tsunade' }] } },
        },
      ],
      'Наприкінці раунду, якщо на цій місії немає союзного персонажа Tsunade, мусиш повернути цього персонажа в руку.',
    ],
    [
      { event: 'beforePower' },
      [{ do: 'defeat', what: { side: 'enemy', in: 'here' } }],
      'Перед підрахунком Power на цій місії переможи ворожого персонажа на цій місії.',
    ],
  ])('%j', (on, steps, text) => expect(said({ kind: 'triggered', timing: 'main', on, steps })).toBe(text));
});

describe('what happens instead', () => {
  it.each<[Effect, string]>([
    [
      {
        kind: 'replacement',
        timing: 'main',
        would: ['hidden', 'defeated'],
        what: { side: 'friendly', in: 'here' },
        by: 'enemy',
        instead: [{ do: 'defeat', what: 'self' }],
        obligation: 'may',
      },
      'Якщо ворожий ефект мав би приховати або перемогти іншого союзного персонажа на цій місії, натомість можеш перемогти цього персонажа.',
    ],
    [
      {
        kind: 'replacement',
        timing: 'main',
        would: ['defeated'],
        what: 'self',
        instead: [{ do: 'hide', what: 'self' }],
      },
      'Якщо цього персонажа мали б перемогти, натомість приховай його.',
    ],
  ])('%j', (effect, text) => expect(said(effect)).toBe(text));
});
