import { describe, expect, it } from 'vitest';
import type { Change, Effect } from '../../cards/effects/effect';
import { said } from './testing';

describe('changes of other lines', () => {
  it.each<[Extract<Effect, { kind: 'modifier' }>['of'], Change, string]>([
    ['main', { add: [{ do: 'draw', amount: 1 }] }, 'Ефект MAIN: додатково візьми карту.'],
    ['main', { instead: [{ do: 'draw', amount: 2 }] }, 'Ефект MAIN: натомість візьми 2 карти.'],
    ['main', { verb: 'defeat' }, 'Ефект MAIN не приховує персонажа, а перемагає його.'],
    ['main', { limit: 'cost', is: { atMost: 3 } }, 'Ефект MAIN: межа вартості тепер 3.'],
    ['duel', { limit: 'power', is: { atLeast: 5 } }, 'Ефект DUEL: межа Power тепер 5.'],
    ['main', { limit: 'totalCost', is: { atMost: 7 } }, 'Ефект MAIN: межа сумарної вартості тепер 7.'],
    ['main', { limit: 'cost', is: null }, 'Ефект MAIN: межі вартості немає.'],
    [
      'main',
      { limit: 'cost', is: { atMost: { count: { from: 'stack', of: 'self', part: 'each' } } } },
      'Ефект MAIN: вартість тепер має бути не більшою за кількість карт у стосі цього персонажа.',
    ],
    ['main', { less: 4 }, 'Ефект MAIN: зіграна карта коштує на 4 чакри менше.'],
    ['ambush', { becomes: 'main' }, 'Ефект AMBUSH стає ефектом MAIN.'],
  ])('%s %j', (of, change, text) => expect(said({ kind: 'modifier', timing: 'upgrade', of, change })).toBe(text));
});
