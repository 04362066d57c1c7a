import { describe, expect, it } from 'vitest';
import type { StepOf, Verb } from '../../cards/effects/step';
import { type Cases, count, enemy, friend, instant, told } from './testing';

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
