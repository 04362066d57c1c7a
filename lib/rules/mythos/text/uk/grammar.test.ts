import { describe, expect, it } from 'vitest';
import { type Change, type Effect, effectSchema, type Grant, type Trigger } from '../../cards/effects/effect';
import type { Characters, Chosen, Condition } from '../../cards/effects/expression';
import type { Step } from '../../cards/effects/step';
import type { Trait } from '../../cards/effects/trait';
import type { CardType } from '../../cards/schema';
import type { Speaker } from '../grammar';
import { plain } from '../pieces';
import { ukrainian } from './grammar';

function saidBy(
  card: CardType | (Partial<Speaker> & Pick<Speaker, 'type'>),
  effect: Effect,
  effects: readonly Effect[] = [effect],
): string {
  expect(effectSchema.parse(effect)).toEqual(effect);
  const self = typeof card === 'string' ? { type: card } : card;
  return plain(ukrainian.effect(effect, { nameOf: (name) => name, effects, ...self }));
}
const said = (effect: Effect) => saidBy('character', effect);
const instant = (steps: Step[]): Effect => ({ kind: 'instant', timing: 'main', steps });
const granting = (...grants: Grant[]): Effect => ({ kind: 'static', timing: 'main', grants });

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

describe('what triggers wait for', () => {
  it.each<[Trigger, Step[], string]>([
    [
      { event: 'played', what: { side: 'enemy', in: 'here', hidden: false } },
      [{ do: 'gainChakra', amount: 1 }],
      'Коли на цю місію зіграно ворожого відкритого персонажа, отримай 1 чакру.',
    ],
    [
      { event: 'played', what: { in: 'here' }, by: 'you', from: 'hand' },
      [{ do: 'powerup', amount: 1, to: 'it' }],
      'Коли ти граєш на цю місію з руки персонажа, POWERUP 1 тому персонажеві.',
    ],
    [
      { event: 'defeated', what: { side: 'friendly' } },
      [{ do: 'gainChakra', amount: 2 }],
      'Коли переможено іншого союзного персонажа, отримай 2 чакри.',
    ],
    [
      { event: 'defeated', what: { side: 'enemy' }, by: 'you' },
      [{ do: 'powerup', amount: 2 }],
      'Коли ти перемагаєш ворожого персонажа, POWERUP 2.',
    ],
    [
      { event: 'moved', what: 'self', by: 'you' },
      [{ do: 'hide', what: { side: 'enemy', in: 'here' } }],
      'Після того як ти перемістиш цього персонажа, приховай ворожого персонажа на новій місії.',
    ],
    [
      { event: 'moved', what: 'self' },
      [{ do: 'look', at: { in: 'here', hidden: true } }],
      'Після того як цього персонажа переміщено, переглянь прихованого персонажа на новій місії.',
    ],
    [
      { event: 'moved', what: { side: 'enemy' }, by: 'you', together: true },
      [{ do: 'gainChakra', amount: 1 }],
      'Коли ти переміщуєш одного чи кількох ворожих персонажів, отримай 1 чакру.',
    ],
    [
      { event: 'attached', attachment: { anyOf: [{ keyword: 'Weapon' }] }, to: 'self', by: 'you' },
      [{ do: 'powerup', amount: 3 }],
      'Коли ти кладеш долучення «Зброя» на цього персонажа, POWERUP 3.',
    ],
    [
      { event: 'affected', what: 'self' },
      [{ do: 'payChakra', amount: 1, who: 'opponent', obligation: 'mustIfAble' }],
      'Коли на цього персонажа діє ворожий ефект, суперник мусить, якщо можливо, заплатити 1 чакру.',
    ],
    [{ event: 'passed' }, [{ do: 'draw', amount: 1 }], 'Коли ти пасуєш, візьми карту.'],
    [
      { event: 'missionLost' },
      [{ do: 'move', what: 'self' }],
      'Коли ти програєш цю місію в оцінці місій, перемісти цього персонажа.',
    ],
    [{ event: 'startOfRound' }, [{ do: 'powerup', amount: 5 }], 'На початку раунду POWERUP 5.'],
    [
      { event: 'endOfRound' },
      [
        {
          do: 'return',
          what: 'self',
          obligation: 'must',
          if: { none: { side: 'friendly', in: 'here', anyOf: [{ name: 'Tsunade' }] } },
        },
      ],
      'Наприкінці раунду, якщо на цій місії немає союзного персонажа Tsunade, мусиш повернути цього персонажа в руку.',
    ],
    [
      { event: 'beforePower' },
      [{ do: 'defeat', what: { side: 'enemy', in: 'here' } }],
      'Перед підрахунком Power на цій місії переможи ворожого персонажа на цій місії.',
    ],
  ])('%j', (on, steps, text) => expect(said({ kind: 'triggered', timing: 'main', on, steps })).toBe(text));
});

