import { describe, expect, it } from 'vitest';
import type { Change, Effect, Grant, Trigger } from '../../cards/effects/effect';
import type { Chosen, Condition, Group, Target, Value } from '../../cards/effects/expression';
import type { Step, StepOf, Verb } from '../../cards/effects/step';
import type { AttachCondition } from '../../cards/schema';
import { plain } from '../pieces';
import { english } from './grammar';
import { instant, told } from './testing';

// The grammar as a table: what the data says, and the sentence. Every verb, grant and trigger must be here to compile.

const enemy = { side: 'enemy', in: 'here' } as const;
const friend = { side: 'friendly', in: 'here' } as const;
const soundFour = [{ keyword: 'Sound Four' }];
const count: Value = { count: friend };
const seen = { from: 'bound', name: 'seen' } as const;

type Cases<T> = readonly (readonly [T, string])[];

describe('verbs', () => {
  const VERBS: { [V in Verb]: Cases<StepOf<V>> } = {
    powerup: [
      [{ do: 'powerup', amount: 2 }, 'POWERUP 2.'],
      [
        { do: 'powerup', amount: 1, to: { ...friend, choose: 'all' } },
        'POWERUP 1 on all other friendly characters in this mission.',
      ],
      [
        { do: 'powerup', amount: count },
        'POWERUP X, where X is the number of other friendly characters in this mission.',
      ],
      [
        { do: 'powerup', amount: { plus: [count, 1] } },
        'POWERUP X+1, where X is the number of other friendly characters in this mission.',
      ],
      [
        { do: 'powerup', amount: { times: [2, count] } },
        'POWERUP 2 for every other friendly character in this mission.',
      ],
      [
        { do: 'powerup', amount: 1, to: [enemy, 'self'] },
        'POWERUP 1 on an enemy character in this mission and this character.',
      ],
    ],
    removeTokens: [
      [{ do: 'removeTokens', amount: 1, from: enemy }, 'Remove 1 Power token from an enemy character in this mission.'],
      [
        { do: 'removeTokens', amount: { upTo: 2 }, from: enemy },
        'Remove up to 2 Power tokens from an enemy character in this mission.',
      ],
      [{ do: 'removeTokens', amount: 'all', from: 'self' }, 'Remove all Power tokens from this character.'],
    ],
    moveTokens: [
      [
        { do: 'moveTokens', amount: 'all', from: enemy, to: 'self' },
        'Move all Power tokens from an enemy character in this mission to this character.',
      ],
    ],
    addPower: [
      [
        { do: 'addPower', amount: 3, to: { in: 'here', is: 'soleStrongest' } },
        'Give the sole strongest character in this mission +3 Power for this evaluation.',
      ],
    ],
    hide: [[{ do: 'hide', what: enemy }, 'Hide an enemy character in this mission.']],
    defeat: [
      [
        {
          do: 'defeat',
          who: 'opponent',
          what: { side: 'yours', in: 'here' },
          until: { value: { count: enemy }, is: { atMost: { count: { side: 'yours', in: 'here' } } } },
        },
        'The opponent defeats their characters in this mission until they have no more there than you.',
      ],
      [
        { do: 'defeat', what: [friend, enemy], obligation: 'mustIfAble' },
        'You must defeat another friendly character and an enemy character in this mission, if able.',
      ],
      [
        { do: 'defeat', what: [enemy, { side: 'enemy', other: true }] },
        'Defeat an enemy character in this mission and another enemy character in play.',
      ],
      [
        {
          do: 'defeat',
          who: 'opponent',
          obligation: 'must',
          what: { side: 'yours', in: 'here' },
          until: { value: { count: enemy }, is: { atMost: 2 } },
        },
        'The opponent must defeat their characters in this mission until they have 2 or fewer there.',
      ],
    ],
    move: [
      [{ do: 'move', what: 'self' }, 'Move this character.'],
      [{ do: 'move', what: enemy }, 'Move an enemy character from this mission.'],
      [
        { do: 'move', what: { side: 'enemy', in: 'elsewhere' }, to: 'here' },
        'Move an enemy character from another mission to this mission.',
      ],
      [
        { do: 'move', what: { choose: count } },
        'Move X characters in play, where X is the number of other friendly characters in this mission.',
      ],
      [
        { do: 'move', what: { from: 'stack', of: 'self', part: 'bottom' } },
        'Move the bottom card from this character’s upgrade stack to another mission.',
      ],
    ],
    takeControl: [
      [
        { do: 'takeControl', what: enemy, price: { stat: 'power', of: 'target' } },
        'Take control of an enemy character in this mission, paying chakra equal to that character’s Power.',
      ],
    ],
    takeBack: [
      [
        { do: 'takeBack', what: { owned: true, controlled: true } },
        'Take back control of a character in play that you own but do not control.',
      ],
    ],
    return: [
      [{ do: 'return', what: 'self', obligation: 'must' }, 'You must return this character to your hand.'],
      [{ do: 'return', what: enemy }, 'Return an enemy character from this mission to its owner’s hand.'],
      [
        { do: 'return', what: { from: 'discard', topmost: true, type: 'attachment' } },
        'Return the topmost attachment from your discard pile to your hand.',
      ],
    ],
    play: [
      [
        { do: 'play', what: { from: 'discard', top: 1, type: 'character' }, less: 3 },
        'Play the character on top of your discard pile in any mission, paying 3 less.',
      ],
      [
        { do: 'play', what: { from: 'hand', type: 'character', anyOf: [{ keyword: 'Summon' }] }, less: 2 },
        'Play a Summon character in any mission, paying 2 less.',
      ],
      [
        { do: 'play', what: { from: 'discard', type: 'character' }, to: 'here', more: 1 },
        'Play a character from your discard pile in this mission, paying 1 more.',
      ],
      [
        { do: 'play', what: { from: 'hand' }, less: count, notAsUpgrade: true },
        'Play 1 card in any mission, paying X less, but not as an upgrade, where X is the number of other friendly characters in this mission.',
      ],
      [
        { do: 'play', what: { from: 'hand', type: 'character', choose: 'any' }, less: 1 },
        'Play any number of characters in any missions, paying 1 less for each.',
      ],
      [
        { do: 'play', what: { from: 'hidden', anyOf: [{ name: 'Naruto Uzumaki' }] } },
        'Reveal one of your hidden Naruto Uzumaki characters, paying its cost.',
      ],
    ],
    putHidden: [
      [
        { do: 'putHidden', what: { from: 'deck', top: 1, whose: 'opponent' } },
        'Put the top card of the opponent’s deck as a hidden character on your side of any mission; you control it.',
      ],
      [
        { do: 'putHidden', what: { from: 'deck', top: 1 }, to: 'here' },
        'Put the top card of your deck as a hidden character in this mission.',
      ],
    ],
    draw: [
      [{ do: 'draw', amount: 1 }, 'Draw 1 card.'],
      [{ do: 'draw', amount: 2, who: 'opponent' }, 'The opponent draws 2 cards.'],
      [{ do: 'draw', amount: 1, who: 'each' }, 'Each player draws 1 card.'],
      [{ do: 'draw', amount: count }, 'Draw 1 card for every other friendly character in this mission.'],
    ],
    discard: [
      [{ do: 'discard', what: { from: 'hand' } }, 'Discard 1 card from your hand.'],
      [
        { do: 'discard', what: { from: 'hand', random: true }, who: 'opponent' },
        'The opponent discards 1 card from their hand at random.',
      ],
      [
        { do: 'discard', what: { from: 'hand', whose: 'opponent' } },
        'Discard 1 card of your choice from the opponent’s hand.',
      ],
      [{ do: 'discard', what: { from: 'hand', choose: 'all' }, who: 'opponent' }, 'The opponent discards their hand.'],
      [
        { do: 'discard', what: { from: 'stack', of: { side: 'enemy', upgraded: true }, part: 'top' } },
        'Discard the top card of an upgraded enemy character in play.',
      ],
      [
        { do: 'discard', what: { from: 'attachments', on: { card: 'host' }, other: true, choose: 'all' } },
        'Discard all other attachments on this character.',
      ],
    ],
    look: [
      [{ do: 'look', at: { from: 'hand', whose: 'opponent', choose: 'all' } }, 'Look at the opponent’s hand.'],
      [{ do: 'look', at: { from: 'deck', choose: 'all' } }, 'Search your deck.'],
      [{ do: 'look', at: { from: 'deck', top: 3 } }, 'Look at the top 3 cards of your deck.'],
    ],
    reveal: [
      [{ do: 'reveal', what: { side: 'enemy', hidden: true } }, 'Show a hidden enemy character in play.'],
      [
        { do: 'reveal', what: { from: 'deck', top: 1, whose: 'opponent' } },
        'Reveal the top card of the opponent’s deck.',
      ],
    ],
    revealUntil: [
      [
        {
          do: 'revealUntil',
          what: { from: 'deck', anyOf: [{ faction: 'Sand Village' }], type: 'character' },
          found: 'found',
        },
        'Reveal cards from the top of your deck until a Sand Village character is revealed.',
      ],
    ],
    take: [
      [
        { do: 'take', what: { from: 'discard', type: 'character' } },
        'Put a character from your discard pile into your hand.',
      ],
      [
        {
          do: 'take',
          what: { from: 'deck', top: 3, choose: { upTo: 2 }, anyOf: [{ keyword: 'Jutsu' }] },
          reveal: true,
        },
        'Reveal up to 2 Jutsu cards among the top 3 cards of your deck and put them into your hand.',
      ],
    ],
    putBack: [
      [{ do: 'putBack', what: { from: 'hand' }, where: 'top' }, 'Put 1 card from your hand on top of your deck.'],
      [
        { do: 'putBack', what: { from: 'hand', choose: 2 }, where: 'randomBottom' },
        'Put 2 cards from your hand on the bottom of your deck in random order.',
      ],
      [
        { do: 'putBack', what: { from: 'discard', top: { upTo: 5 } }, where: 'shuffled' },
        'Shuffle up to 5 cards from the top of your discard pile into your deck.',
      ],
    ],
    shuffle: [[{ do: 'shuffle' }, 'Shuffle your deck.']],
    gainChakra: [[{ do: 'gainChakra', amount: 2 }, 'Gain 2 chakra.']],
    stealChakra: [[{ do: 'stealChakra', amount: 1 }, 'Steal 1 chakra from the opponent.']],
    payChakra: [[{ do: 'payChakra', amount: 'any' }, 'Pay any amount of chakra.']],
    gainPoints: [
      [{ do: 'gainPoints', amount: 1 }, 'Gain 1 Mission point.'],
      [{ do: 'gainPoints', amount: 2 }, 'Gain 2 Mission points.'],
    ],
    gainEdge: [[{ do: 'gainEdge' }, 'Gain the Edge.']],
    giveEdge: [[{ do: 'giveEdge' }, 'Give the Edge to the opponent.']],
    copy: [
      [
        { do: 'copy', of: enemy, effect: { instant: true, notTiming: 'upgrade' } },
        'Copy a non-UPGRADE instant effect of an enemy character in this mission.',
      ],
    ],
    activate: [
      [
        { do: 'activate', of: friend, effect: { instant: true, duel: true }, ignoringRequirements: true },
        'Activate an instant DUEL effect of another friendly character in this mission, ignoring the requirements of that effect.',
      ],
      [
        { do: 'activate', of: 'it', effect: { timing: 'ambush', all: true } },
        'Activate all AMBUSH effects of that character.',
      ],
    ],
    repeat: [
      [{ do: 'repeat', effect: 'ambush' }, 'Repeat the AMBUSH effect.'],
      [{ do: 'repeat', effect: 'main', in: 'elsewhere' }, 'Repeat the MAIN effect in the other missions.'],
    ],
    attach: [
      [
        { do: 'attach', what: 'self', to: enemy, asAttachment: { power: -5 } },
        'Attach this character to an enemy character in this mission; while attached, it is an attachment with Power −5, not a character.',
      ],
    ],
    moveAttachment: [
      [
        { do: 'moveAttachment', what: { from: 'attachments', on: 'character' }, to: {} },
        'Move an attachment on a character in play to another character.',
      ],
      [
        { do: 'moveAttachment', what: { from: 'attachments', side: 'friendly', choose: 'any' }, to: 'self' },
        'Move any number of friendly attachments in play to this character.',
      ],
    ],
    declare: [[{ do: 'declare' }, 'Declare a number.']],
    choose: [
      [
        { do: 'choose', obligation: 'must', options: [[{ do: 'payChakra', amount: 1 }], [{ do: 'gainEdge' }]] },
        'You must either pay 1 chakra or gain the Edge.',
      ],
      [
        {
          do: 'choose',
          options: [
            [{ do: 'putBack', what: 'self', where: 'top' }],
            [{ do: 'putBack', what: 'self', where: 'bottom' }],
          ],
        },
        'Put this character on top of your deck or on the bottom.',
      ],
      [
        { do: 'choose', options: [[{ do: 'draw', amount: 1 }, { do: 'gainEdge' }], [{ do: 'shuffle' }]] },
        'Choose one: draw 1 card, then gain the Edge; or shuffle your deck.',
      ],
    ],
    pay: [
      [
        { do: 'pay', cost: [{ do: 'discard', what: { from: 'hand' } }], for: [{ do: 'powerup', amount: 3 }] },
        'Discard 1 card from your hand to POWERUP 3.',
      ],
      [
        {
          do: 'pay',
          obligation: 'may',
          cost: [{ do: 'payChakra', amount: 1 }],
          for: [{ do: 'draw', amount: 1 }, { do: 'gainEdge' }],
        },
        'You may pay 1 chakra to draw 1 card and gain the Edge.',
      ],
    ],
    forEach: [
      [
        {
          do: 'forEach',
          of: { ...friend, choose: 'all' },
          member: 'one',
          steps: [{ do: 'move', what: { cost: { atMost: { stat: 'cost', of: 'one' } } } }],
        },
        'For every other friendly character in this mission, move a character in play with cost equal to or lower than that character’s.',
      ],
      [
        {
          do: 'forEach',
          of: { from: 'missions', with: { side: 'friendly' }, orHere: true, choose: 'all' },
          member: 'place',
          steps: [{ do: 'hide', what: { in: { mission: 'place' } } }],
        },
        'For this mission and for every mission with another friendly character, hide a character in that mission.',
      ],
      [
        {
          do: 'forEach',
          of: enemy,
          member: 'chosen',
          steps: [
            {
              do: 'choose',
              who: 'opponent',
              obligation: 'must',
              options: [[{ do: 'play', what: 'chosen', more: 2 }], [{ do: 'defeat', what: 'chosen' }]],
            },
          ],
        },
        'Choose an enemy character in this mission, then the opponent must either play it, paying 2 more, or defeat it.',
      ],
    ],
    later: [
      [
        {
          do: 'later',
          at: 'endOfRound',
          steps: [{ do: 'defeat', what: 'self', obligation: 'must', if: { none: { from: 'hand' } } }],
        },
        'At the end of this round, if you have no cards in your hand, you must defeat this character.',
      ],
    ],
  };
  it.each(Object.values(VERBS).flat())('%j', (step, text) => {
    expect(told(instant(step))).toBe(text);
  });
});

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

