import { describe, expect, it } from 'vitest';
import type { Grant } from '../../cards/effects/effect';
import type { Group } from '../../cards/effects/expression';
import { type Cases, count, enemy, friend, told } from './testing';

describe('grants', () => {
  const GRANTS: { [G in Grant['grant']]: Cases<Extract<Grant, { grant: G }>> } = {
    power: [
      [{ grant: 'power', to: 'self', amount: -3 }, 'This character has −3 Power.'],
      [
        { grant: 'power', to: { in: 'here', other: true, anyOf: [{ keyword: 'Team 7' }] }, amount: 1 },
        'Other Team 7 characters in this mission have +1 Power.',
      ],
      [
        { grant: 'power', to: 'self', amount: count },
        'This character has +1 Power for every other friendly character in this mission.',
      ],
      [
        { grant: 'power', to: 'self', amount: { times: [-1, count] } },
        'This character has −1 Power for every other friendly character in this mission.',
      ],
      [
        { grant: 'power', to: 'self', amount: { stat: 'cost', of: 'self' } },
        'This character has +X Power, where X is this character’s cost.',
      ],
    ],
    setPower: [
      [
        { grant: 'setPower', to: { ...enemy, is: 'strongest' }, amount: 0, losesTokens: true },
        'The strongest enemy character in this mission loses all Power tokens and has Power 0.',
      ],
    ],
    doublePower: [
      [
        { grant: 'doublePower', of: { from: 'attachments', on: { card: 'self' } } },
        'The Power of attachments on this character is doubled.',
      ],
    ],
    sideTotal: [[{ grant: 'sideTotal', amount: 5 }, 'You have +5 Power in this mission.']],
    powerupBonus: [
      [
        { grant: 'powerupBonus', to: friend, amount: 1 },
        'Every POWERUP on other friendly characters in this mission is increased by 1.',
      ],
    ],
    keepTokens: [
      [{ grant: 'keepTokens', to: 'self' }, 'This character keeps its Power tokens at the end of the round.'],
    ],
    chakra: [
      [{ grant: 'chakra', amount: 1 }, 'CHAKRA +1.'],
      [{ grant: 'chakra', amount: 1, who: 'each' }, 'CHAKRA +1 for each player.'],
      [{ grant: 'chakra', amount: 2, who: 'losing' }, 'CHAKRA +2 for the player who is losing this mission.'],
    ],
    cost: [
      [{ grant: 'cost', of: 'self', less: 4 }, 'This character costs 4 less to play.'],
      [{ grant: 'cost', of: 'self', less: 2, played: 'revealed' }, 'This character costs 2 less to reveal.'],
      [
        { grant: 'cost', of: 'self', less: count },
        'This character costs 1 less to play for every other friendly character in this mission.',
      ],
      [
        { grant: 'cost', of: { type: 'attachment', anyOf: [{ keyword: 'Food' }] }, less: 1 },
        'Your Food attachments cost 1 less to play.',
      ],
      [
        { grant: 'cost', of: { type: 'character' }, more: 1, who: 'opponent', played: 'faceUp', to: 'here' },
        'The opponent’s characters cost 1 more to play face up or reveal in this mission.',
      ],
      [
        {
          grant: 'cost',
          of: { type: 'character', other: true, anyOf: [{ keyword: 'Team 8' }] },
          less: 1,
          min: 1,
          to: 'here',
          who: 'each',
        },
        'Other Team 8 characters of both players cost 1 less to play in this mission (minimum cost 1).',
      ],
    ],
    missionWorth: [[{ grant: 'missionWorth', amount: 1 }, 'This mission is worth +1 Mission point for both players.']],
    scoreTwice: [
      [
        { grant: 'scoreTwice' },
        'This mission is scored twice, and all SCORE effects, its own and its winner’s, are activated both times.',
      ],
    ],
    cannot: [
      [
        { grant: 'cannot', be: ['hidden', 'defeated'], what: 'self', by: 'enemy' },
        'This character cannot be hidden or defeated by enemy effects.',
      ],
      [
        { grant: 'cannot', be: ['moved', 'gainTokens', 'gainAttachments'], what: enemy },
        'Enemy characters in this mission cannot be moved or receive Power tokens or attachments.',
      ],
      [
        { grant: 'cannot', be: ['revealed'], what: enemy },
        'The opponent cannot reveal hidden characters in this mission.',
      ],
    ],
    upgradeOver: [
      [
        { grant: 'upgradeOver', what: { printedCost: { atMost: 4 } } },
        'This character can be played as an upgrade over a character with printed cost 4 or less.',
      ],
    ],
    playOnly: [
      [
        { grant: 'playOnly', where: { you: 'winning' } },
        'This character can be played only in a mission you are winning.',
      ],
    ],
    manyAttachments: [
      [
        { grant: 'manyAttachments', to: 'self' },
        'This character can have any number of friendly attachments, whatever they can be attached to.',
      ],
    ],
    lookAnytime: [
      [
        { grant: 'lookAnytime', at: { ...enemy, hidden: true } },
        'You can look at hidden enemy characters in this mission at any time.',
      ],
    ],
    defeatedGoToHand: [
      [
        { grant: 'defeatedGoToHand', what: { side: 'friendly' } },
        'Other friendly characters go to your hand instead of your discard pile when defeated.',
      ],
    ],
    trait: [
      [
        { grant: 'trait', to: 'host', trait: { faction: 'Leaf Village' } },
        'This character also counts as a Leaf Village character.',
      ],
    ],
    blank: [[{ grant: 'blank', what: 'host' }, 'The text of this character counts as blank.']],
    phantom: [
      [
        { grant: 'phantom', trait: { keyword: 'Sound Four' } },
        'For the effects of your Sound Four cards, you have one more friendly Sound Four character in this mission, with the cost and Power of this character.',
      ],
    ],
    gains: [
      [
        {
          grant: 'gains',
          to: { in: 'here' },
          effect: { kind: 'instant', timing: 'ambush', steps: [{ do: 'powerup', amount: 2 }] },
        },
        'After their other effects, characters in this mission also have: AMBUSH ↯ POWERUP 2.',
      ],
    ],
  };
  it.each(Object.values(GRANTS).flat())('%j', (grant, text) => {
    expect(told({ kind: 'static', timing: 'main', grants: [grant] })).toBe(text);
  });

  it('a condition comes first, and what it found is "it"', () => {
    const only: Group = { ...friend, hidden: false };
    expect(
      told({
        kind: 'static',
        timing: 'main',
        if: { value: { count: only }, is: { exactly: 1 } },
        grants: [{ grant: 'power', to: only, amount: 4 }],
      }),
    ).toBe('If there is exactly 1 other non-hidden friendly character in this mission, it has +4 Power.');
    expect(
      told({
        kind: 'static',
        timing: 'main',
        if: { card: 'self', fits: { holding: { anyOf: [{ name: 'Senbon' }] } } },
        grants: [{ grant: 'power', to: 'self', amount: 2 }],
      }),
    ).toBe('If this character has a Senbon attachment, it has +2 Power.');
  });
});
