import { describe, expect, it } from 'vitest';
import type { Characters } from '../cards/effects/expression';
import type { Subject } from '../cards/effects/grant';
import type { Speaker } from './grammar';
import { couldBeItself, speakerOf, upgradedOver } from './itself';

const nobody: Speaker = { type: 'character', effects: [], nameOf: (name) => name };
const itachi: Speaker = {
  ...nobody,
  name: 'Itachi Uchiha',
  traits: [{ faction: 'Akatsuki' }, { keyword: 'Kekkei Genkai' }],
};

describe('whether a card could be taken for one of those it speaks of', () => {
  it.each<[Characters, Speaker, boolean]>([
    [{}, itachi, true],
    [{ in: 'here' }, itachi, true],
    [{ in: 'elsewhere' }, itachi, false],
    [{ hidden: true }, itachi, false],
    [{ hidden: false }, itachi, true],
    [{ side: 'enemy' }, itachi, false],
    [{ side: 'yours' }, itachi, false],
    [{ anyOf: [{ name: 'Itachi Uchiha' }] }, itachi, true],
    [{ anyOf: [{ name: 'Sasuke Uchiha' }] }, itachi, false],
    [{ anyOf: [{ family: 'Uchiha' }] }, itachi, true],
    [{ anyOf: [{ family: 'Hyuga' }] }, itachi, false],
    [{ anyOf: [{ faction: 'Akatsuki' }] }, itachi, true],
    [{ anyOf: [{ keyword: 'Summon' }] }, itachi, false],
    [{ anyOf: [{ keyword: 'Summon' }, { faction: 'Akatsuki' }] }, itachi, true],
    [{ noneOf: [{ faction: 'Akatsuki' }] }, itachi, false],
    [{ noneOf: [{ keyword: 'Summon' }] }, itachi, true],
    [{ anyOf: [{ keyword: 'Summon' }] }, nobody, true],
    [{ anyOf: [{ name: 'Itachi Uchiha' }] }, nobody, false],
    [{ noneOf: [{ keyword: 'Summon' }] }, nobody, true],
    [{}, { ...itachi, type: 'attachment' }, false],
    [{}, { ...itachi, type: 'mission' }, false],
  ])('%j', (group, card, could) => {
    expect(couldBeItself({ side: 'friendly', ...group }, card)).toBe(could);
  });
});

describe('what an upgrade goes over besides its own name', () => {
  it.each<[Characters, ReturnType<typeof upgradedOver>]>([
    [{ noneOf: [{ name: 'Itachi Uchiha' }] }, { what: {}, otherName: true }],
    [
      { noneOf: [{ faction: 'Akatsuki' }, { name: 'Itachi Uchiha' }] },
      { what: { noneOf: [{ faction: 'Akatsuki' }] }, otherName: true },
    ],
    [{ noneOf: [{ name: 'Sasuke Uchiha' }] }, { what: { noneOf: [{ name: 'Sasuke Uchiha' }] }, otherName: false }],
    [{ anyOf: [{ name: 'Gaara' }] }, { what: { anyOf: [{ name: 'Gaara' }] }, otherName: false }],
  ])('%j', (over, told) => {
    expect(upgradedOver(over, itachi)).toEqual(told);
  });
});

describe('who speaks an effect that cards come to have', () => {
  it('is the card where it gives it to itself', () => expect(speakerOf('self', itachi)).toBe(itachi));

  it.each<Subject>(['host', { in: 'here' }])('is a character not known for %j', (to) => {
    const { effects, nameOf } = itachi;
    expect(speakerOf(to, { ...itachi, type: 'attachment' })).toEqual({ type: 'character', effects, nameOf });
  });
});
