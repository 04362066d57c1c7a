import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../cards/effects/expression';
import { instant, said } from './testing';

describe('whom a step is about', () => {
  it.each<[Chosen, string]>([
    [{ side: 'yours', in: 'here' }, 'Переможи свого персонажа на цій місії.'],
    [
      { side: 'enemy', hidden: true, in: 'oneMission', choose: 'all' },
      'Переможи всіх ворожих прихованих персонажів на одній місії на твій вибір.',
    ],
    [
      { in: 'here', other: true, noneOf: [{ faction: 'Leaf Village' }] },
      'Переможи іншого персонажа на цій місії, крім персонажів «Селище Листя».',
    ],
    [
      { side: 'enemy', cost: { lessThan: { count: { side: 'friendly', hidden: true } } } },
      'Переможи ворожого персонажа в грі з вартістю, меншою за кількість союзних прихованих персонажів у грі.',
    ],
    [
      { side: 'enemy', power: { exactly: { stat: 'power', of: 'self' } }, in: 'here' },
      'Переможи ворожого персонажа на цій місії з Power, рівною Power цього персонажа.',
    ],
    [
      { side: 'enemy', printedPower: { atLeast: 5 }, tokens: { atLeast: 1 } },
      'Переможи ворожого персонажа з надрукованою Power 5 або більше з Power токенами в грі.',
    ],
    [{ holding: {}, in: 'here' }, 'Переможи персонажа з долученням на цій місії.'],
    [
      { side: 'enemy', lastTurn: 'moved' },
      'Переможи ворожого персонажа в грі, переміщеного в попередній хід суперника.',
    ],
    [
      { side: 'enemy', lastTurn: 'playedCheaper', in: 'here' },
      'Переможи ворожого персонажа на цій місії, зіграного в попередній хід суперника завдяки ефекту дешевше за надруковану вартість.',
    ],
    [
      { side: 'enemy', is: 'strongest', among: 'play', in: 'here' },
      'Переможи найсильнішого в грі ворожого персонажа на цій місії.',
    ],
    [{ side: 'enemy', is: 'cheapest', in: 'here' }, 'Переможи найдешевшого ворожого персонажа на цій місії.'],
    [{ anyOf: [{ family: 'Uchiha' }] }, 'Переможи персонажа з Uchiha в імені в грі.'],
    [
      { choose: 'any', total: { stat: 'power', atMost: 6 } },
      'Переможи будь-яку кількість персонажів у грі із сумарною Power 6 або менше.',
    ],
    [
      { perMission: true, choose: { upTo: 1 }, power: { atMost: 1 } },
      'Переможи до 1 персонажа з Power 1 або менше на кожній місії.',
    ],
    [
      { side: 'enemy', choose: { count: { side: 'friendly' } } },
      'Переможи X ворожих персонажів у грі, де X дорівнює кількості інших союзних персонажів у грі.',
    ],
    [{ side: 'enemy', by: 'opponent' }, 'Переможи ворожого персонажа в грі на вибір суперника.'],
    [{ side: 'friendly', choose: 5 }, 'Переможи 5 інших союзних персонажів у грі.'],
  ])('%j', (what, text) => expect(said(instant([{ do: 'defeat', what }]))).toBe(text));
});
