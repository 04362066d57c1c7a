import { describe, expect, it } from 'vitest';
import type { Grant } from '../../../cards/effects/effect';
import { granting, said } from '../testing';

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
