import { describe, expect, it } from 'vitest';
import type { Grant } from '../../cards/effects/effect';
import type { Condition } from '../../cards/effects/expression';
import { granting, said } from './testing';

describe('conditions', () => {
  it.each<[Condition, Grant, string]>([
    [
      { there: { side: 'friendly', in: 'here', anyOf: [{ name: 'Tsunade' }, { keyword: 'Sannin' }] } },
      { grant: 'chakra', amount: 1 },
      'Якщо на цій місії є інший союзний персонаж Tsunade або «Саннін», CHAKRA +1.',
    ],
    [
      { there: { from: 'attachments', side: 'yours', in: 'here', anyOf: [{ name: 'Earth Scroll' }] } },
      { grant: 'chakra', amount: 1 },
      'Якщо на цій місії є твоє долучення Earth Scroll, CHAKRA +1.',
    ],
    [
      { there: { from: 'discard' } },
      { grant: 'chakra', amount: 1 },
      'Якщо у твоєму стосі скидання є карта, CHAKRA +1.',
    ],
    [
      { none: { side: 'enemy', in: 'here', hidden: true } },
      { grant: 'chakra', amount: 1 },
      'Якщо на цій місії немає ворожих прихованих персонажів, CHAKRA +1.',
    ],
    [
      { none: { side: 'friendly', in: 'here', noneOf: [{ faction: 'Leaf Village' }] } },
      { grant: 'chakra', amount: 1 },
      'Якщо всі інші союзні персонажі на цій місії — «Селище Листя», CHAKRA +1.',
    ],
    [
      { value: { count: { side: 'enemy', in: 'here' } }, is: { atLeast: 2 } },
      { grant: 'chakra', amount: 1 },
      'Якщо на цій місії є щонайменше 2 ворожі персонажі, CHAKRA +1.',
    ],
    [
      { value: { count: { side: 'enemy', in: 'here', hidden: false } }, is: { exactly: 1 } },
      { grant: 'power', to: { side: 'enemy', in: 'here', hidden: false }, amount: -1 },
      'Якщо на цій місії є лише 1 ворожий відкритий персонаж, він має −1 Power.',
    ],
    [
      { value: { count: { side: 'yours', in: 'here' } }, is: { lessThan: { count: { side: 'enemy', in: 'here' } } } },
      { grant: 'chakra', amount: 1 },
      'Якщо на цій місії є менше твоїх персонажів, ніж ворожих, CHAKRA +1.',
    ],
    [
      {
        value: { stat: 'power', of: 'self' },
        is: { moreThan: { stat: 'power', of: { side: 'enemy', in: 'here', is: 'strongest' } } },
      },
      { grant: 'chakra', amount: 1 },
      'Якщо Power цього персонажа більша за Power найсильнішого ворожого персонажа на цій місії, CHAKRA +1.',
    ],
    [
      { card: 'self', fits: { holding: { anyOf: [{ name: 'Senbon' }] } } },
      { grant: 'power', to: 'self', amount: 2 },
      'Якщо цей персонаж має долучення Senbon, він має +2 Power.',
    ],
    [
      { card: 'covered', fits: { power: { atLeast: 6 }, anyOf: [{ keyword: 'Jutsu' }] } },
      { grant: 'chakra', amount: 1 },
      'Якщо персонаж, поверх якого зіграно цього, мав Power 6 або більше й це персонаж «Джуцу», CHAKRA +1.',
    ],
    [
      { card: 'self', fits: { tokens: { exactly: 0 } } },
      { grant: 'chakra', amount: 1 },
      'Якщо цей персонаж не має Power токенів, CHAKRA +1.',
    ],
    [{ edge: 'you' }, { grant: 'chakra', amount: 1 }, 'Якщо в тебе є Edge, CHAKRA +1.'],
    [{ edge: 'opponent' }, { grant: 'chakra', amount: 1 }, 'Якщо Edge у суперника, CHAKRA +1.'],
    [{ you: 'losing' }, { grant: 'chakra', amount: 1 }, 'Якщо ти зараз програєш цю місію, CHAKRA +1.'],
    [
      { all: [{ edge: 'you' }, { you: 'winning' }] },
      { grant: 'chakra', amount: 1 },
      'Якщо в тебе є Edge і ти зараз виграєш цю місію, CHAKRA +1.',
    ],
    [
      { any: [{ edge: 'you' }, { none: { in: 'here' } }] },
      { grant: 'chakra', amount: 1 },
      'Якщо в тебе є Edge або на цій місії немає персонажів, CHAKRA +1.',
    ],
  ])('%j', (condition, grant, text) =>
    expect(said({ ...granting(grant), kind: 'static', grants: [grant], if: condition })).toBe(text),
  );
});
