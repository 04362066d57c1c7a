import { describe, expect, it } from 'vitest';
import type { Effect } from '../../cards/effects/effect';
import type { Characters, Chosen } from '../../cards/effects/expression';
import type { Step } from '../../cards/effects/step';
import type { Trait } from '../../cards/effects/trait';
import type { CardType } from '../../cards/schema';
import type { Speaker } from '../grammar';
import { plain } from '../pieces';
import { ukrainian } from './grammar';
import { granting, instant, said, saidBy } from './testing';

describe('numbers', () => {
  it.each([
    [1, 'Отримай 1 чакру.', 'Перемісти персонажа в грі.', 'Зніми 1 Power токен із цього персонажа.'],
    [2, 'Отримай 2 чакри.', 'Перемісти 2 персонажів у грі.', 'Зніми 2 Power токени з цього персонажа.'],
    [5, 'Отримай 5 чакри.', 'Перемісти 5 персонажів у грі.', 'Зніми 5 Power токенів із цього персонажа.'],
    [12, 'Отримай 12 чакри.', 'Перемісти 12 персонажів у грі.', 'Зніми 12 Power токенів із цього персонажа.'],
    [21, 'Отримай 21 чакру.', 'Перемісти 21 персонажа в грі.', 'Зніми 21 Power токен із цього персонажа.'],
    [23, 'Отримай 23 чакри.', 'Перемісти 23 персонажів у грі.', 'Зніми 23 Power токени з цього персонажа.'],
  ])('%i', (number, chakra, moved, removed) => {
    expect(said(instant([{ do: 'gainChakra', amount: number }]))).toBe(chakra);
    expect(said(instant([{ do: 'move', what: { choose: number } }]))).toBe(moved);
    expect(said(instant([{ do: 'removeTokens', amount: number, from: 'self' }]))).toBe(removed);
  });
});

describe('names of what was done', () => {
  const hides: Effect = instant([{ do: 'hide', what: { side: 'enemy', in: 'here' }, as: 'gone' }]);
  const power = { do: 'powerup', amount: { stat: 'power', of: 'gone' } } satisfies Step;

  it('says the same line apart from another', () => {
    const adds: Effect = { kind: 'modifier', timing: 'upgrade', of: 'main', change: { add: [power] } };
    const follows: Effect = { kind: 'instant', timing: 'upgrade', steps: [power] };
    expect(saidBy('character', adds, [hides, adds])).toBe(
      'Ефект MAIN: додатково POWERUP X, де X дорівнює Power, яку мав щойно прихований персонаж.',
    );
    expect(saidBy('character', follows, [hides, follows])).toBe(
      'POWERUP X, де X дорівнює Power, яку мав прихований ефектом MAIN персонаж.',
    );
  });

  it('asks of a card face down what is printed on it, and of a defeated one what it had', () => {
    const looks = { do: 'look', at: { side: 'enemy', hidden: true }, as: 'seen' } satisfies Step;
    const defeats = { do: 'defeat', what: { in: 'here' }, as: 'gone' } satisfies Step;
    expect(said(instant([looks, { do: 'powerup', amount: { stat: 'cost', of: 'seen' } }]))).toBe(
      'Переглянь ворожого прихованого персонажа в грі. POWERUP X, де X дорівнює надрукованій вартості переглянутого персонажа.',
    );
    expect(
      said(instant([looks, { do: 'defeat', what: 'seen', if: { card: 'seen', fits: { cost: { atMost: 3 } } } }])),
    ).toBe(
      'Переглянь ворожого прихованого персонажа в грі. Якщо він має надруковану вартість 3 або менше, переможи його.',
    );
    expect(
      said(instant([defeats, { do: 'draw', amount: 1, if: { card: 'gone', fits: { power: { atLeast: 4 } } } }])),
    ).toBe('Переможи персонажа на цій місії. Якщо він мав Power 4 або більше, візьми карту.');
  });

  it('tells the member at hand from whoever is met inside', () => {
    const team = { in: 'here', anyOf: [{ keyword: 'Team 7' }], choose: 'all' } satisfies Chosen;
    const weaker = { in: 'here', power: { lessThan: { stat: 'power', of: 'each' } } } satisfies Chosen;
    expect(said(instant([{ do: 'forEach', of: team, member: 'each', steps: [{ do: 'hide', what: weaker }] }]))).toBe(
      'Для кожного персонажа «Команда 7» на цій місії приховай персонажа на цій місії з Power, меншою за Power того персонажа «Команда 7».',
    );
  });

  it('counts how many a changed line hides', () => {
    const both: Effect = instant([{ do: 'hide', what: [{ side: 'enemy' }, { side: 'enemy', other: true }] }]);
    const defeats: Effect = { kind: 'modifier', timing: 'upgrade', of: 'main', change: { verb: 'defeat' } };
    expect(saidBy('character', defeats, [both, defeats])).toBe('Ефект MAIN не приховує персонажів, а перемагає їх.');
  });

  it('never loses its way among names that lead to each other or to nothing', () => {
    const lost = instant([
      { do: 'hide', what: 'one', as: 'two' },
      { do: 'defeat', what: 'two', as: 'one' },
      { do: 'draw', amount: { count: 'nothing' } },
    ]);
    expect(said(lost)).not.toMatch(/undefined| {2}/);
  });
});

