import { describe, expect, it } from 'vitest';
import type { Effect } from '../../cards/effects/effect';
import type { Value } from '../../cards/effects/expression';
import type { Step } from '../../cards/effects/step';
import type { AttachCondition } from '../../cards/schema';
import { plain } from '../pieces';
import { english } from './grammar';
import { enemy, instant, seen, soundFour, told } from './testing';

describe('numbers', () => {
  it.each<[Value, string]>([
    [
      { count: { from: 'missions', with: { side: 'friendly', anyOf: soundFour } } },
      'the number of missions with another friendly Sound Four character',
    ],
    [{ count: { from: 'stack', of: 'self', part: 'each' } }, 'the number of cards in this character’s upgrade stack'],
    [{ count: { side: 'yours' } }, 'the number of your characters in play'],
    [{ stat: 'cost', of: { ...enemy, is: 'strongest' } }, 'the cost of the strongest enemy character in this mission'],
    [
      { stat: 'cost', of: { from: 'attachments', on: { card: 'self' } } },
      'the total cost of attachments on this character',
    ],
    [{ stat: 'tokens', of: 'self' }, 'this character’s number of Power tokens'],
    [
      {
        plus: [
          { stat: 'power', of: 'self' },
          { stat: 'cost', of: 'self' },
        ],
      },
      'this character’s Power plus this character’s cost',
    ],
    [{ times: [2, { stat: 'power', of: 'self' }] }, 'twice this character’s Power'],
    [{ times: [3, { stat: 'power', of: 'self' }] }, '3 times this character’s Power'],
  ])('%j', (amount, text) => {
    expect(told(instant({ do: 'powerup', amount }))).toBe(`POWERUP X, where X is ${text}.`);
  });
});

describe('cards spoken of by name', () => {
  it('a pronoun will do right after its own step', () => {
    expect(
      told(
        instant(
          { do: 'look', at: { ...enemy, hidden: true }, as: 'seen' },
          { do: 'defeat', what: 'seen', if: { card: 'seen', fits: { cost: { atMost: 3 } } } },
        ),
      ),
    ).toBe('Look at a hidden enemy character in this mission. If its printed cost is 3 or less, defeat it.');
  });

  it('what is left of cards looked at is the rest', () => {
    expect(
      told(
        instant(
          { do: 'look', at: { from: 'deck', top: 3 }, as: 'seen' },
          { do: 'take', what: { ...seen, type: 'character', choose: 'any' }, reveal: true },
          { do: 'putBack', what: { ...seen, choose: 'all' }, where: 'top' },
        ),
      ),
    ).toBe(
      'Look at the top 3 cards of your deck. Reveal any number of characters from among them and put them into your hand. Put the rest on top of your deck.',
    );
  });

  it('a number remembered says which', () => {
    expect(
      told(
        instant(
          { do: 'payChakra', amount: 'any', as: 'spent' },
          { do: 'powerup', amount: { amount: 'spent' }, if: { done: 'spent' } },
        ),
      ),
    ).toBe('Pay any amount of chakra. If you do, POWERUP X, where X is the chakra paid this way.');
  });

  it('another line says by which effect it was done', () => {
    const main = instant({ do: 'defeat', what: { choose: 'all' }, as: 'defeated' });
    expect(told(instant({ do: 'powerup', amount: { count: 'defeated' } }), { before: [main] })).toBe(
      'POWERUP X, where X is the number of characters defeated by the MAIN effect.',
    );
  });

  it('a line of the same names speaks of its own steps', () => {
    const cost: Step = { do: 'powerup', amount: { stat: 'cost', of: 'discarded' } };
    const discards = instant({ do: 'discard', what: { from: 'hand', type: 'character' }, as: 'discarded' }, cost);
    const reveals = instant(
      { do: 'reveal', what: { from: 'deck', top: 1 }, as: 'revealed' },
      { do: 'discard', what: 'revealed', as: 'discarded' },
      cost,
    );
    const text =
      'Reveal the top card of your deck and discard it. POWERUP X, where X is the cost of the card discarded this way.';
    expect(told(reveals)).toBe(text);
    expect(told(reveals, { before: [discards] })).toBe(text);
  });

  it('an attachment tells its host from itself', () => {
    const itself: Effect = { kind: 'static', timing: 'main', grants: [{ grant: 'power', to: 'self', amount: 1 }] };
    expect(told(itself, { type: 'attachment' })).toBe('This attachment has +1 Power.');
    expect(told(instant({ do: 'hide', what: 'host' }), { type: 'attachment' })).toBe('Hide this character.');
    expect(told(instant({ do: 'powerup', amount: 1 }), { type: 'attachment' })).toBe('POWERUP 1 on this character.');
    expect(told(instant({ do: 'moveAttachment', what: 'self', to: 'host' }), { type: 'attachment' })).toBe(
      'Move this attachment to the character it is attached to.',
    );
  });

  it('a duel names its partner', () => {
    const duel: Effect = {
      kind: 'instant',
      timing: 'main',
      gate: { duel: 'Gaara' },
      steps: [{ do: 'hide', what: { power: { lessThan: { stat: 'power', of: 'partner' } } } }],
    };
    expect(told(duel)).toBe('Hide a character in play with Power lower than that Gaara’s.');
  });
});

describe('attachments', () => {
  it.each<[AttachCondition, string]>([
    [{ to: 'mission' }, 'Attach to a mission.'],
    [{ to: 'character', side: 'any', faceUp: false }, 'Attach to a character.'],
    [{ to: 'character', side: 'enemy', faceUp: true }, 'Attach to a non-hidden enemy character.'],
    [
      {
        to: 'character',
        side: 'friendly',
        faceUp: false,
        anyOf: [{ faction: 'Akatsuki' }, { keyword: 'Rogue Ninja' }],
      },
      'Attach to a friendly Akatsuki or Rogue Ninja character.',
    ],
    [
      { to: 'character', side: 'friendly', faceUp: true, noneOf: [{ keyword: 'Jutsu' }] },
      'Attach to a non-hidden friendly non-Jutsu character.',
    ],
  ])('%j', (condition, text) => {
    expect(plain(english.attach(condition, { type: 'attachment', effects: [], nameOf: (name) => name }))).toBe(text);
  });
});
