import { describe, expect, it } from 'vitest';
import type { Step } from '../../cards/effects/step';
import { instant, said } from './testing';

describe('what steps do', () => {
  it.each<[Step[], string]>([
    [[{ do: 'powerup', amount: 2 }], 'POWERUP 2.'],
    [
      [{ do: 'powerup', amount: { count: { in: 'here' } } }],
      'POWERUP X, де X дорівнює кількості персонажів на цій місії.',
    ],
    [
      [
        {
          do: 'powerup',
          amount: 1,
          to: { side: 'friendly', other: true, in: 'here', anyOf: [{ keyword: 'Team 7' }], choose: 'all' },
        },
      ],
      'POWERUP 1 усім іншим союзним персонажам «Команда 7» на цій місії.',
    ],
    [
      [{ do: 'powerup', amount: { times: [2, { count: { side: 'friendly', hidden: true, in: 'here' } }] } }],
      'POWERUP 2 за кожного союзного прихованого персонажа на цій місії.',
    ],
    [
      [{ do: 'removeTokens', amount: { upTo: 2 }, from: { side: 'enemy', in: 'here' } }],
      'Зніми до 2 Power токенів з ворожого персонажа на цій місії.',
    ],
    [
      [{ do: 'removeTokens', amount: 'all', from: { side: 'enemy', in: 'here' } }],
      'Зніми всі Power токени з ворожого персонажа на цій місії.',
    ],
    [
      [{ do: 'moveTokens', amount: 1, from: { side: 'enemy', in: 'here' }, to: 'self' }],
      'Перенеси 1 Power токен з ворожого персонажа на цій місії на цього персонажа.',
    ],
    [
      [{ do: 'addPower', amount: 3, to: { in: 'here', is: 'soleStrongest' } }],
      'Дай +3 Power єдиному найсильнішому персонажеві на цій місії.',
    ],
    [
      [
        {
          do: 'hide',
          what: [
            { side: 'enemy', in: 'here', power: { atMost: 5 } },
            { side: 'enemy', other: true, power: { atMost: 2 } },
          ],
        },
      ],
      'Приховай ворожого персонажа з Power 5 або менше на цій місії та іншого ворожого персонажа з Power 2 або менше в грі.',
    ],
    [
      [{ do: 'defeat', what: { side: 'enemy', in: 'here', choose: { upTo: 2 } } }],
      'Переможи до 2 ворожих персонажів на цій місії.',
    ],
    [
      [{ do: 'move', what: { side: 'enemy', in: 'elsewhere' }, to: 'here' }],
      'Перемісти ворожого персонажа на цю місію.',
    ],
    [
      [{ do: 'move', what: { side: 'friendly', in: 'here', choose: 2 } }],
      'Перемісти 2 інших союзних персонажів із цієї місії.',
    ],
    [
      [{ do: 'takeControl', what: { side: 'enemy', in: 'here', cost: { atMost: 2 } } }],
      'Перехопи контроль над ворожим персонажем з вартістю 2 або менше на цій місії.',
    ],
    [
      [
        {
          do: 'takeControl',
          what: { side: 'enemy', in: 'here', hidden: false },
          price: { stat: 'power', of: 'target' },
        },
      ],
      'Перехопи контроль над ворожим відкритим персонажем на цій місії, заплативши X чакри, де X дорівнює Power того персонажа.',
    ],
    [
      [{ do: 'takeBack', what: { owned: true, controlled: true } }],
      'Поверни собі контроль над перехопленим власним персонажем у грі.',
    ],
    [[{ do: 'return', what: 'self', obligation: 'must' }], 'Мусиш повернути цього персонажа в руку.'],
    [
      [{ do: 'return', what: { from: 'discard', type: 'attachment', topmost: true } }],
      'Поверни в руку перше зверху долучення зі свого стосу скидання.',
    ],
    [
      [{ do: 'play', what: { from: 'hand', type: 'character', anyOf: [{ keyword: 'Summon' }] }, less: 2 }],
      'Зіграй персонажа «Призов» на будь-яку місію, заплативши на 2 чакри менше.',
    ],
    [
      [{ do: 'play', what: { from: 'hidden', anyOf: [{ name: 'Naruto Uzumaki' }] }, less: 1 }],
      'Відкрий свого прихованого персонажа Naruto Uzumaki, заплативши на 1 чакру менше.',
    ],
    [
      [{ do: 'play', what: { from: 'discard', type: 'character' }, to: 'here', notAsUpgrade: true }],
      'Зіграй персонажа зі свого стосу скидання на цю місію, але не як покращення, заплативши його вартість.',
    ],
    [
      [{ do: 'putHidden', what: { from: 'deck', top: 1 }, to: 'here' }],
      'Виклади верхню карту своєї колоди на цю місію як прихованого персонажа.',
    ],
    [
      [{ do: 'putHidden', what: { from: 'deck', whose: 'opponent', top: 1 } }],
      'Виклади верхню карту колоди суперника на будь-яку місію на своєму боці як прихованого персонажа під своїм контролем.',
    ],
    [
      [{ do: 'play', what: { from: 'hand', type: 'character', choose: 'any' }, less: 1 }],
      'Зіграй будь-яку кількість персонажів на будь-які місії, заплативши за кожного на 1 чакру менше.',
    ],
    [[{ do: 'draw', amount: 2 }], 'Візьми 2 карти.'],
    [
      [
        { do: 'discard', what: { from: 'hand' }, as: 'discarded' },
        { do: 'draw', amount: 1, if: { done: 'discarded' } },
      ],
      'Скинь карту з руки. Якщо ти це зробиш, візьми карту.',
    ],
    [
      [{ do: 'discard', what: { from: 'stack', of: { side: 'enemy', upgraded: true }, part: 'top' } }],
      'Скинь верхню карту стосу ворожого покращеного персонажа в грі.',
    ],
    [
      [{ do: 'discard', who: 'opponent', what: { from: 'hand', random: true } }],
      'Суперник скидає випадкову карту з руки.',
    ],
    [[{ do: 'discard', what: { from: 'hand', whose: 'opponent' } }], 'Скинь обрану тобою карту з руки суперника.'],
    [
      [{ do: 'discard', who: 'opponent', what: { from: 'hand', whose: 'opponent' } }],
      'Суперник скидає обрану ним карту з твоєї руки.',
    ],
    [
      [{ do: 'play', what: { from: 'discard', top: 1, type: 'character' }, less: 3 }],
      'Зіграй персонажа з верху свого стосу скидання на будь-яку місію, заплативши на 3 чакри менше.',
    ],
    [[{ do: 'look', at: { from: 'hand', whose: 'opponent', choose: 'all' } }], 'Переглянь руку суперника.'],
    [
      [
        { do: 'look', at: { from: 'deck', top: 3 }, as: 'seen' },
        {
          do: 'take',
          what: { from: 'bound', name: 'seen', type: 'character', anyOf: [{ keyword: 'Sannin' }] },
          reveal: true,
        },
        { do: 'putBack', what: { from: 'bound', name: 'seen', choose: 'all' }, where: 'randomBottom' },
      ],
      'Переглянь 3 верхні карти своєї колоди. Покажи й візьми в руку персонажа «Саннін» з-поміж них. Поклади решту карт на низ своєї колоди у випадковому порядку.',
    ],
    [
      [
        { do: 'reveal', what: { from: 'deck', top: 1 }, as: 'seen' },
        { do: 'powerup', amount: { stat: 'cost', of: 'seen' } },
      ],
      'Покажи верхню карту своєї колоди. POWERUP X, де X дорівнює вартості показаної карти.',
    ],
    [
      [
        { do: 'revealUntil', what: { from: 'deck', type: 'character' }, as: 'seen', found: 'found' },
        { do: 'take', what: 'found' },
        { do: 'putBack', what: 'seen', where: 'shuffled' },
        { do: 'shuffle' },
      ],
      'Показуй по одній верхні карти своєї колоди, доки не з’явиться персонаж. Візьми його в руку. Затасуй показані карти в колоду. Перетасуй свою колоду.',
    ],
    [
      [
        { do: 'revealUntil', what: { from: 'deck', type: 'character' }, as: 'seen', found: 'found' },
        { do: 'take', what: 'found' },
        { do: 'putBack', what: { from: 'bound', name: 'seen', choose: 'all' }, where: 'shuffled' },
      ],
      'Показуй по одній верхні карти своєї колоди, доки не з’явиться персонаж. Візьми його в руку. Затасуй решту показаних карт у колоду.',
    ],
    [
      [
        { do: 'look', at: { from: 'deck', choose: 'all' }, as: 'seen' },
        { do: 'take', what: { from: 'bound', name: 'seen', type: 'character', choose: { upTo: 2 } }, reveal: true },
        { do: 'shuffle' },
      ],
      'Знайди у своїй колоді до 2 персонажів, покажи й візьми їх у руку. Перетасуй свою колоду.',
    ],
    [
      [
        { do: 'look', at: { from: 'deck', choose: 'all' }, as: 'seen' },
        { do: 'play', what: { from: 'bound', name: 'seen', anyOf: [{ name: 'Senbon' }] }, less: 2 },
      ],
      'Знайди у своїй колоді карту Senbon і зіграй її, заплативши на 2 чакри менше.',
    ],
    [
      [
        { do: 'look', at: { from: 'deck', top: 1 }, as: 'seen' },
        {
          do: 'choose',
          options: [
            [{ do: 'putBack', what: 'seen', where: 'top' }],
            [{ do: 'putBack', what: 'seen', where: 'bottom' }],
          ],
        },
      ],
      'Переглянь верхню карту своєї колоди. Поклади її або на верх, або на низ своєї колоди.',
    ],
    [[{ do: 'putBack', what: { from: 'hand' }, where: 'top' }], 'Поклади карту з руки на верх своєї колоди.'],
    [[{ do: 'gainChakra', amount: 5 }], 'Отримай 5 чакри.'],
    [[{ do: 'gainChakra', who: 'each', amount: 1 }], 'Кожен гравець отримує 1 чакру.'],
    [[{ do: 'stealChakra', amount: 1 }], 'Забери 1 чакру в суперника.'],
    [
      [
        { do: 'payChakra', amount: 'any', as: 'spent' },
        { do: 'powerup', amount: { amount: 'spent' } },
      ],
      'Заплати будь-яку кількість чакри. POWERUP X, де X дорівнює кількості сплаченої чакри.',
    ],
    [[{ do: 'gainPoints', amount: 2 }], 'Отримай 2 очки місій.'],
    [[{ do: 'gainEdge' }], 'Отримай Edge.'],
    [
      [
        { do: 'giveEdge', as: 'given' },
        { do: 'powerup', amount: 3, if: { done: 'given' } },
      ],
      'Віддай Edge суперникові. Якщо ти це зробиш, POWERUP 3.',
    ],
    [
      [{ do: 'copy', of: { side: 'enemy', cost: { atMost: 4 } }, effect: { instant: true, notTiming: 'upgrade' } }],
      'Скопіюй миттєвий ефект (не UPGRADE) ворожого персонажа з вартістю 4 або менше в грі.',
    ],
    [
      [{ do: 'activate', of: { side: 'friendly' }, effect: { instant: true, duel: true }, ignoringRequirements: true }],
      'Активуй миттєвий ефект DUEL іншого союзного персонажа в грі, не зважаючи на вимоги цього ефекту.',
    ],
    [
      [{ do: 'activate', of: 'self', effect: { timing: 'ambush', all: true } }],
      'Активуй ефекти AMBUSH цього персонажа.',
    ],
    [[{ do: 'repeat', effect: 'main', in: 'elsewhere' }], 'Повтори ефект MAIN на інших місіях.'],
    [
      [{ do: 'attach', what: 'self', to: { side: 'enemy', in: 'here' }, asAttachment: { power: -5 } }],
      'Долучи цього персонажа до ворожого персонажа на цій місії; доки ця карта долучена, вона вважається долученням з Power −5, а не персонажем.',
    ],
    [
      [{ do: 'moveAttachment', what: { from: 'attachments', on: 'character' }, to: {} }],
      'Перемісти долучення з персонажа на іншого персонажа в грі.',
    ],
    [
      [
        { do: 'declare', as: 'said' },
        { do: 'powerup', amount: { plus: [{ amount: 'said' }, 1] } },
      ],
      'Назви число. POWERUP X+1, де X дорівнює названому числу.',
    ],
    [
      [{ do: 'choose', options: [[{ do: 'draw', amount: 1 }], [{ do: 'gainChakra', amount: 2 }]] }],
      'Або візьми карту, або отримай 2 чакри.',
    ],
    [
      [
        {
          do: 'choose',
          who: 'opponent',
          obligation: 'must',
          options: [[{ do: 'payChakra', amount: 1 }], [{ do: 'defeat', what: { side: 'yours' } }]],
        },
      ],
      'Суперник мусить або заплатити 1 чакру, або перемогти свого персонажа в грі.',
    ],
    [
      [
        {
          do: 'pay',
          cost: [{ do: 'discard', what: { from: 'hand' } }],
          for: [
            { do: 'gainChakra', amount: 1 },
            { do: 'draw', amount: 1 },
          ],
        },
      ],
      'Скинь карту з руки, щоб отримати 1 чакру і взяти карту.',
    ],
    [
      [
        {
          do: 'forEach',
          of: { side: 'enemy', in: 'here', choose: 'all' },
          member: 'each',
          steps: [{ do: 'removeTokens', amount: 1, from: 'each' }],
        },
      ],
      'Для кожного ворожого персонажа на цій місії зніми 1 Power токен з того персонажа.',
    ],
    [
      [{ do: 'forEach', of: { side: 'enemy', in: 'here' }, member: 'one', steps: [{ do: 'hide', what: 'one' }] }],
      'Обери ворожого персонажа на цій місії. Приховай його.',
    ],
    [
      [
        {
          do: 'later',
          at: 'endOfRound',
          obligation: 'must',
          steps: [{ do: 'defeat', what: 'self', if: { none: { from: 'hand' } } }],
        },
      ],
      'Наприкінці раунду, якщо у твоїй руці немає карт, мусиш перемогти цього персонажа.',
    ],
    [
      [
        {
          do: 'defeat',
          who: 'opponent',
          obligation: 'must',
          what: { side: 'yours', in: 'here' },
          until: { value: { count: { side: 'enemy', in: 'here' } }, is: { atMost: 2 } },
        },
      ],
      'Суперник мусить перемогти стільки своїх персонажів на цій місії, щоб їх там лишилося не більше ніж 2.',
    ],
    [
      [
        { do: 'reveal', what: { side: 'enemy', hidden: true }, as: 'shown' },
        { do: 'defeat', what: 'shown' },
      ],
      'Покажи ворожого прихованого персонажа в грі й переможи його.',
    ],
    [
      [
        {
          do: 'choose',
          options: [
            [{ do: 'move', what: { in: 'elsewhere', anyOf: [{ name: 'Gaara' }] }, to: 'here' }],
            [{ do: 'move', what: { in: 'here', anyOf: [{ name: 'Gaara' }] } }],
          ],
        },
      ],
      'Перемісти персонажа Gaara або на цю місію, або з цієї місії.',
    ],
    [[{ do: 'draw', amount: 1 }, { do: 'gainEdge' }], 'Візьми карту й отримай Edge.'],
    [
      [
        { do: 'discard', who: 'opponent', what: { from: 'hand', choose: 'all' }, as: 'gone' },
        { do: 'draw', who: 'opponent', amount: { count: 'gone' } },
      ],
      'Суперник скидає всю свою руку, потім бере стільки ж карт.',
    ],
    [
      [
        { do: 'hide', what: { in: 'here' } },
        { do: 'return', what: 'self', obligation: 'must' },
      ],
      'Приховай персонажа на цій місії. Потім мусиш повернути цього персонажа в руку.',
    ],
    [
      [
        {
          do: 'defeat',
          what: [
            { side: 'yours', in: 'here' },
            { side: 'enemy', in: 'here' },
          ],
        },
      ],
      'Переможи свого персонажа й ворожого персонажа на цій місії.',
    ],
    [[{ do: 'move', obligation: 'mustIfAble', what: 'self' }], 'Мусиш, якщо можливо, перемістити цього персонажа.'],
  ])('%j', (steps, text) => expect(said(instant(steps))).toBe(text));
});