describe('what happens instead', () => {
  it.each<[Effect, string]>([
    [
      {
        kind: 'replacement',
        timing: 'main',
        would: ['hidden', 'defeated'],
        what: { side: 'friendly', in: 'here' },
        by: 'enemy',
        instead: [{ do: 'defeat', what: 'self' }],
        obligation: 'may',
      },
      'Якщо ворожий ефект мав би приховати або перемогти іншого союзного персонажа на цій місії, натомість можеш перемогти цього персонажа.',
    ],
    [
      {
        kind: 'replacement',
        timing: 'main',
        would: ['defeated'],
        what: 'self',
        instead: [{ do: 'hide', what: 'self' }],
      },
      'Якщо цього персонажа мали б перемогти, натомість приховай його.',
    ],
  ])('%j', (effect, text) => expect(said(effect)).toBe(text));
});

describe('what statics grant', () => {
  it.each<[Grant, string]>([
    [
      { grant: 'power', to: { side: 'friendly', in: 'here' }, amount: 1 },
      'Інші союзні персонажі на цій місії мають +1 Power.',
    ],
    [
      { grant: 'power', to: 'self', amount: { times: [-1, { count: { side: 'enemy', in: 'here' } }] } },
      'Цей персонаж має −1 Power за кожного ворожого персонажа на цій місії.',
    ],
    [
      { grant: 'setPower', to: { side: 'enemy', in: 'here', is: 'strongest' }, amount: 0, losesTokens: true },
      'Найсильніший ворожий персонаж на цій місії втрачає всі Power токени, а його Power дорівнює 0.',
    ],
    [
      { grant: 'doublePower', of: { from: 'attachments', on: { card: 'self' }, anyOf: [{ keyword: 'Food' }] } },
      'Power долучень «Їжа» на цьому персонажі подвоюється.',
    ],
    [{ grant: 'sideTotal', amount: 5 }, 'Ти маєш +5 Power на цій місії.'],
    [
      { grant: 'powerupBonus', to: { side: 'friendly', in: 'here' }, amount: 1 },
      'Кожен POWERUP іншим союзним персонажам на цій місії дає на 1 Power токен більше.',
    ],
    [{ grant: 'keepTokens', to: 'self' }, 'Цей персонаж не втрачає Power токенів наприкінці раунду.'],
    [
      {
        grant: 'chakra',
        amount: { count: { from: 'missions', with: { side: 'friendly', anyOf: [{ keyword: 'Sound Four' }] } } },
      },
      'CHAKRA +1 за кожну місію, на якій є інший союзний персонаж «Четвірка Звуку».',
    ],
    [{ grant: 'chakra', amount: 2, who: 'losing' }, 'CHAKRA +2 гравцеві, який зараз програє цю місію.'],
    [
      {
        grant: 'cost',
        of: { type: 'character', anyOf: [{ keyword: 'Team 8' }], other: true },
        less: 1,
        min: 1,
        to: 'here',
        who: 'each',
      },
      'Інші персонажі «Команда 8» коштують на 1 чакру менше (мінімальна вартість 1), коли їх грають на цю місію.',
    ],
    [
      { grant: 'cost', of: 'self', less: 2, played: 'revealed' },
      'Цей персонаж коштує на 2 чакри менше, коли його відкривають.',
    ],
    [
      { grant: 'cost', of: { type: 'character' }, more: 1, played: 'faceUp', to: 'here', who: 'opponent' },
      'Персонажі суперника коштують на 1 чакру більше, коли їх грають відкритими на цю місію або відкривають на ній.',
    ],
    [{ grant: 'missionWorth', amount: 1 }, 'Ця місія варта на 1 очко місій більше для обох гравців.'],
    [
      { grant: 'scoreTwice' },
      'Цю місію зараховують двічі; щоразу активують усі ефекти SCORE, і місії, і карт переможця.',
    ],
    [
      { grant: 'cannot', be: ['hidden', 'defeated'], what: 'self', by: 'enemy' },
      'Ворожі ефекти не можуть приховати або перемогти цього персонажа.',
    ],
    [
      { grant: 'cannot', be: ['moved'], what: { side: 'enemy', in: 'here' } },
      'Ворожих персонажів на цій місії не можна перемістити.',
    ],
    [
      { grant: 'cannot', be: ['gainTokens', 'gainAttachments'], what: 'self' },
      'Цей персонаж не може отримувати Power токенів і долучень.',
    ],
    [
      { grant: 'cannot', be: ['revealed'], what: { side: 'enemy', in: 'here' } },
      'Суперник не може відкривати прихованих персонажів на цій місії.',
    ],
    [
      { grant: 'upgradeOver', what: { noneOf: [{ name: 'Gaara' }] } },
      'Цього персонажа можна зіграти як покращення поверх будь-якого персонажа, крім персонажа Gaara.',
    ],
    [{ grant: 'trait', to: 'self', trait: { family: 'Uchiha' } }, 'Цей персонаж також має Uchiha в імені.'],
    [
      { grant: 'upgradeOver', what: { printedCost: { atMost: 4 } } },
      'Цього персонажа можна зіграти як покращення поверх будь-якого персонажа з надрукованою вартістю 4 або менше.',
    ],
    [
      { grant: 'upgradeOver', what: { noneOf: [{ keyword: 'Summon' }, { name: 'Orochimaru' }] } },
      'Цього персонажа можна зіграти як покращення поверх будь-якого персонажа, крім персонажів «Призов» і Orochimaru.',
    ],
    [
      { grant: 'playOnly', where: { you: 'winning' } },
      'Цього персонажа можна зіграти лише на місію, яку ти зараз виграєш.',
    ],
    [
      { grant: 'manyAttachments', to: 'self' },
      'Цей персонаж може мати скільки завгодно твоїх долучень, не зважаючи на умови їх долучення.',
    ],
    [
      { grant: 'lookAnytime', at: { side: 'enemy', in: 'here', hidden: true } },
      'Ти можеш будь-коли переглядати ворожих прихованих персонажів на цій місії.',
    ],
    [
      { grant: 'defeatedGoToHand', what: { side: 'friendly' } },
      'Інші союзні персонажі, яких переможено, повертаються в руку, а не йдуть у стос скидання.',
    ],
    [
      { grant: 'trait', to: 'self', trait: { faction: 'Leaf Village' } },
      'Цей персонаж також вважається персонажем «Селище Листя».',
    ],
    [{ grant: 'blank', what: 'self' }, 'Текст цього персонажа вважається порожнім.'],
    [
      { grant: 'phantom', trait: { keyword: 'Sound Four' } },
      'Для ефектів твоїх карт «Четвірка Звуку» вважається, що на цій місії є ще один союзний персонаж «Четвірка Звуку» з вартістю й Power цього персонажа.',
    ],
    [
      {
        grant: 'gains',
        to: { in: 'here' },
        effect: { kind: 'instant', timing: 'ambush', steps: [{ do: 'powerup', amount: 2 }] },
      },
      'Усі персонажі на цій місії мають після решти своїх ефектів ще такий: AMBUSH ↯ POWERUP 2.',
    ],
  ])('%j', (grant, text) => expect(said(granting(grant))).toBe(text));
});

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