describe('what a card calls itself', () => {
  it.each<[CardType, string]>([
    ['character', 'Цей персонаж має +1 Power.'],
    ['attachment', 'Це долучення має +1 Power.'],
    ['mission', 'Ця місія має +1 Power.'],
  ])('%s', (type, text) => expect(saidBy(type, granting({ grant: 'power', to: 'self', amount: 1 }))).toBe(text));

  it('gives chakra by the character an attachment is attached to', () => {
    const chakra = granting({ grant: 'chakra', amount: 1 });
    expect(saidBy({ type: 'attachment', on: 'character' }, chakra)).toBe('Цей персонаж має CHAKRA +1.');
    expect(saidBy({ type: 'attachment', on: 'mission' }, chakra)).toBe('CHAKRA +1.');
  });

  it('speaks to each player of their own characters on a mission', () => {
    const yours: Chosen = { side: 'friendly', in: 'here', hidden: false };
    const only: Effect = {
      kind: 'static',
      timing: 'main',
      if: { value: { count: yours }, is: { exactly: 1 } },
      grants: [{ grant: 'power', to: yours, amount: 4 }],
    };
    expect(saidBy('mission', only)).toBe('Якщо на цій місії є лише 1 твій відкритий персонаж, він має +4 Power.');
    expect(saidBy('mission', instant([{ do: 'hide', what: yours }]))).toBe(
      'Приховай свого відкритого персонажа на цій місії.',
    );
  });

  it('is no friend of its own, which is said where it could be counted', () => {
    const friend = (what: Characters) =>
      said(instant([{ do: 'hide', what: { side: 'friendly', in: 'here', ...what } }]));
    expect(friend({})).toBe('Приховай іншого союзного персонажа на цій місії.');
    expect(friend({ other: true })).toBe('Приховай іншого союзного персонажа на цій місії.');
    expect(friend({ hidden: true })).toBe('Приховай союзного прихованого персонажа на цій місії.');
    expect(friend({ anyOf: [{ name: 'Gaara' }] })).toBe('Приховай союзного персонажа Gaara на цій місії.');
    expect(saidBy('attachment', instant([{ do: 'hide', what: { side: 'friendly', in: 'here' } }]))).toBe(
      'Приховай союзного персонажа на цій місії.',
    );
  });

  it('is told from others by its name and traits', () => {
    const gaara: Speaker = {
      type: 'character',
      name: 'Gaara',
      traits: [{ faction: 'Sand Village' }, { keyword: 'Team Baki' }],
      effects: [],
      nameOf: (name) => name,
    };
    const each = (anyOf: Trait[]) =>
      saidBy(gaara, granting({ grant: 'power', to: 'self', amount: { count: { side: 'friendly', anyOf } } }));
    expect(each([{ name: 'Gaara' }])).toBe(
      'Цей персонаж має +1 Power за кожного іншого союзного персонажа Gaara в грі.',
    );
    expect(each([{ name: 'Temari' }])).toBe('Цей персонаж має +1 Power за кожного союзного персонажа Temari в грі.');
    expect(each([{ keyword: 'Team Baki' }])).toBe(
      'Цей персонаж має +1 Power за кожного іншого союзного персонажа «Команда Бакі» в грі.',
    );
    expect(each([{ keyword: 'Summon' }])).toBe(
      'Цей персонаж має +1 Power за кожного союзного персонажа «Призов» у грі.',
    );
    const over = (noneOf: Trait[]) => saidBy(gaara, granting({ grant: 'upgradeOver', what: { noneOf } }));
    expect(over([{ name: 'Gaara' }])).toBe(
      'Цього персонажа можна зіграти як покращення поверх будь-якого твого персонажа з іншим іменем.',
    );
    expect(over([{ keyword: 'Summon' }, { name: 'Gaara' }])).toBe(
      'Цього персонажа можна зіграти як покращення поверх будь-якого твого персонажа з іншим іменем, крім персонажів «Призов».',
    );
    const friend: Effect = instant([{ do: 'hide', what: { side: 'friendly', anyOf: [{ name: 'Gaara' }] } }]);
    expect(saidBy(gaara, granting({ grant: 'gains', to: { in: 'here' }, effect: friend }))).toBe(
      'Усі персонажі на цій місії мають після решти своїх ефектів ще такий: MAIN ↯ Приховай союзного персонажа Gaara в грі.',
    );
  });

  it('calls the host of an attachment a character', () =>
    expect(saidBy('attachment', instant([{ do: 'powerup', amount: 1, to: 'host' }]))).toBe(
      'POWERUP 1 цьому персонажеві.',
    ));

  it('names whom DUEL names', () =>
    expect(said({ ...instant([{ do: 'hide', what: 'partner' }]), gate: { duel: 'Gaara' } })).toBe(
      'Приховай персонажа Gaara.',
    ));
});

