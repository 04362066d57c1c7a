import { describe, expect, it } from 'vitest';
import type { Chosen, Target } from '../../cards/effects/expression';
import { count, instant, told } from './testing';

describe('targets', () => {
  it.each<[Target, string]>([
    [{}, 'a character in play'],
    [{ side: 'friendly' }, 'another friendly character in play'],
    [{ side: 'yours', in: 'here' }, 'one of your characters in this mission'],
    [{ side: 'yours', choose: 'all', hidden: false }, 'all your non-hidden characters in play'],
    [{ other: true }, 'another character in play'],
    [{ otherThan: 'it', in: 'here' }, 'a character in this mission other than that character'],
    [{ in: 'elsewhere', choose: 'all' }, 'all characters in the other missions'],
    [{ in: 'oneMission', hidden: true, choose: 'all' }, 'all hidden characters in a mission of your choice'],
    [{ choose: { upTo: 1 }, perMission: true }, 'up to 1 character in each mission'],
    [{ choose: 2 }, '2 characters in play'],
    [
      { choose: 'any', total: { stat: 'power', atMost: 6 } },
      'any number of characters in play with a total Power of 6 or less',
    ],
    [{ is: 'weakest', side: 'enemy' }, 'the weakest enemy character in play'],
    [{ is: 'weakest', choose: 'all' }, 'all the weakest characters in play'],
    [{ is: 'cheapest', in: 'here' }, 'the lowest-cost character in this mission'],
    [{ in: 'elsewhere', power: { atMost: 3 } }, 'a character with Power 3 or less in another mission'],
    [
      { in: 'here', power: { lessThan: { stat: 'power', of: 'self' } } },
      'a character in this mission with Power lower than this character’s',
    ],
    [{ upgraded: true }, 'an upgraded character in play'],
    [{ controlled: true }, 'a controlled character in play'],
    [{ anyOf: [{ name: 'Rock Lee' }, { keyword: 'Taijutsu' }] }, 'a Rock Lee or Taijutsu character in play'],
    [{ anyOf: [{ name: 'Tsunade' }, { name: 'Shizune' }] }, 'a Tsunade or Shizune in play'],
    [{ anyOf: [{ name: 'Tsunade' }], choose: 'all' }, 'all Tsunade characters in play'],
    [{ anyOf: [{ family: 'Uchiha' }] }, 'a character with Uchiha in the name in play'],
    [
      { noneOf: [{ keyword: 'Summon' }, { name: 'Orochimaru' }] },
      'a non-Summon character in play other than Orochimaru',
    ],
    [{ cost: { atMost: 3 }, power: { atLeast: 2 } }, 'a character in play with cost 3 or less and Power 2 or more'],
    [{ power: { exactly: 4 } }, 'a character in play with Power exactly 4'],
    [{ printedCost: { lessThan: 4 } }, 'a character in play with printed cost less than 4'],
    [
      { printedPower: { moreThan: { stat: 'power', of: 'self' } } },
      'a character in play with printed Power higher than this character’s Power',
    ],
    [
      { power: { lessThan: { stat: 'power', of: 'self' } } },
      'a character in play with Power lower than this character’s',
    ],
    [
      { cost: { lessThan: count } },
      'a character in play with cost lower than the number of other friendly characters in this mission',
    ],
    [{ tokens: { exactly: 0 } }, 'a character in play with no Power tokens'],
    [{ tokens: { atLeast: 2 } }, 'a character in play with 2 or more Power tokens'],
    [{ holding: { anyOf: [{ keyword: 'Food' }] } }, 'a character in play with a Food attachment'],
    [{ sameName: 'it' }, 'a character in play with the same name as that character'],
    [{ lastTurn: 'moved' }, 'a character that moved in the opponent’s previous turn'],
    [{ by: 'opponent' }, 'a character in play of the opponent’s choice'],
    [{ from: 'attachments', in: 'here', anyOf: [{ keyword: 'Weapon' }] }, 'a Weapon attachment in this mission'],
    [{ from: 'attachments', on: 'mission' }, 'an attachment on a mission in play'],
  ] satisfies [Chosen, string][])('%j', (what, text) => {
    expect(told(instant({ do: 'hide', what }))).toBe(`Hide ${text}.`);
  });
});