describe('whom a step is about', () => {
  it.each<[Chosen, string]>([
    [{ side: 'yours', in: 'here' }, 'Переможи свого персонажа на цій місії.'],
    [
      { side: 'enemy', hidden: true, in: 'oneMission', choose: 'all' },
      'Переможи всіх ворожих прихованих персонажів на одній місії на твій вибір.',
    ],
    [
      { in: 'here', other: true, noneOf: [{ faction: 'Leaf Village' }] },
      'Переможи іншого персонажа на цій місії, крім персонажів «Селище Листя».',
    ],
    [
      { side: 'enemy', cost: { lessThan: { count: { side: 'friendly', hidden: true } } } },
      'Переможи ворожого персонажа в грі з вартістю, меншою за кількість союзних прихованих персонажів у грі.',
    ],
    [
      { side: 'enemy', power: { exactly: { stat: 'power', of: 'self' } }, in: 'here' },
      'Переможи ворожого персонажа на цій місії з Power, рівною Power цього персонажа.',
    ],
    [
      { side: 'enemy', printedPower: { atLeast: 5 }, tokens: { atLeast: 1 } },
      'Переможи ворожого персонажа з надрукованою Power 5 або більше з Power токенами в грі.',
    ],
    [{ holding: {}, in: 'here' }, 'Переможи персонажа з долученням на цій місії.'],
    [
      { side: 'enemy', lastTurn: 'moved' },
      'Переможи ворожого персонажа в грі, переміщеного в попередній хід суперника.',
    ],
    [
      { side: 'enemy', lastTurn: 'playedCheaper', in: 'here' },
      'Переможи ворожого персонажа на цій місії, зіграного в попередній хід суперника завдяки ефекту дешевше за надруковану вартість.',
    ],
    [
      { side: 'enemy', is: 'strongest', among: 'play', in: 'here' },
      'Переможи найсильнішого в грі ворожого персонажа на цій місії.',
    ],
    [{ side: 'enemy', is: 'cheapest', in: 'here' }, 'Переможи найдешевшого ворожого персонажа на цій місії.'],
    [{ anyOf: [{ family: 'Uchiha' }] }, 'Переможи персонажа з Uchiha в імені в грі.'],
    [
      { choose: 'any', total: { stat: 'power', atMost: 6 } },
      'Переможи будь-яку кількість персонажів у грі із сумарною Power 6 або менше.',
    ],
    [
      { perMission: true, choose: { upTo: 1 }, power: { atMost: 1 } },
      'Переможи до 1 персонажа з Power 1 або менше на кожній місії.',
    ],
    [
      { side: 'enemy', choose: { count: { side: 'friendly' } } },
      'Переможи X ворожих персонажів у грі, де X дорівнює кількості інших союзних персонажів у грі.',
    ],
    [{ side: 'enemy', by: 'opponent' }, 'Переможи ворожого персонажа в грі на вибір суперника.'],
    [{ side: 'friendly', choose: 5 }, 'Переможи 5 інших союзних персонажів у грі.'],
  ])('%j', (what, text) => expect(said(instant([{ do: 'defeat', what }]))).toBe(text));
});

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