describe('what attachments are attached to', () => {
  it.each<[Parameters<typeof ukrainian.attach>[0], string]>([
    [{ to: 'mission' }, 'Долучи до місії.'],
    [{ to: 'character', side: 'friendly', faceUp: true }, 'Долучи до союзного відкритого персонажа.'],
    [
      { to: 'character', side: 'any', faceUp: false, anyOf: [{ name: 'Rock Lee' }, { keyword: 'Taijutsu' }] },
      'Долучи до персонажа Rock Lee або «Тайджуцу».',
    ],
    [
      { to: 'character', side: 'enemy', faceUp: true, noneOf: [{ keyword: 'Jutsu' }] },
      'Долучи до ворожого відкритого персонажа, крім персонажів «Джуцу».',
    ],
  ])('%j', (condition, text) =>
    expect(plain(ukrainian.attach(condition, { type: 'attachment', effects: [], nameOf: (name) => name }))).toBe(text),
  );
});

it('links terms, names and traits', () => {
  const effect = instant([{ do: 'hide', what: { side: 'enemy', anyOf: [{ name: 'Gaara' }, { keyword: 'Jutsu' }] } }]);
  const text = ukrainian.effect(effect, { type: 'character', effects: [effect], nameOf: () => 'Ґаара' });
  expect(text.filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'term', term: 'hide', text: 'Приховай' },
    { kind: 'term', term: 'enemy', text: 'ворожого' },
    { kind: 'name', name: 'Gaara', text: 'Ґаара' },
    { kind: 'trait', trait: { keyword: 'Jutsu' }, text: 'Джуцу' },
  ]);
});