describe('conditions', () => {
  it.each<[Condition, string]>([
    [{ there: friend }, 'there is another friendly character in this mission'],
    [{ there: { side: 'yours', in: 'here', anyOf: soundFour } }, 'you have a Sound Four character in this mission'],
    [
      { there: { side: 'enemy', in: 'here', is: 'strongest', among: 'play' } },
      'the strongest enemy character in play is in this mission',
    ],
    [{ there: { from: 'discard' } }, 'there is a card in your discard pile'],
    [
      { none: { ...friend, noneOf: [{ faction: 'Leaf Village' }] } },
      'all other friendly characters in this mission are Leaf Village characters',
    ],
    [{ none: { from: 'hand' } }, 'you have no cards in your hand'],
    [
      { none: { in: 'here', sameName: 'it', otherThan: 'it' } },
      'there is no other character in this mission with the same name as that character',
    ],
    [{ value: { count: enemy }, is: { atLeast: 2 } }, 'there are 2 or more enemy characters in this mission'],
    [
      { value: { count: { side: 'yours', in: 'here' } }, is: { exactly: 3 } },
      'you have exactly 3 characters in this mission',
    ],
    [
      { value: { count: { side: 'yours', in: 'here' } }, is: { lessThan: { count: enemy } } },
      'you have fewer characters in this mission than the opponent',
    ],
    [
      { value: { count: enemy }, is: { atMost: { count: friend } } },
      'there are no more enemy characters than other friendly characters in this mission',
    ],
    [{ value: { stat: 'power', of: 'self' }, is: { atLeast: 6 } }, 'this character’s Power is 6 or more'],
    [{ card: 'self', fits: { tokens: { exactly: 0 } } }, 'this character has no Power tokens'],
    [
      { card: 'covered', fits: { power: { atLeast: 6 } } },
      'the character this one was played over had Power 6 or more',
    ],
    [
      { card: 'it', fits: { side: 'enemy', hidden: false, anyOf: soundFour, cost: { atMost: 3 } } },
      'that character is enemy, non-hidden and a Sound Four character and has cost 3 or less',
    ],
    [{ edge: 'you' }, 'you have the Edge'],
    [{ edge: 'opponent' }, 'the opponent has the Edge'],
    [{ you: 'losing' }, 'you are losing this mission'],
    [
      { all: [{ edge: 'you' }, { any: [{ you: 'losing' }, { there: enemy }] }] },
      'you have the Edge and either you are losing this mission or there is an enemy character in this mission',
    ],
  ])('%j', (asked, text) => {
    expect(told(instant({ do: 'gainEdge', if: asked }))).toBe(`If ${text}, gain the Edge.`);
  });
});

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

describe('changes of another line', () => {
  const main = instant({ do: 'hide', what: enemy, as: 'hidden' });
  it.each<[Change, string]>([
    [
      { add: [{ do: 'powerup', amount: { stat: 'power', of: 'hidden' } }] },
      'MAIN effect: in addition, POWERUP X, where X is the Power the character hidden this way had.',
    ],
    [{ instead: [{ do: 'draw', amount: 2 }] }, 'MAIN effect: instead, draw 2 cards.'],
    [{ verb: 'defeat' }, 'MAIN effect: defeat it instead of hiding it.'],
    [{ limit: 'power', is: { atMost: 5 } }, 'MAIN effect: the Power limit becomes 5.'],
    [{ limit: 'totalCost', is: { atMost: 7 } }, 'MAIN effect: the total cost limit becomes 7.'],
    [
      { limit: 'cost', is: { atMost: { stat: 'power', of: 'self' } } },
      'MAIN effect: instead, the cost must be equal to or lower than this character’s Power.',
    ],
    [{ limit: 'cost', is: null }, 'MAIN effect: there is no cost limit.'],
    [{ less: 4 }, 'MAIN effect: play the card, paying 4 less.'],
    [{ becomes: 'ambush' }, 'The MAIN effect becomes an AMBUSH effect.'],
  ])('%j', (change, text) => {
    expect(told({ kind: 'modifier', timing: 'upgrade', of: 'main', change }, { before: [main] })).toBe(text);
  });

  it('counts whom the changed line hides', () => {
    const both = instant({ do: 'hide', what: [enemy, friend] });
    const change: Effect = { kind: 'modifier', timing: 'upgrade', of: 'main', change: { verb: 'defeat' } };
    expect(told(change, { before: [both] })).toBe('MAIN effect: defeat them instead of hiding them.');
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
